/** A figure on one or two hexes: label, ring and mark of its side, and what part it has in the question. */
import type { FaceBox } from '../kit/atlas.ts'
import { nameDepth, nameLines, paintName, showsName } from '../paint/nameTag.ts'
import type { Look } from '../kit/look.ts'
import { sideMark } from '../paint/sideMark.ts'
import { paintGroundSign } from './paintHexGround.ts'
import { drawCentred } from '../kit/text.ts'
import { sideColour, sideInk } from '../kit/theme.ts'
import type { HexThing, HexToken } from '../../../shared/games/heroscape/hexScene.ts'
import type { Point } from '../../../shared/scene/scene.ts'

const RADIUS = 0.36
const HALO = 0.47
/** CSS pixels per hex from which there are letters. */
const LABEL_FROM = 17

/** The second middle seen from the first, in hexes; [0, 0] for a figure of one hex. */
export type Reach = Point

export function hexTokenBox([dx, dy]: Reach, look: Look): FaceBox {
  const pad = Math.ceil(0.55 * look.u) + 4
  const below = nameDepth(look, 16)
  return {
    width: Math.ceil(Math.abs(dx) * look.u) + 2 * pad,
    height: Math.ceil(Math.abs(dy) * look.u) + 2 * pad + below,
    originX: pad + Math.max(0, -dx * look.u),
    originY: pad + Math.max(0, -dy * look.u)
  }
}

/** A disc, or two with what lies between them. */
function fillBase(context: CanvasRenderingContext2D, [dx, dy]: Reach, radius: number, colour: string, look: Look): void {
  context.strokeStyle = colour
  context.lineCap = 'round'
  context.lineWidth = 2 * radius * look.u
  context.beginPath()
  context.moveTo(0, 0)
  // A line without length draws no cap everywhere.
  context.lineTo(dx * look.u || 0.01, dy * look.u)
  context.stroke()
}

/** Paints the figure with the middle of its own hex at the origin. */
export function paintHexToken(context: CanvasRenderingContext2D, token: HexToken, reach: Reach, look: Look, ghost: boolean): void {
  const { theme, u, density } = look
  const px = density / u
  const side = sideColour(theme, token.sideIndex)
  const [mx, my] = [(reach[0] * u) / 2, (reach[1] * u) / 2]
  if (token.role !== null && !ghost) {
    fillBase(context, reach, HALO - 0.02, theme.edge, look)
    fillBase(context, reach, HALO - 0.035, token.role === 'attacker' ? theme.accent : theme.text, look)
    if (token.role === 'defender') fillBase(context, reach, HALO - 0.065, theme.edge, look)
  } else if (token.selected && !ghost) {
    fillBase(context, reach, HALO - 0.035, theme.highlight, look)
  }
  fillBase(context, reach, RADIUS + Math.max(1.25 * px, 0.018), theme.edge, look)
  fillBase(context, reach, RADIUS, side, look)
  if (u / density < LABEL_FROM) {
    context.fillStyle = sideInk(theme, token.sideIndex)
    context.fill(sideMark(token.sideIndex, mx, my, RADIUS * 0.5 * u))
    return
  }
  fillBase(context, reach, RADIUS - Math.max(2.5 * px, 0.065), theme.token, look)
  const letters = Math.max(2, [...token.label].length)
  drawCentred(context, token.label, mx, my, { size: Math.min(0.32, 0.5 / (0.68 * letters)) * u, colour: theme.tokenText, weight: 800 })
  const mark = Math.max(4 * density, 0.095 * u)
  // At the upper end of a figure on two hexes, where its ring turns.
  const [ex, ey] = reach[1] < 0 || (reach[1] === 0 && reach[0] < 0) ? reach : [0, 0]
  const [x, y] = [(ex - RADIUS * 0.72) * u, (ey - RADIUS * 0.72) * u]
  for (const [radius, colour] of [
    [mark + density, theme.edge],
    [mark, side]
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fill()
  }
  context.fillStyle = sideInk(theme, token.sideIndex)
  context.fill(sideMark(token.sideIndex, x, y, mark * 0.55))
  if (!ghost && showsName(look)) {
    const top = (Math.max(0, reach[1]) + (token.role === null ? RADIUS : HALO - 0.06)) * u
    paintName(
      context,
      token.name,
      reach[1] > 0 ? reach[0] * u : reach[1] < 0 ? 0 : mx,
      top,
      (reach[1] === 0 ? 1 + Math.abs(reach[0]) : 1) * u * 1.05,
      nameLines(look),
      look
    )
  }
}

/** An obstacle is a block, a destructible object a cracked one, a glyph a ring; what lies flat is a faint dot. */
export function paintThing(context: CanvasRenderingContext2D, kind: HexThing['kind'], look: Look): void {
  if (kind === 'special-ground' || kind === 'wounding-ground' || kind === 'destroying-ground') {
    paintGroundSign(context, kind, look)
    return
  }
  const { theme, u, density } = look
  const half = 0.26 * u
  if (kind === 'glyph' || kind === 'flat') {
    for (const [colour, width] of [
      [theme.edge, 5 * density],
      [kind === 'glyph' ? theme.special.ink : theme.quiet, 2.5 * density]
    ] as const) {
      context.strokeStyle = colour
      context.lineWidth = width
      context.beginPath()
      context.arc(0, 0, kind === 'glyph' ? half : half / 2, 0, 2 * Math.PI)
      context.stroke()
    }
    return
  }
  context.fillStyle = theme.edge
  context.fillRect(-half - 1.5 * density, -half - 1.5 * density, 2 * half + 3 * density, 2 * half + 3 * density)
  context.fillStyle = kind === 'obstacle' ? theme.blocking.ink : theme.hindering.ink
  context.fillRect(-half, -half, 2 * half, 2 * half)
  if (kind === 'obstacle') return
  context.strokeStyle = theme.edge
  context.lineWidth = Math.max(1.5 * density, 0.03 * u)
  context.beginPath()
  context.moveTo(-half * 0.4, -half)
  context.lineTo(half * 0.15, -half * 0.2)
  context.lineTo(-half * 0.25, half * 0.2)
  context.lineTo(half * 0.3, half)
  context.stroke()
}
