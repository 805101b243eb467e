/** Cases that cannot be ruled on: each gets a code, the place and a sentence, and nothing is thrown. */
import { describe, expect, it } from 'vitest'
import { parseCase } from '../../src/shared/cases/parse/parseCase.ts'
import { caseFiles, questionOf } from './caseFiles.ts'

const whole = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: {
    size: [6, 3],
    terrain: ['......', '..h...', '......'],
    walls: [
      [
        [1, 1],
        [2, 1]
      ]
    ]
  },
  figures: [
    { id: 'A', at: [1, 1] },
    { id: 'T', at: [4, 1] }
  ],
  ask: { kind: 'line-of-fire', from: 'A', to: 'T' }
}
const attack = { kind: 'attack', from: 'A', targets: ['T'], attack: 'ranged', dice: [4, 3] }
const map = (change: object): object => ({ ...whole, map: { ...whole.map, ...change } })
const ask = (question: object): object => ({ ...whole, ask: question })
const figures = (...list: object[]): object => ({ ...whole, figures: list })

/** A is defeated: past the end of its dial. */
const defeated = (question: object): object => ({
  ...figures({ id: 'A', at: [1, 1], click: 4, dial: [{}, {}, {}] }, { id: 'T', at: [4, 1] }),
  ask: question
})

