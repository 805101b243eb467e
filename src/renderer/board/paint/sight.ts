/** One part of a field of lines: a tint, a pattern and a letter in each square. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import type { LineVerdict } from '../../../shared/contract/ruling.ts'
import type { Look } from '../kit/look.ts'
import { makePattern, type PatternName } from '../kit/patterns.ts'
import { drawText } from '../kit/text.ts'

export interface SightStyle {
  readonly tint: number
  /** null: no pattern, the tint alone. */
  readonly pattern: PatternName | null
  /** How strongly the pattern covers the tint. */
  readonly ink: number
}

/** Told apart by tint, pattern and letter: what is clear stays the calmest. */
export const SIGHT_STYLES: Readonly<Record<LineVerdict, SightStyle>> = {
  clear: { tint: 0.34, pattern: null, ink: 0 },
  hindered: { tint: 0.28, pattern: 'stripes', ink: 0.8 },
  blocked: { tint: 0.26, pattern: 'net', ink: 0.5 }
}

/** CSS pixels per square from which there is room for a letter. */
const LETTER_FROM = 18

/** Paints the squares with the map's top left corner at (0, 0). */
export function paintSight(
  context: CanvasRenderingContext2D,
  squares: readonly SquareXY[],
  verdict: LineVerdict,
  letter: string,
  look: Look
): void {
  const { u, density, theme } = look
  const { tint, pattern, ink } = SIGHT_STYLES[verdict]
  const at = (n: number): number => Math.round(n * u)
  const gap = Math.max(1, Math.round(density))
  const area = new Path2D()
  for (const [x, y] of squares) area.rect(at(x) + gap, at(y) + gap, at(x + 1) - at(x) - gap, at(y + 1) - at(y) - gap)
  context.fillStyle = theme.verdict[verdict]
  context.globalAlpha = tint
  context.fill(area)
  if (pattern) {
    context.globalAlpha = ink
    context.fillStyle = makePattern(pattern, theme.verdict[verdict], u)
    context.fill(area)
  }
  context.globalAlpha = 1
  if (u / density < LETTER_FROM) return
  const size = Math.max(9.5 * density, 0.26 * u)
  // A sign says what has become of the whole square: it stands in its middle; a letter keeps to the corner.
  const isSign = !/\p{L}/u.test(letter)
  for (const [x, y] of squares) {
    const place = isSign ? ([x + 0.5, y + 0.5] as const) : ([x + 0.9, y + 0.9] as const)
    drawText(context, letter, place[0] * u, place[1] * u, {
      size: isSign ? 0.6 * u : size,
      colour: theme.text,
      weight: 800,
      align: isSign ? 'center' : 'right',
      baseline: isSign ? 'middle' : 'bottom',
      casing: theme.casing
    })
  }
}
