/** A ruling taken apart step by step: which of its reasons belong to which square, and what is said where none does. */
import { describe, expect, it } from 'vitest'
import type { ClixCase, SquareXY } from '../../../../../../src/shared/contract/case.ts'
import type { KnockBackResult, PreparationStep, PreparedPlan, Reason } from '../../../../../../src/shared/contract/ruling.ts'
import type { Names } from '../../../../../../src/renderer/model/question/entry/askKind.ts'
import { stepWords } from '../../../../../../src/renderer/model/question/entry/plan.ts'
import { knockBackWalk, plainSteps, planSteps, squareOf, stepsAlong } from '../../../../../../src/renderer/model/question/entry/walks.ts'
import { knockedBack } from '../../../../../support/knockBackResult.ts'

const names: Names = {
  end: (end) => (typeof end === 'string' ? `<${end}>` : end.join()),
  power: (id) => `[${id}]`,
  means: (id) => id,
  action: (id) => id ?? '',
  reason: ({ say }) => `${say}.`
}
const reason = (say: string, rule: string, facts: Reason['facts'] = {}, more: Partial<Reason> = {}): Reason => ({
  rule,
  weight: 'contributes',
  at: [],
  by: null,
  say,
  facts,
  ...more
})

describe('the walk of who is knocked back', () => {
  const result = (more: Partial<KnockBackResult> = {}) => knockedBack('loki', more)
  const own = { figure: 'loki' }
  const direction = reason('kb.direction', 'KB-1', own)
  const stepsOf = (of: KnockBackResult, ...because: Reason[]) => knockBackWalk({}, names, [of], because)?.steps

  it('tells the direction once, its rule at every square, and that nothing stops it', () => {
    expect(stepsOf(result(), direction, reason('kb.direction', 'KB-9', { figure: 'thor' }), reason('kb.other', 'KB-8', own))).toEqual([
      { at: [1, 0], sentence: 'kb.direction. <loki> is knocked into B1; nothing stops it there.', rules: ['KB-1'], stopped: false },
      { at: [2, 0], sentence: '<loki> is knocked into C1; nothing stops it there.', rules: ['KB-1'], stopped: false }
    ])
  })

  it('tells at its end what stopped it, and a direction that was chosen', () => {
    const stops = [reason('path.wall', 'KB-2', own), reason('path.edge', 'KB-2', own), reason('path.wall', 'KB-3', { figure: 'thor' })]
    expect(stepsOf(result({ stoppedBy: 'wall' }), reason('kb.direction-choice', 'KB-4', own), ...stops)).toEqual([
      { at: [1, 0], sentence: 'kb.direction-choice. <loki> is knocked into B1; nothing stops it there.', rules: ['KB-4'], stopped: false },
      { at: [2, 0], sentence: 'path.wall. path.edge.', rules: ['KB-2'], stopped: true }
    ])
  })

  it('is a stay where it did not come off its square, with why or without', () => {
    const held = result({ path: [], end: [0, 0], stoppedBy: 'wall' })
    expect(stepsOf(held, direction, reason('path.wall', 'KB-2', own), reason('kb.stays-in-place', 'KB-5', own))).toEqual([
      { at: [0, 0], sentence: 'path.wall. kb.stays-in-place.', rules: ['KB-2', 'KB-5'], stopped: true }
    ])
    expect(stepsOf(held, direction, reason('kb.stays-in-place', 'KB-5', { figure: 'thor' }))).toEqual([
      { at: [0, 0], sentence: '<loki> stays in A1.', rules: [], stopped: true }
    ])
  })

  it('is none where nobody was knocked back, and one after another where several were', () => {
    const stands = result({ figure: 'thor', knockedBack: false })
    expect(knockBackWalk({}, names, [stands], [direction])).toBeNull()
    const of = {}
    const both = knockBackWalk(of, names, [stands, result(), result({ figure: 'sif', path: [[5, 5]] })], [])
    expect([both?.of === of, both?.figure, both?.steps.map(({ at }) => at)]).toEqual([
      true,
      'loki',
      [
        [1, 0],
        [2, 0],
        [5, 5]
      ]
    ])
  })
})

