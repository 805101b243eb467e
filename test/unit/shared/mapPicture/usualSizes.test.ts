/** Which size a sheet has by its shape: told from its four corners alone, however the photo was taken. */
import { describe, expect, it } from 'vitest'
import { cornerSquares, homographyOf, type Point } from '../../../../src/shared/mapPicture/homography.ts'
import { fitsShape, shapeOf, sizeOfShape, USUAL_SIZES } from '../../../../src/shared/mapPicture/usualSizes.ts'
import { PHOTOS } from '../../../photos/cameras.ts'

/** The shape that these corners show, whatever size somebody has typed before. */
const shapeSeen = (corners: readonly Point[], picture: Point, typed: Point): number =>
  shapeOf(homographyOf(cornerSquares(typed).map((square, index) => ({ square, pixel: corners[index]! })))!, typed, picture)

describe('the shape of a sheet', () => {
  it.each(PHOTOS.map(({ name, camera }) => [name, camera] as const))(
    'of the photo “%s” is that of 16 × 24, whatever was typed',
    (_, { corners, width, height }) => {
      for (const typed of [[16, 24], [24, 24], [16, 96]] as const) expect(sizeOfShape(shapeSeen(corners, [width, height], typed))).toEqual([16, 24]) // prettier-ignore
      // Turned by a quarter, the sheet lies on its side.
      const turned = corners.map(([x, y]): Point => [height - y, x])
      const [a, b, c, d] = turned as [Point, Point, Point, Point]
      expect(sizeOfShape(shapeSeen([d, a, b, c], [height, width], [16, 24]))).toEqual([24, 16])
    }
  )

  it('of a flat scan is exact', () => {
    const scan: Point[] = [[10, 20], [810, 20], [810, 2420], [10, 2420]] // prettier-ignore
    expect(shapeSeen(scan, [820, 2440], [16, 24])).toBeCloseTo(1 / 3, 12)
    expect(sizeOfShape(1 / 3)).toEqual([16, 48])
  })

  it('is the first of the sizes that have it, and none where nothing has', () => {
    expect(USUAL_SIZES.map((size) => sizeOfShape(size[0] / size[1]))).toEqual([[16, 24], [24, 24], [16, 24], [24, 24], [24, 24], [24, 24], [16, 48], [16, 72], [16, 96]]) // prettier-ignore
    expect([sizeOfShape(0.82), fitsShape(0.82, [20, 24]), fitsShape(0.82, [24, 24])]).toEqual([null, true, false])
  })
})
