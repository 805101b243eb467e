/** What each kind of question on the table is made of: how its ends change, and what its ruling says in words and numbers. */
import { describe, expect, it } from 'vitest'
import type { Ask, AttackAsk, KnockBackAsk, MoveAsk, ValueAsk } from '../../../../../../src/shared/contract/case.ts'
import type {
  AttackRuling,
  CanTargetRuling,
  KnockBackResult,
  KnockBackRuling,
  LineOfFireRuling,
  MoveRuling,
  OddsRuling,
  ReachRuling,
  ValueRuling
} from '../../../../../../src/shared/contract/ruling.ts'
import type { Fact, Names } from '../../../../../../src/renderer/model/question/entry/askKind.ts'
import {
  knockBackFacts,
  knockBackSentence,
  signed,
  stepFacts,
  wholePercent
} from '../../../../../../src/renderer/model/question/entry/facts.ts'
import { entryOf, kindOfCommand } from '../../../../../../src/renderer/model/question/kinds/all.ts'
import { attack } from '../../../../../../src/renderer/model/question/kinds/attack.ts'
import { canTarget } from '../../../../../../src/renderer/model/question/kinds/canTarget.ts'
import { knockBack } from '../../../../../../src/renderer/model/question/kinds/knockBack.ts'
import { lineOfFire } from '../../../../../../src/renderer/model/question/kinds/lineOfFire.ts'
import { move } from '../../../../../../src/renderer/model/question/kinds/move.ts'
import { odds } from '../../../../../../src/renderer/model/question/kinds/odds.ts'
import { reach } from '../../../../../../src/renderer/model/question/kinds/reach.ts'
import { valueEntry } from '../../../../../../src/renderer/model/question/kinds/value.ts'
import { knockedBack } from '../../../../../support/knockBackResult.ts'

const names: Names = {
  end: (end) => (typeof end === 'string' ? `<${end}>` : end.join()),
  power: (id) => `[${id}]`,
  means: (id) => `by ${id}`,
  action: (id) => `action ${id ?? 'none'}`,
  reason: ({ say }) => `${say}.`
}
const ends = { from: 'Thor', to: 'Loki' }
/** Only what a test is about. */
const ruled = <R>(fields: object): R => ({ because: [], ...fields }) as unknown as R
/** Facts as "label: value", "!" where they stand out. */
const said = (facts: readonly Fact[]): string[] => facts.map(({ label, value, strong }) => `${label}: ${value}${strong ? ' !' : ''}`)
const chance = (percent: number) => ({ fraction: `${percent}/100`, percent })
const thrown = (more: Partial<KnockBackResult> = {}) => knockedBack('b', { squares: 3, ...more })

