/** Moves, reach, targets that are no figures and squares pointed at, as the board is told of them. */
import { describe, expect, it } from 'vitest'
import { answerCase } from '../../../../src/shared/cases/answer.ts'
import type { ClixCase, MoveAsk, SquareXY } from '../../../../src/shared/contract/case.ts'
import { questionPoints } from '../../../../src/shared/scene/questionPoints.ts'
import { toScene } from '../../../../src/renderer/model/question/toScene.ts'
import { positionOf, VIEW } from './rulings.ts'
import { checkedCase } from '../../../../src/shared/cases/common/checkedCase.ts'

const THOR = { id: 'thor', side: 'red', at: [1, 1], speed: 4, powers: ['charge'] } as const
const SKRULL = { id: 'skrull', side: 'blue', at: [4, 1] } as const
const MAP = {
  terrain: ['............', '............', '............', '...bh.......'].concat(Array.from({ length: 6 }, () => '............'))
}

const sceneFor = (ask: ClixCase['ask']) => {
  const position = positionOf(ask, [THOR, SKRULL], MAP)
  return toScene(position, answerCase(checkedCase(position)), VIEW)
}
const moveOf = (path: readonly SquareXY[], more: Partial<MoveAsk> = {}) => {
  const mark = sceneFor({ kind: 'move', figure: 'thor', action: 'move', path, ...more }).marks.find(({ kind }) => kind === 'move')
  return mark?.kind === 'move' ? mark : null
}

describe('a move', () => {
  it('is its path from where the figure stands', () => {
    expect(
      moveOf([
        [1, 2],
        [1, 3]
      ])
    ).toEqual({
      kind: 'move',
      figure: 'thor',
      from: [1, 1],
      path: [
        [1, 2],
        [1, 3]
      ],
      refused: null,
      note: null
    })
  })

  it.each<readonly [string, readonly SquareXY[], number, string]>([
    [
      'blocking terrain',
      [
        [2, 2],
        [3, 3]
      ],
      2,
      'blocking'
    ],
    [
      'a gap',
      [
        [2, 2],
        [4, 4]
      ],
      2,
      'not adjacent'
    ],
    [
      'more squares than its speed',
      [
        [1, 2],
        [1, 3],
        [1, 4],
        [1, 5],
        [1, 6]
      ],
      5,
      'too far'
    ],
    [
      'going on beside an opponent',
      [
        [2, 1],
        [3, 1],
        [3, 2]
      ],
      3,
      'had to stop'
    ]
  ])('marks the first step that is refused: %s', (_, path, step, why) => {
    expect(moveOf(path)?.refused).toEqual({ step, why })
  })

  it('says that it must stop where it ends', () => {
    expect(
      moveOf([
        [2, 1],
        [3, 1]
      ])
    ).toMatchObject({ refused: null, note: 'must stop' })
  })

  it('is no mark while it has no step', () => {
    expect(moveOf([])).toBeNull()
  })
})

describe('reach', () => {
  it('is one field of exactly the squares of the ruling, and whom it could attack are targets', () => {
    const ask = { kind: 'reach', figure: 'thor', action: 'charge' } as const
    const position = positionOf(ask, [THOR, SKRULL], MAP)
    const ruling = answerCase(checkedCase(position))
    const scene = toScene(position, ruling, VIEW)
    if (ruling.kind !== 'reach') throw new Error('Not a reach.')
    expect(scene.marks).toEqual([{ kind: 'reach', figure: 'thor', squares: ruling.squares }])
    expect(ruling.attackable).toEqual(['skrull'])
    expect(scene.tokens.map(({ id, role }) => [id, role])).toEqual([
      ['thor', 'attacker'],
      ['skrull', 'target']
    ])
  })
})

describe('break away', () => {
  it('shows from whom', () => {
    const position = positionOf({ kind: 'break-away', figure: 'thor', roll: 4 }, [THOR, { ...SKRULL, at: [2, 1] }], MAP)
    expect(toScene(position, answerCase(checkedCase(position)), VIEW).tokens.map(({ role }) => role)).toEqual(['attacker', 'target'])
  })
})

describe('targets that are no figures', () => {
  it('are marked on their square or wall', () => {
    const wall = [
      [2, 1],
      [3, 1]
    ] as const
    const position = (to: { wall: typeof wall } | { square: SquareXY } | { object: string }): ClixCase => ({
      ...positionOf({ kind: 'can-target', from: 'thor', to, with: 'ranged-attack' }, [THOR], { ...MAP, walls: [wall] }),
      objects: [{ id: 'o', kind: 'heavy', at: [5, 5] }]
    })
    const marked = (value: ClixCase) => toScene(value, answerCase(checkedCase(value)), VIEW).marks.filter(({ kind }) => kind === 'target')
    expect(marked(position({ wall }))).toEqual([{ kind: 'target', at: wall, wall: true }])
    expect(marked(position({ square: [3, 3] }))).toEqual([{ kind: 'target', at: [[3, 3]], wall: false }])
    expect(marked(position({ object: 'o' }))).toEqual([{ kind: 'target', at: [[5, 5]], wall: false }])
  })
})

describe('squares pointed at', () => {
  it('are one mark above the others, with all of them', () => {
    const position = positionOf({ kind: 'line-of-fire', from: 'thor', to: 'skrull' }, [THOR, SKRULL], MAP)
    const scene = toScene(position, null, {
      ...VIEW,
      highlighted: [
        [2, 1],
        [3, 1]
      ]
    })
    expect(scene.marks).toEqual([
      {
        kind: 'highlight',
        squares: [
          [2, 1],
          [3, 1]
        ]
      }
    ])
    expect(toScene(position, null, { ...VIEW, highlighted: [] }).marks).toEqual([])
  })
})

describe('the question close up', () => {
  it('covers its figures and everything marked, not what is pointed at', () => {
    const points = questionPoints(
      sceneFor({
        kind: 'move',
        figure: 'thor',
        path: [
          [1, 2],
          [1, 3]
        ]
      })
    )
    const reach = (axis: 0 | 1) => [Math.min(...points.map((point) => point[axis])), Math.max(...points.map((point) => point[axis]))]
    expect([reach(0), reach(1)]).toEqual([
      [1, 2],
      [1, 4]
    ])
  })
})
