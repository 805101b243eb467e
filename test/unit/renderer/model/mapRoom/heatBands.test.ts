/** Numbers of a map in four bands, from little to much. */
import { expect, it } from 'vitest'
import { heatBands } from '../../../../../src/renderer/model/mapRoom/heatBands.ts'

/** Which band each of the numbers comes into, from 0. */
const bandsOf = (values: readonly number[]): readonly number[] => {
  const squares = values.map((value, x) => ({ at: [x, 0] as const, value }))
  const { bands } = heatBands({ squares, least: Math.min(...values), most: Math.max(...values) })
  return values.map((_, x) => bands.findIndex((band) => band.squares.some(([at]) => at === x)))
}

it.each<[string, readonly number[], readonly number[]]>([
  ['eight numbers, two to a band', [1, 2, 3, 4, 5, 6, 7, 8], [0, 0, 1, 1, 2, 2, 3, 3]],
  ['numbers that begin below zero', [-4, -3, -2, -1, 0, 1, 2, 3], [0, 0, 1, 1, 2, 2, 3, 3]],
  ['numbers far from zero', [100, 101, 102, 103], [0, 1, 2, 3]],
  ['a few numbers leave bands out', [0, 1], [0, 2]],
  ['one number alone is little', [7, 7, 7], [0, 0, 0]],
  ['the most is much', [0, 10, 99], [0, 0, 3]]
])('puts numbers into bands of the same width: %s', (_name, values, bands) => {
  expect(bandsOf(values)).toEqual(bands)
})

it('keeps squares and numbers of a band in the order that they came in', () => {
  const squares = [
    { at: [2, 1], value: 9 },
    { at: [0, 0], value: 1 },
    { at: [1, 0], value: 10 }
  ] as const
  expect(heatBands({ squares, least: 1, most: 10 })).toEqual({
    kind: 'heat',
    bands: [
      { squares: [[0, 0]], texts: ['1'] },
      { squares: [], texts: [] },
      { squares: [], texts: [] },
      { squares: [[2, 1], [1, 0]], texts: ['9', '10'] } // prettier-ignore
    ]
  })
})
