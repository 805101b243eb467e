/** One part of a field of lines: a tint, a pattern and a letter in each square. */
import type { LineVerdict } from '../../../shared/contract/ruling.ts'
import { letterDensity, type Look } from '../kit/look.ts'
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

/**
 * Paints squares with the map's top left corner at (0, 0), each kind of square once and that picture wherever it stands; over the picture
 * of the ground where there is one, else on nothing.
 */
export class SightPainter {
  private readonly stamps = new Map<string, HTMLCanvasElement>()

  constructor(
    private readonly context: CanvasRenderingContext2D,
    private readonly letters: Readonly<Record<LineVerdict, string>>,
    private readonly look: Look,
    private readonly ground: HTMLCanvasElement | null
  ) {}

  /** Takes away what is shown in the squares of a row from column `from` up to and without `to`. */
  erase(y: number, from: number, to: number): void {
    const { context, ground } = this
    const [left, top] = [this.at(from), this.at(y)]
    const [width, height] = [this.at(to) - left, this.at(y + 1) - top]
    if (!ground) context.clearRect(left, top, width, height)
    else if (width > 0 && height > 0) context.drawImage(ground, left, top, width, height, left, top, width, height)
  }

  /** Shows this verdict in an empty square. */
  paint(x: number, y: number, verdict: LineVerdict): void {
    const [left, top] = [this.at(x), this.at(y)]
    const [width, height] = [this.at(x + 1) - left, this.at(y + 1) - top]
    if (width > 0 && height > 0) this.context.drawImage(this.stamp(width, height, verdict), left, top)
  }

  private at(n: number): number {
    return Math.round(n * this.look.u)
  }

  /** Squares differ by a pixel where a square is no whole number of pixels. */
  private stamp(width: number, height: number, verdict: LineVerdict): HTMLCanvasElement {
    const key = `${verdict} ${width} ${height}`
    let stamp = this.stamps.get(key)
    if (!stamp) this.stamps.set(key, (stamp = paintSquare(width, height, verdict, this.letters[verdict], this.look)))
    return stamp
  }
}

/** One square of this many device pixels: a tint, a pattern and a letter. */
function paintSquare(width: number, height: number, verdict: LineVerdict, letter: string, look: Look): HTMLCanvasElement {
  const { u, density, theme } = look
  const { tint, pattern, ink } = SIGHT_STYLES[verdict]
  const stamp = document.createElement('canvas')
  stamp.width = width
  stamp.height = height
  const context = stamp.getContext('2d')!
  const gap = Math.max(1, Math.round(density))
  context.fillStyle = theme.verdict[verdict]
  context.globalAlpha = tint
  context.fillRect(gap, gap, width - gap, height - gap)
  if (pattern) {
    context.globalAlpha = ink
    context.fillStyle = makePattern(pattern, theme.verdict[verdict], u)
    context.fillRect(gap, gap, width - gap, height - gap)
  }
  context.globalAlpha = 1
  if (u / density < LETTER_FROM) return stamp
  // A sign says what has become of the whole square: it stands in its middle; a letter keeps to the corner.
  const isSign = !/\p{L}/u.test(letter)
  const place = isSign ? 0.5 : 0.9
  drawText(context, letter, place * u, place * u, {
    size: isSign ? 0.6 * u : Math.max(9.5 * letterDensity(look), 0.26 * u),
    colour: theme.text,
    weight: 800,
    align: isSign ? 'center' : 'right',
    baseline: isSign ? 'middle' : 'bottom',
    casing: theme.casing
  })
  return stamp
}
