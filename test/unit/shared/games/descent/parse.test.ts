/** What is said of Descent questions that do not fit together, and of faces that cannot be. */
import { describe, expect, it } from 'vitest'
import { faceProblems } from '../../../../../src/shared/games/descent/faces.ts'
import { parseDescent } from '../../../../../src/shared/games/descent/parse.ts'
import { MADE_UP } from './faces.ts'

const ATTACK = {
  format: 'clixcase/1',
  ruleset: 'descent-2e',
  map: { size: [4, 3] },
  figures: [
    { id: 'H', at: [0, 0] },
    { id: 'M', at: [1, 0] }
  ],
  ask: {
    kind: 'descent-attack',
    attacker: 'H',
    weapon: { type: 'melee', dice: ['blue'], surges: [{ cost: 1, hearts: 1 }] },
    space: [1, 0],
    result: {},
    spend: []
  }
}
const ODDS = { format: 'clixcase/1', ruleset: 'descent-2e', ask: { kind: 'descent-odds', weapon: { type: 'melee', dice: ['red'] } } }

const said = (json: unknown): string[] => {
  const parsed = parseDescent(json)
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path} ${message}`)
}
const attack = (ask: object, rest: object = {}): string[] => said({ ...ATTACK, ...rest, ask: { ...ATTACK.ask, ...ask } })
const odds = (ask: object, rest: object = {}): string[] => said({ ...ODDS, ...rest, ask: { ...ODDS.ask, ...ask } })

describe('a Descent question', () => {
  it('is taken where everything fits', () => {
    expect([attack({}), odds({}), odds({ faces: MADE_UP })]).toEqual([[], [], []])
  })

  it('names what does not fit, and what was expected', () => {
    expect(attack({ attacker: 'X' })[0]).toBe(
      '/ask/attacker At /ask/attacker there is no figure "X"; expected one of the figures of the case: H, M.'
    )
    expect(attack({ space: [4, 0] })[0]).toMatch(/^\/ask\/space .*\[4, 0\]; expected a space of the map, which has 4 columns and 3 rows\.$/)
    expect(attack({ spend: [1] })[0]).toMatch(
      /^\/ask\/spend\/0 .*there is 1; expected the number of one of the weapon's abilities, from 0 to 0\.$/
    )
    expect(attack({ defense: [{ figure: 'H', shields: 1 }] })[0]).toMatch(/the attacker "H" defends against its own attack/)
    expect(
      attack({
        defense: [
          { figure: 'M', shields: 1 },
          { figure: 'M', shields: 1 }
        ]
      })[0]
    ).toMatch(/"M" is named a second time/)
    expect(attack({}, { map: undefined })[0]).toMatch(/needs a board/)
    expect(
      attack(
        {},
        {
          figures: [
            { id: 'H', at: [0, 0] },
            { id: 'M', at: [0, 0] }
          ]
        }
      )[0]
    ).toMatch(/where "H" stands already; expected one figure in a space/)
    expect(attack({ weapon: { type: 'magic', dice: ['blue'] } })[0]).toMatch(/"melee", "ranged", "unarmed"/)
    expect(attack({ weapon: { type: 'melee', dice: [] } })[0]).toMatch(/at least one die/)
  })

  it('says what odds need', () => {
    expect(odds({ weapon: { type: 'ranged', dice: ['red'] } })[0]).toMatch(/how far the Ranged attack has to reach/)
    expect(odds({ weapon: { type: 'melee', dice: ['green'] } })[0]).toMatch(/"green"; expected one of "blue", "yellow", "red"/)
    expect(odds({ defenseDice: ['grey'] })).toEqual([])
  })
})

describe('entered faces', () => {
  it('agree with the known numbers', () => {
    expect(faceProblems(MADE_UP, '/faces')).toEqual([])
  })

  it('are held against each number of their die', () => {
    const swap = (die: 'blue' | 'yellow' | 'red', index: number, change: object): string[] =>
      faceProblems({ [die]: MADE_UP[die].map((face, at) => (at === index ? { ...face, ...change } : face)) }, '/faces').map(
        ({ message }) => message
      )
    expect(swap('blue', 0, { miss: false })).toEqual([
      'At /faces/blue the blue die shows an X on 0 faces; expected 1 face, as the known numbers of this die say (D2-10).'
    ])
    expect(swap('blue', 5, { range: 5 })[0]).toMatch(/shows range 5 on 2 faces; expected 1 face,/)
    expect(swap('yellow', 2, { range: 3 })[0]).toMatch(/shows range 2 on 0 faces; expected 1 face,/)
    expect(swap('red', 4, { hearts: 4 })[0]).toMatch(/at least 4 hearts on 1 face; expected none,/)
    expect(swap('red', 5, { surges: 0 })[0]).toMatch(/shows surges on 0 faces; expected 1 face,/)
    expect(faceProblems({ brown: [0, 0, 1, 1, 1, 2] }, '/faces')[0]!.message).toMatch(
      /the brown die shows shields on 4 faces; expected 3 faces,/
    )
  })

  it('are six', () => {
    expect(odds({ faces: { brown: [0, 0, 0, 1, 1] } })[0]).toMatch(/^\/ask\/faces\/brown .*expected the six faces of the die/)
  })
})
