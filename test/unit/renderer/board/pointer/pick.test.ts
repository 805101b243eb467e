import { describe, expect, it } from 'vitest'
import { figureAt, objectAt, placeAfterDrag, squareAt } from '../../../../../src/renderer/board/pointer/pick.ts'
import type { SceneBoard, SceneToken } from '../../../../../src/shared/scene/scene.ts'

const board: SceneBoard = { key: 'k', columns: 6, rows: 4, squares: [], walls: [], barriers: [] }
const token = (id: string, squares: SceneToken['squares']): SceneToken => ({
  id,
  label: id,
  name: id,
  side: 'red',
  sideIndex: 0,
  squares,
  size: 'standard',
  click: null,
  tokens: 0,
  role: null,
  blocker: null,
  damage: null
})

describe('picking', () => {
  it('finds the square under a point, and none beside the map', () => {
    expect(squareAt(board, [5.99, 0])).toEqual([5, 0])
    expect(squareAt(board, [6, 0])).toBeNull()
    expect(squareAt(board, [-0.01, 2])).toBeNull()
  })

  it('finds an object, the last of several, and drags it to any square of the map', () => {
    const objects = [
      { id: 'o', kind: 'light', at: [1, 1] },
      { id: 'p', kind: 'debris', at: [1, 1] }
    ] as const
    expect(objectAt(objects, [1, 1])?.id).toBe('p')
    expect(objectAt(objects, [0, 1])).toBeNull()
    expect(placeAfterDrag(board, objects[0], [1, 1], [5, 3])).toEqual([5, 3])
    expect(placeAfterDrag(board, objects[0], [1, 1], [1, 1])).toBeNull()
  })

  it('finds a figure by any square of its base', () => {
    const tokens = [
      token('one', [[0, 0]]),
      token('wide', [
        [2, 1],
        [3, 1]
      ])
    ]
    expect(figureAt(tokens, [3, 1])?.id).toBe('wide')
    expect(figureAt(tokens, [1, 1])).toBeNull()
  })

  it('moves a base by the square it was grabbed at', () => {
    expect(
      placeAfterDrag(
        board,
        token('wide', [
          [2, 1],
          [3, 1]
        ]),
        [3, 1],
        [4, 2]
      )
    ).toEqual([3, 2])
  })

  it('leaves a figure where a part of its base would be off the map, or nothing would change', () => {
    const wide = token('wide', [
      [2, 1],
      [3, 1]
    ])
    expect(placeAfterDrag(board, wide, [2, 1], [5, 1])).toBeNull()
    expect(placeAfterDrag(board, wide, [3, 1], [3, 1])).toBeNull()
  })
})
