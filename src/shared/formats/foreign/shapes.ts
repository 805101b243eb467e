/** Shapes of other programs in squares: which squares an area covers. */
import type { SquareXY } from '../../contract/case.ts'

export type Point = readonly [x: number, y: number]

/** Squares of which a shape covers at least half. */
export function squaresUnder(shape: readonly Point[], columns: number, rows: number): SquareXY[] {
  const found: SquareXY[] = []
  if (shape.length < 3) return found
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)]
  const least = (all: readonly number[]): number => Math.max(0, Math.floor(all.reduce((a, b) => Math.min(a, b))))
  const most = (all: readonly number[], end: number): number => Math.min(end, Math.ceil(all.reduce((a, b) => Math.max(a, b))))
  for (let y = least(ys); y < most(ys, rows); y++)
    for (let x = least(xs); x < most(xs, columns); x++) if (areaOf(clipped(shape, x, y)) * 2 >= 1) found.push([x, y])
  return found
}

/** The part of a shape inside a square, side by side (Sutherland and Hodgman). */
function clipped(shape: readonly Point[], x: number, y: number): Point[] {
  const sides: readonly ((at: Point) => number)[] = [(at) => at[0] - x, (at) => x + 1 - at[0], (at) => at[1] - y, (at) => y + 1 - at[1]]
  let left = [...shape]
  for (const inside of sides) {
    const next: Point[] = []
    left.forEach((at, index) => {
      const before = left[(index + left.length - 1) % left.length]!
      const [now, then] = [inside(at), inside(before)]
      if (now >= 0 !== then >= 0) {
        const share = then / (then - now)
        next.push([before[0] + share * (at[0] - before[0]), before[1] + share * (at[1] - before[1])])
      }
      if (now >= 0) next.push(at)
    })
    left = next
  }
  return left
}

const areaOf = (shape: readonly Point[]): number =>
  Math.abs(
    shape.reduce((sum, [x, y], index) => sum + x * shape[(index + 1) % shape.length]![1] - shape[(index + 1) % shape.length]![0] * y, 0)
  ) / 2
