/** The printed grid found again near corners that were clicked beside it. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { rasterOf } from '../../src/cli/verbs/pngRaster.ts'
import { onPrintedGrid } from '../../src/shared/mapPicture/gridLines.ts'
import { cornerSquares, distance, homographyOf, pixelAt, type Homography, type Point } from '../../src/shared/mapPicture/homography.ts'
import type { Raster } from '../../src/shared/mapPicture/raster.ts'
import { PHOTOS } from './cameras.ts'

const SIZE: Point = [16, 24]
const gridOf = (corners: readonly Point[]): Homography =>
  homographyOf(cornerSquares(SIZE).map((square, index) => ({ square, pixel: corners[index]! })))!

/** Pixels beside each corner, each in another direction. */
const BESIDE: readonly Point[] = [[2.5, -2], [-3, 1.5], [2, 3], [-2.5, -2.5]] // prettier-ignore

describe('the printed grid', () => {
  it.each(PHOTOS)('of the photo $name is met to half a pixel from corners three pixels off', ({ name, camera: { corners } }) => {
    const raster = rasterOf(decode(readFileSync(resolve(import.meta.dirname, `../fixtures/photos/${name}.png`))))
    const printed = gridOf(corners)
    const found = onPrintedGrid(raster, gridOf(corners.map(([x, y], index) => [x + BESIDE[index]![0], y + BESIDE[index]![1]])), SIZE)
    for (const x of [0, 4, 8, 12, 16])
      for (const y of [0, 6, 12, 18, 24]) expect(distance(pixelAt(found, [x, y]), pixelAt(printed, [x, y]))).toBeLessThan(0.5)
  })

  it('is the one that was pointed at where no lines are printed', () => {
    const plain: Raster = { width: 800, height: 1200, data: new Uint8Array(800 * 1200 * 4).fill(170) }
    const pointed = gridOf([[20, 20], [780, 30], [770, 1180], [30, 1170]]) // prettier-ignore
    expect(onPrintedGrid(plain, pointed, SIZE)).toBe(pointed)
  })
})
