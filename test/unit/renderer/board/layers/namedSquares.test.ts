import { expect, it } from 'vitest'
import { isInView, isNamed } from '../../../../../src/renderer/board/layers/namedSquares.ts'

const named = (count: number, u: number): string =>
  Array.from({ length: count }, (_, index) => index)
    .filter((index) => isNamed(index, count, u, 18))
    .map((index) => index + 1)
    .join(' ')

it('the last row has its name however small the squares are, and no other lies over it', () => {
  expect(named(4, 20)).toBe('1 2 3 4')
  expect(named(8, 12)).toBe('1 3 5 8')
  expect(named(9, 12)).toBe('1 3 5 7 9')
  expect(named(24, 5)).toBe('1 5 10 15 20 24')
})

it('the last row that is in view has its name, unless it would lie over the names of the columns below the map', () => {
  // Row 24 of a map of squares of 28 pixels, in a view that is a little too low for it.
  const along = 26 + 23.5 * 28
  expect([isInView(along, 699, 13, false), isInView(along, 699, 13, true), isInView(along, 690, 13, false)]).toEqual([true, false, false])
})