describe('the squares of a move', () => {
  const path: readonly SquareXY[] = [
    [1, 0],
    [2, 0]
  ]
  const free = (at: SquareXY, square: string) => ({ at, sentence: `<thor> enters ${square} freely.`, rules: ['MOV-01'], stopped: false })
  const along = (...because: Reason[]) => stepsAlong(names, 'thor', path, because)

  it.each<[of: string, because: Reason, first: object | null, last: object | null]>([
    ['a reason of its step', reason('move.hindering', 'M-1', { step: 1 }), { sentence: 'move.hindering.', rules: ['M-1'] }, null],
    ['a reason of the other step', reason('move.hindering', 'M-1', { step: 2 }), null, { sentence: 'move.hindering.', rules: ['M-1'] }],
    [
      'a step that may not be taken',
      reason('move.wall', 'M-2', { step: 1 }),
      { sentence: 'move.wall.', rules: ['M-2'], stopped: true },
      null
    ],
    [
      'what decides of no step, at the end',
      reason('move.too-far', 'M-3', {}, { weight: 'decides' }),
      null,
      { sentence: 'move.too-far.', rules: ['M-3'], stopped: true }
    ],
    ['that it is legal', reason('move.legal', 'M-4', {}, { weight: 'decides' }), null, null],
    ['what does not decide, of no step', reason('move.too-far', 'M-3'), null, null],
    ['what is not about moving', reason('line.clear', 'L-1', { step: 1 }, { weight: 'decides' }), null, null],
    [
      'stairs where they are',
      reason(
        'move.stairs',
        'M-5',
        {},
        {
          at: [
            [9, 9],
            [1, 0]
          ]
        }
      ),
      { sentence: 'move.stairs.', rules: ['M-5'] },
      null
    ],
    [
      'special ground where it is',
      reason('move.special-ground', 'M-6', {}, { at: [[2, 0]] }),
      null,
      { sentence: 'move.special-ground.', rules: ['M-6'] }
    ],
    [
      'linked squares where they are',
      reason('move.linked', 'M-7', {}, { at: [[1, 0]] }),
      { sentence: 'move.linked.', rules: ['M-7'] },
      null
    ],
    ['stairs elsewhere', reason('move.stairs', 'M-5', {}, { at: [[9, 9]] }), null, null],
    ['other ground where it is', reason('move.water', 'M-8', {}, { at: [[1, 0]] }), null, null]
  ])('%s', (_of, because, first, last) => {
    expect(along(because)).toEqual([
      { ...free([1, 0], 'B1'), ...first },
      { ...free([2, 0], 'C1'), ...last }
    ])
  })

  it.each([
    'should-have-stopped',
    'not-a-neighbour',
    'wall',
    'force-field',
    'blocking',
    'special',
    'level',
    'corner',
    'figure',
    'guarded',
    'base-does-not-fit',
    'not-straight',
    'not-indoors',
    'cannot-end',
    'too-far'
  ])('end at %s', (say) => {
    expect(along(reason(`move.${say}`, 'M', { step: 2 })).map(({ stopped }) => stopped)).toEqual([false, true])
  })

  it('are told alone where nothing more is known', () => {
    expect(plainSteps(names, 'thor', path)).toEqual([
      { at: [1, 0], sentence: '<thor> goes to B1.', rules: ['MOV-01'], stopped: false },
      { at: [2, 0], sentence: '<thor> goes to C1.', rules: ['MOV-01'], stopped: false }
    ])
  })
})