describe('an attack', () => {
  const ask: AttackAsk = { kind: 'attack', from: 'a', targets: ['b', 'c'], dice: [3, 4], choices: { order: ['b'] } }
  const { choices: _, ...anew } = ask
  // Another attacker or target: nothing is rolled yet.
  const notRolled = { ...anew, dice: null }
  const wall = {
    wall: [
      [0, 0],
      [1, 0]
    ]
  } as const

  it.each<[of: string, made: Ask | null | undefined, is: Ask]>([
    ['other ends', attack.withParts(ask, { from: 'x', to: 'y' }), { ...notRolled, from: 'x', targets: ['y', 'c'] }],
    ['a target that is the second already', attack.withParts(ask, { from: 'a', to: 'c' }), { ...notRolled, targets: ['c'] }],
    ['the same ends', attack.withParts(ask, { from: 'a', to: 'b' }), anew],
    ['a square for its attacker', attack.withParts(ask, { from: [1, 1], to: 'b' }), { ...notRolled, from: '', targets: ['b', 'c'] }],
    ['a wall for its target', attack.aimedAt!(ask, wall), { ...anew, targets: [wall] }],
    ['its second target gone', attack.withoutFigure!(ask, 'c'), { ...ask, targets: ['b'] }],
    ['its first target gone', attack.withoutFigure!(ask, 'b'), { ...ask, targets: ['c'] }],
    ['its only target gone', attack.withoutFigure!({ ...ask, targets: ['b'] }, 'b'), { ...notRolled, targets: [''] }],
    ['its attacker gone', attack.withoutFigure!(ask, 'a'), { ...ask, from: '' }],
    ['whoever attacks itself gone', attack.withoutFigure!({ ...ask, targets: ['a'] }, 'a'), { ...notRolled, from: '', targets: [''] }],
    ['nobody gone', attack.withoutFigure!(ask, 'z'), ask],
    [
      'its object gone',
      attack.withoutObject!({ ...ask, targets: ['b', { object: 'o' }, { object: 'p' }, wall] }, 'o'),
      { ...ask, targets: ['b', '', { object: 'p' }, wall] }
    ],
    ['what was destroyed gone', attack.afterDestroyed!(ask), { ...ask, targets: [''] }],
    [
      'a die told',
      attack.withRoll!({ ...ask, rolls: { a: { x: [1] }, b: { y: [2] } } }, 'a', 'z', 6),
      { ...anew, rolls: { a: { x: [1], z: 6 }, b: { y: [2] } } }
    ],
    ['two dice told', attack.withNumbers!(ask, 6, 1), { ...ask, dice: [6, 1] }],
    ['one die told', attack.withNumbers!(ask, 6, undefined), ask],
    ['a die that is none', attack.withNumbers!(ask, 0, 3), ask],
    ['another that is none', attack.withNumbers!(ask, 3, 7), ask]
  ])('with %s', (_of, made, is) => {
    expect(made).toEqual(is)
  })

  it('knows its ends, its terrain, who rolls and its line', () => {
    const at = { ...ask, targets: [wall] }
    expect([attack.parts(ask), attack.parts(at)]).toEqual([
      { from: 'a', to: 'b' },
      { from: 'a', to: '' }
    ])
    expect([attack.terrain!(ask), attack.terrain!(at), attack.terrain!({ ...ask, targets: [] })]).toEqual([null, wall, null])
    expect(attack.rollers!({ ...ask, targets: ['b', wall], powers: ['p'], action: 'charge' })).toEqual({
      attacker: 'a',
      targets: ['b'],
      used: ['p', 'charge']
    })
    expect(attack.rollers!(ask).used).toEqual([])
    expect([attack.roll!(ask, 'a', 'x'), attack.roll!({ ...ask, rolls: { a: { x: [2] } } }, 'a', 'x')]).toEqual([undefined, [2]])
    expect([
      attack.line!(ask),
      attack.line!({ ...ask, targets: ['b'] }),
      attack.line!({ ...ask, from: '', targets: ['b'] }),
      attack.line!(at)
    ]).toEqual([null, { from: 'a', to: 'b' }, null, null])
    expect(attack.roles!(ask, null, 0)).toEqual([
      ['b', 'target'],
      ['c', 'target'],
      ['a', 'attacker']
    ])
  })

  const ruling = (fields: object) =>
    ruled<AttackRuling>({
      verdict: 'hit',
      needed: {},
      total: null,
      critical: null,
      damageDealt: {},
      damageTaken: {},
      selfDamage: 0,
      knockBack: { results: [] },
      ...fields
    })
  it.each<[fields: object, sentence: string, facts: readonly string[]]>([
    [
      { needed: { b: 7 }, total: 14 },
      'Thor’s attack hits <b> and <c> (7 or more needed)',
      ['Needs: 7 or more !', 'Roll and attack value: 14 !']
    ],
    [
      { verdict: 'miss', needed: { b: 7 }, critical: 'miss' },
      'Thor’s attack misses <b> and <c> (7 or more needed)',
      ['Needs: 7 or more !', 'Critical: automatic miss']
    ],
    [{ verdict: 'illegal', needed: { b: 7 } }, 'Thor may not attack <b> and <c>', ['Needs: 7 or more !']],
    [
      { verdict: 'mixed', needed: { b: 7, c: 8 }, total: { b: 14, c: 13 }, damageTaken: { b: 2, c: 0 }, damageDealt: { b: 3, c: 0 } },
      'Thor’s attack hits some of <b> and <c>; <b> takes 2 damage',
      [
        'Needs, <b>: 7 or more !',
        'Needs, <c>: 8 or more !',
        'Roll and attack value, <b>: 14 !',
        'Roll and attack value, <c>: 13 !',
        'Damage taken, <b>: 2 of 3 !',
        'Damage taken, <c>: 0'
      ]
    ],
    [{ damageTaken: { b: 2 }, damageDealt: { b: 2 } }, 'Thor’s attack hits <b> and <c>; <b> takes 2 damage', ['Damage taken: 2 !']],
    [{ damageTaken: { b: 2 } }, 'Thor’s attack hits <b> and <c>; <b> takes 2 damage', ['Damage taken: 2 !']],
    [{ selfDamage: 1 }, 'Thor’s attack hits <b> and <c>', ['Damage to the attacker: 1']],
    [
      {
        destroyed: true,
        debris: [
          [0, 0],
          [1, 0]
        ]
      },
      'Thor destroys <b> and <c>',
      ['Debris in: A1 B1']
    ],
    [{ destroyed: false, debris: [] }, 'Thor does not destroy <b> and <c>', []],
    [{ destroyed: true, verdict: 'illegal' }, 'Thor may not attack <b> and <c>', []],
    [{ verdict: 'judge', damageTaken: { b: 2 } }, '', ['Damage taken: 2 !']],
    [
      { knockBack: { results: [thrown()] } },
      'Thor’s attack hits <b> and <c>; <b> is knocked back 2 squares to C1',
      ['Knock back: 2 squares (of 3), to C1 !']
    ],
    [{ knockBack: { results: [thrown({ knockedBack: false })] } }, 'Thor’s attack hits <b> and <c>', ['Knock back: none']]
  ])('is said: %j', (fields, sentence, facts) => {
    expect(attack.sentence(ask, ruling(fields), ends, names)).toBe(sentence)
    expect(said(attack.facts(ask, ruling(fields), names))).toEqual(facts)
  })

  it('on terrain names it, and looks as destroyed or standing', () => {
    const plain = { word: 'Hit', shape: 'burst', tone: 'clear' } as const
    expect(attack.sentence({ ...ask, targets: [wall] }, ruling({ destroyed: true }), ends, names)).toBe('Thor destroys Loki')
    expect([
      attack.look!(ruling({}), plain),
      attack.look!(ruling({ destroyed: true }), plain),
      attack.look!(ruling({ destroyed: false }), plain),
      attack.look!(ruling({ destroyed: false, verdict: 'illegal' }), plain)
    ]).toEqual([plain, { ...plain, word: 'Destroyed' }, { word: 'Not destroyed', shape: 'still', tone: 'hindered' }, plain])
  })

  it.each([
    ['hit', true],
    ['miss', true],
    ['mixed', true],
    ['illegal', false],
    ['judge', false]
  ])('that is %s leaves another table: %s', (verdict, leaves) => {
    expect(attack.leaves!(ruling({ verdict }))).toBe(leaves)
  })
})

