/** Starting areas taken from the table, and put back grown. */
import { describe, expect, it } from 'vitest'
import { areasOfTable, withAreas } from '../../../../../src/renderer/model/noBoard/startingArea.ts'

describe('starting areas of the table', () => {
  const map = {
    size: [6, 6] as const,
    starting: {
      red: [
        [0, 5],
        [1, 5]
      ] as const,
      blue: []
    }
  }
  it('are asked with the squares that the bases of each side take', () => {
    const figures = [
      {
        id: 'a',
        squares: [
          [0, 0],
          [1, 0]
        ] as const
      },
      { id: 'b', side: 'red', at: [3, 3] as const },
      { id: 'c', at: [4, 4] as const }
    ]
    expect(areasOfTable({ map, figures })).toEqual({
      kind: 'starting-area',
      size: [6, 6],
      areas: { red: { left: 0, top: 5, columns: 2, rows: 1 } },
      needs: { red: 3 }
    })
    expect(areasOfTable({ map: { size: [6, 6] } })).toBeNull()
    expect(areasOfTable({})).toBeNull()
  })

  it('are squares again on the map', () => {
    expect(withAreas(map, { red: { left: 0, top: 4, columns: 2, rows: 2 } }).starting).toEqual({
      red: [
        [0, 4],
        [1, 4],
        [0, 5],
        [1, 5]
      ],
      blue: []
    })
  })
})
