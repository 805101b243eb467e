/**
 * Where the grid of a map lies in its picture: a homography, which takes every corner of the grid to a place in the picture, as a flat
 * sheet seen from anywhere does. All places are real numbers; nothing is rounded to whole pixels.
 */

export type Point = readonly [x: number, y: number]

/** Squares to pixels: nine numbers, row by row; the last is 1. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number]

/** Nine numbers as a homography; null where they are not nine. */
export function homographyIn(grid: readonly number[] | undefined): Homography | null {
  if (grid?.length !== 9) return null
  const [a, b, c, d, e, f, g, h, i] = grid
  return [a!, b!, c!, d!, e!, f!, g!, h!, i!]
}

/** A corner of the grid, in squares, and where somebody saw it, in pixels of the picture. */
export interface Mark {
  readonly square: Point
  readonly pixel: Point
}

/** Where a place in squares lies, in pixels. */
export function pixelAt([a, b, c, d, e, f, g, h, i]: Homography, [x, y]: Point): Point {
  const w = g * x + h * y + i
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}

/** The way back: pixels to squares. Null where the grid has no surface. */
export function inverseOf([a, b, c, d, e, f, g, h, i]: Homography): Homography | null {
  const cofactors: Homography = [e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g, c * d - a * f, d * h - e * g, b * g - a * h, a * e - b * d] // prettier-ignore
  const determinant = a * cofactors[0] + b * cofactors[3] + c * cofactors[6]
  return determinant === 0 || !Number.isFinite(determinant) || cofactors[8] === 0 ? null : scaled(cofactors)
}

const scaled = (m: Homography): Homography => {
  const [a, b, c, d, e, f, g, h, i] = m
  return [a / i, b / i, c / i, d / i, e / i, f / i, g / i, h / i, 1]
}

/** First `inner`, then `outer`. */
export function joinedHomographies(outer: Homography, inner: Homography): Homography {
  const at = (row: number, column: number): number =>
    outer[row * 3]! * inner[column]! + outer[row * 3 + 1]! * inner[3 + column]! + outer[row * 3 + 2]! * inner[6 + column]!
  return [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0), at(2, 1), at(2, 2)]
}

/** A scale and a shift that bring points to about -1 to 1 round their middle: equations over them lose no digits. */
function normalising(points: readonly Point[]): Homography {
  const middle = (axis: 0 | 1): number => points.reduce((sum, at) => sum + at[axis], 0) / points.length
  const [cx, cy] = [middle(0), middle(1)]
  const spread = points.reduce((sum, [x, y]) => sum + Math.max(Math.abs(x - cx), Math.abs(y - cy)), 0) / points.length || 1
  return [1 / spread, 0, -cx / spread, 0, 1 / spread, -cy / spread, 0, 0, 1]
}

/**
 * The homography that fits the marks: exactly through four, the best in least squares through more (of the equations on normalised
 * points). Null where the marks do not say it: fewer than four, or three on one line where four are all there are.
 */
export function homographyOf(marks: readonly Mark[]): Homography | null {
  if (marks.length < 4) return null
  const [from, to] = [normalising(marks.map(({ square }) => square)), normalising(marks.map(({ pixel }) => pixel))]
  const back = inverseOf(to)
  if (back === null) return null
  // Two equations a mark, eight unknowns; their normal equations are solved.
  const sums = Array.from({ length: 8 }, () => new Array<number>(9).fill(0))
  for (const { square, pixel } of marks) {
    const [[x, y], [u, v]] = [pixelAt(from, square), pixelAt(to, pixel)]
    for (const row of [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v]
    ])
      // prettier-ignore
      for (let i = 0; i < 8; i++) for (let j = 0; j < 9; j++) sums[i]![j]! += row[i]! * row[j]!
  }
  const found = solvedEquations(sums)
  if (found === null) return null
  const [a, b, c, d, e, f, g, h] = found as [number, number, number, number, number, number, number, number]
  const whole = joinedHomographies(back, joinedHomographies([a, b, c, d, e, f, g, h, 1], from))
  return whole[8] === 0 || !whole.every(Number.isFinite) ? null : scaled(whole)
}

/** The solution of linear equations (each a row, its right side last) by elimination with the largest pivot; null where there is none or many. Changes its rows. */
export function solvedEquations(rows: number[][]): number[] | null {
  const count = rows.length
  for (let column = 0; column < count; column++) {
    let best = column
    for (let row = column + 1; row < count; row++) if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row
    if (Math.abs(rows[best]![column]!) < 1e-12) return null
    ;[rows[column], rows[best]] = [rows[best]!, rows[column]!]
    for (let row = 0; row < count; row++) {
      if (row === column) continue
      const share = rows[row]![column]! / rows[column]![column]!
      for (let at = column; at <= count; at++) rows[row]![at]! -= share * rows[column]![at]!
    }
  }
  return rows.map((row, index) => row[count]! / row[index]!)
}

/** Distance in pixels. */
export const distance = ([a, b]: Point, [c, d]: Point): number => Math.hypot(a - c, b - d)

/** By how many pixels the grid misses the mark that it misses most. */
export const residualOf = (grid: Homography, marks: readonly Mark[]): number =>
  marks.reduce((most, { square, pixel }) => Math.max(most, distance(pixelAt(grid, square), pixel)), 0)

/** How many pixels the side of a square is long, in the middle of the map. */
export function pixelsPerSquare(grid: Homography, [columns, rows]: Point): number {
  const [x, y] = [columns / 2, rows / 2]
  const middle = pixelAt(grid, [x, y])
  return (distance(middle, pixelAt(grid, [x + 1, y])) + distance(middle, pixelAt(grid, [x, y + 1]))) / 2
}

/** How well the marks sit, by their residual in squares: at most 2 percent is good, at most 5 fair. */
export function fitOf(residual: number, square: number): 'good' | 'fair' | 'bad' {
  const share = residual / square
  return share <= 0.02 ? 'good' : share <= 0.05 ? 'fair' : 'bad'
}

/** The four outer corners of the grid: upper left, upper right, lower right, lower left. */
export const cornerSquares = ([columns, rows]: Point): readonly [Point, Point, Point, Point] => [[0, 0], [columns, 0], [columns, rows], [0, rows]] // prettier-ignore

/** Whether four places, in the order of `cornerSquares`, are the corners of a sheet seen from its front: neither crossed, nor hollow, nor mirrored. */
export const isSheet = (corners: readonly Point[]): boolean =>
  corners.length === 4 &&
  corners.every((at, index) => {
    const [b, c] = [corners[(index + 1) % 4]!, corners[(index + 2) % 4]!]
    return (b[0] - at[0]) * (c[1] - b[1]) - (b[1] - at[1]) * (c[0] - b[0]) > 0
  })

/**
 * The grid of a flat scan out of two corners of a block of squares: its own pixels per square along each side.
 * @param from the upper left corner of the block
 * @param to the lower right one
 */
export function gridFromTwo(from: Mark, to: Mark): Homography | null {
  const [wide, high] = [to.square[0] - from.square[0], to.square[1] - from.square[1]]
  if (wide === 0 || high === 0) return null
  const [sx, sy] = [(to.pixel[0] - from.pixel[0]) / wide, (to.pixel[1] - from.pixel[1]) / high]
  if (!(sx > 0) || !(sy > 0)) return null
  return [sx, 0, from.pixel[0] - sx * from.square[0], 0, sy, from.pixel[1] - sy * from.square[1], 0, 0, 1]
}
