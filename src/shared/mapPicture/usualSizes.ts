/** Sizes that printed maps have, and which of them a sheet is by its shape. */
import type { Homography, Point } from './homography.ts'

/** Columns and rows: one map, or two, three and four maps of 16 × 24 joined at their long sides. */
export const USUAL_SIZES: readonly Point[] = [[16, 24], [24, 24], [24, 36], [16, 16], [13, 13], [8, 8], [16, 48], [16, 72], [16, 96]] // prettier-ignore

/** A shape that is off by no more than this factor is the same one: of what a photo shows, and between 2:3 and 1:1 there is more room. */
const SAME = 1.15

/** A usual lens: its focal length as a share of the diagonal of the picture. */
const LENS = 0.7

/**
 * How many times as wide as high the sheet of the grid is. Of a flat scan this is exact. Of a photo it is taken for one of a usual lens that
 * was not cropped: good enough to tell one shape of map from another, and never more than a proposal.
 * @param picture its width and height in pixels
 */
export function shapeOf([a, b, , d, e, , g, h]: Homography, [columns, rows]: Point, [width, height]: Point): number {
  const focal = LENS * Math.hypot(width, height)
  const [cx, cy] = [width / 2, height / 2]
  // The directions of a row and of a column in space, as the lens sees them.
  const along = Math.hypot((a - cx * g) / focal, (d - cy * g) / focal, g)
  const down = Math.hypot((b - cx * h) / focal, (e - cy * h) / focal, h)
  return (along * columns) / (down * rows)
}

const off = (shape: number, [columns, rows]: Point): number => Math.exp(Math.abs(Math.log((shape * rows) / columns)))

/** Whether a sheet of this shape can have so many columns and rows. */
export const fitsShape = (shape: number, size: Point): boolean => off(shape, size) <= SAME

/** The first of the usual sizes that has this shape, lying on its side where the sheet does; null: none has. */
export function sizeOfShape(shape: number): Point | null {
  const both = [...USUAL_SIZES, ...USUAL_SIZES.map(([columns, rows]): Point => [rows, columns])]
  const nearest = both.reduce((best, size) => (off(shape, size) < off(shape, best) - 1e-9 ? size : best))
  return fitsShape(shape, nearest) ? nearest : null
}
