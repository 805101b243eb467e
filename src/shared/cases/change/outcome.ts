/** What a judge would call another outcome: of each kind of ruling the word that counts, and the numbers beside it. */
import type { Ruling } from '../../contract/ruling.ts'
import type { Outcome } from '../common/outcome.ts'
import { tableQuestion } from '../questions/onTable.ts'

/** The outcome of a ruling; what it rests on is left out. */
export const outcomeOf = (ruling: Ruling): Outcome => tableQuestion(ruling).outcome(ruling)

export type Difference = 'verdict' | 'number' | null

/** What differs between two rulings of the same question: the verdict, only a number, or nothing that counts. */
export function differenceOf(before: Outcome, after: Outcome): Difference {
  if (before.verdict !== after.verdict) return 'verdict'
  return before.numbers === after.numbers ? null : 'number'
}