describe('odds', () => {
  const none = { needed: null, hit: chance(50), hitWithDoubles: chance(5), expected: null, ko: null, knockBack: null, attackerHurt: null }
  it.each<[fields: object, facts: readonly string[]]>([
    [{}, ['To hit: 50/100 · 50.00 % !', 'To hit with doubles: 5/100 · 5.00 %']],
    [
      {
        hit: { fraction: '13/18', percent: 72.22 },
        hitWithDoubles: { fraction: '1/1', percent: 100 },
        ko: { fraction: '0/1', percent: 0 }
      },
      ['To hit: 26 of 36 · 72.22 % !', 'To hit with doubles: 100 %', 'Defeated: 0 % !']
    ],
    [
      {
        needed: 7,
        expected: { fraction: '3/2', decimal: 1.5 },
        ko: chance(1),
        attackerHurt: chance(2),
        otherwise: { figure: 'c', chance: chance(3) }
      },
      [
        'Needs: 7 or more !',
        'To hit: 50/100 · 50.00 % !',
        'To hit with doubles: 5/100 · 5.00 %',
        'Expected clicks: 3/2 · 1.50 !',
        'Defeated: 1/100 · 1.00 % !',
        'Attacker hurt: 2/100 · 2.00 %',
        'If it uses Shape Change, attack instead, <c>: 3/100 · 3.00 %'
      ]
    ],
    [
      {
        knockBack: {
          chance: chance(4),
          squares: [
            { squares: 1, ...chance(3) },
            { squares: 2, ...chance(1) }
          ],
          damage: chance(2)
        },
        otherwise: { figure: null, chance: chance(3) }
      },
      [
        'To hit: 50/100 · 50.00 % !',
        'To hit with doubles: 5/100 · 5.00 %',
        'Knocked back: 4/100 · 4.00 %',
        'by 1 square: 3/100 · 3.00 %',
        'by 2 squares: 1/100 · 1.00 %',
        'Takes knock-back damage: 2/100 · 2.00 %',
        'If it uses Shape Change, attack instead, nobody: 3/100 · 3.00 %'
      ]
    ],
    [
      { knockBack: { chance: chance(0), squares: [], damage: chance(0) } },
      ['To hit: 50/100 · 50.00 % !', 'To hit with doubles: 5/100 · 5.00 %']
    ]
  ])('are told: %j', (fields, facts) => {
    expect(said(odds.facts({ kind: 'odds', from: 'a', to: 'b' }, ruled<OddsRuling>({ ...none, ...fields }), names))).toEqual(facts)
  })

  it('are those of the attack that was asked about, and of no object that is gone', () => {
    const start = { from: 'a', to: 'b', ends: { from: 'a', to: 'b' }, target: 'b', action: 'move' }
    const asked: AttackAsk = { kind: 'attack', from: 'a', targets: ['b'], dice: [3, 4], attack: 'close', action: 'charge', powers: ['p'] }
    expect(odds.start({ ...start, ask: asked })).toEqual({
      kind: 'odds',
      from: 'a',
      to: 'b',
      attack: 'close',
      action: 'charge',
      powers: ['p']
    })
    expect(odds.start({ ...start, ask: { kind: 'reach', figure: 'a' } })).toStrictEqual({ kind: 'odds', from: 'a', to: 'b' })
    const thrownObject = { kind: 'odds', from: 'a', to: 'b', object: 'o' } as const
    expect([odds.withoutObject!(thrownObject, 'o'), odds.withoutObject!(thrownObject, 'p')]).toEqual([
      { kind: 'odds', from: 'a', to: 'b' },
      thrownObject
    ])
    expect([odds.line!(thrownObject), odds.line!({ ...thrownObject, from: '' }), odds.line!({ ...thrownObject, to: '' })]).toEqual([
      { from: 'a', to: 'b' },
      null,
      null
    ])
  })

  it.each([
    [0, '0'],
    [0.5, '<1'],
    [1, '1'],
    [49.6, '50'],
    [99, '99'],
    [99.4, '>99'],
    [100, '100']
  ])('of %d per cent are called %s', (percent, words) => {
    expect(wholePercent(percent)).toBe(words)
  })
})

