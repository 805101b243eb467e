import { describe, expect, it } from 'vitest'
import type { CaseFigure } from '../../../../../src/shared/contract/case.ts'
import type { BlockerMark, KnockBackMark, LineMark, SceneMark } from '../../../../../src/shared/scene/scene.ts'
import { toScene } from '../../../../../src/renderer/model/question/toScene.ts'
import { attackRuling, canTargetRuling, knockBackRuling, lineRuling, positionOf, resultOf, VIEW } from '../../../shared/scene/rulings.ts'

const A: CaseFigure = { id: 'A', name: 'Thor', at: [1, 1] }
const B: CaseFigure = { id: 'B', name: 'Captain America', at: [5, 1] }
const LINE = { kind: 'line-of-fire', from: 'A', to: 'B' } as const

const marksOf = <K extends SceneMark['kind']>(marks: readonly SceneMark[], kind: K): Extract<SceneMark, { kind: K }>[] =>
  marks.filter((mark): mark is Extract<SceneMark, { kind: K }> => mark.kind === kind)

const sceneOf = (...[position, ruling]: [Parameters<typeof toScene>[0], Parameters<typeof toScene>[1]]): ReturnType<typeof toScene> =>
  toScene(position, ruling, VIEW)

describe('a line of fire', () => {
  const lineOf = (ruling: ReturnType<typeof lineRuling>): LineMark => marksOf(sceneOf(positionOf(LINE, [A, B]), ruling).marks, 'line')[0]!

  it('runs from centre to centre in one part where it is clear', () => {
    expect(
      lineOf(
        lineRuling('clear', [
          [1, 1],
          [5, 1]
        ])
      )
    ).toEqual({
      kind: 'line',
      from: [1.5, 1.5],
      to: [5.5, 1.5],
      verdict: 'clear',
      parts: [{ from: [1.5, 1.5], to: [5.5, 1.5], state: 'clear' }]
    })
  })

  it('changes where it enters the first hindering square and stays so to the end', () => {
    const { parts } = lineOf(
      lineRuling(
        'hindered',
        [
          [1, 1],
          [5, 1]
        ],
        {
          hinderedBy: [
            [4, 1],
            [5, 1]
          ]
        }
      )
    )
    expect(parts.map(({ state }) => state)).toEqual(['clear', 'hindered'])
    expect(parts[1]!.from[0]).toBeCloseTo(4)
    expect(parts[1]!.to).toEqual([5.5, 1.5])
  })

  it('is blocked from the first blocker of the list on, with the hindered part before it', () => {
    const { parts } = lineOf(
      lineRuling(
        'blocked',
        [
          [1, 1],
          [5, 1]
        ],
        {
          hinderedBy: [[2, 1]],
          blockedBy: [
            {
              kind: 'wall',
              at: [
                [3, 1],
                [4, 1]
              ]
            },
            { kind: 'blocking', at: [[4, 1]] }
          ]
        }
      )
    )
    expect(parts.map(({ state }) => state)).toEqual(['clear', 'hindered', 'blocked'])
    expect(parts[1]!.from[0]).toBeCloseTo(2)
    expect(parts[2]!.from[0]).toBeCloseTo(4)
  })

  it('drops hindering that lies beyond the blocker', () => {
    const { parts } = lineOf(
      lineRuling(
        'blocked',
        [
          [1, 1],
          [5, 1]
        ],
        { hinderedBy: [[4, 1]], blockedBy: [{ kind: 'blocking', at: [[3, 1]] }] }
      )
    )
    expect(parts.map(({ state }) => state)).toEqual(['clear', 'blocked'])
  })

  it('joins its parts without a gap, whatever the slope', () => {
    const ruling = lineRuling(
      'blocked',
      [
        [5, 8],
        [1, 1]
      ],
      { hinderedBy: [[4, 7]], blockedBy: [{ kind: 'figure', at: [[3, 4]], figure: 'C' }] }
    )
    const { parts, from, to } = lineOf(ruling)
    expect(parts[0]!.from).toEqual(from)
    expect(parts.at(-1)!.to).toEqual(to)
    parts.slice(1).forEach((part, i) => {
      expect(part.from).toEqual(parts[i]!.to)
    })
  })

  it('is blocked only at the very end where the cause lies in no square', () => {
    const { parts } = lineOf(
      lineRuling(
        'blocked',
        [
          [1, 1],
          [5, 1]
        ],
        { blockedBy: [{ kind: 'power', at: [], figure: 'B' }] }
      )
    )
    expect(parts.at(-1)).toEqual({ from: [5.5, 1.5], to: [5.5, 1.5], state: 'blocked' })
  })

  it('stops at the border of its own first square where that square blocks it', () => {
    const { parts } = lineOf(
      lineRuling(
        'blocked',
        [
          [1, 1],
          [5, 1]
        ],
        { blockedBy: [{ kind: 'special', at: [[1, 1]] }] }
      )
    )
    expect(parts[1]!.from[0]).toBeCloseTo(2)
  })

  it('is drawn between the squares that the ruling names, not between first squares', () => {
    const wide: CaseFigure = {
      id: 'A',
      squares: [
        [1, 1],
        [1, 2]
      ]
    }
    const scene = sceneOf(
      positionOf(LINE, [wide, B]),
      lineRuling('clear', [
        [1, 2],
        [5, 1]
      ])
    )
    expect(marksOf(scene.marks, 'line')[0]!.from).toEqual([1.5, 2.5])
  })
})

