/** A space of the battlefield: its shade and number tell its level, a heavy rim shows where it falls off. */
import type { FaceBox } from '../kit/atlas.ts'
import { letterDensity, type Look } from '../kit/look.ts'
import { drawText } from '../kit/text.ts'
import type { MapGround } from '../../../shared/games/heroscape/case.ts'
import { corners, TIP } from './geometry.ts'
import { fillOfGround, paintGroundSign } from './paintHexGround.ts'

/** How much of the level's tint goes over the ground; from twelve levels on the number alone tells them apart. */
const TINT = 0.06
const MOST_TINTS = 12
/** CSS pixels per hex from which there are numbers, and names. */
const NUMBER_FROM = 16
const NAME_FROM = 40

export interface HexFace {
  readonly level: number
  /** For each edge by how much the neighbour is lower, at most 3; 0 where it is not. */
  readonly drops: readonly number[]
  readonly name: string
  readonly ground: MapGround | null
}

export function hexBox(look: Look): FaceBox {
  const [width, height] = [Math.ceil(look.u) + 4, Math.ceil(2 * TIP * look.u) + 4]
  return { width, height, originX: width / 2, originY: height / 2 }
}

function tracePath(context: CanvasRenderingContext2D, reach: number): void {
  context.beginPath()
  corners(reach).forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  })
  context.closePath()
}

/** Paints the hex around the origin. */
export function paintHex(context: CanvasRenderingContext2D, { level, drops, name, ground }: HexFace, look: Look): void {
  const { theme, u, density } = look
  const reach = u / 2
  tracePath(context, reach)
  context.fillStyle = ground ? fillOfGround(ground, theme) : theme.ground
  context.fill()
  context.globalAlpha = Math.max(0, Math.min(level, MOST_TINTS)) * TINT
  context.fillStyle = theme.levelTint
  context.fill()
  context.globalAlpha = 1
  context.strokeStyle = theme.grid
  context.lineWidth = Math.max(1, density)
  tracePath(context, reach - density / 2)
  context.stroke()
  paintRim(context, drops, look)
  const scale = u / density
  if (scale < NUMBER_FROM) return
  if (ground) paintGroundSign(context, ground, look)
  const size = Math.max(10 * letterDensity(look), 0.19 * u)
  drawText(context, String(level), 0, TIP * u * 0.74, { size, colour: theme.text, weight: 700, baseline: 'alphabetic' })
  if (name !== '' && scale >= NAME_FROM) {
    drawText(context, name, 0, -TIP * u * 0.62, { size: Math.max(9 * letterDensity(look), 0.14 * u), colour: theme.quiet, weight: 500 })
  }
}

/** Where the ground falls off: wider for a deeper drop. */
function paintRim(context: CanvasRenderingContext2D, drops: readonly number[], { theme, u, density }: Look): void {
  const points = corners(u / 2)
  context.lineCap = 'round'
  context.strokeStyle = theme.rim
  drops.forEach((drop, i) => {
    if (drop === 0) return
    const [from, to] = [points[i]!, points[(i + 1) % 6]!]
    const width = Math.max(1.25 * density, 0.022 * u) * drop
    const inset = 1 - width / u
    context.lineWidth = width
    context.beginPath()
    context.moveTo(from[0] * inset, from[1] * inset)
    context.lineTo(to[0] * inset, to[1] * inset)
    context.stroke()
  })
}

/** A frame inside the hex: the cursor, what a reason speaks of. */
export function paintHexFrame(context: CanvasRenderingContext2D, colour: string, look: Look, dashed: boolean): void {
  const width = Math.max(2 * look.density, 0.045 * look.u)
  context.lineJoin = 'round'
  for (const [stroke, wide] of [
    [look.theme.edge, width + 2 * look.density],
    [colour, width]
  ] as const) {
    context.setLineDash(dashed ? [0.14 * look.u, 0.1 * look.u] : [])
    context.strokeStyle = stroke
    context.lineWidth = wide
    tracePath(context, look.u / 2 - width - look.density)
    context.stroke()
  }
  context.setLineDash([])
}
