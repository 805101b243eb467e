/** The chance to hit against every sequence of dice, played one by one. */
import { describe, expect, it, vi } from 'vitest'
import { attackOdds, type OddsQuestion } from '../../../../../src/shared/engine/odds/attackOdds.ts'
import { compareFractions, fraction, minus, plus, times, type Fraction } from '../../../../../src/shared/base/numbers/fraction.ts'
import { chanceOf } from '../../../../../src/shared/engine/odds/chance.ts'

const plain: OddsQuestion = { needed: 8, opposingRerolls: 0, ownRerolls: 0, evadeFrom: null, refuseFrom: null, otherwise: null }

/** Plays every roll of the tree and adds up the shares of those that end in a hit. */
function played({ needed, opposingRerolls, ownRerolls, evadeFrom, refuseFrom, otherwise }: OddsQuestion, doublesOnly: boolean): Fraction {
  const roll = (opposing: number, own: number): Fraction => {
    let sum = fraction(0, 1)
    for (let a = 1; a <= 6; a++) {
      for (let b = 1; b <= 6; b++) {
        const hits = a + b === 12 || (a + b !== 2 && a + b >= needed)
        const value =
          hits && opposing > 0
            ? roll(opposing - 1, own)
            : !hits && own > 0
              ? roll(opposing, own - 1)
              : fraction(hits && (!doublesOnly || a === b) ? 1 : 0, 1)
        sum = plus(sum, times(value, fraction(1, 36)))
      }
    }
    return sum
  }
  const die = (from: number, low: Fraction, high: Fraction): Fraction => {
    let sum = fraction(0, 1)
    for (let face = 1; face <= 6; face++) sum = plus(sum, times(face >= from ? high : low, fraction(1, 6)))
    return sum
  }
  const none = fraction(0, 1)
  const hit = roll(opposingRerolls, ownRerolls)
  const landed = evadeFrom === null ? hit : die(evadeFrom, hit, none)
  return refuseFrom === null ? landed : die(refuseFrom, landed, otherwise ? played(otherwise, doublesOnly) : none)
}

/** Row by row instead of by the tree: what stands where so many hits and so many misses may still be rolled again. */
function afterRerolls(needed: number, opposing: number, own: number): { readonly hit: Fraction; readonly doubles: Fraction } {
  const [once, doubles] = [false, true].map((doublesOnly) => played({ ...plain, needed }, doublesOnly)) as [Fraction, Fraction]
  const miss = minus(fraction(1, 1), once)
  const table: { hit: Fraction; doubles: Fraction }[][] = []
  for (let o = 0; o <= opposing; o++) {
    table.push([])
    for (let w = 0; w <= own; w++) {
      const [hit, lost] = [o > 0 ? table[o - 1]![w]! : null, w > 0 ? table[o]![w - 1]! : null]
      table[o]!.push({
        hit: plus(hit ? times(once, hit.hit) : once, lost ? times(miss, lost.hit) : fraction(0, 1)),
        doubles: plus(hit ? times(once, hit.doubles) : doubles, lost ? times(miss, lost.doubles) : fraction(0, 1))
      })
    }
  }
  return table[opposing]![own]!
}

describe('the chance to hit', () => {
  const questions: OddsQuestion[] = []
  for (let needed = 1; needed <= 13; needed++) {
    for (const opposingRerolls of [0, 1]) {
      for (const ownRerolls of [0, 1]) {
        questions.push({ ...plain, needed, opposingRerolls, ownRerolls })
        questions.push({
          ...plain,
          needed,
          opposingRerolls,
          ownRerolls,
          evadeFrom: 5,
          refuseFrom: 6,
          otherwise: { ...plain, needed: needed + 1 }
        })
      }
    }
  }

  it.each(questions)('is what playing every roll gives: $needed, $opposingRerolls against, $ownRerolls for, $evadeFrom', (question) => {
    const odds = attackOdds(question)
    expect(compareFractions(odds.hit, played(question, false))).toBe(0)
    expect(compareFractions(odds.hitWithDoubles, played(question, true))).toBe(0)
  })

  it.each([
    { numbers: [1, 2, 3, 12, 14], rerolls: [0, 2] },
    // More than what is remembered has room for.
    { numbers: [7, 8], rerolls: [0, 1, 16] }
  ])('is the same however many rerolls there are: $rerolls for $numbers', async ({ numbers, rerolls }) => {
    // Nothing that another test has asked is remembered.
    vi.resetModules()
    const afresh = await import('../../../../../src/shared/engine/odds/attackOdds.ts')
    for (const needed of numbers)
      for (const opposingRerolls of rerolls)
        for (const ownRerolls of rerolls) {
          const { hit, hitWithDoubles } = afresh.attackOdds({ ...plain, needed, opposingRerolls, ownRerolls })
          const expected = afterRerolls(needed, opposingRerolls, ownRerolls)
          const differences = [compareFractions(hit, expected.hit), compareFractions(hitWithDoubles, expected.doubles)]
          expect([needed, opposingRerolls, ownRerolls, ...differences]).toEqual([needed, opposingRerolls, ownRerolls, 0, 0])
        }
  })

  it('is written in lowest terms and two decimals', () => {
    expect(chanceOf(fraction(21, 36))).toEqual({ fraction: '7/12', percent: 58.33 })
    expect(chanceOf(fraction(1, 1))).toEqual({ fraction: '1/1', percent: 100 })
    expect(chanceOf(fraction(0, 5))).toEqual({ fraction: '0/1', percent: 0 })
    expect(chanceOf(fraction(1, 8))).toEqual({ fraction: '1/8', percent: 12.5 })
  })
})
