/** The chances of an attack against every roll played out one by one. */
import { describe, expect, it } from 'vitest'
import { compareFractions, fraction, plus, ZERO, type Fraction } from '../../../../../src/shared/base/numbers/fraction.ts'
import { chanceOf } from '../../../../../src/shared/engine/odds/chance.ts'
import type { AttackDie, AttackFace, DefenseDie, SurgeAbility } from '../../../../../src/shared/games/descent/case.ts'
import { attackOdds, type AttackOddsQuestion } from '../../../../../src/shared/games/descent/odds.ts'
import { spendingOf } from '../../../../../src/shared/games/descent/spending.ts'
import { MADE_UP } from './faces.ts'

const product = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((rolls, list) => rolls.flatMap((roll) => list.map((one) => [...roll, one])), [[]])

interface Played {
  readonly reached: boolean
  readonly hearts: number
}

/** One roll with every set of abilities tried. */
function playedOut(faces: readonly AttackFace[], distance: number | null, abilities: readonly SurgeAbility[]): Played {
  if (faces.some(({ miss }) => miss)) return { reached: false, hearts: 0 }
  const sum = (of: (face: AttackFace) => number): number => faces.reduce((total, face) => total + of(face), 0)
  let best: Played = { reached: false, hearts: 0 }
  for (let set = 0; set < 1 << abilities.length; set++) {
    const spending = spendingOf(
      abilities,
      [...abilities.keys()].filter((index) => set & (1 << index))
    )
    if (spending.cost > sum(({ surges }) => surges)) continue
    const reached = distance === null || sum(({ range }) => range) + spending.range >= distance
    const hearts = sum((face) => face.hearts) + spending.hearts
    if (reached && (!best.reached || hearts > best.hearts)) best = { reached, hearts }
  }
  return best
}

const share = (count: number, of: number): string => chanceOf(fraction(count, of)).fraction
const told = (chance: Fraction | null | undefined): string => chanceOf(chance ?? ZERO).fraction

interface Pool {
  readonly dice: readonly AttackDie[]
  readonly defenseDice: readonly DefenseDie[]
  readonly distance: number | null
  readonly abilities: readonly SurgeAbility[]
}

const POOLS: readonly Pool[] = [
  { dice: ['blue'], defenseDice: [], distance: null, abilities: [] },
  {
    dice: ['blue', 'yellow'],
    defenseDice: ['brown'],
    distance: 4,
    abilities: [
      { cost: 1, range: 1 },
      { cost: 1, hearts: 2 }
    ]
  },
  {
    dice: ['blue', 'red'],
    defenseDice: ['gray'],
    distance: null,
    abilities: [
      { cost: 1, hearts: 1 },
      { cost: 2, hearts: 4 }
    ]
  },
  {
    dice: ['blue', 'yellow', 'yellow'],
    defenseDice: ['black'],
    distance: 7,
    abilities: [
      { cost: 1, range: 2, hearts: 1 },
      { cost: 1, range: 1 }
    ]
  },
  { dice: ['yellow', 'red'], defenseDice: ['brown', 'brown'], distance: 2, abilities: [{ cost: 1, range: 3 }] }
]

const asked = (pool: Pool): AttackOddsQuestion => ({ ...pool, faces: MADE_UP, repeat: false })

describe('the chances of an attack', () => {
  it.each(POOLS)('are counted as by hand: $dice at $distance', (pool) => {
    const odds = attackOdds(asked(pool))
    const rolls = product(pool.dice.map((die) => MADE_UP[die])).map((faces) => playedOut(faces, pool.distance, pool.abilities))
    expect(odds.missing).toEqual([])
    expect(told(odds.reach)).toBe(share(rolls.filter(({ reached }) => reached).length, rolls.length))
    odds.hearts!.forEach((chance, index) => {
      expect(told(chance)).toBe(share(rolls.filter(({ reached, hearts }) => reached && hearts > index).length, rolls.length))
    })
    const against = product(pool.defenseDice.map((die) => MADE_UP[die])).map((shields) => shields.reduce((sum, one) => sum + one, 0))
    const dealt = rolls.flatMap(({ reached, hearts }) => against.map((shields) => (reached ? Math.max(0, hearts - shields) : 0)))
    for (let damage = 0; damage <= Math.max(...dealt); damage++) {
      expect(told(odds.damage![damage]), `damage ${damage}`).toBe(share(dealt.filter((one) => one === damage).length, dealt.length))
    }
    expect(told(odds.damage!.reduce(plus, ZERO))).toBe('1/1')
    expect(told(odds.mean)).toBe(
      share(
        dealt.reduce((sum, one) => sum + one, 0),
        dealt.length
      )
    )
  })

  it.each(POOLS)('never get worse by one more ability, nearer, or against fewer shields: $dice', (pool) => {
    const odds = attackOdds(asked(pool))
    const better = [
      attackOdds(asked({ ...pool, abilities: [...pool.abilities, { cost: 1, range: 1, hearts: 1 }] })),
      attackOdds(asked({ ...pool, distance: pool.distance === null ? null : pool.distance - 1 })),
      attackOdds(asked({ ...pool, defenseDice: pool.defenseDice.slice(1) }))
    ]
    for (const other of better) {
      expect(compareFractions(other.reach!, odds.reach!)).toBeGreaterThanOrEqual(0)
      expect(compareFractions(other.mean!, odds.mean!)).toBeGreaterThanOrEqual(0)
    }
  })

  it('asks for faces only where it matters how the symbols stand together', () => {
    const bare = { defenseDice: ['gray'], faces: {}, repeat: false } as const
    const missing = (pool: Omit<Pool, 'defenseDice'>): readonly string[] => attackOdds({ ...bare, ...pool }).missing
    expect(missing({ dice: ['red', 'red'], distance: null, abilities: [] })).toEqual([])
    expect(missing({ dice: ['yellow', 'red'], distance: null, abilities: [] })).toEqual([])
    expect(missing({ dice: ['red'], distance: null, abilities: [{ cost: 1, hearts: 1 }] })).toEqual(['red'])
    expect(missing({ dice: ['blue'], distance: null, abilities: [] })).toEqual(['blue'])
    expect(missing({ dice: ['yellow', 'blue', 'yellow'], distance: 3, abilities: [] })).toEqual(['yellow', 'blue'])
    // A surge that buys neither range nor hearts changes no chance.
    expect(missing({ dice: ['red'], distance: null, abilities: [{ cost: 1, other: 'Stun' }] })).toEqual([])
  })

  it('knows the reach without surges from the published numbers alone', () => {
    const odds = attackOdds({ dice: ['blue', 'yellow'], defenseDice: [], faces: {}, distance: 5, abilities: [], repeat: false })
    // Blue 5 or 6 (12 of 36), blue 4 with at least 1 (3), blue 3 with 2 (1).
    expect(told(odds.reachUnaided)).toBe('4/9')
    expect([odds.hearts, odds.damage, odds.mean]).toEqual([null, null, null])
  })

  it('agree with the published numbers whatever faces are entered', () => {
    const pool: Pool = { dice: ['yellow', 'red'], defenseDice: ['brown', 'black'], distance: null, abilities: [] }
    const [entered, known] = [attackOdds(asked(pool)), attackOdds({ ...asked(pool), faces: {} })]
    expect(known.damage!.map(told)).toEqual(entered.damage!.map(told))
  })
})
