/** Positions with rulings written by hand: every kind of terrain, token and mark that the board can show. */
import type { CaseFigure, ClixCase, Segment, SquareXY } from '../../../src/shared/contract/case.ts'
import type { KnockBackResult, Ruling, RulingBase, StoppedBy } from '../../../src/shared/contract/ruling.ts'

export interface Sample {
  readonly position: ClixCase
  readonly ruling: Ruling | null
}

const base = (kind: string, verdict: string): RulingBase => ({
  kind,
  verdict,
  ruleset: 'heroclix-2012',
  because: [],
  cites: [],
  notConsidered: []
})

const box = (x: number, y: number, width: number, height: number, doors: readonly string[] = []): Segment[] => {
  const walls: Segment[] = []
  const add = (wall: Segment): void => {
    if (!doors.includes(JSON.stringify(wall))) walls.push(wall)
  }
  for (let i = 0; i < width; i++) {
    add([
      [x + i, y - 1],
      [x + i, y]
    ])
    add([
      [x + i, y + height - 1],
      [x + i, y + height]
    ])
  }
  for (let i = 0; i < height; i++) {
    add([
      [x - 1, y + i],
      [x, y + i]
    ])
    add([
      [x + width - 1, y + i],
      [x + width, y + i]
    ])
  }
  return walls
}

/** 16 x 24 with everything on it. */
const townMap: NonNullable<ClixCase['map']> = {
  size: [16, 24],
  terrain: [
    '................',
    '..hh............',
    '..hhh......bb...',
    '...hh......bb...',
    '................',
    '................',
    '......ww........',
    '.....wwww.......',
    '.....wwwww......',
    '......www.......',
    '................',
    '...........hhh..',
    '...........hhh..',
    '..ss............',
    '..sss.....tt....',
    '...ss.....ttt...',
    '................',
    '.....bb.........',
    '.....b..........',
    '................',
    '..........xx....',
    '..........xx....',
    '................',
    '................'
  ],
  level: [
    ...Array.from({ length: 9 }, () => '1111111111111111'),
    '1111111111222211',
    '1111111111222211',
    '1111111111233211',
    '1111111111233211',
    '1111111111222211',
    ...Array.from({ length: 10 }, () => '1111111111111111')
  ],
  indoor: [
    ...Array.from({ length: 16 }, () => '................'),
    '...iiiiii.......',
    '...iiiiii.......',
    '...iiiiii.......',
    '...iiiiii.......',
    ...Array.from({ length: 4 }, () => '................')
  ],
  walls: box(3, 16, 6, 4, [
    JSON.stringify([
      [5, 15],
      [5, 16]
    ]),
    JSON.stringify([
      [8, 18],
      [9, 18]
    ])
  ]),
  barriers: [
    [
      [8, 3],
      [8, 4]
    ],
    [
      [9, 3],
      [9, 4]
    ],
    [
      [7, 4],
      [8, 4]
    ]
  ],
  legend: { s: ['special:deep-space'], t: ['special:space-racetrack-low-gravity'], x: ['hindering', 'special:deep-space'] },
  starting: {
    red: Array.from({ length: 16 }, (_, x): SquareXY => [x, 23]),
    blue: Array.from({ length: 16 }, (_, x): SquareXY => [x, 0])
  }
}

const townFigures: CaseFigure[] = [
  { id: 'thor', name: 'Thor', side: 'red', at: [4, 5], click: 1, tokens: 1 },
  { id: 'cap', name: 'Captain America', side: 'red', at: [3, 13], click: 3, tokens: 2 },
  { id: 'iron-man', name: 'Iron Man', side: 'red', at: [12, 11], click: 2 },
  { id: 'wasp', name: 'Wasp', side: 'red', at: [6, 7], size: 'tiny', click: 1 },
  { id: 'ultron', name: 'Ultron', side: 'blue', at: [10, 7], click: 5 },
  {
    id: 'surtur',
    name: 'Surtur',
    side: 'blue',
    squares: [
      [13, 4],
      [14, 4],
      [13, 5],
      [14, 5]
    ],
    size: 'colossal',
    click: 10
  },
  { id: 'sentinel', name: 'Sentinel', side: 'blue', at: [8, 12], size: 'giant', click: 4, tokens: 1 },
  {
    id: 'quinjet',
    name: 'The Quinjet',
    side: 'red',
    squares: [
      [11, 17],
      [12, 17]
    ],
    click: 6
  },
  { id: 'drone-1', name: 'Drone', side: 'blue', at: [6, 18], click: 1 },
  { id: 'drone-2', name: 'Drone', side: 'blue', at: [4, 17], click: 1 },
  { id: 'wanderer', name: 'Bystander', side: 'none', at: [1, 20] }
]
const townObjects: ClixCase['objects'] = [
  { id: 'o1', kind: 'light', at: [7, 5] },
  { id: 'o2', kind: 'heavy', at: [9, 15] },
  { id: 'o3', kind: 'ultra-heavy', at: [14, 9] },
  { id: 'o4', kind: 'debris', at: [1, 9] },
  { id: 'o5', kind: 'hindering-marker', at: [1, 11] },
  { id: 'o6', kind: 'blocking-marker', at: [3, 11] },
  { id: 'o7', kind: 'ultra-light', at: [13, 20] }
]
const town = (ask: ClixCase['ask']): ClixCase => ({
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: townMap,
  figures: townFigures,
  objects: townObjects,
  ask
})