describe('what blocks and hinders', () => {
  const blockers = (ruling: ReturnType<typeof lineRuling>): BlockerMark[] =>
    marksOf(sceneOf(positionOf(LINE, [A, B]), ruling).marks, 'blocker')

  it('is numbered in the order of the ruling, each at its place', () => {
    const marks = blockers(
      lineRuling(
        'blocked',
        [
          [1, 1],
          [5, 1]
        ],
        {
          blockedBy: [
            {
              kind: 'wall',
              at: [
                [1, 1],
                [2, 1]
              ]
            },
            { kind: 'blocking', at: [[3, 1]] },
            { kind: 'figure', at: [[4, 1]], figure: 'C' }
          ]
        }
      )
    )
    expect(marks.map(({ number, blocker, figure }) => [number, blocker, figure])).toEqual([
      [1, 'wall', null],
      [2, 'blocking', null],
      [3, 'figure', 'C']
    ])
    expect(marks.map(({ point }) => point[0])).toEqual([2, 3, 4])
  })

  it('puts a corner at the grid corner that its two flanks share', () => {
    const [mark] = blockers(
      lineRuling(
        'blocked',
        [
          [1, 1],
          [3, 3]
        ],
        {
          blockedBy: [
            {
              kind: 'corner',
              at: [
                [2, 1],
                [1, 2]
              ]
            }
          ]
        }
      )
    )
    expect(mark!.point).toEqual([2, 2])
  })

  it('puts a wall that the line only touches in the middle of its edge', () => {
    const [mark] = blockers(
      lineRuling(
        'blocked',
        [
          [1, 1],
          [5, 1]
        ],
        {
          blockedBy: [
            {
              kind: 'wall',
              at: [
                [3, 4],
                [3, 5]
              ]
            }
          ]
        }
      )
    )
    expect(mark!.point).toEqual([3.5, 5])
  })

  it('gives the figure its number on the token too', () => {
    const C: CaseFigure = { id: 'C', at: [3, 1] }
    const ruling = lineRuling(
      'blocked',
      [
        [1, 1],
        [5, 1]
      ],
      {
        blockedBy: [
          {
            kind: 'wall',
            at: [
              [1, 1],
              [2, 1]
            ]
          },
          { kind: 'figure', at: [[3, 1]], figure: 'C' }
        ]
      }
    )
    const tokens = sceneOf(positionOf(LINE, [A, B, C]), ruling).tokens
    expect(tokens.map(({ id, blocker }) => [id, blocker])).toEqual([
      ['A', null],
      ['B', null],
      ['C', 2]
    ])
  })

  it('marks every hindering square and every corner touched', () => {
    const scene = sceneOf(
      positionOf(LINE, [A, B]),
      lineRuling(
        'hindered',
        [
          [1, 1],
          [5, 1]
        ],
        {
          hinderedBy: [
            [2, 1],
            [3, 1]
          ],
          corners: [
            {
              at: [3, 2],
              flanks: [
                [3, 1],
                [2, 2]
              ]
            }
          ]
        }
      )
    )
    expect(marksOf(scene.marks, 'hinder').map(({ at }) => at)).toEqual([
      [2, 1],
      [3, 1]
    ])
    expect(marksOf(scene.marks, 'corner').map(({ point }) => point)).toEqual([[3, 2]])
  })
})

