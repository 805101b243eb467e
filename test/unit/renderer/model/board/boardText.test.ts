/** The board in words, what of a question is brought into sight, and how its legend and sides are called. */
import { describe, expect, it } from 'vitest'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import type { BoardScene, SceneMark, SceneToken } from '../../../../../src/shared/scene/scene.ts'
import { boardText, boardTextLines } from '../../../../../src/renderer/model/board/boardText.ts'
import { legendName, sideInside } from '../../../../../src/renderer/model/board/legendName.ts'
import { offSight, questionKey, subjectOf } from '../../../../../src/renderer/model/board/subject.ts'
import { boardTurn } from '../../../../../src/renderer/model/board/turnBoard.ts'
import { gaugePixels, inchFrom, squareInches, squarePixels } from '../../../../../src/renderer/model/board/trueSize.ts'

const value: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: {
    size: [4, 3],
    name: 'Yard',
    terrain: ['h..w', '.b..', '...h'],
    level: ['1112', '1113', '1112'],
    walls: [
      [
        [0, 0],
        [0, 1]
      ]
    ],
    barriers: [
      [
        [1, 0],
        [2, 0]
      ]
    ]
  },
  figures: [
    { id: 'a', name: 'Thor', at: [0, 0], click: 3, tokens: 1, size: 'giant', countered: ['charge', 'outwit'] },
    {
      id: 'b',
      side: 'gang',
      squares: [
        [2, 1],
        [3, 1]
      ],
      click: 1,
      tokens: 2,
      size: 'standard'
    },
    { id: 'c' }
  ],
  objects: [
    { id: 'o', kind: 'heavy', at: [1, 0] },
    { id: 'l', kind: 'light', name: 'Lamp', at: [2, 2] }
  ],
  ask: { kind: 'line-of-fire', from: 'a', to: 'b' }
}

describe('the board in words', () => {
  const figures = [
    'Thor, red, in A1. Size: Giant. On click 3. One action token. Countered: Charge, Outwit. Attacker.',
    'b, gang, in C2, D2. 2 action tokens. Target.',
    'c, blue, on no square.'
  ]
  const terrain = [
    'Hindering terrain: A1, D3.',
    'Water: D1.',
    'Blocking terrain: B2.',
    'Elevation level 2: D1, D3.',
    'Elevation level 3: D2.',
    'Walls between: A1 and A2; B1 and C1.',
    'Heavy object in B1.',
    'Lamp in C3.'
  ]

  it('is the map, everybody on it, its ground from level to level, its walls and its objects', () => {
    expect(boardText(value)).toEqual({ map: 'Yard: 4 columns, 3 rows. A1 is at the top left.', figures, terrain })
    expect(boardTextLines(value, 'Clear.')).toBe(
      ['Yard: 4 columns, 3 rows. A1 is at the top left.', '', ...figures, '', ...terrain, '', 'Clear.'].join('\n')
    )
  })

  it('says that nobody and nothing is there', () => {
    const bare: ClixCase = { ...value, map: { size: [4, 3] }, figures: [], objects: undefined }
    expect(boardTextLines(bare, '')).toBe(
      [
        'Map: 4 columns, 3 rows. A1 is at the top left.',
        '',
        'No figures on the table.',
        '',
        'Everything is clear terrain on the ground.'
      ].join('\n')
    )
  })
})

const entry = { layer: 'hindering', name: null, letter: null, edge: null, object: null } as unknown as Parameters<typeof legendName>[0]
it.each<[more: Partial<typeof entry>, name: string]>([
  [{ object: 'heavy' }, 'Heavy object'],
  [{ name: 'Own', letter: 'x' }, 'Own (x)'],
  [{ name: 'Own' }, 'Own']
])('the legend calls %j', (more, name) => {
  expect(legendName({ ...entry, ...more })).toBe(name)
})

it('a side is called in small letters, one of its own as it is', () => {
  expect([sideInside('red'), sideInside('Gang')]).toEqual(['red', 'Gang'])
})

