/** The corner of printed lines nearest to a place in a picture: what a hand that points at a corner of the grid means. */
import type { Point } from './homography.ts'
import { distance } from './homography.ts'
import type { Raster } from './raster.ts'

/** Gradients that far to each side say together whether lines meet there: 9 by 9 of them. */
const REACH = 4
/** Of the strongest corner in sight: weaker ones are grain. */
const LEAST_SHARE = 0.85
/** Below this (of gradients of 0 to 255) nothing there is a corner. */
const LEAST_STRENGTH = 6
/** So often the lines through a corner are met again from where they met before. */
const ROUNDS = 6

/**
 * The strongest meeting of lines within so many pixels of a place, to a part of a pixel; of several about as strong the nearest.
 * Null where there is none.
 */
export function cornerNear(raster: Raster, at: Point, radius: number): Point | null {
  const side = Math.ceil(radius) + 1
  const [left, top] = [Math.floor(at[0]) - side, Math.floor(at[1]) - side]
  const count = 2 * side + 2
  const strength = Array.from({ length: count * count }, (_, index) =>
    strengthAt(raster, [left + (index % count) + 0.5, top + Math.floor(index / count) + 0.5])
  )
  const most = Math.max(...strength)
  if (most < LEAST_STRENGTH) return null
  let best: Point | null = null
  for (let y = 1; y < count - 1; y++)
    for (let x = 1; x < count - 1; x++) {
      if (strength[y * count + x]! < most * LEAST_SHARE || !isPeak(strength, count, x, y)) continue
      const place = metAt(raster, [left + x + 0.5, top + y + 0.5])
      const far = distance(place, at)
      if (far <= radius && (best === null || far < distance(best, at))) best = place
    }
  return best
}

/** Sums over the gradients round a place: of their products, and of where the lines through them would meet. */
function gradientsRound(raster: Raster, [x, y]: Point): { xx: number; xy: number; yy: number; px: number; py: number } {
  const sums = { xx: 0, xy: 0, yy: 0, px: 0, py: 0 }
  const [middleX, middleY] = [Math.floor(x), Math.floor(y)]
  for (let v = -REACH; v <= REACH; v++)
    for (let u = -REACH; u <= REACH; u++) {
      const [column, row] = [middleX + u, middleY + v]
      const gx = (lightAt(raster, column + 1, row) - lightAt(raster, column - 1, row)) / 2
      const gy = (lightAt(raster, column, row + 1) - lightAt(raster, column, row - 1)) / 2
      const [placeX, placeY] = [column + 0.5, row + 0.5]
      // What is near counts more.
      const weight = Math.exp(-((placeX - x) ** 2 + (placeY - y) ** 2) / (2 * REACH))
      sums.xx += weight * gx * gx
      sums.xy += weight * gx * gy
      sums.yy += weight * gy * gy
      sums.px += weight * (gx * gx * placeX + gx * gy * placeY)
      sums.py += weight * (gx * gy * placeX + gy * gy * placeY)
    }
  return sums
}

/** How much the light changes in both directions: the smaller of the two sums, as a root. */
function strengthAt(raster: Raster, at: Point): number {
  const { xx, xy, yy } = gradientsRound(raster, at)
  return Math.sqrt(Math.max(0, (xx + yy - Math.hypot(xx - yy, 2 * xy)) / 2))
}

/** Where the lines near a place meet, by least squares: each gradient says on which line its corner lies. */
function metAt(raster: Raster, from: Point): Point {
  let at = from
  for (let round = 0; round < ROUNDS; round++) {
    const { xx, xy, yy, px, py } = gradientsRound(raster, at)
    const surface = xx * yy - xy * xy
    if (surface <= 0) return at
    const next: Point = [(yy * px - xy * py) / surface, (xx * py - xy * px) / surface]
    if (!(distance(next, from) <= REACH)) return at
    at = next
  }
  return at
}

function lightAt({ width, height, data }: Raster, x: number, y: number): number {
  const at = (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 4
  return 0.3 * data[at]! + 0.6 * data[at + 1]! + 0.1 * data[at + 2]!
}

function isPeak(values: readonly number[], count: number, x: number, y: number): boolean {
  const here = values[y * count + x]!
  for (let v = -1; v <= 1; v++) for (let u = -1; u <= 1; u++) if (values[(y + v) * count + x + u]! > here) return false
  return true
}