describe('attacks and knock back', () => {
  const ATTACK = { kind: 'attack', from: 'A', targets: ['B'] } as const

  it('leaves the figures where they stood before and draws the path from there', () => {
    const scene = sceneOf(
      positionOf(ATTACK, [A, B]),
      attackRuling(
        [
          resultOf(
            'B',
            [1, 0],
            [
              [6, 1],
              [7, 1]
            ]
          )
        ],
        { B: 3 }
      )
    )
    expect(scene.tokens.map(({ squares }) => squares)).toEqual([[[1, 1]], [[5, 1]]])
    expect(scene.tokens.map(({ damage }) => damage)).toEqual([null, 3])
    expect(marksOf(scene.marks, 'knock-back')).toEqual([
      {
        kind: 'knock-back',
        figure: 'B',
        from: [5, 1],
        direction: [1, 0],
        path: [
          [6, 1],
          [7, 1]
        ],
        end: [7, 1],
        short: 0,
        stoppedBy: null,
        damage: null,
        dealt: null,
        others: [],
        option: 0
      } satisfies KnockBackMark
    ])
  })

  it('aims with a plain pointer where the ruling holds no line', () => {
    const scene = sceneOf(positionOf(ATTACK, [A, B]), attackRuling([], {}))
    expect(marksOf(scene.marks, 'aim')).toEqual([{ kind: 'aim', from: [1.5, 1.5], to: [5.5, 1.5], verdict: null }])
    expect(marksOf(scene.marks, 'line')).toEqual([])
  })

  it('says how many squares were left, and who took which damage', () => {
    const result = resultOf('B', [0, 1], [[5, 2]], {
      squares: 4,
      stoppedBy: 'figure',
      damage: [
        { kind: 'knock-back', to: 'B', dealt: 2, taken: 1 },
        { kind: 'unavoidable', to: 'B', dealt: 1, taken: 1 },
        { kind: 'knock-back', to: 'C', dealt: 2, taken: 0 }
      ]
    })
    const position = positionOf({ kind: 'knock-back', from: 'A', hits: [{ figure: 'B' }] }, [A, B, { id: 'C', at: [5, 3] }])
    const [mark] = marksOf(sceneOf(position, knockBackRuling([result])).marks, 'knock-back')
    expect(mark).toMatchObject({ short: 3, stoppedBy: 'figure', damage: 2, dealt: 3, others: [{ figure: 'C', at: [5, 3], damage: 0 }] })
  })

  it('draws nothing for a figure that is not knocked back', () => {
    const still = { ...resultOf('B', [1, 0], []), knockedBack: false, direction: null }
    const position = positionOf({ kind: 'knock-back', from: 'A', hits: [{ figure: 'B' }] }, [A, B])
    expect(sceneOf(position, knockBackRuling([still])).marks).toEqual([])
  })

  it('adds the other choices as options, the same path only once', () => {
    const own = resultOf('B', [1, 0], [[6, 1]])
    const other = resultOf('B', [1, 1], [[6, 2]])
    const position = positionOf({ kind: 'knock-back', from: 'A', hits: [{ figure: 'B' }] }, [A, B])
    const scene = sceneOf(
      position,
      knockBackRuling(
        [own],
        [
          { choices: {}, results: [own] },
          { choices: {}, results: [other] },
          { choices: {}, results: [other] }
        ]
      )
    )
    expect(marksOf(scene.marks, 'knock-back').map(({ option, path }) => [option, path])).toEqual([
      [0, [[6, 1]]],
      [2, [[6, 2]]]
    ])
  })

  it('finds the options of an attack within its knock back', () => {
    const ruling = {
      ...attackRuling([resultOf('B', [1, 0], [[6, 1]])], { B: 2 }),
      options: [{ choices: {}, knockBack: { verdict: 'knocked-back', results: [resultOf('B', [1, 1], [[6, 2]])] } }]
    }
    expect(marksOf(sceneOf(positionOf(ATTACK, [A, B]), ruling).marks, 'knock-back').map(({ option }) => option)).toEqual([0, 1])
  })
})

describe('roles', () => {
  const rolesIn = (scene: ReturnType<typeof toScene>): unknown => Object.fromEntries(scene.tokens.map(({ id, role }) => [id, role]))

  it('come from the question; a square with a figure stands for the figure', () => {
    expect(rolesIn(sceneOf(positionOf({ ...LINE, to: [5, 1] }, [A, B]), null))).toEqual({ A: 'attacker', B: 'target' })
  })

  it('name whoever the ruling calls a legal target', () => {
    const position = positionOf({ kind: 'targets', from: 'A', with: 'ranged-attack' }, [A, B, { id: 'C', at: [7, 7] }])
    const scene = sceneOf(position, {
      kind: 'targets',
      verdict: 'some',
      ruleset: 'heroclix-2012',
      because: [],
      cites: [],
      notConsidered: [],
      legal: ['C'],
      illegal: [{ figure: 'B', rule: 'X' }]
    })
    expect(rolesIn(scene)).toEqual({ A: 'attacker', B: null, C: 'target' })
    expect(marksOf(scene.marks, 'aim').map(({ to }) => to)).toEqual([[7.5, 7.5]])
  })

  it('carry the verdict of a line that a target ruling names', () => {
    const scene = sceneOf(
      positionOf(
        {
          kind: 'can-target',
          from: 'A',
          to: {
            wall: [
              [5, 1],
              [6, 1]
            ]
          },
          with: 'ranged-attack'
        },
        [A, B]
      ),
      canTargetRuling('hindered')
    )
    expect(marksOf(scene.marks, 'aim')).toEqual([{ kind: 'aim', from: [1.5, 1.5], to: [6, 1.5], verdict: 'hindered' }])
  })
})

