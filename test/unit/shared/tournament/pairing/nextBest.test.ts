/** What a round would cost without one of its pairs, against all pairings there are. */
import { describe, expect, it } from 'vitest'
import { bestPairing } from '../../../../../src/shared/tournament/pairing/best.ts'
import { compareCosts, CRITERIA } from '../../../../../src/shared/tournament/pairing/cost.ts'
import { fieldWithout, nextBest } from '../../../../../src/shared/tournament/pairing/nextBest.ts'
import { leastCost, randomField } from '../../../../support/pairingFields.ts'

describe('the next best round without a pair', () => {
  it('is worse by the criterion that all pairings say: every pair of 150 fields of 2 to 9 players', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 150; seed++) {
      const field = randomField(seed, 2 + (seed % 8), 1 + (seed % 5))
      const round = bestPairing(field)
      for (const [a, b] of round.pairs) {
        const found = nextBest(field, round, a, b, bestPairing(fieldWithout(field, a, b)))
        const least = leastCost(field, [a, b])
        const at = `seed ${seed}, ${a} and ${b}`
        if (least === null) {
          expect(found, at).toBeNull()
          seen.add('none')
          continue
        }
        const cost = field.costOf(round.pairs, round.bye)
        const criterion = CRITERIA.find((name) => cost[name] !== least[name]) ?? null
        expect(compareCosts(least, cost), at).toBeGreaterThanOrEqual(0)
        expect(found, at).toEqual({
          criterion,
          was: criterion === null ? 0 : cost[criterion],
          would: criterion === null ? 0 : least[criterion],
          proven: true
        })
        seen.add(criterion ?? 'as good')
      }
    }
    // Every criterion has been the one.
    expect([...seen].toSorted()).toEqual([...CRITERIA, 'as good', 'none'].toSorted())
  })
})