const knockedBack = (
  figure: string,
  direction: SquareXY,
  path: readonly SquareXY[],
  squares: number,
  stoppedBy: StoppedBy | null,
  taken: number | null,
  end: SquareXY
): KnockBackResult => ({
  figure,
  knockedBack: true,
  squares,
  direction,
  path,
  end,
  stoppedBy,
  damage: taken === null ? [] : [{ kind: 'knock-back', to: figure, dealt: 2, taken }]
})

export const SAMPLES = {
  plain: (): Sample => ({ position: town({ kind: 'line-of-fire', from: 'thor', to: 'ultron' }), ruling: null }),

  clear: (): Sample => ({
    position: town({ kind: 'line-of-fire', from: 'thor', to: 'ultron' }),
    ruling: {
      ...base('line-of-fire', 'clear'),
      kind: 'line-of-fire',
      verdict: 'clear',
      crossed: [
        [5, 5],
        [6, 6],
        [7, 6],
        [8, 6],
        [9, 7]
      ],
      corners: [
        {
          at: [6, 6],
          flanks: [
            [6, 5],
            [5, 6]
          ]
        }
      ],
      distance: 6,
      defenseModifier: 0,
      blockedBy: [],
      hinderedBy: [],
      between: [
        [4, 5],
        [10, 7]
      ]
    }
  }),

  hindered: (): Sample => ({
    position: town({ kind: 'line-of-fire', from: 'sentinel', to: 'iron-man' }),
    ruling: {
      ...base('line-of-fire', 'hindered'),
      kind: 'line-of-fire',
      verdict: 'hindered',
      crossed: [
        [9, 12],
        [10, 12],
        [10, 11],
        [11, 11]
      ],
      corners: [],
      distance: 4,
      defenseModifier: 1,
      blockedBy: [],
      hinderedBy: [
        [11, 11],
        [12, 11]
      ],
      between: [
        [8, 12],
        [12, 11]
      ]
    }
  }),

  blocked: (): Sample => ({
    position: town({ kind: 'line-of-fire', from: 'cap', to: 'quinjet' }),
    ruling: {
      ...base('line-of-fire', 'blocked'),
      kind: 'line-of-fire',
      verdict: 'blocked',
      crossed: [
        [4, 13],
        [4, 14],
        [5, 14],
        [6, 15],
        [7, 15],
        [8, 16],
        [9, 16],
        [10, 17]
      ],
      corners: [],
      distance: 8,
      defenseModifier: 0,
      blockedBy: [
        {
          kind: 'wall',
          at: [
            [7, 15],
            [7, 16]
          ]
        },
        {
          kind: 'wall',
          at: [
            [8, 16],
            [9, 16]
          ]
        }
      ],
      hinderedBy: [[3, 14]],
      between: [
        [3, 13],
        [11, 17]
      ]
    }
  }),

  blockers: (): Sample => ({
    position: town({ kind: 'line-of-fire', from: [1, 2], to: 'surtur' }),
    ruling: {
      ...base('line-of-fire', 'blocked'),
      kind: 'line-of-fire',
      verdict: 'blocked',
      crossed: [
        [2, 2],
        [3, 2],
        [3, 3],
        [4, 3],
        [5, 3],
        [6, 3],
        [7, 3],
        [8, 3],
        [9, 3],
        [10, 3],
        [11, 3],
        [12, 4]
      ],
      corners: [],
      distance: 12,
      defenseModifier: 1,
      blockedBy: [
        { kind: 'blocking', at: [[11, 3]] },
        { kind: 'figure', at: [[13, 4]], figure: 'surtur' },
        {
          kind: 'corner',
          at: [
            [8, 3],
            [7, 4]
          ]
        }
      ],
      hinderedBy: [
        [2, 2],
        [3, 2],
        [4, 3]
      ],
      between: [
        [1, 2],
        [13, 4]
      ]
    }
  }),

  targets: (): Sample => ({
    position: town({ kind: 'targets', from: 'ultron', with: 'ranged-attack' }),
    ruling: { ...base('targets', 'some'), kind: 'targets', verdict: 'some', legal: ['iron-man', 'thor', 'wasp'], illegal: [] }
  }),

  attack: (): Sample => ({
    position: town({ kind: 'attack', from: 'thor', targets: ['ultron'], attack: 'ranged', dice: [6, 6] }),
    ruling: {
      ...base('attack', 'hit'),
      kind: 'attack',
      verdict: 'hit',
      needed: { ultron: 7 },
      total: 12,
      critical: 'hit',
      hits: ['ultron'],
      damageDealt: { ultron: 4 },
      damageTaken: { ultron: 4 },
      selfDamage: 0,
      knockBack: { verdict: 'knocked-back', results: [knockedBack('ultron', [1, 1], [[11, 8]], 4, 'higher', 2, [11, 8])] },
      after: {}
    }
  }),

  knockBack: (): Sample => {
    const results = [
      knockedBack(
        'ultron',
        [1, 0],
        [
          [11, 7],
          [12, 7],
          [13, 7],
          [14, 7],
          [15, 7]
        ],
        6,
        'edge',
        2,
        [15, 7]
      ),
      knockedBack(
        'wasp',
        [0, 1],
        [
          [6, 8],
          [6, 9],
          [6, 10],
          [6, 11]
        ],
        4,
        null,
        null,
        [6, 11]
      ),
      knockedBack('drone-1', [0, 1], [[6, 19]], 4, 'wall', 0, [6, 19]),
      knockedBack(
        'sentinel',
        [-1, 1],
        [
          [7, 13],
          [6, 14],
          [5, 15]
        ],
        4,
        'corner',
        2,
        [5, 15]
      ),
      knockedBack(
        'iron-man',
        [1, 1],
        [
          [13, 12],
          [14, 13]
        ],
        3,
        'drop',
        2,
        [14, 13]
      )
    ]
    return {
      position: town({ kind: 'knock-back', from: 'thor', hits: results.map(({ figure }) => ({ figure, damageTaken: 4 })) }),
      ruling: {
        ...base('knock-back', 'knocked-back'),
        kind: 'knock-back',
        verdict: 'knocked-back',
        results,
        options: [
          { choices: {}, results },
          { choices: {}, results: [knockedBack('ultron', [1, 1], [[11, 8]], 6, 'higher', 2, [11, 8])] },
          {
            choices: {},
            results: [
              knockedBack(
                'ultron',
                [1, -1],
                [
                  [11, 6],
                  [12, 5]
                ],
                6,
                'figure',
                2,
                [12, 5]
              )
            ]
          }
        ]
      }
    }
  },

  /** 24 x 36 with 40 figures. */
  large: (): Sample => ({ position: crowded(36, 24, 40), ruling: null }),
  /** 24 x 36 with 400 figures. */
  crowd: (): Sample => ({ position: crowded(36, 24, 400), ruling: null }),
  /** The longest board there is. */
  long: (): Sample => ({ position: crowded(96, 16, 60), ruling: null })
} satisfies Record<string, () => Sample>