describe('what is brought into sight', () => {
  const token = (id: string, more: Partial<SceneToken>): SceneToken =>
    ({ id, name: `<${id}>`, squares: [[0, 0]], role: null, blocker: null, ...more }) as SceneToken
  const scene = (tokens: readonly SceneToken[], ...marks: readonly unknown[]): BoardScene =>
    ({ tokens, marks: marks as readonly SceneMark[], objects: [] }) as unknown as BoardScene
  const ends = [
    token('a', { role: 'attacker', squares: [[1, 1]] }),
    token('b', {
      role: 'target',
      squares: [
        [5, 5],
        [6, 5]
      ]
    })
  ]
  const blocker = { kind: 'blocker', number: 1, at: [[3, 3]], figure: null, point: [3, 3], blocker: 'wall' }
  const thrown = { kind: 'knock-back', figure: 'b', from: [5, 5], path: [[6, 5]], end: [6, 5] }

  it.each<[of: string, shown: BoardScene, first: readonly (readonly number[])[]]>([
    [
      'what stops the line',
      scene(ends, blocker),
      [
        [3, 3],
        [4, 4]
      ]
    ],
    [
      'where a knock back ends',
      scene(ends, thrown),
      [
        [6, 5],
        [7, 6]
      ]
    ],
    [
      'the end of a way',
      scene(ends, {
        kind: 'move',
        from: [1, 1],
        path: [
          [2, 2],
          [3, 2]
        ]
      }),
      [
        [3, 2],
        [4, 3]
      ]
    ],
    [
      'the first of several',
      scene(ends, blocker, thrown),
      [
        [3, 3],
        [4, 4]
      ]
    ],
    [
      'else the target, whole',
      scene(ends),
      [
        [5, 5],
        [6, 6],
        [6, 5],
        [7, 6]
      ]
    ],
    [
      'else whoever asks',
      scene(ends.slice(0, 1)),
      [
        [1, 1],
        [2, 2]
      ]
    ],
    ['nothing where nothing is asked', scene([token('c', {})]), []]
  ])('%s comes first', (_of, shown, first) => {
    expect(subjectOf(shown).first).toEqual(first)
  })

  it('is looked for at the edge of the board: both ends, who blocks, where somebody ends', () => {
    const all = scene(
      [...ends, token('c', { blocker: 2, squares: [[2, 2]] }), token('off', { role: 'target', squares: [] }), token('d', {})],
      {
        ...blocker,
        at: [
          [3, 3],
          [3, 4]
        ]
      },
      { ...blocker, number: 2, at: [[2, 2]] },
      thrown,
      { ...thrown, path: [] }
    )
    expect(offSight(all)).toEqual([
      { id: 'a', name: '<a>', at: [1.5, 1.5] },
      { id: 'b', name: '<b>', at: [6, 5.5] },
      { id: 'c', name: '<c>', at: [2.5, 2.5] },
      { id: 'blocker 3,3 3,4', name: 'D4 D5', at: [3.5, 4] },
      { id: 'end 6,5', name: 'G6', at: [6.5, 5.5] }
    ])
  })

  it('is new with another figure, another kind or another square, and not with another choice', () => {
    const asked: ClixCase = { ...value, ask: { kind: 'attack', from: 'a', targets: ['b'], dice: [3, 4] } }
    const same = (next: ClixCase) => questionKey(next) === questionKey(asked)
    expect([
      same({ ...asked, ask: { kind: 'attack', from: 'a', targets: ['b'], dice: [1, 2] } }),
      same({ ...asked, ask: { kind: 'attack', from: 'c', targets: ['b'], dice: [3, 4] } }),
      same({ ...asked, ask: { kind: 'odds', from: 'a', to: 'b' } }),
      same({ ...asked, figures: asked.figures!.map((one) => (one.id === 'a' ? { ...one, at: [1, 0] } : one)) }),
      same({ ...asked, figures: asked.figures!.map((one) => (one.id === 'c' ? { ...one, at: [1, 0] } : one)) })
    ]).toEqual([true, false, false, false, true])
  })
})

describe('how the board lies', () => {
  it('is as somebody has turned it, else on its side where it is upright in a wide window', () => {
    expect([
      boardTurn({}, [3, 4], true),
      boardTurn({}, [4, 4], true),
      boardTurn({}, [4, 3], true),
      boardTurn({}, undefined, true),
      boardTurn({}, [3, 4], false),
      boardTurn({ board: { turned: 2 } }, [3, 4], true),
      boardTurn({ board: { turned: 0 } }, [3, 4], true)
    ]).toEqual([3, 0, 0, 0, 0, 2, 0])
  })

  it('has squares of an inch and a half unless they are others, and a size once the screen is measured', () => {
    const settings = (board?: object) => ({ board }) as Parameters<typeof squareInches>[0]
    expect([squareInches(settings()), squareInches(settings({ squareInches: 1 }))]).toEqual([1.5, 1])
    expect([squarePixels(settings()), squarePixels(settings({ inch: 96 })), squarePixels(settings({ inch: 96, squareInches: 2 }))]).toEqual(
      [null, 144, 192]
    )
    expect([inchFrom('inches', 400), gaugePixels('inches', 100), gaugePixels('card', inchFrom('card', 300))]).toEqual([100, 400, 300])
  })
})
