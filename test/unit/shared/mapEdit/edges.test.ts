import { describe, expect, it } from 'vitest'
import { blankMap } from '../../../../src/shared/mapEdit/blankMap.ts'
import { edgeNear, edgesBetweenCorners, hasEdge, setEdges } from '../../../../src/shared/mapEdit/edges.ts'

const blank = blankMap(6, 5)

describe('walls', () => {
  it('stand between two squares once, in whichever order they are named, and go again', () => {
    const one = setEdges(
      blank,
      'walls',
      [
        [
          [2, 2],
          [2, 1]
        ],
        [
          [2, 1],
          [2, 2]
        ]
      ],
      true
    )
    expect(one.walls).toEqual([
      [
        [2, 1],
        [2, 2]
      ]
    ])
    expect(
      hasEdge(one, 'walls', [
        [2, 2],
        [2, 1]
      ])
    ).toBe(true)
    expect(
      setEdges(
        one,
        'walls',
        [
          [
            [2, 1],
            [2, 2]
          ]
        ],
        true
      )
    ).toBe(one)
    expect(
      setEdges(
        one,
        'walls',
        [
          [
            [2, 2],
            [2, 1]
          ]
        ],
        false
      )
    ).toEqual(blank)
  })

  it('take the place of a force field on the same edge', () => {
    const field = setEdges(
      blank,
      'barriers',
      [
        [
          [0, 0],
          [1, 0]
        ]
      ],
      true
    )
    const wall = setEdges(
      field,
      'walls',
      [
        [
          [0, 0],
          [1, 0]
        ]
      ],
      true
    )
    expect([wall.walls, wall.barriers]).toEqual([
      [
        [
          [0, 0],
          [1, 0]
        ]
      ],
      undefined
    ])
  })

  it('are never put on the border of the map or between squares apart', () => {
    expect(
      setEdges(
        blank,
        'walls',
        [
          [
            [0, 0],
            [-1, 0]
          ],
          [
            [5, 4],
            [5, 5]
          ],
          [
            [0, 0],
            [1, 1]
          ]
        ],
        true
      )
    ).toBe(blank)
  })
})

describe('the edge nearest to a point', () => {
  it.each([
    [
      [2.1, 2.5],
      [
        [1, 2],
        [2, 2]
      ]
    ],
    [
      [2.9, 2.5],
      [
        [2, 2],
        [3, 2]
      ]
    ],
    [
      [2.5, 2.1],
      [
        [2, 1],
        [2, 2]
      ]
    ],
    [
      [2.5, 2.9],
      [
        [2, 2],
        [2, 3]
      ]
    ],
    // The border is no wall: the next edge counts.
    [
      [0.1, 2.3],
      [
        [0, 1],
        [0, 2]
      ]
    ]
  ] as const)('%j', (point, edge) => {
    expect(edgeNear(blank, point)).toEqual(edge)
  })

  it('is none on a single square', () => {
    expect(edgeNear(blankMap(1, 1), [0.5, 0.1])).toBeNull()
  })
})

describe('a drag along the grid', () => {
  it('goes from corner to corner, the longer way first', () => {
    expect(edgesBetweenCorners([1, 1], [3, 1])).toEqual([
      [
        [1, 0],
        [1, 1]
      ],
      [
        [2, 0],
        [2, 1]
      ]
    ])
    expect(edgesBetweenCorners([3, 1], [1, 1])).toEqual([
      [
        [2, 0],
        [2, 1]
      ],
      [
        [1, 0],
        [1, 1]
      ]
    ])
    expect(edgesBetweenCorners([2, 1], [2, 3])).toEqual([
      [
        [1, 1],
        [2, 1]
      ],
      [
        [1, 2],
        [2, 2]
      ]
    ])
    expect(edgesBetweenCorners([1, 1], [1, 1])).toEqual([])
    expect(edgesBetweenCorners([1, 1], [3, 2])).toHaveLength(3)
  })
})