const BROKEN: readonly (readonly [what: string, input: unknown, path: string | RegExp])[] = [
  ['nothing', null, ''],
  ['a number', 7, ''],
  ['an array inside an array', [whole], ''],
  ['another format', { ...whole, format: 'clixcase/9' }, '/format'],
  ['an unknown ruleset', { ...whole, ruleset: 'heroclix-1999' }, '/ruleset'],
  ['no question', { ...whole, ask: undefined }, ''],
  ['an unknown question', ask({ kind: 'weather' }), /^\/ask/],
  ['a question without its figure', ask({ kind: 'line-of-fire', from: 'A' }), /^\/ask/],
  ['a figure that is not there', ask({ kind: 'line-of-fire', from: 'A', to: 'Z' }), '/ask/to'],
  ['a square off the map', ask({ kind: 'line-of-fire', from: 'A', to: [6, 0] }), '/ask/to'],
  ['a negative square', ask({ kind: 'line-of-fire', from: 'A', to: [-1, 0] }), /^\/ask\/to/],
  ['half a square', ask({ kind: 'line-of-fire', from: 'A', to: [1.5, 0] }), /^\/ask\/to/],
  ['a line from a defeated figure', defeated({ kind: 'line-of-fire', from: 'A', to: 'T' }), '/ask/from'],
  ['a line from a square to a defeated figure', defeated({ kind: 'line-of-fire', from: [2, 2], to: 'A' }), '/ask/to'],
  ['a value of a defeated figure', defeated({ kind: 'value', figure: 'A', value: 'attack' }), '/ask/figure'],
  [
    'a value against a defeated figure',
    defeated({ kind: 'value', figure: 'T', value: 'defense', against: { from: 'A', attack: 'ranged' } }),
    '/ask/against/from'
  ],
  ['a defeated figure that breaks away', defeated({ kind: 'break-away', figure: 'A', roll: 4 }), '/ask/figure'],
  [
    'a line to a captive',
    { ...figures({ id: 'A', at: [1, 1] }, { id: 'T', captiveOf: 'A' }), ask: { kind: 'line-of-fire', from: 'A', to: 'T' } },
    '/ask/to'
  ],
  ['a captive of nobody', figures({ id: 'A', at: [1, 1] }, { id: 'T', captiveOf: 'Z' }), '/figures/1/captiveOf'],
  ['a captive of itself', figures({ id: 'A', at: [1, 1] }, { id: 'T', captiveOf: 'T' }), '/figures/1'],
  ['a captive on the map', figures({ id: 'A', at: [1, 1] }, { id: 'T', at: [4, 1], captiveOf: 'A' }), '/figures/1'],
  ['a question for a board without one', { ...whole, map: undefined }, ''],
  ['a board without columns', map({ size: [0, 3] }), /^\/map\/size/],
  ['a board of a million columns', map({ size: [1000000, 3] }), /^\/map\/size/],
  ['a row that is too short', map({ terrain: ['......', '..h..', '......'] }), /^\/map\/terrain/],
  ['a row too few', map({ terrain: ['......', '......'] }), /^\/map\/terrain/],
  ['a letter without a meaning', map({ terrain: ['......', '..q...', '......'] }), /^\/map\/terrain/],
  ['a level that is no digit', map({ level: ['111111', '11x111', '111111'] }), /^\/map\/level/],
  [
    'a wall between squares that do not touch',
    map({
      walls: [
        [
          [0, 0],
          [2, 0]
        ]
      ]
    }),
    /^\/map\/walls\/0/
  ],
  [
    'a wall across a corner',
    map({
      walls: [
        [
          [0, 0],
          [1, 1]
        ]
      ]
    }),
    /^\/map\/walls\/0/
  ],
  [
    'a wall off the map',
    map({
      walls: [
        [
          [5, 0],
          [6, 0]
        ]
      ]
    }),
    /^\/map\/walls\/0/
  ],
  ['a legend with an unknown kind', map({ terrain: ['......', '..x...', '......'], legend: { x: ['lava'] } }), /^\/map\/legend/],
  ['two figures of one name', figures({ id: 'A', at: [1, 1] }, { id: 'A', at: [4, 1] }), /^\/figures/],
  ['two figures in one square', figures({ id: 'A', at: [1, 1] }, { id: 'T', at: [1, 1] }), /^\/figures/],
  ['a figure that stands nowhere', figures({ id: 'A', at: [1, 1] }, { id: 'T' }), '/figures/1'],
  ['a figure off the map', figures({ id: 'A', at: [1, 1] }, { id: 'T', at: [9, 1] }), /^\/figures\/1/],
  ['a figure without a name', figures({ at: [1, 1] }, { id: 'T', at: [4, 1] }), /^\/figures\/0/],
  ['a size that is not one', figures({ id: 'A', at: [1, 1], size: 'huge' }, { id: 'T', at: [4, 1] }), '/figures/0/size'],
  ['powers that are no list', figures({ id: 'A', at: [1, 1], powers: 'charge' }, { id: 'T', at: [4, 1] }), '/figures/0/powers'],
  ['a negative damage value', figures({ id: 'A', at: [1, 1], damage: -1 }, { id: 'T', at: [4, 1] }), '/figures/0/damage'],
  ['a click before the first', figures({ id: 'A', at: [1, 1], click: 0 }, { id: 'T', at: [4, 1] }), '/figures/0/click'],
  ['an attack without dice', ask({ ...attack, dice: undefined }), '/ask/dice'],
  ['three dice', ask({ ...attack, dice: [1, 2, 3] }), /^\/ask\/dice/],
  ['a die of seven', ask({ ...attack, dice: [7, 1] }), /^\/ask\/dice/],
  ['an attack on nobody', ask({ ...attack, targets: [] }), '/ask/targets'],
  ['an attack on a stranger', ask({ ...attack, targets: ['Z'] }), '/ask/targets/0'],
  [
    'a wall among other targets',
    ask({
      ...attack,
      targets: [
        'T',
        {
          wall: [
            [1, 1],
            [2, 1]
          ]
        }
      ]
    }),
    '/ask/targets'
  ],
  ['an object that is not there', ask({ kind: 'can-target', from: 'A', to: { object: 'o9' }, with: 'ranged-attack' }), /^\/ask\/to/],
  ['a value that no figure has', ask({ kind: 'value', figure: 'A', value: 'charm' }), '/ask/value'],
  [
    'a direction of two steps',
    ask({ kind: 'knock-back', from: 'A', hits: [{ figure: 'T', damageTaken: 2 }], dice: [4, 4], choices: { direction: { T: [2, 0] } } }),
    /^\/ask\/choices\/direction/
  ],
  [
    'no direction at all',
    ask({ kind: 'knock-back', from: 'A', hits: [{ figure: 'T', damageTaken: 2 }], dice: [4, 4], choices: { direction: { T: [0, 0] } } }),
    /^\/ask\/choices\/direction/
  ],
  ['Force Blast without a die', ask({ kind: 'knock-back', from: 'A', hits: [{ figure: 'T' }], cause: 'force-blast' }), /^\/ask/],
  [
    'Force Blast without the die of its distance',
    ask({ kind: 'knock-back', from: 'A', cause: 'force-blast', hits: [{ figure: 'T' }] }),
    '/ask/roll'
  ],
  [
    'breaking away from somebody without a die',
    { ...figures({ id: 'A', at: [1, 1] }, { id: 'T', at: [2, 2] }), ask: { kind: 'break-away', figure: 'A' } },
    '/ask/roll'
  ],
  ['knock back from nowhere', ask({ kind: 'knock-back', hits: [{ figure: 'T', damageTaken: 2 }], dice: [4, 4] }), '/ask'],
  [
    'a figure hit twice',
    ask({
      kind: 'knock-back',
      from: 'A',
      hits: [
        { figure: 'T', damageTaken: 2 },
        { figure: 'T', damageTaken: 1 }
      ],
      dice: [4, 4]
    }),
    '/ask/hits'
  ],
  ['damage of an unknown kind', ask({ kind: 'damage', to: 'T', amount: 3, type: 'cosmic' }), '/ask/type']
]

