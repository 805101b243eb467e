/** The board turned for the view: every place goes where a turned map has it, keeps its name, and comes back. */
import type { SquareXY } from '../../../../../src/shared/contract/case.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { squareNamer, turningBack, turningOf, turnScene } from '../../../../../src/renderer/board/kit/turnScene.ts'
import type { BoardScene, Quarter, SceneMark } from '../../../../../src/shared/scene/scene.ts'
import { formatColumn, formatRow, formatSquareName } from '../../../../../src/shared/grid/squareName.ts'
import { seededRuns } from '../../../../support/seeded.ts'

const MARKS: readonly SceneMark[] = [
  { kind: 'line', from: [0.5, 0.5], to: [3.5, 1.5], verdict: 'blocked', parts: [{ from: [0.5, 0.5], to: [3.5, 1.5], state: 'blocked' }] },
  { kind: 'aim', from: [0.5, 0.5], to: [3.5, 1.5], verdict: null },
  {
    kind: 'blocker',
    number: 1,
    blocker: 'wall',
    at: [
      [1, 0],
      [2, 0]
    ],
    point: [2, 0.5],
    figure: null
  },
  { kind: 'hinder', at: [1, 1] },
  { kind: 'corner', point: [2, 1] },
  {
    kind: 'knock-back',
    figure: 'a',
    from: [1, 1],
    direction: [1, 0],
    path: [
      [2, 1],
      [3, 1]
    ],
    end: [3, 1],
    short: 0,
    stoppedBy: null,
    damage: null,
    dealt: null,
    others: [{ figure: 'b', at: [3, 2], damage: 1 }],
    option: 0
  },
  {
    kind: 'reach',
    figure: 'a',
    squares: [
      [1, 1],
      [1, 2]
    ],
    costs: [1, 2]
  },
  { kind: 'sight', clear: [[0, 0]], hindered: [[1, 1]], blocked: [[3, 2]], letters: { clear: 'C', hindered: 'H', blocked: 'B' } },
  { kind: 'ruler', from: [0.5, 0.5], to: [3.5, 2.5], text: '3' },
  {
    kind: 'move',
    figure: 'a',
    from: [0, 0],
    path: [
      [1, 1],
      [2, 2]
    ],
    refused: null,
    note: null
  },
  {
    kind: 'target',
    at: [
      [1, 0],
      [2, 0]
    ],
    wall: true
  },
  { kind: 'highlight', squares: [[0, 2]] }
]

const SCENE: BoardScene = {
  board: {
    key: 'k',
    columns: 4,
    rows: 3,
    squares: [{ at: [3, 0], kinds: ['hindering'], special: null, specialLetter: null, level: 1, indoor: false, starting: null }],
    walls: [
      [
        [0, 0],
        [1, 0]
      ]
    ],
    barriers: [
      [
        [2, 2],
        [2, 1]
      ]
    ],
    stairs: [
      [
        [0, 1],
        [0, 2]
      ]
    ]
  },
  tokens: [
    {
      id: 'a',
      label: 'A',
      name: 'A',
      side: 'red',
      sideIndex: 0,
      squares: [
        [0, 0],
        [1, 0]
      ],
      size: 'standard',
      click: null,
      tokens: 0,
      role: null,
      blocker: null,
      damage: null
    }
  ],
  objects: [{ id: 'o', kind: 'heavy', at: [2, 1] }],
  marks: MARKS,
  cursor: [0, 2],
  theme: 'dark',
  squareNames: true,
  reducedMotion: true
}

const quarter = fc.constantFrom<Quarter>(0, 1, 2, 3)
const size = fc.record({ columns: fc.integer({ min: 1, max: 40 }), rows: fc.integer({ min: 1, max: 40 }) })

/** A scene without what only says that it was turned. */
const places = ({ board: { key: _key, turned: _turned, ...board }, ...scene }: BoardScene) => ({ ...scene, board })

describe('a turned scene', () => {
  it('shows the top right corner at the bottom right after one quarter clockwise', () => {
    const turned = turnScene(SCENE, 1)
    expect(turned.board).toMatchObject({
      columns: 3,
      rows: 4,
      squares: [{ at: [2, 3] }],
      walls: [
        [
          [2, 0],
          [2, 1]
        ]
      ]
    })
    expect(turned.tokens[0]?.squares).toEqual([
      [2, 0],
      [2, 1]
    ])
    expect(turned.cursor).toEqual([0, 0])
    const marks = new Map(turned.marks.map((mark) => [mark.kind, mark]))
    expect(marks.get('line')).toMatchObject({ from: [2.5, 0.5], to: [1.5, 3.5] })
    // A push to the right is one downwards.
    expect(marks.get('knock-back')).toMatchObject({
      direction: [0, 1],
      path: [
        [1, 2],
        [1, 3]
      ],
      others: [{ at: [0, 3] }]
    })
    expect(marks.get('reach')).toMatchObject({
      squares: [
        [1, 1],
        [0, 1]
      ],
      costs: [1, 2]
    })
  })

  it('is the same again after four quarters, in every mark', () => {
    const round = [1, 2, 3, 4].reduce((scene) => turnScene(scene, 1), SCENE)
    // Zero has a sign that means nothing here.
    expect(JSON.parse(JSON.stringify(places(round)))).toEqual(JSON.parse(JSON.stringify(places(SCENE))))
  })

  it('takes as many quarters at once as one after another', () => {
    for (const by of [2, 3] as const) {
      const steps = Array.from({ length: by }).reduce<BoardScene>((scene) => turnScene(scene, 1), SCENE)
      expect(JSON.parse(JSON.stringify(places(turnScene(SCENE, by))))).toEqual(JSON.parse(JSON.stringify(places(steps))))
    }
  })

  it('is the very same scene for no quarter', () => {
    expect(turnScene(SCENE, 0)).toBe(SCENE)
  })
})

describe('turning back', () => {
  it('finds every point and square again, and a square holds its points', () => {
    fc.assert(
      fc.property(
        size,
        quarter,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (board, by, a, b) => {
          const point = [a * board.columns, b * board.rows] as const
          const square: SquareXY = [Math.floor(point[0]), Math.floor(point[1])]
          const [there, back] = [turningOf(board, by), turningBack(board, by)]
          expect(back.square(there.square(square))).toEqual(square)
          const [x, y] = back.point(there.point(point))
          expect(Math.abs(x - point[0]) + Math.abs(y - point[1])).toBeLessThan(1e-9)
          const centre = there.point([square[0] + 0.5, square[1] + 0.5])
          expect([Math.floor(centre[0]), Math.floor(centre[1])]).toEqual(there.square(square))
        }
      ),
      seededRuns()
    )
  })
})

describe('names on a turned board', () => {
  it('are those of the map', () => {
    fc.assert(
      fc.property(size, quarter, fc.nat(), fc.nat(), (extent, by, a, b) => {
        const square: SquareXY = [a % extent.columns, b % extent.rows]
        const { board } = turnScene(
          {
            ...SCENE,
            board: { ...SCENE.board, ...extent, squares: [], walls: [], barriers: [] },
            tokens: [],
            objects: [],
            marks: [],
            cursor: null
          },
          by
        )
        const [x, y] = turningOf(extent, by).square(square)
        const name = squareNamer(board)
        expect(name.square([x, y])).toBe(formatSquareName(square))
        expect([name.column(x), name.row(y)].sort()).toEqual([formatColumn(square[0]), formatRow(square[1])].sort())
      }),
      seededRuns()
    )
  })
})
