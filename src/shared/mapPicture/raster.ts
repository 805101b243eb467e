/** A decoded picture as bytes, read at places between its pixels; and the picture straightened, so that each square has the same size. */
import { pixelAt, type Homography, type Point } from './homography.ts'

/** Red, green, blue, opaque: four bytes a pixel, row by row. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** The colour at a place, mixed of the four pixels round it, each part 0 to 255. The middle of the first pixel is at half a pixel. */
export function colourAt({ width, height, data }: Raster, [x, y]: Point): [number, number, number] {
  const [px, py] = [Math.min(width - 1, Math.max(0, x - 0.5)), Math.min(height - 1, Math.max(0, y - 0.5))]
  const [left, top] = [Math.floor(px), Math.floor(py)]
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [u, v] = [px - left, py - top]
  const mixed = (part: number): number =>
    (data[(top * width + left) * 4 + part]! * (1 - u) + data[(top * width + right) * 4 + part]! * u) * (1 - v) +
    (data[(bottom * width + left) * 4 + part]! * (1 - u) + data[(bottom * width + right) * 4 + part]! * u) * v
  return [mixed(0), mixed(1), mixed(2)]
}

/**
 * The part of the picture that the grid covers, with squares of so many pixels. What is smaller in it than in the picture is the mean
 * of several places, so that thin lines do not break.
 */
export function straightened(raster: Raster, grid: Homography, [columns, rows]: Point, pixels: number): Raster {
  const [width, height] = [columns * pixels, rows * pixels]
  const data = new Uint8ClampedArray(width * height * 4)
  const [a, b] = [pixelAt(grid, [columns / 2, rows / 2]), pixelAt(grid, [columns / 2 + 1, rows / 2])]
  const samples = Math.min(4, Math.max(1, Math.round(Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) / pixels)))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0]
      for (let i = 0; i < samples * samples; i++) {
        const at: Point = [(x + ((i % samples) + 0.5) / samples) / pixels, (y + (Math.floor(i / samples) + 0.5) / samples) / pixels]
        colourAt(raster, pixelAt(grid, at)).forEach((part, index) => { sum[index]! += part }) // prettier-ignore
      }
      data.set([...sum.map((part) => part / (samples * samples)), 255], (y * width + x) * 4)
    }
  return { width, height, data }
}