describe('a prepared attack', () => {
  const value: ClixCase = {
    format: 'clixcase/1',
    ruleset: 'heroclix-2012',
    map: { size: [9, 9] },
    figures: [
      { id: 'thor', at: [0, 0] },
      { id: 'loki', at: [4, 4] },
      {
        id: 'giant',
        squares: [
          [6, 6],
          [7, 6]
        ]
      },
      { id: 'off' }
    ],
    objects: [{ id: 'lamp', kind: 'heavy', at: [1, 0] }],
    ask: { kind: 'preparation', from: 'thor' }
  }
  const plan = (steps: readonly PreparationStep[], ...because: Reason[]) =>
    planSteps(value, names, 'thor', { steps, because } as unknown as PreparedPlan)
  const attack: PreparationStep = { do: 'attack', kind: 'close', action: null, powers: [], targets: ['loki'] }
  const move: PreparationStep = {
    do: 'move',
    action: 'charge',
    path: [
      [1, 1],
      [2, 2],
      [3, 3]
    ]
  }

  it('is the way there, what is done on it, and the attack, each with its reasons', () => {
    expect(
      plan(
        [
          { do: 'outwit', figure: 'giant', counter: 'wing' },
          { do: 'perplex', figure: 'off', value: 'attack', modifier: 1 },
          move,
          { do: 'pick-up', object: 'lamp' },
          attack
        ],
        reason('preparation.away', 'P-1'),
        reason('preparation.move', 'P-2'),
        reason('preparation.outwit', 'P-3'),
        reason('preparation.pick-up', 'P-4'),
        reason('preparation.powers', 'P-5'),
        reason('preparation.twice', 'P-6'),
        reason('odds.chance', 'P-7'),
        reason('odds.other', 'P-8')
      )
    ).toEqual([
      { at: [6, 6], sentence: 'preparation.outwit.', rules: ['P-3'], stopped: false },
      { at: [3, 3], sentence: 'Perplex <off>’s attack +1', rules: [], stopped: false },
      { at: [1, 1], sentence: 'preparation.away.', rules: ['P-1'], stopped: false },
      { at: [2, 2], sentence: '<thor> goes to C3.', rules: ['MOV-01'], stopped: false },
      { at: [3, 3], sentence: 'preparation.move.', rules: ['P-2'], stopped: false },
      { at: [1, 0], sentence: 'preparation.pick-up.', rules: ['P-4'], stopped: false },
      {
        at: [4, 4],
        sentence: 'Close attack on <loki>. preparation.powers. preparation.twice. odds.chance.',
        rules: ['P-5', 'P-6', 'P-7'],
        stopped: false
      }
    ])
  })

  it('says both at the only square of a short way, and what is done where the attacker stands', () => {
    expect(
      plan([{ do: 'move', action: 'charge', path: [[1, 1]] }], reason('preparation.away', 'P-1'), reason('preparation.move', 'P-2'))
    ).toEqual([{ at: [1, 1], sentence: 'preparation.away. preparation.move.', rules: ['P-1', 'P-2'], stopped: false }])
    expect(plan([{ do: 'pick-up', object: 'gone' }])).toEqual([
      { at: [0, 0], sentence: 'Pick up gone on the way', rules: [], stopped: false }
    ])
    expect(plan([attack])).toEqual([{ at: [4, 4], sentence: 'Close attack on <loki>.', rules: [], stopped: false }])
  })

  it('has no step of which nobody could say where it is', () => {
    expect(planSteps(value, names, 'off', { steps: [{ ...attack, targets: ['off'] }], because: [] } as unknown as PreparedPlan)).toEqual([])
  })

  it('finds a figure by its first square', () => {
    expect([squareOf(value, 'giant'), squareOf(value, 'off'), squareOf(value, 'nobody'), squareOf(value, undefined)]).toEqual([
      [6, 6],
      undefined,
      undefined,
      undefined
    ])
  })

  it.each<[step: PreparationStep, words: string]>([
    [{ do: 'outwit', figure: 'loki', counter: 'wing' }, 'Outwit [wing] of <loki>'],
    [{ do: 'outwit', figure: 'loki', counter: 'wing', by: 'sif' }, '<sif>: Outwit [wing] of <loki>'],
    [{ do: 'perplex', figure: 'loki', value: 'defense', modifier: -1 }, 'Perplex <loki>’s defense −1'],
    [{ do: 'perplex', figure: 'loki', value: 'own', modifier: 2 }, 'Perplex <loki>’s own +2'],
    [move, '[charge] to D4'],
    [{ do: 'move', action: 'charge', path: [] }, '[charge] to '],
    [{ do: 'pick-up', object: 'lamp' }, 'Pick up lamp on the way'],
    [{ ...attack, targets: ['loki', 'giant'] }, 'Close attack on <loki>, <giant>'],
    [{ ...attack, kind: 'ranged', action: 'rs', powers: ['ee', 'pb'] }, 'Ranged attack on <loki>; [rs], [ee], [pb]'],
    [{ ...attack, kind: 'thrown', action: 'thrown-object' }, 'Throw the object at <loki>'],
    [{ ...attack, expert: 'both' }, 'Close attack on <loki>; one on attack, one on damage'],
    [{ ...attack, expert: 'own' }, 'Close attack on <loki>'],
    [{ ...attack, split: { loki: 2, giant: 1 } }, 'Close attack on <loki>; if both are hit: <loki> 2, <giant> 1']
  ])('is in words: %j', (step, words) => {
    expect(stepWords(names, step)).toBe(words)
  })
})
