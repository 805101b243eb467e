/** A figure's token: readable label, ring and mark of its side, size by base, pips for click and action tokens. */
import type { SceneToken } from '../../../shared/scene/scene.ts'
import type { FaceBox } from '../kit/atlas.ts'
import { sideColour, sideInk } from '../kit/theme.ts'
import { letterDensity, type Look } from '../kit/look.ts'
import { paintHeight, paintSpotted } from './stateMark.ts'
import { sideMark } from './sideMark.ts'
import { nameDepth, nameLines, paintName, showsName } from './nameTag.ts'
import { plate } from './plate.ts'
import { drawCentred } from '../kit/text.ts'

const RADIUS = { tiny: 0.28, standard: 0.37, giant: 0.46, colossal: 0.56 } as const
const PAD = 0.22
/** How much of the side's colour is on the face of a token: letters stay readable on it. */
const TINT = 0.2
/** CSS pixels per square from which there are letters, and pips. */
const LABEL_FROM = 17
const PIPS_FROM = 24
/** Below this there is no room for rings and pips beside letters of a readable size. */
const RING_FROM = 29
/** CSS pixels. */
const SMALL_LETTER = 10

const bounds = (token: SceneToken): { x: number; y: number; columns: number; rows: number } => {
  const xs = token.squares.map(([x]) => x)
  const ys = token.squares.map(([, y]) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, columns: Math.max(...xs) - x + 1, rows: Math.max(...ys) - y + 1 }
}

/** The top left square of the token's bounding box: where its picture's origin goes. */
export const tokenOrigin = (token: SceneToken): readonly [number, number] => {
  const { x, y } = bounds(token)
  return [x, y]
}

export const tokenRadius = (token: SceneToken): number => RADIUS[token.size]

/** Room of the name in addition to its own columns and one line. */
export interface NameRoom {
  /** Nobody stands beside it. */
  readonly wide: boolean
  /** Nobody stands below it. */
  readonly deep: boolean
}

export function tokenBox(token: SceneToken, look: Look): FaceBox {
  const { columns, rows } = bounds(token)
  const pad = Math.ceil(PAD * look.u) + 2
  const below = nameDepth(look, 15)
  return {
    width: Math.ceil(columns * look.u) + 2 * pad,
    height: Math.ceil(rows * look.u) + 2 * pad + below,
    originX: pad,
    originY: pad
  }
}

/** Everything that the picture depends on, its place apart. */
export function tokenHash(token: SceneToken): string {
  const { x, y } = bounds(token)
  return JSON.stringify([
    token.label,
    token.name,
    token.sideIndex,
    token.size,
    token.click,
    token.tokens,
    token.height,
    token.spotted,
    token.misplaced,
    token.changed,
    token.role,
    token.blocker,
    token.damage,
    token.squares.map((square) => [square[0] - x, square[1] - y])
  ])
}

/** Fills the base's outline at a distance of `r` squares from its squares' centres. */
type FillBase = (r: number, colour: string) => void

function baseOf(context: CanvasRenderingContext2D, token: SceneToken, u: number): FillBase {
  const { x, y, columns, rows } = bounds(token)
  const whole = token.squares.length === columns * rows
  return (r, colour) => {
    context.fillStyle = colour
    context.beginPath()
    if (whole) {
      context.roundRect((0.5 - r) * u, (0.5 - r) * u, (columns - 1 + 2 * r) * u, (rows - 1 + 2 * r) * u, r * u)
      context.fill()
      return
    }
    context.strokeStyle = colour
    context.lineWidth = 2 * r * u
    context.lineJoin = 'round'
    context.lineCap = 'round'
    token.squares.forEach((square, i) => {
      const [cx, cy] = [(square[0] - x + 0.5) * u, (square[1] - y + 0.5) * u]
      if (i === 0) context.moveTo(cx, cy)
      else context.lineTo(cx, cy)
    })
    context.stroke()
  }
}

