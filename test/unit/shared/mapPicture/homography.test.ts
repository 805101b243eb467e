/** Where the grid lies: through four marks exactly, through more as well as can be, in real numbers. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cornerSquares,
  distance,
  fitOf,
  gridFromTwo,
  homographyOf,
  inverseOf,
  isSheet,
  pixelAt,
  pixelsPerSquare,
  residualOf,
  type Point
} from '../../../../src/shared/mapPicture/homography.ts'
import { seededRuns } from '../../../support/seeded.ts' // prettier-ignore

const SIZE: Point = [16, 24]
/** Four corners as a photo has them: a rectangle with each corner moved. */
const sheet = fc
  .array(fc.tuple(fc.double({ min: -200, max: 200, noNaN: true }), fc.double({ min: -200, max: 200, noNaN: true })), { minLength: 4, maxLength: 4 })
  .map((moves) => ([[300, 300], [2300, 300], [2300, 3300], [300, 3300]] as const).map(([x, y], index): Point => [x + moves[index]![0], y + moves[index]![1]])) // prettier-ignore
const marksAt = (pixels: readonly Point[]) => cornerSquares(SIZE).map((square, index) => ({ square, pixel: pixels[index]! }))

describe('four corners', () => {
  it('are met by the grid, and the way back leads to the squares', () => {
    fc.assert(
      fc.property(sheet, fc.double({ min: 0, max: 16, noNaN: true }), fc.double({ min: 0, max: 24, noNaN: true }), (pixels, x, y) => {
        expect(isSheet(pixels)).toBe(true)
        const grid = homographyOf(marksAt(pixels))!
        expect(residualOf(grid, marksAt(pixels))).toBeLessThan(1e-6)
        expect(distance(pixelAt(inverseOf(grid)!, pixelAt(grid, [x, y])), [x, y])).toBeLessThan(1e-9)
      }),
      seededRuns()
    )
  })

  it('that nobody can see a sheet by are none', () => {
    const line: Point[] = [[0, 0], [1, 1], [2, 2], [3, 3]] // prettier-ignore
    expect(homographyOf(marksAt(line))).toBeNull()
    expect(homographyOf(marksAt(line).slice(0, 3))).toBeNull()
  })
})

describe('more marks than four', () => {
  it('are met in the mean, and the residual is the mark that sits worst', () => {
    const flat = (x: number, y: number): Point => [100 + 50 * x, 80 + 50 * y]
    const marks = [...cornerSquares(SIZE), [8, 12] as Point].map((square) => ({ square, pixel: flat(...square) }))
    const moved = marks.map((mark, index) => (index === 4 ? { ...mark, pixel: [506, 680] as Point } : mark))
    expect(residualOf(homographyOf(marks)!, marks)).toBeLessThan(1e-6)
    const residual = residualOf(homographyOf(moved)!, moved)
    expect(residual).toBeGreaterThan(2)
    expect(residual).toBeLessThan(6)
  })

  it('within a pixel of the truth put every corner within a pixel and a half of it', () => {
    // The four corners of a photo of 12 million pixels, each seen up to a pixel off in both directions.
    const truth: readonly Point[] = [[310, 260], [2780, 330], [2690, 3720], [350, 3650]] // prettier-ignore
    const real = homographyOf(marksAt(truth))!
    const step = fc.double({ min: -0.7, max: 0.7, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(step, step), { minLength: 4, maxLength: 4 }), (off) => {
        const seen = homographyOf(marksAt(truth.map(([x, y], index) => [x + off[index]![0], y + off[index]![1]])))!
        for (let x = 0; x <= 16; x++)
          for (let y = 0; y <= 24; y++) expect(distance(pixelAt(seen, [x, y]), pixelAt(real, [x, y]))).toBeLessThan(1.5)
      }),
      seededRuns(60)
    )
  })
})

describe('two corners of a block', () => {
  it('give its own size to each side of a square, and the last square still sits', () => {
    const grid = gridFromTwo({ square: [2, 1], pixel: [20.5 + 2 * 34.3, 11.25 + 34.1] }, { square: [14, 21], pixel: [20.5 + 14 * 34.3, 11.25 + 21 * 34.1] })! // prettier-ignore
    expect(distance(pixelAt(grid, [16, 24]), [20.5 + 16 * 34.3, 11.25 + 24 * 34.1])).toBeLessThan(1e-9)
    expect(pixelsPerSquare(grid, SIZE)).toBeCloseTo(34.2, 6)
  })

  it('that are one, or stand the wrong way round, give none', () => {
    const at = (square: Point, pixel: Point) => ({ square, pixel })
    expect(gridFromTwo(at([0, 0], [1, 1]), at([0, 4], [9, 9]))).toBeNull()
    expect(gridFromTwo(at([0, 0], [9, 9]), at([4, 4], [1, 1]))).toBeNull()
  })
})

it('a fit is good up to 2 percent of a square, fair up to 5', () => {
  expect([0.6, 0.61, 1.5, 1.51].map((residual) => fitOf(residual, 30))).toEqual(['good', 'fair', 'fair', 'bad'])
})
