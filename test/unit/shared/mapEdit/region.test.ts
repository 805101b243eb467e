/** A block copied, turned and put down again: nothing of it is lost, by the census and square by square. */
import { describe, expect, it } from 'vitest'
import type { CaseMap, SquareXY } from '../../../../src/shared/contract/case.ts'
import { edgeKey } from '../../../../src/shared/contract/caseSquares.ts'
import { nextOpening, openingOn, settled, type Drawing } from '../../../../src/shared/mapEdit/drawing.ts'
import { setEdges } from '../../../../src/shared/mapEdit/edges.ts'
import { edgesRound, joinedSquares, likeSquares } from '../../../../src/shared/mapEdit/fill.ts'
import { copyRegion, stampRegion, turnRegion } from '../../../../src/shared/mapEdit/region.ts'
import { joined, resized } from '../../../../src/shared/mapEdit/resize.ts'
import { blockOf } from '../../../../src/shared/mapEdit/runs.ts'
import { paintBasic } from '../../../../src/shared/mapEdit/squares.ts'
import { censusOf } from '../../../../src/shared/mapCheck/census.ts'

const map: CaseMap = {
  size: [6, 5],
  terrain: ['.h..q.', 'bb....', '..w...', '......', '..h...'],
  legend: { q: ['hindering', 'special:pit'] },
  level: ['111111', '122111', '111111', '111111', '111111'],
  indoor: ['......', 'ii....', '......', '......', '......'],
  walls: [
    [
      [0, 0],
      [1, 0]
    ],
    [
      [2, 1],
      [2, 2]
    ]
  ],
  stairs: [
    [
      [1, 1],
      [0, 0]
    ]
  ],
  starting: {
    red: [
      [0, 0],
      [1, 0]
    ]
  }
}
const drawing: Drawing = {
  map,
  openings: [{ edge: map.walls![0]!, kind: 'door', state: 'closed' }],
  labels: [{ at: [1.5, 1], text: 'Hall' }],
  pins: [{ id: 'a', ask: { kind: 'line-of-fire', from: [0, 0], to: [2, 2] }, expect: { verdict: 'blocked' } }]
}
const blank: Drawing = { map: { size: [9, 9] } }
const [a, b]: readonly [SquareXY, SquareXY] = [
  [0, 0],
  [2, 2]
]

describe('a region', () => {
  it('has the same census wherever it is put and however it is turned', () => {
    const region = copyRegion(drawing, blockOf(a, b))
    const there = stampRegion({ map: { size: [3, 3] } }, region, [0, 0])
    for (const turned of [
      region,
      turnRegion(region, 'turn'),
      turnRegion(region, 'mirror-x'),
      turnRegion(turnRegion(region, 'turn'), 'mirror-y')
    ]) {
      const put = stampRegion({ map: { size: [3, 3] } }, turned, [0, 0])
      expect(censusOf(put)).toEqual(censusOf(there))
      expect(stampRegion(blank, turned, [4, 5]).pins).toHaveLength(1)
    }
  })

  it('is itself again after four quarters or two mirrors', () => {
    const region = copyRegion(drawing, blockOf(a, b))
    const four = Array.from({ length: 4 }).reduce<typeof region>((one) => turnRegion(one, 'turn'), region)
    const put = (one: typeof region) => stampRegion(blank, one, [1, 1])
    expect(put(four)).toEqual(put(region))
    expect(put(turnRegion(turnRegion(region, 'mirror-y'), 'mirror-y'))).toEqual(put(region))
  })

  it('takes the walls and doors around it with it, and leaves those that stand where it has none', () => {
    const map = { size: [6, 3], walls: [[[0, 0], [1, 0]], [[4, 0], [5, 0]], [[3, 1], [3, 2]]] } as const // prettier-ignore
    const region = copyRegion(
      {
        map,
        openings: [
          {
            edge: [
              [0, 0],
              [0, 1]
            ],
            kind: 'door',
            state: 'open'
          }
        ]
      },
      [[0, 0]]
    )
    const put = stampRegion({ map, openings: [] }, turnRegion(region, 'mirror-x'), [4, 1])
    expect(put.map.walls?.map((edge) => [...edge].sort().join(' ')).sort()).toEqual(['0,0 1,0', '3,1 3,2', '3,1 4,1', '4,0 5,0'])
    expect(put.openings).toEqual([{ edge: [[4, 1], [4, 2]], kind: 'door', state: 'open' }]) // prettier-ignore
  })
  it('takes its pins with it, and gives them ids of their own', () => {
    const put = stampRegion(drawing, copyRegion(drawing, blockOf(a, b)), [3, 2])
    expect(put.pins).toEqual([
      drawing.pins![0],
      { id: 'a-2', ask: { kind: 'line-of-fire', from: [3, 2], to: [5, 4] }, expect: { verdict: 'blocked' } }
    ])
  })

  it('leaves nothing of what lay under it, and nothing beside the map', () => {
    const empty = copyRegion(blank, blockOf([0, 0], [2, 2]))
    const put = stampRegion(drawing, empty, [0, 0])
    expect(put.map.walls).toBeUndefined()
    expect(put.openings).toBeUndefined()
    expect(censusOf(put).blocking).toBe(0)
    expect(stampRegion(blank, copyRegion(drawing, blockOf(a, b)), [8, 8]).map.size).toEqual([9, 9])
  })
})

