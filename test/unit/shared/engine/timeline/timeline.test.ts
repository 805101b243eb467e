/** A person's word about a square beside what terrain offers (MAP-02, MAP-06), what is told once of what waits (TER-12), and what nobody has chosen (GEN-10). */
import { describe, expect, it } from 'vitest'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { rulingOn } from '../../../../support/askEngine.ts'

const EMPTY = Array.from({ length: 5 }, () => '........')

/** A gate or sky in two corners of a small map, and the events of a red figure. */
const onTerrain = (special: string, events: readonly object[], more: object = {}): ClixCase =>
  ({
    format: 'clixcase/1',
    ruleset: 'heroclix-2012',
    map: { size: [8, 5], terrain: ['...s....', ...EMPTY.slice(2), 's.......'], legend: { s: [`special:${special}`] }, ...more },
    figures: [
      { id: 'A', at: [1, 0], side: 'red' },
      { id: 'B', at: [1, 3], side: 'red' },
      { id: 'T', at: [7, 4], side: 'blue' }
    ],
    ask: { kind: 'timeline', events }
  }) as unknown as ClixCase

const toGate = { do: 'action', figure: 'A', action: 'move', to: [3, 0] }
const put = (figure: string, to: readonly number[]): object => ({ do: 'place', figure, to })
const said = (question: ClixCase, say: string): readonly string[] =>
  rulingOn(question)
    .because.filter((reason) => reason.say === say)
    .map(({ rule, weight, at }) => `${rule} ${weight} ${JSON.stringify(at)}`)

describe('a figure that terrain lets be placed', () => {
  it.each<[string, string, readonly object[], readonly string[]]>([
    ['goes to another gate', 'central-port-gate', [toGate, put('A', [0, 4])], []],
    ['goes elsewhere', 'central-port-gate', [toGate, put('A', [2, 4])], ['MAP-02 considered [[2,4]]']],
    ['is told of once', 'central-port-gate', [toGate, put('A', [2, 4]), put('A', [2, 3])], ['MAP-02 considered [[2,4]]']],
    ['is another one', 'central-port-gate', [toGate, put('B', [2, 4])], []],
    ['is no longer asked about', 'central-port-gate', [toGate, { do: 'end-turn' }, put('A', [2, 4])], []],
    ['has no starting area that the map knows', 'columbia-sky', [toGate, put('A', [2, 4])], []]
  ])('%s', (_, terrain, events, told) => {
    expect(said(onTerrain(terrain, events), 'terrain.not-offered')).toEqual(told)
  })

  it('leaves the sky for a square outside its starting area', () => {
    const starting = { starting: { red: [[0, 0]], blue: [[7, 4]] } }
    const events = (to: readonly number[]): readonly object[] => [toGate, put('A', to)]
    expect(said(onTerrain('columbia-sky', events([0, 0]), starting), 'terrain.not-offered')).toEqual([])
    expect(said(onTerrain('columbia-sky', events([2, 4]), starting), 'terrain.not-offered')).toEqual(['MAP-06 considered [[2,4]]'])
  })
})

describe('what comes to lie on the map in an action', () => {
  const steps = (count: number): readonly object[] =>
    Array.from({ length: count }, (_, step) => ({
      do: 'move',
      figure: 'A',
      path: [[2 + step, 0]],
      ...(step === 0 ? { putDown: [2, 1] } : {})
    }))
  const walking = (count: number): ClixCase =>
    ({
      ...onTerrain('central-port-gate', [{ do: 'action', figure: 'A', action: 'move', steps: steps(count) }]),
      figures: [
        { id: 'A', at: [1, 0], side: 'red', powers: ['super-strength'], holding: 'heavy' },
        { id: 'T', at: [7, 4], side: 'blue' }
      ]
    }) as unknown as ClixCase

  it('is told once, and only where the action goes on', () => {
    expect(said(walking(1), 'time.harder-later')).toEqual([])
    expect(said(walking(3), 'time.harder-later')).toEqual(['TER-12 contributes [[2,1]]'])
  })
})

describe('a knock back that is for a player to choose', () => {
  const asked = (ruleset: string, powers: readonly [readonly string[], readonly string[]], choices?: object): ClixCase =>
    ({
      format: 'clixcase/1',
      ruleset,
      map: { size: [8, 5] },
      figures: [
        { id: 'A', at: [1, 1], side: 'red', attack: 14, powers: powers[0] },
        { id: 'T', at: [2, 1], side: 'blue', powers: powers[1] },
        { id: 'U', at: [1, 2], side: 'blue', powers: powers[1] }
      ],
      ask: { kind: 'timeline', events: [{ do: 'attack', from: 'A', to: 'T', dice: [4, 5], ...(choices ? { choices } : {}) }] }
    }) as unknown as ClixCase
  const declined = (question: ClixCase): readonly string[] =>
    ['kb.declined', 'kb.undecided'].flatMap((say) => said(question, say).map((one) => `${say} ${one}`))

  it.each<[string, string, readonly [readonly string[], readonly string[]], string]>([
    ['the attacker', 'heroclix-2013', [['force-blast'], []], 'KBX-08'],
    ['the one who was hit', 'heroclix-2012', [[], ['combat-reflexes']], 'KBX-05']
  ])('is not called unwanted before %s has said so', (_, ruleset, powers, rule) => {
    expect(declined(asked(ruleset, powers))).toEqual([`kb.undecided ${rule} contributes []`])
    expect(declined(asked(ruleset, powers, { knockBack: { T: false } }))).toEqual([`kb.declined ${rule} contributes []`])
    expect(declined(asked(ruleset, powers, { knockBack: { T: true } }))).toEqual([])
  })
})

describe('an attack without dice', () => {
  const attacked = (more: object): readonly string[] => {
    const { because } = rulingOn({
      format: 'clixcase/1',
      ruleset: 'heroclix-2013',
      map: { size: [6, 3] },
      figures: [
        { id: 'A', at: [1, 1], side: 'red', attack: 10, damage: 3 },
        { id: 'T', at: [2, 1], side: 'blue', defense: 17 }
      ],
      ask: { kind: 'timeline', events: [{ do: 'attack', from: 'A', to: 'T', ...more }] }
    })
    return because.map(({ say }) => say).filter((say) => /^attack\.(assumed|told)/.test(say))
  }

  it.each<[string, object, string]>([
    ['nor a result is assumed to hit', {}, 'attack.assumed-hit'],
    ['has the result that is given', { hit: true }, 'attack.told-hit'],
    ['hits if its damage is given', { damage: 2 }, 'attack.told-hit'],
    ['misses if that is given', { hit: false }, 'attack.told-miss']
  ])('%s', (_, more, say) => {
    expect(attacked(more)).toEqual([say])
  })
})