describe('tokens', () => {
  it('give a side named after a colour that colour, others the next free one; the first figure is red by default, others blue', () => {
    const tokens = sceneOf(
      positionOf(LINE, [
        { id: 'A', side: 'green', at: [0, 0] },
        { id: 'B', at: [1, 0] },
        { id: 'C', side: 'heroes', at: [2, 0] },
        { id: 'D', side: 'green', at: [3, 0] }
      ]),
      null
    ).tokens
    expect(tokens.map(({ side, sideIndex }) => [side, sideIndex])).toEqual([
      ['green', 2],
      ['blue', 1],
      ['heroes', 0],
      ['green', 2]
    ])
  })

  it('leave out figures that are not on the map', () => {
    expect(sceneOf(positionOf(LINE, [A, { id: 'B' }]), null).tokens.map(({ id }) => id)).toEqual(['A'])
  })

  it('have short labels that are all different', () => {
    const named = (name: string, i: number): CaseFigure => ({ id: `f${i}`, name, at: [i, 0] })
    const names = ['Thor', 'Captain America', 'Drone', 'Drone', 'Dronex', 'Doctor Victor von Doom', '雷神', 'É', '---', '👩‍🚀 pilot']
    const labels = sceneOf(positionOf(LINE, names.map(named)), null).tokens.map(({ label }) => label)
    expect(labels).toEqual(['Tho', 'CA', 'Dr1', 'Dr2', 'Dr3', 'DVV', '雷神', 'É', '--', 'Pil'])
    expect(new Set(labels).size).toBe(names.length)
  })
})

describe('the board', () => {
  it('lists squares that are not plain ground with all that they are', () => {
    const scene = sceneOf(
      positionOf(LINE, [], {
        size: [3, 2],
        terrain: ['h.x', '...'],
        level: ['111', '121'],
        indoor: ['...', '..i'],
        legend: { x: ['hindering', 'special:deep-space'] },
        starting: { red: [[0, 1]] }
      }),
      null
    )
    const plain = { kinds: [], special: null, specialLetter: null, level: 1, indoor: false, starting: null }
    expect(scene.board.squares).toEqual([
      { ...plain, at: [0, 0], kinds: ['hindering'] },
      { ...plain, at: [2, 0], kinds: ['hindering', 'special'], special: 'Deep Space' },
      { ...plain, at: [0, 1], starting: 'red' },
      { ...plain, at: [1, 1], level: 2 },
      { ...plain, at: [2, 1], indoor: true }
    ])
  })

  it('tells several kinds of special terrain apart by letters, named as the case names them', () => {
    const position = {
      ...positionOf(LINE, [], {
        size: [3, 1],
        terrain: ['std'],
        legend: { s: ['special:deep-space'], t: ['special:my-own'], d: ['special:desert'] }
      }),
      specialTerrain: [{ id: 'my-own', name: 'Slick Ice' }]
    }
    expect(sceneOf(position, null).board.squares.map(({ special, specialLetter }) => [special, specialLetter])).toEqual([
      ['Deep Space', 'D'],
      ['Slick Ice', 'S'],
      ['Desert', 'E']
    ])
  })

  it('keeps its key while the map stays the same and changes it with any square', () => {
    const key = (terrain: readonly string[]): string => sceneOf(positionOf(LINE, [], { size: [2, 1], terrain }), null).board.key
    expect(key(['h.'])).toBe(key(['h.']))
    expect(key(['h.'])).not.toBe(key(['.h']))
  })

  it('is empty where the case has no map', () => {
    const scene = sceneOf(
      { format: 'clixcase/1', ruleset: 'heroclix-2012', ask: { kind: 'damage', to: 'A', amount: 2 }, figures: [{ id: 'A' }] },
      null
    )
    expect([scene.board.columns, scene.board.rows, scene.tokens]).toEqual([0, 0, []])
  })
})