describe('a knock back', () => {
  const ask: KnockBackAsk = {
    kind: 'knock-back',
    from: 'a',
    hits: [
      { figure: 'b', damageTaken: 2 },
      { figure: 'c', damageTaken: 3 }
    ],
    dice: [4, 4],
    choices: {}
  }
  const { choices: _, ...anew } = ask
  it.each<[of: string, made: Ask | null | undefined, is: Ask | null]>([
    [
      'other ends',
      knockBack.withParts(ask, { from: 'x', to: 'y' }),
      { kind: 'knock-back', from: 'x', hits: [{ figure: 'y' }, { figure: 'c' }], dice: [4, 4] }
    ],
    ['its first hit', knockBack.withParts({ ...ask, hits: [] }, { from: 'a', to: 'y' }), { ...anew, hits: [{ figure: 'y' }] }],
    ['one of two gone', knockBack.withoutFigure!(ask, 'b'), { ...ask, hits: [ask.hits[1]!] }],
    ['the attacker gone', knockBack.withoutFigure!(ask, 'a'), { ...anew, from: '', hits: ask.hits }],
    ['the only one gone', knockBack.withoutFigure!({ ...ask, hits: [ask.hits[0]!] }, 'b'), null],
    ['other damage', knockBack.withNumbers!(ask, 5, undefined), { ...ask, hits: [{ figure: 'b', damageTaken: 5 }, ask.hits[1]!] }]
  ])('with %s', (_of, made, is) => {
    expect(made).toEqual(is)
  })

  it('misses whom it lacks', () => {
    const missing = (change: Partial<KnockBackAsk>) => knockBack.missing!({ ...ask, ...change }, ruled({}), () => false)
    expect([
      missing({}),
      missing({ from: '' }),
      missing({ from: undefined, origin: [1, 1] }),
      missing({ hits: [ask.hits[0]!, { figure: '', damageTaken: 1 }] })
    ]).toEqual([undefined, 'attacker', undefined, 'target'])
  })

  const hurt = thrown({
    stoppedBy: 'wall',
    damage: [
      { kind: 'knock-back', to: 'b', dealt: 2, taken: 1 },
      { kind: 'unavoidable', to: 'c', dealt: 1, taken: 1 },
      { kind: 'knock-back', to: 'd', dealt: 1, taken: 0 },
      { kind: 'unavoidable', to: 'b', dealt: 1, taken: 1 }
    ] as unknown as KnockBackResult['damage']
  })
  it('is told with its damage, summed up for each', () => {
    expect(said(knockBackFacts({ results: [hurt] }, names))).toEqual([
      'Knock back: 2 squares (of 3), to C1 !',
      'Stopped by: a wall',
      'Knock-back damage: 1 of 2 to <b> !',
      'Unavoidable damage: 1 to <c> !',
      'Knock-back damage: 0 of 1 to <d>',
      'Unavoidable damage: 1 to <b> !'
    ])
    expect(knockBackSentence({ results: [hurt] }, names)).toBe(
      '<b> is knocked back 2 squares to C1; <b> takes 2 damage; <c> takes 1 damage'
    )
    expect(knockBackSentence({ results: [hurt] }, names, true)).toBe(
      '<b> is knocked back 2 squares to C1; <b> takes 2 more damage; <c> takes 1 more damage'
    )
  })

  it('is told of each of several', () => {
    const results = [
      thrown({ path: [[1, 0]], end: [1, 0] }),
      thrown({ figure: 'c', path: [], end: [0, 0] }),
      thrown({ figure: 'd', knockedBack: false })
    ]
    expect(knockBackSentence({ results }, names)).toBe('<b> is knocked back 1 square to B1, <c> stays in A1 and <d> is not knocked back')
    expect(said(knockBackFacts({ results }, names))).toEqual([
      'Knock back, <b>: 1 square (of 3), to B1 !',
      'Knock back, <c>: 0 squares (of 3), to A1 !',
      'Knock back, <d>: none'
    ])
    const plain = { word: 'W', shape: 'chevrons', tone: 'hindered' } as const
    expect([
      knockBack.look!(ruled<KnockBackRuling>({ verdict: 'none' }), plain),
      knockBack.look!(ruled<KnockBackRuling>({ verdict: 'mixed' }), plain)
    ]).toEqual([{ word: 'Not knocked back', shape: 'still', tone: 'clear' }, plain])
  })
})

