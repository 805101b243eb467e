/** The grid, squares and edges as lines over a picture. */
import { expect, it } from 'vitest'
import { cornerPixel, edgesPath, gridPath, levelPlace, squaresPath } from '../../../../../src/renderer/model/mapPicture/overlay.ts'
import type { Homography } from '../../../../../src/shared/mapPicture/homography.ts'

/** Ten pixels to the right and twenty down for each square, from (3, 4) on. */
const straight: Homography = [10, 0, 3, 0, 20, 4, 0, 0, 1]

it('the grid is drawn line by line, squares corner by corner, edges between their squares', () => {
  expect(gridPath(straight, [2, 1])).toBe('M3.0 4.0L3.0 24.0M13.0 4.0L13.0 24.0M23.0 4.0L23.0 24.0M3.0 4.0L23.0 4.0M3.0 24.0L23.0 24.0')
  expect(squaresPath(straight, [[1, 2]])).toBe('M13.0 44.0L23.0 44.0L23.0 64.0L13.0 64.0Z')
  expect(
    edgesPath(straight, [
      [
        [1, 2],
        [0, 2]
      ],
      [
        [1, 2],
        [1, 3]
      ]
    ])
  ).toBe('M13.0 44.0L13.0 64.0M13.0 64.0L23.0 64.0')
  expect(cornerPixel(straight, [2, 3])).toEqual([23, 64])
})

it('the number of an area stands in the middle of the square that lies most in its middle', () => {
  const row = [0, 1, 2, 3, 4].map((x) => [x, 0] as const)
  expect(levelPlace(straight, row)).toEqual([28, 14])
  // Of a bent area, on one of its own squares.
  expect(
    levelPlace(straight, [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 2]
    ])
  ).toEqual([8, 34])
})
