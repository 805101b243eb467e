/**
 * Which squares, edges and corners the segment between two centres meets (LOF-01, LOF-02, LOF-04), the slow way:
 * every square, edge and corner of the bounding box is put to the question by itself, in exact fractions.
 */
import type { SquareXY } from '../../src/shared/contract/case.ts'
import { compare, fraction, isLess, isZero, minus, ONE, over, plus, times, ZERO, type Fraction } from './fraction.ts'

export type Met =
  | { readonly what: 'square'; readonly t: Fraction; readonly square: SquareXY }
  | { readonly what: 'edge'; readonly t: Fraction; readonly sides: readonly [SquareXY, SquareXY] }
  | {
      readonly what: 'corner'
      readonly t: Fraction
      readonly at: SquareXY
      readonly flanks: readonly [SquareXY, SquareXY]
      readonly before: SquareXY
      readonly after: SquareXY
    }

interface Segment {
  readonly ax: Fraction
  readonly ay: Fraction
  readonly dx: Fraction
  readonly dy: Fraction
}

/** By y, then by x. */
export const readingOrder = (a: SquareXY, b: SquareXY): number => a[1] - b[1] || a[0] - b[0]
export const isSame = (a: SquareXY, b: SquareXY): boolean => a[0] === b[0] && a[1] === b[1]

/** What the line meets, in order from `a`; both ends are left out. An edge comes before the square behind it. */
export function metBy(a: SquareXY, b: SquareXY): Met[] {
  const half = fraction(1, 2)
  const ax = plus(fraction(a[0]), half)
  const ay = plus(fraction(a[1]), half)
  const line: Segment = { ax, ay, dx: fraction(b[0] - a[0]), dy: fraction(b[1] - a[1]) }
  const met: Met[] = []
  const entered: { square: SquareXY; t: Fraction }[] = []
  const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])]
  const [top, bottom] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])]
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const t = entersInterior(line, x, y)
      if (t) entered.push({ square: [x, y], t })
      if (x < right) pushEdge(met, meetsEdge(line, 'upright', x + 1, y), [x, y], [x + 1, y])
      if (y < bottom) pushEdge(met, meetsEdge(line, 'level', x, y + 1), [x, y], [x, y + 1])
    }
  }
  for (const { square, t } of entered) {
    if (!isSame(square, a) && !isSame(square, b)) met.push({ what: 'square', t, square })
  }
  for (let y = top + 1; y <= bottom; y += 1) {
    for (let x = left + 1; x <= right; x += 1) {
      const t = touchesCorner(line, x, y)
      if (!t) continue
      const around: SquareXY[] = [
        [x - 1, y - 1],
        [x, y - 1],
        [x - 1, y],
        [x, y]
      ]
      const on = around.flatMap((s) => entered.filter((e) => isSame(e.square, s))).sort((p, q) => compare(p.t, q.t))
      const flanks = around.filter((s) => !on.some((e) => isSame(e.square, s))).sort(readingOrder)
      if (on.length !== 2 || flanks.length !== 2) throw new Error(`Corner (${x},${y}) with ${on.length} squares on the line`)
      met.push({
        what: 'corner',
        t,
        at: [x, y],
        flanks: [flanks[0]!, flanks[1]!],
        before: on[0]!.square,
        after: on[1]!.square
      })
    }
  }
  return met.sort((p, q) => compare(p.t, q.t) || Number(p.what === 'square') - Number(q.what === 'square'))
}

function pushEdge(met: Met[], t: Fraction | null, one: SquareXY, other: SquareXY): void {
  if (t) met.push({ what: 'edge', t, sides: [one, other] })
}

/** The parameter at which the segment enters the open square, or null where it never is in it. */
function entersInterior(line: Segment, x: number, y: number): Fraction | null {
  let from = ZERO
  let to = ONE
  for (const [start, step, low] of [
    [line.ax, line.dx, fraction(x)],
    [line.ay, line.dy, fraction(y)]
  ] as const) {
    const high = plus(low, ONE)
    if (isZero(step)) {
      if (!isLess(low, start) || !isLess(start, high)) return null
      continue
    }
    const ends = [over(minus(low, start), step), over(minus(high, start), step)].sort(compare)
    if (isLess(from, ends[0]!)) from = ends[0]!
    if (isLess(ends[1]!, to)) to = ends[1]!
  }
  // A line of no length is in its own square at its only point.
  if (isZero(line.dx) && isZero(line.dy)) return ZERO
  return isLess(from, to) ? from : null
}

/** Where the segment crosses the inside (not an end) of a grid edge that starts at the corner (x, y). */
function meetsEdge(line: Segment, way: 'upright' | 'level', x: number, y: number): Fraction | null {
  const [start, step, at] = way === 'upright' ? [line.ax, line.dx, x] : [line.ay, line.dy, y]
  const [otherStart, otherStep, low] = way === 'upright' ? [line.ay, line.dy, y] : [line.ax, line.dx, x]
  if (isZero(step)) return null
  const t = over(minus(fraction(at), start), step)
  if (!isLess(ZERO, t) || !isLess(t, ONE)) return null
  const where = plus(otherStart, times(t, otherStep))
  return isLess(fraction(low), where) && isLess(where, fraction(low + 1)) ? t : null
}

/** Where the segment runs exactly through the grid corner (x, y), strictly between its ends. */
function touchesCorner(line: Segment, x: number, y: number): Fraction | null {
  const toX = minus(fraction(x), line.ax)
  const toY = minus(fraction(y), line.ay)
  if (compare(times(toX, line.dy), times(toY, line.dx)) !== 0) return null
  const t = isZero(line.dx) ? (isZero(line.dy) ? null : over(toY, line.dy)) : over(toX, line.dx)
  return t && isLess(ZERO, t) && isLess(t, ONE) ? t : null
}