describe('a move', () => {
  const ask: MoveAsk = { kind: 'move', figure: 'a', action: 'charge', path: [[1, 0]], carrying: 'b', pickUp: 'o' }
  it.each<[of: string, made: Ask | null | undefined, is: Ask]>([
    ['the same figure', move.withParts(ask, { from: 'a', to: '' }), ask],
    ['another figure', move.withParts(ask, { from: 'x', to: '' }), { kind: 'move', figure: 'x', action: 'move', path: [] }],
    ['its object gone', move.withoutObject!(ask, 'o'), { ...ask, pickUp: undefined }],
    ['another object gone', move.withoutObject!(ask, 'p'), ask],
    ['the carried one called otherwise', move.renamed!(ask, 'b', 'x'), { ...ask, carrying: 'x' }],
    ['the carried one gone', move.renamed!(ask, 'b', ''), { ...ask, carrying: undefined }],
    ['another one called otherwise', move.renamed!(ask, 'c', 'x'), ask],
    ['its figure put elsewhere', move.standsAnew!(ask, 'a'), { ...ask, path: [] }],
    ['another figure put elsewhere', move.standsAnew!(ask, 'b'), ask]
  ])('with %s', (_of, made, is) => {
    expect(made).toEqual(is)
  })

  it('is said with where it ends', () => {
    const ruling = (fields: object) => ruled<MoveRuling>({ verdict: 'legal', end: [2, 0], speed: 1, mustStop: false, ...fields })
    expect([move.title(ask, ends, names), move.title({ ...ask, path: [] }, ends, names)]).toEqual([
      'Thor moves to B1 by action charge, carrying <b>',
      'Thor moves by action charge, carrying <b>'
    ])
    const alone = { ...ask, carrying: undefined }
    expect([
      move.sentence(ask, ruling({}), ends, names),
      move.sentence(ask, ruling({ verdict: 'illegal' }), ends, names),
      move.sentence(alone, ruling({}), ends, names)
    ]).toEqual([
      'Thor may move to C1 by action charge, carrying <b>',
      'Thor may not move to B1 by action charge, carrying <b>',
      'Thor may move to C1 by action charge'
    ])
    expect([said(move.facts(ask, ruling({}), names)), said(move.facts(ask, ruling({ speed: 8, mustStop: true }), names))]).toEqual([
      ['Speed: 1 square !', 'Ends in: C1', 'Must stop there: no'],
      ['Speed: 8 squares !', 'Ends in: C1', 'Must stop there: yes !']
    ])
    expect([move.leaves!(ruling({})), move.leaves!(ruling({ verdict: 'illegal' }))]).toEqual([true, false])
  })
})

