/** Which saved rulings rest on a rule. */
import type { SavedRuling } from '../../storage/interface/storage.ts'

/** Those whose reasons name it, in the order of the list. */
export const rulingsCiting = (rulings: readonly SavedRuling[], rule: string): readonly SavedRuling[] =>
  rulings.filter(({ ruling }) => ruling.because.some((reason) => reason.rule === rule))
