/** Where the ghost of a figure that moves is drawn. */
import { expect, it } from 'vitest'
import { endAhead } from '../../../../../src/renderer/board/layers/endAhead.ts'
import type { MoveMark } from '../../../../../src/shared/scene/scene.ts'

const way: MoveMark = {
  kind: 'move',
  figure: 'a',
  from: [4, 4],
  path: [
    [5, 4],
    [6, 5]
  ],
  refused: null,
  note: null
}

it('stands ahead of a figure that has the way before it', () => {
  expect(endAhead(way, { squares: [[4, 4]] })).toEqual([2, 1])
})

it('is not there where the figure has gone the way already, nor where it ends where it began', () => {
  expect(endAhead(way, { squares: [[6, 5]] })).toBeNull()
  expect(
    endAhead(
      {
        ...way,
        path: [
          [5, 4],
          [4, 4]
        ]
      },
      { squares: [[4, 4]] }
    )
  ).toBeNull()
  expect(endAhead({ ...way, path: [] }, { squares: [[4, 4]] })).toBeNull()
})

it('is that of a larger base that has moved onto the square where its way began', () => {
  // Its first square is the one that a way is counted from.
  expect(
    endAhead(
      { ...way, path: [[5, 4]] },
      {
        squares: [
          [5, 4],
          [4, 4]
        ]
      }
    )
  ).toBeNull()
})
