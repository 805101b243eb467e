/** Many squares as one area: a soft tint, a pattern where it says so, and one outline around all of them. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import { letterDensity, type Look } from '../kit/look.ts'
import { makePattern } from '../kit/patterns.ts'
import { drawText } from '../kit/text.ts'

export interface FieldStyle {
  readonly colour: string
  /** How strongly the ground is tinted, 0 to 1. */
  readonly tint: number
  readonly pattern: boolean
  /** Outline, in CSS pixels. */
  readonly line: number
  /** A text for each square, in its upper right corner. */
  readonly texts?: readonly string[]
}

/** CSS pixels per square from which a text in a square can be read. */
const TEXTS_FROM = 22
/** CSS pixels. */
const SMALLEST = 9.5

/** Paints the squares with the top left corner of the square `origin` at (0, 0). */
export function paintField(
  context: CanvasRenderingContext2D,
  squares: readonly SquareXY[],
  origin: SquareXY,
  style: FieldStyle,
  look: Look
): void {
  const { u, density, theme } = look
  const inside = new Set(squares.map(String))
  const at = (n: number): number => Math.round(n * u)
  const area = new Path2D()
  for (const [x, y] of squares) {
    const [left, top] = [at(x - origin[0]), at(y - origin[1])]
    area.rect(left, top, at(x - origin[0] + 1) - left, at(y - origin[1] + 1) - top)
  }
  context.fillStyle = style.colour
  context.globalAlpha = style.tint
  context.fill(area)
  if (style.pattern) {
    context.globalAlpha = 0.6
    context.fillStyle = makePattern('starting', style.colour, u)
    context.fill(area)
  }
  context.globalAlpha = 1
  const line = Math.max(1, Math.round(style.line * density))
  const edge = Math.max(1, Math.round(density))
  for (const [grow, colour] of [
    [edge, theme.edge],
    [0, style.colour]
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    for (const [x, y] of squares) {
      const [left, top, right, bottom] = [at(x - origin[0]), at(y - origin[1]), at(x - origin[0] + 1), at(y - origin[1] + 1)]
      const open = (dx: number, dy: number): boolean => !inside.has(`${x + dx},${y + dy}`)
      // Just inside the area; the casing shows on the inner side.
      const thick = line + grow
      if (open(0, -1)) context.rect(left, top, right - left, thick)
      if (open(0, 1)) context.rect(left, bottom - thick, right - left, thick)
      if (open(-1, 0)) context.rect(left, top, thick, bottom - top)
      if (open(1, 0)) context.rect(right - thick, top, thick, bottom - top)
      // An inner corner: both neighbours belong to it, the one between them does not.
      for (const [dx, dy] of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1]
      ] as const) {
        if (open(dx, 0) || open(0, dy) || !open(dx, dy)) continue
        context.rect(dx < 0 ? left : right - thick, dy < 0 ? top : bottom - thick, thick, thick)
      }
    }
    context.globalAlpha = grow > 0 ? 0.45 : 1
    context.fill()
  }
  context.globalAlpha = 1
  if (style.texts && u / density >= TEXTS_FROM) paintTexts(context, squares, origin, style.texts, look)
}

function paintTexts(
  context: CanvasRenderingContext2D,
  squares: readonly SquareXY[],
  [left, top]: SquareXY,
  texts: readonly string[],
  look: Look
): void {
  const { u, theme } = look
  const size = Math.max(SMALLEST * letterDensity(look), 0.24 * u)
  squares.forEach(([x, y], i) => {
    drawText(context, texts[i] ?? '', (x - left + 1) * u - 0.09 * u, (y - top) * u + 0.09 * u, {
      size,
      colour: theme.text,
      weight: 700,
      align: 'right',
      baseline: 'top',
      casing: theme.casing
    })
  })
}