export type SampleName = keyof typeof SAMPLES

/** A repeatable jumble of terrain and figures. */
function crowded(columns: number, rows: number, count: number): ClixCase {
  let seed = 7
  const next = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * below)
  }
  const letters = '......................hhhbbwws'
  const terrain = Array.from({ length: rows }, () => Array.from({ length: columns }, () => letters[next(letters.length)]).join(''))
  const walls: Segment[] = Array.from({ length: Math.floor((columns * rows) / 10) }, (): Segment => {
    const x = next(columns - 1)
    const y = next(rows - 1)
    return next(2) === 0
      ? [
          [x, y],
          [x + 1, y]
        ]
      : [
          [x, y],
          [x, y + 1]
        ]
  })
  const squares = Array.from({ length: columns * rows }, (_, i) => i).sort(() => next(3) - 1)
  const figures = squares.slice(0, count).map((square, i): CaseFigure => ({
    id: `f${i}`,
    name: i === 0 ? 'Doctor Maximilian von Unpronounceable the Third of Latveria-Hills' : `Figure number ${i}`,
    side: ['red', 'blue', 'green', 'amber'][i % 4],
    at: [square % columns, Math.floor(square / columns)],
    click: (i % 12) + 1,
    tokens: i % 3
  }))
  return {
    format: 'clixcase/1',
    ruleset: 'heroclix-2012',
    map: { size: [columns, rows], terrain, walls, legend: { s: ['special:deep-space'] } },
    figures,
    ask: { kind: 'line-of-fire', from: 'f0', to: 'f1' }
  }
}
