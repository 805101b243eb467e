/** Headlines that several kinds of ruling have. */
import type { Reason } from '../../../../shared/contract/ruling.ts'
import { texts } from '../../../i18n/texts.ts'
import type { VerdictLook } from './askKind.ts'

/** The obstacle to an attack, as a headline: "Out of range" and not only "Not allowed". */
const REFUSALS: ReadonlySet<string> = new Set(['ranged.too-far', 'terrain.too-far'])

export function refusedLook(
  { verdict, because }: { readonly verdict: string; readonly because: readonly Reason[] },
  plain: VerdictLook
): VerdictLook {
  const [decides, ...others] = because.filter(({ weight }) => weight === 'decides')
  return verdict === 'illegal' && decides && others.length === 0 && REFUSALS.has(decides.say) ? { ...plain, word: texts.outOfRange } : plain
}

export const outOfRangeLook = (): VerdictLook => ({ word: texts.outOfRange, shape: 'cross', tone: 'blocked' })
