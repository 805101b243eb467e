/** A prepared attack as a person at the table reads it: what it is best for. */
import type { PreparationRuling } from '../../../shared/contract/ruling.ts'
import { texts } from '../../i18n/texts.ts'

/** What this plan is the best of all for, in words. */
export function bestFor({ bestBy }: PreparationRuling, index: number): readonly string[] {
  const t = texts.plan.best
  return [...(bestBy.hit === index ? [t.hit] : []), ...(bestBy.damage === index ? [t.damage] : []), ...(bestBy.ko === index ? [t.ko] : [])]
}
