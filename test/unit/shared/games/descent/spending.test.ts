/** The best spending of surges against every spending tried one by one. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SurgeAbility } from '../../../../../src/shared/games/descent/case.ts'
import {
  allSpendings,
  bestSpending,
  compareSpendings,
  spendingOf,
  type Spending
} from '../../../../../src/shared/games/descent/spending.ts'
import { fixedRuns } from '../../../../support/seeded.ts'

const ability: fc.Arbitrary<SurgeAbility> = fc.record({ cost: fc.integer({ min: 1, max: 3 }), range: fc.nat(2), hearts: fc.nat(2) })
const questions = fc.record({ abilities: fc.array(ability, { maxLength: 4 }), surges: fc.nat(5), missing: fc.nat(4), repeat: fc.boolean() })

/** Every number of times that each ability could be bought. */
function everySpending(abilities: readonly SurgeAbility[], surges: number, repeat: boolean): Spending[] {
  const most = repeat ? surges : 1
  let lists: number[][] = [[]]
  for (const index of abilities.keys()) {
    lists = lists.flatMap((list) =>
      Array.from({ length: most + 1 }, (_, times) => [...list, ...Array.from({ length: times }, () => index)])
    )
  }
  return lists.map((list) => spendingOf(abilities, list)).filter(({ cost }) => cost <= surges)
}

describe('the best spending', () => {
  it('is the best of all that there are', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const best = bestSpending(question)
        const all = everySpending(question.abilities, question.surges, question.repeat)
        expect(best.cost).toBeLessThanOrEqual(question.surges)
        expect(best).toEqual(spendingOf(question.abilities, best.spend))
        expect(all.filter((one) => compareSpendings(one, best, question.missing) < 0)).toEqual([])
      }),
      fixedRuns(1000)
    )
  })

  it('is never made worse by one more surge', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const [less, more] = [bestSpending(question), bestSpending({ ...question, surges: question.surges + 1 })]
        if (less.range >= question.missing) {
          expect(more.range).toBeGreaterThanOrEqual(question.missing)
          expect(more.hearts).toBeGreaterThanOrEqual(less.hearts)
        }
      }),
      fixedRuns(500)
    )
  })

  it('heads the list of all spendings, which names each once', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const all = allSpendings(question, bestSpending(question))
        expect(all[0]).toEqual(bestSpending(question))
        expect(new Set(all.map(({ spend }) => spend.join())).size).toBe(all.length)
        expect(all.length).toBe(Math.min(64, everySpending(question.abilities, question.surges, question.repeat).length))
      }),
      fixedRuns(300)
    )
  })

  it('reaches first, takes hearts with what is left, and keeps what buys nothing', () => {
    const abilities = [
      { cost: 1, hearts: 1 },
      { cost: 1, range: 1 },
      { cost: 2, hearts: 3 }
    ]
    expect(bestSpending({ abilities, surges: 2, missing: 1, repeat: false }).spend).toEqual([0, 1])
    expect(bestSpending({ abilities, surges: 2, missing: 0, repeat: false }).spend).toEqual([2])
    expect(bestSpending({ abilities, surges: 2, missing: 2, repeat: false }).spend).toEqual([])
    expect(bestSpending({ abilities, surges: 2, missing: 2, repeat: true }).spend).toEqual([1, 1])
  })
})
