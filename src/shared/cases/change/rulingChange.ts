/** The difference between a saved ruling and the answer to its case now. */
import type { Ruling } from '../../contract/ruling.ts'
import { decidingReason } from '../../explain/decidingReason.ts'
import { isGameCase } from '../../games/all.ts'
import type { AnyRuling } from '../answerQuestion.ts'
import { isNoBoardCase, type Question } from '../question.ts'
import { differenceOf, outcomeOf } from './outcome.ts'

export type RulingChange = 'verdict' | 'number' | 'rule'

/** Another verdict, another number that counts, the same by another rule, or `null` for the same ruling. */
export function rulingChange(value: Question, before: AnyRuling, now: AnyRuling): RulingChange | null {
  if (before.verdict !== now.verdict) return 'verdict'
  if (!isGameCase(value) && !isNoBoardCase(value)) {
    const difference = differenceOf(outcomeOf(before as Ruling), outcomeOf(now as Ruling))
    if (difference !== null) return difference
  }
  return (decidingReason(before)?.rule ?? null) === (decidingReason(now)?.rule ?? null) ? null : 'rule'
}