/** Paints the token with the top left corner of its bounding box at the origin. */
export function paintToken(context: CanvasRenderingContext2D, token: SceneToken, look: Look, nameRoom: NameRoom): void {
  const { theme, u, density } = look
  const r = tokenRadius(token)
  const px = density / u
  const fill = baseOf(context, token, u)
  const side = sideColour(theme, token.sideIndex)
  const { columns, rows } = bounds(token)
  const middle = [(columns * u) / 2, (rows * u) / 2] as const

  if (token.role !== null) paintHalo(context, token, look, fill)
  if (u / density >= LABEL_FROM && u / density < RING_FROM) {
    paintSmall(context, token, look, fill)
    return
  }
  fill(r + Math.max(px * 1.25, 0.018), theme.edge)
  fill(r, side)
  if (u / density < LABEL_FROM) {
    // Too small for letters: a disc of the side's colour with the side's mark.
    context.fillStyle = sideInk(theme, token.sideIndex)
    context.fill(sideMark(token.sideIndex, middle[0], middle[1], r * 0.5 * u))
    if (token.blocker !== null) paintBlocker(context, token.blocker, (columns - 0.5 + r * 0.7) * u, (0.5 - r * 0.7) * u, look)
    return
  }
  const ring = Math.max(3 * px, 0.085)
  let inner = r - ring
  const extra = token.size === 'colossal' ? 2 : token.size === 'giant' ? 1 : 0
  for (let i = 0; i < extra; i++) {
    fill(inner, theme.token)
    inner -= Math.max(px, 0.025)
    fill(inner, side)
    inner -= Math.max(1.2 * px, 0.03)
  }
  fill(inner, theme.token)
  // The side is told by the whole face, and not by the ring and its mark alone.
  context.globalAlpha = TINT
  fill(inner, side)
  context.globalAlpha = 1

  // Large bases carry large letters.
  const spread = Math.min(columns, rows) - 1
  const room = Math.max(columns, rows) > 1 ? Math.max(columns, rows) - 1 + 2 * inner : 2 * inner
  const letters = Math.max(2, [...token.label].length)
  const size = Math.min((0.36 + spread * 0.3) * (r / RADIUS.standard), (room * 0.9) / (0.68 * letters)) * u
  drawCentred(context, token.label, middle[0], middle[1], { size, colour: theme.tokenText, weight: 800 })
  paintPips(context, token, look, r)
  if (showsName(look) && token.name !== '') {
    const width = (columns + (nameRoom.wide ? 2 * PAD : 0)) * u - 3 * density
    paintName(context, token.name, (columns * u) / 2, (rows - 0.5 + r) * u, width, nameRoom.deep ? nameLines(look) : 1, look)
  }
}

