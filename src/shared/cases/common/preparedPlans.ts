/** The plans of a preparation with their numbers, and which of them is best by each measure: the same for one figure and for several. */
import type { PreparationRuling, PreparedPlan } from '../../contract/ruling.ts'
import { chanceOf, meanOf } from '../../engine/odds/chance.ts'
import { MEASURES, type ComesTo, type Measure } from '../../engine/preparation/measures.ts'
import type { Situation } from '../../engine/situation/situation.ts'
import { inWords, type Words } from '../../explain/toText.ts'

type Numbers = 'hit' | 'expected' | 'turned' | 'ko'

/**
 * @param best by measure, the best first
 * @param side the side that attacks
 * @param rest returns everything of a plan except its numbers
 */
export function preparedPlans<P extends ComesTo>(
  { states }: Situation,
  side: string,
  best: Readonly<Record<Measure, readonly P[]>>,
  words: Words,
  rest: (plan: P) => Omit<PreparedPlan, Numbers>
): Pick<PreparationRuling, 'plans' | 'bestBy'> {
  const all = [...new Set(MEASURES.flatMap((measure) => best[measure]))]
  const dials = states.some((state) => state.side !== side && state.figure.dial.length > 0)
  const place = ([first]: readonly P[]): number | null => (first ? all.indexOf(first) : null)
  return {
    bestBy: { hit: place(best.hit), damage: place(best.damage), ko: place(best.ko) },
    plans: all.map((plan) => {
      const { steps, targets, because, lines } = rest(plan)
      return {
        steps,
        targets,
        hit: chanceOf(plan.hit),
        expected: meanOf(plan.struck),
        turned: meanOf(plan.damage),
        ko: dials ? chanceOf(plan.ko) : null,
        because: inWords(because, words),
        lines
      }
    })
  }
}
