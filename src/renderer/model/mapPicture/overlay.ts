/** The grid as lines over the picture, squares as shapes: all in pixels of the picture. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import { pixelAt, type Homography, type Point } from '../../../shared/mapPicture/homography.ts'

const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Every line of the grid as one path. A straight line stays straight, however the sheet lies. */
export function gridPath(grid: Homography, [columns, rows]: Point): string {
  const line = (from: Point, to: Point): string => `M${text(pixelAt(grid, from))}L${text(pixelAt(grid, to))}`
  return [
    ...Array.from({ length: columns + 1 }, (_, x) => line([x, 0], [x, rows])),
    ...Array.from({ length: rows + 1 }, (_, y) => line([0, y], [columns, y]))
  ].join('')
}

/** Squares as one path. */
export const squaresPath = (grid: Homography, squares: readonly SquareXY[]): string =>
  squares
    .map(([x, y]) => {
      const corners: readonly Point[] = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]] // prettier-ignore
      return `M${corners.map((corner) => text(pixelAt(grid, corner))).join('L')}Z`
    })
    .join('')

/** The edges between squares as one path. */
export const edgesPath = (grid: Homography, edges: readonly (readonly [SquareXY, SquareXY])[]): string =>
  edges
    .map(([a, b]) => {
      const [x, y] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])]
      const ends: readonly [Point, Point] = a[1] === b[1] ? [[x, y], [x, y + 1]] : [[x, y], [x + 1, y]] // prettier-ignore
      return `M${text(pixelAt(grid, ends[0]))}L${text(pixelAt(grid, ends[1]))}`
    })
    .join('')

/** Where the number of an area stands: in the middle of that of its squares which lies most in its middle. */
export function levelPlace(grid: Homography, squares: readonly SquareXY[]): Point {
  const middle = [0, 1].map((axis) => squares.reduce((sum, at) => sum + at[axis]!, 0) / squares.length)
  const off = ([x, y]: SquareXY): number => Math.hypot(x - middle[0]!, y - middle[1]!)
  const [x, y] = squares.reduce((best, at) => (off(at) < off(best) ? at : best))
  return pixelAt(grid, [x + 0.5, y + 0.5])
}

/** Where a corner of the grid lies. */
export const cornerPixel = (grid: Homography, square: Point): Point => pixelAt(grid, square)