describe('cases that cannot be ruled on', () => {
  it.each(BROKEN)('%s', (_what, input, path) => {
    const parsed = parseCase(input)
    if (parsed.ok) throw new Error('It was taken for a case.')
    const [problem] = parsed.problems
    if (typeof path === 'string') expect(problem!.path).toBe(path)
    else expect(problem!.path).toMatch(path)
    expect(problem!.code).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(problem!.message).toMatch(/^[A-Z].{20,}[.!?]$/su)
    expect(problem!.message).not.toMatch(/invalid|undefined|\[object/i)
  })

  describe('for their attack dice', () => {
    const three = figures({ id: 'A', at: [1, 1], powers: ['pulse-wave'] }, { id: 'T', at: [4, 1] }, { id: 'U', at: [4, 2] })
    const withDice = (ruleset: string, dice: unknown, more: object = {}): object => ({
      ...three,
      ruleset,
      ask: { ...attack, targets: ['T', 'U'], dice, ...more }
    })
    const wave = { action: 'pulse-wave', powers: ['pulse-wave'] }
    const pair = [4, 3]
    const each = { T: [4, 3], U: [1, 3] }
    const aimed = { targets: [{ square: [4, 1] }], action: 'throw-a-grenade', powers: ['frag-grenade'] }
    const struck = { targets: [{ wall: whole.map.walls[0] }], attack: 'close' }

    // Where several targets are rolled for one by one (CC-18), an area is rolled for once.
    it.each([
      ['one roll for all, where each has its own', withDice('clix-campaign', pair), /one roll|each/i],
      ['no roll for one of them', withDice('clix-campaign', { T: [4, 3] }), /"?U"?/],
      ['a roll for each, where one is made', withDice('heroclix-2012', each), /roll/],
      ['a roll for each of an area', withDice('clix-campaign', each, wave), /roll/],
      ['none for several targets', withDice('clix-campaign', undefined), /roll/],
      ['none for a grenade, though it is thrown at a square', withDice('heroclix-2013', undefined, aimed), /roll/]
    ])('%s', (_what, input, message) => {
      const parsed = parseCase(input)
      if (parsed.ok) throw new Error('It was taken for a case.')
      expect(parsed.problems.map(({ code, path }) => [code, path])).toEqual([['missing-dice', '/ask/dice']])
      expect(parsed.problems[0]!.message).toMatch(message)
    })

    it.each([
      ['one roll for one target', withDice('clix-campaign', pair, { targets: ['T'] })],
      ['a roll for each', withDice('clix-campaign', each)],
      ['one for all', withDice('heroclix-2012', pair)],
      ['one for an area', withDice('clix-campaign', pair, wave)],
      ['one for an area, named as a power alone', withDice('clix-campaign', pair, { powers: wave.powers })],
      ['one for a grenade', withDice('heroclix-2013', pair, aimed)],
      ['none for a wall', withDice('heroclix-2012', undefined, struck)]
    ])('not: %s', (_what, input) => {
      const parsed = parseCase(input)
      expect(parsed.ok ? [] : parsed.problems).toEqual([])
    })
  })

  it('take the whole case that the broken ones come from', () => {
    expect(parseCase(whole).ok).toBe(true)
    expect(parseCase(ask(attack)).ok).toBe(true)
  })

  it('are told where somebody is to be put down beside the map', () => {
    const parsed = parseCase(ask({ kind: 'move', figure: 'A', path: [[1, 1]], putDown: [99, 0] }))
    expect(parsed.ok ? [] : parsed.problems.map(({ path }) => path)).toContain('/ask/putDown')
  })

  it('are never thrown for a field that an event does not have, whatever it holds', () => {
    for (const strange of [7, '', true, null, [], {}, [7], [[7]]])
      for (const field of ['to', 'path', 'setDown', 'putDown', 'carrying', 'from', 'replacedBy'])
        expect(() => parseCase(ask({ kind: 'timeline', events: [{ do: 'end-turn', [field]: strange }] }))).not.toThrow()
    expect(parseCase(ask({ kind: 'timeline', events: [{ do: 'end-turn', to: 7 }] })).ok).toBe(true)
  })

  it('are never thrown, whichever field of a golden case is missing or of another kind', () => {
    const strange: readonly unknown[] = [undefined, null, -1, 1e9, '', 'x', [], {}, true]
    const thrown: string[] = []
    caseFiles()
      .flatMap(({ cases }) => cases)
      .filter((_, index) => index % 40 === 0)
      .forEach((one, turn) => {
        const question = questionOf(one) as unknown as Record<string, unknown>
        for (const [place, holder] of [
          ['', question],
          ['/ask', question.ask],
          ['/map', question.map]
        ] as const) {
          for (const key of Object.keys(holder ?? {})) {
            const value = strange[(turn + key.length) % strange.length]
            const broken =
              place === '' ? { ...question, [key]: value } : { ...question, [place.slice(1)]: { ...(holder as object), [key]: value } }
            try {
              parseCase(broken)
            } catch (error) {
              thrown.push(`${one.id} ${place}/${key}: ${String(error)}`)
            }
          }
        }
      })
    expect(thrown).toEqual([])
  })
})