describe('whom and what can be reached', () => {
  it('is told in squares, and whom an attack could meet or not, with why', () => {
    const ruling = (fields: object) =>
      ruled<ReachRuling>({ verdict: 'some', squares: [[0, 0]], speed: 8, attackable: [], refused: [], ...fields })
    const charge = { kind: 'reach', figure: 'a', action: 'charge' } as const
    const refused = [{ figure: 'c', rule: 'R-1', text: 'plain words' }]
    const because = [
      { by: 'c', rule: 'R-1', say: 'reach.attackable' },
      { by: 'd', rule: 'R-1', say: 'other' },
      { by: 'c', rule: 'R-2', say: 'other' },
      { by: 'c', rule: 'R-1', say: 'own' }
    ]
    expect(said(reach.facts({ kind: 'reach', figure: 'a' }, ruling({ attackable: ['b'] }), names))).toEqual(['Speed: 8 squares !'])
    expect(said(reach.facts(charge, ruling({ attackable: ['b', 'd'], refused, because }), names))).toEqual([
      'Speed: 8 squares !',
      'Targets in reach: <b>, <d> !',
      'Could not attack, <c>: own. (R-1)'
    ])
    expect(said(reach.facts(charge, ruling({ refused, because: because.slice(0, 3) }), names))).toEqual([
      'Speed: 8 squares !',
      'Targets in reach: No targets in reach',
      'Could not attack, <c>: plain words (R-1)'
    ])
    expect([reach.look!(ruling({}), ruled({})), reach.look!(ruling({ verdict: 'none' }), ruled({}))]).toEqual([
      { word: '1 square', shape: 'steps', tone: 'clear' },
      { word: 'Cannot move', shape: 'cross', tone: 'blocked' }
    ])
    expect([reach.sentence(charge, ruling({}), ends, names), reach.sentence(charge, ruling({ verdict: 'none' }), ends, names)]).toEqual([
      'Thor can reach 1 square by action charge',
      'Thor cannot move'
    ])
    expect([reach.withParts(charge, { from: 'a', to: '' }), reach.withParts(charge, { from: 'x', to: '' })]).toEqual([
      charge,
      { kind: 'reach', figure: 'x', action: 'move' }
    ])
    expect([reach.roles!(charge, ruling({ attackable: ['b'] }), 0), reach.roles!(charge, null, 0)]).toEqual([
      [
        ['b', 'target'],
        ['a', 'attacker']
      ],
      [['a', 'attacker']]
    ])
  })

  it('is told of one target, as far as it is known', () => {
    const ask = { kind: 'can-target', from: 'a', to: 'b', with: 'w' } as const
    const ruling = (fields: object) =>
      ruled<CanTargetRuling>({ verdict: 'legal', distance: null, reach: null, lineOfFire: null, adjacent: false, ...fields })
    expect([
      said(canTarget.facts(ask, ruling({}), names)),
      said(canTarget.facts(ask, ruling({ distance: 1, reach: 0, lineOfFire: 'clear', adjacent: true }), names))
    ]).toEqual([['Adjacent: no'], ['Distance: 1 square !', 'Range: 0 squares !', 'Line of fire: Clear', 'Adjacent: yes']])
    expect([
      canTarget.sentence(ask, ruling({}), ends, names),
      canTarget.sentence(ask, ruling({ verdict: 'illegal' }), ends, names)
    ]).toEqual(['Thor may target Loki with by w', 'Thor may not target Loki with by w'])
    const object = { ...ask, to: { object: 'o' } }
    expect([canTarget.withoutObject!(object, 'o'), canTarget.withoutObject!(object, 'p'), canTarget.withoutObject!(ask, 'o')]).toEqual([
      { ...ask, to: '' },
      object,
      ask
    ])
    expect([
      canTarget.line!(ask),
      canTarget.line!(object),
      canTarget.line!({ ...ask, to: '' }),
      canTarget.line!({ ...ask, from: '' })
    ]).toEqual([{ from: 'a', to: 'b' }, null, null, null])
  })

  it('is told of a line, with what it crosses and touches', () => {
    const ask = { kind: 'line-of-fire', from: 'a', to: 'b' } as const
    const ruling = (fields: object) =>
      ruled<LineOfFireRuling>({ verdict: 'clear', distance: 3, defenseModifier: 0, crossed: [], corners: [], ...fields })
    expect([
      said(lineOfFire.facts(ask, ruling({}), names)),
      said(
        lineOfFire.facts(
          ask,
          ruling({
            defenseModifier: 1,
            crossed: [
              [1, 0],
              [2, 0]
            ],
            corners: [
              {
                flanks: [
                  [0, 0],
                  [1, 1]
                ]
              },
              {
                flanks: [
                  [2, 2],
                  [3, 3]
                ]
              }
            ]
          }),
          names
        )
      )
    ]).toEqual([
      ['Distance: 3 squares !', 'Line of fire: Clear', 'Defense modifier: 0'],
      ['Distance: 3 squares !', 'Line of fire: Clear', 'Defense modifier: +1 !', 'Squares crossed: B1 C1', 'Corners touched: A1/B2  C3/D4']
    ])
    expect(
      (['clear', 'hindered', 'blocked'] as const).map((verdict) => lineOfFire.sentence(ask, ruling({ verdict }), ends, names))
    ).toEqual(['Thor’s line of fire to Loki is clear', 'Thor’s line of fire to Loki is hindered', 'Thor’s line of fire to Loki is blocked'])
  })
})