/** A whole map in sight: letters as large as a person reads them, on a plain disc; the side's mark at its rim. */
function paintSmall(context: CanvasRenderingContext2D, token: SceneToken, look: Look, fill: FillBase): void {
  const { theme, u, density } = look
  const { columns, rows } = bounds(token)
  const r = Math.max(tokenRadius(token), 0.42)
  fill(r + (1.25 * density) / u, theme.edge)
  fill(r, sideColour(theme, token.sideIndex))
  fill(r - Math.max((2 * density) / u, 0.07), theme.token)
  // Long labels keep to their own square.
  const room = (Math.max(columns, rows) * u * 1.05) / (0.64 * Math.max(2, [...token.label].length))
  const size = Math.min(Math.max(SMALL_LETTER * letterDensity(look), 0.38 * u), room)
  drawCentred(context, token.label, (columns * u) / 2, (rows * u) / 2, { size, colour: theme.tokenText, weight: 800, casing: theme.token })
  const pip = 3.4 * density
  const [x, y] = [(0.5 - r * 0.9) * u, (0.5 - r * 0.98) * u]
  for (const [reach, colour] of [
    [pip + density, theme.edge],
    [pip, sideColour(theme, token.sideIndex)]
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.arc(x, y, reach, 0, 2 * Math.PI)
    context.fill()
  }
  context.fillStyle = sideInk(theme, token.sideIndex)
  context.fill(sideMark(token.sideIndex, x, y, pip * 0.6))
  if (token.height) paintHeight(context, token.height, (0.5 - r * 0.85) * u, (rows - 0.5 + r * 0.85) * u, 5.5 * density, look)
  if (token.spotted) paintSpotted(context, (columns - 0.5 + r * 0.85) * u, (rows - 0.5 + r * 0.85) * u, 5.5 * density, look)
  if (token.blocker !== null) paintBlocker(context, token.blocker, (columns - 0.5 + r * 0.8) * u, (0.5 - r * 0.8) * u, look)
  else if (token.misplaced) paintSign(context, '!', (columns - 0.5 + r * 0.8) * u, (0.5 - r * 0.8) * u, look)
  paintDamageTaken(context, token, look, r)
}

function paintHalo(context: CanvasRenderingContext2D, token: SceneToken, look: Look, fill: FillBase): void {
  const { theme, u, density } = look
  const px = density / u
  const r = tokenRadius(token)
  const width = Math.max(2.5 * px, 0.07)
  const gap = Math.max(1.5 * px, 0.025)
  const outer = r + gap + width
  if (token.role === 'attacker') {
    fill(outer + 1.25 * px, theme.edge)
    // No side has this colour.
    fill(outer, theme.text)
    fill(r + gap, theme.edge)
    return
  }
  // The target: a thin ring with four ticks, like a sight.
  const { columns, rows } = bounds(token)
  const tick = Math.max(3.5 * px, 0.085)
  const reach = Math.min(0.5 + PAD - 2 * px, r + 0.2)
  const cx = (columns * u) / 2
  const cy = (rows * u) / 2
  const ticks = (grow: number): void => {
    const half = (tick * u) / 2 + grow
    context.fillRect(cx - half, (0.5 - reach) * u - grow, 2 * half, (reach - r) * u + grow)
    context.fillRect(cx - half, (rows - 0.5 + r) * u, 2 * half, (reach - r) * u + grow)
    context.fillRect((0.5 - reach) * u - grow, cy - half, (reach - r) * u + grow, 2 * half)
    context.fillRect((columns - 0.5 + r) * u, cy - half, (reach - r) * u + grow, 2 * half)
  }
  context.fillStyle = theme.casing
  ticks(1.5 * density)
  fill(r + gap + width * 0.75 + 1.5 * px, theme.casing)
  context.fillStyle = theme.text
  ticks(0)
  fill(r + gap + width * 0.75, theme.text)
}

function paintPips(context: CanvasRenderingContext2D, token: SceneToken, look: Look, r: number): void {
  const { theme, u, density } = look
  const { columns, rows } = bounds(token)
  const off = r * 0.76
  const left = (0.5 - off) * u
  const right = (columns - 0.5 + off) * u
  const top = (0.5 - off) * u
  const bottom = (rows - 0.5 + off) * u
  const pip = Math.max(4 * density, 0.11 * u)

  context.fillStyle = theme.edge
  context.beginPath()
  context.arc(left, top, pip + density, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = sideColour(theme, token.sideIndex)
  context.beginPath()
  context.arc(left, top, pip, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = sideInk(theme, token.sideIndex)
  context.fill(sideMark(token.sideIndex, left, top, pip * 0.55))

  const small = Math.max(8 * letterDensity(look), 0.2 * u)
  const pips = u / density >= PIPS_FROM
  if (token.click !== null && pips) {
    const text = String(token.click)
    plate(context, right, bottom, small * (0.75 + 0.45 * text.length), small * 1.15, theme.surface, look)
    drawCentred(context, text, right, bottom, { size: small * 0.85, colour: theme.text, weight: 700 })
  }
  const actions = pips ? Math.min(token.tokens, 3) : 0
  for (let i = 0; i < actions; i++) {
    const x = left + (i - (actions - 1) / 2) * pip * 1.7 + pip * 0.4
    plate(context, x, bottom, pip * 1.35, pip * 1.35, theme.pip, look)
  }
  const state = Math.max(6.5 * density, 0.145 * u)
  if (token.height) paintHeight(context, token.height, (0.5 - r * 1.16) * u, (rows * u) / 2, state, look)
  if (token.spotted) paintSpotted(context, (columns - 0.5 + r * 1.16) * u, (rows * u) / 2, state, look)
  if (token.changed && pips && !token.spotted) {
    const signAt = (columns - 0.5 + r * 1.16) * u
    plate(context, signAt, (rows * u) / 2, small * (0.75 + 0.4 * token.changed.length), small * 1.15, theme.surface, look)
    drawCentred(context, token.changed, signAt, (rows * u) / 2, { size: small * 0.85, colour: theme.text, weight: 800 })
  }
  if (token.blocker !== null) paintBlocker(context, token.blocker, right, top, look)
  else if (token.misplaced) paintSign(context, '!', right, top, look)
  paintDamageTaken(context, token, look, r)
}

function paintDamageTaken(context: CanvasRenderingContext2D, token: SceneToken, look: Look, r: number): void {
  if (token.damage === null || token.damage <= 0) return
  const { theme, u } = look
  const size = Math.max(9 * letterDensity(look), 0.2 * u)
  const x = (bounds(token).columns * u) / 2
  const text = `−${token.damage}`
  const y = (0.5 - r) * u
  plate(context, x, y, size * (1 + 0.45 * text.length), size * 1.25, theme.damage, look)
  drawCentred(context, text, x, y, { size, colour: theme.onColour, weight: 800 })
}

const paintBlocker = (context: CanvasRenderingContext2D, number: number, x: number, y: number, look: Look): void => {
  paintSign(context, String(number), x, y, look)
}

/** A number under which the reasons speak of it, or a mark that something is wrong with its place. */
function paintSign(context: CanvasRenderingContext2D, text: string, x: number, y: number, look: Look): void {
  const size = Math.max(10 * letterDensity(look), 0.24 * look.u)
  plate(context, x, y, size * (0.8 + 0.5 * text.length), size * 1.3, look.theme.verdict.blocked, look)
  drawCentred(context, text, x, y, { size, colour: look.theme.onColour, weight: 800 })
}