describe('another size', () => {
  it('moves what is drawn, and back again it is as it was', () => {
    const larger = resized(drawing, [8, 9], [2, 3])
    expect(larger.labels).toEqual([{ at: [3.5, 4], text: 'Hall' }])
    expect(larger.openings![0]!.edge).toEqual([
      [2, 3],
      [3, 3]
    ])
    const back = resized(larger, [6, 5], [-2, -3])
    expect(back).toEqual(drawing)
  })

  it('keeps the picture under what was drawn on it', () => {
    const grid = [10, 1, 5, 2, 11, 7, 0.01, 0.02, 1]
    const at = (g: readonly number[], [x, y]: SquareXY) =>
      [0, 1].map((row) => (g[3 * row]! * x + g[3 * row + 1]! * y + g[3 * row + 2]!) / (g[6]! * x + g[7]! * y + g[8]!))
    const moved = resized({ ...blank, picture: { grid } }, [12, 12], [2, 1]).picture.grid
    expect(at(moved, [5, 4]).map((n) => n.toFixed(9))).toEqual(at(grid, [3, 3]).map((n) => n.toFixed(9)))
  })

  it('joins two maps side by side', () => {
    const both = joined(drawing, { map: { size: [2, 7], terrain: Array.from({ length: 7 }, () => 'hh') } }, 'right')
    expect(both.map.size).toEqual([8, 7])
    expect(censusOf(both).hindering).toBe(censusOf(drawing).hindering + 14)
  })
})

describe('a fill', () => {
  it('stops at walls and at other ground', () => {
    const room = edgesRound({ size: [9, 9] }, blockOf([1, 1], [3, 3]))
    const walled = setEdges({ size: [9, 9] }, 'walls', room, true)
    expect(room).toHaveLength(12)
    expect(joinedSquares(walled, [2, 2])).toHaveLength(9)
    expect(joinedSquares(walled, [0, 0])).toHaveLength(72)
    expect(likeSquares(walled, [0, 0])).toHaveLength(81)
    expect(joinedSquares(paintBasic(walled, blockOf([5, 0], [5, 8]), 'water'), [0, 0])).toHaveLength(45 - 9)
  })

  it('paints the largest map at once', () => {
    const large: CaseMap = { size: [200, 200] }
    const painted = paintBasic(large, joinedSquares(large, [0, 0]), 'hindering')
    expect(censusOf({ map: painted }).hindering).toBe(40_000)
  })
})

describe('an opening', () => {
  const edge = [
    [3, 3],
    [4, 3]
  ] as const
  it('goes from closed to open to a plain wall', () => {
    const closed = nextOpening(blank, edge, 'door')
    const open = nextOpening(closed, edge, 'door')
    const gone = nextOpening(open, edge, 'door')
    const walls = (of: Drawing) => (of.map.walls ?? []).map(edgeKey)
    expect([openingOn(closed, edge)?.state, walls(closed)]).toEqual(['closed', [edgeKey(edge)]])
    expect([openingOn(open, edge)?.state, walls(open)]).toEqual(['open', []])
    expect([gone.openings, walls(gone)]).toEqual([undefined, [edgeKey(edge)]])
  })

  it('is none any more when its wall is taken away', () => {
    const closed = nextOpening(blank, edge, 'gate')
    expect(settled({ ...closed, map: setEdges(closed.map, 'walls', [edge], false) }).openings).toBeUndefined()
  })
})