describe('a value', () => {
  const ask: ValueAsk = { kind: 'value', figure: 'b', value: 'defense', against: { from: 'a', attack: 'close' } }
  it('is that of a figure, against somebody or nobody', () => {
    expect([valueEntry.parts(ask), valueEntry.parts({ ...ask, against: undefined })]).toEqual([
      { from: 'a', to: 'b' },
      { from: '', to: 'b' }
    ])
    expect([
      valueEntry.withParts(ask, { from: 'x', to: 'y' }),
      valueEntry.withParts(ask, { from: '', to: 'y' }),
      valueEntry.withParts({ ...ask, against: undefined }, { from: 'x', to: 'y' })
    ]).toEqual([
      { ...ask, figure: 'y', against: { from: 'x', attack: 'close' } },
      { ...ask, figure: 'y', against: undefined },
      { ...ask, figure: 'y', against: { from: 'x', attack: 'ranged' } }
    ])
    const ruling = ruled<ValueRuling>({ value: 17, steps: [] })
    expect([
      valueEntry.sentence(ask, ruling, ends, names),
      valueEntry.look!(ruling, { word: 'x', shape: 'number', tone: 'plain' }).word
    ]).toEqual(['Loki’s defense is 17', '17'])
  })

  it('comes about step by step; a source that is called as its change is told once', () => {
    const called: Names = { ...names, power: (id) => (id === 'p' ? 'Printed' : id) }
    expect(
      said(
        stepFacts(
          [
            { source: 'p', op: 'printed', result: 16 },
            { source: 'Toughness', op: 'modify', result: 17 },
            { source: 'Own', op: 'own', result: 18 }
          ],
          called
        )
      )
    ).toEqual(['Printed: 16', 'Toughness (modified): 17', 'Own: 18'])
    expect([signed(0), signed(2), signed(-1)]).toEqual(['0', '+2', '-1'])
  })
})

it('a command leads to its kind, and every kind to its entry', () => {
  expect([kindOfCommand('attack'), kindOfCommand('line'), kindOfCommand('own')]).toEqual(['attack', 'line-of-fire', undefined])
  expect([entryOf({ kind: 'odds' }), entryOf({ kind: 'move' })]).toEqual([odds, move])
})
