/** Figures that damage has brought down: Earthbound appearing on the dial of one that soars (CC-24). */
import { dealDamage } from '../damage/damage.ts'
import { contributes, quiet } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { clausesOf, type Situation } from '../situation/situation.ts'
import type { Tally } from '../tokens/tally.ts'

/** Deals what coming down costs to everyone who soared before and does no longer. */
export function applyLandingDamage(before: Situation, tally: Tally, because: Reason[]): void {
  for (const was of before.states) {
    if (was.height !== 'soaring') continue
    const now = tally.state(was.id)
    if (now.height === 'soaring' || now.ko) continue
    for (const { effect, clause } of clausesOf(now, 'aftermath')) {
      if (clause.does !== 'hurt-when-it-lands') continue
      const result = dealDamage(tally.situation, now, { amount: clause.amount, type: 'normal', roll: () => undefined, reducer: null })
      because.push(
        contributes(clause.rule, 'aftermath.lands', { by: effect.id, facts: { figure: was.id, amount: clause.amount } }),
        ...quiet(result.because)
      )
      tally.hurt(was.id, result.taken)
    }
  }
}
