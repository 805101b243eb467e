/** What follows from the case on the table: its ruling, or why there is none yet. Nothing here is stored. */
import { answerCase } from '../../../shared/cases/answer.ts'
import { checkedCase } from '../../../shared/cases/common/checkedCase.ts'
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import type { Moment } from '../../../shared/engine/timeline/timeline.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { missingPart } from './asks.ts'
import type { Missing } from '../question/entry/askKind.ts'

export type Answer =
  | { readonly state: 'ruled'; readonly ruling: Ruling }
  | { readonly state: 'incomplete'; readonly missing: Missing }
  /** A good question that this version does not rule on: a sentence that says so. */
  | { readonly state: 'unruled'; readonly message: string }
  /** A bug of ours: shown, never swallowed, and the table goes on. */
  | { readonly state: 'failed'; readonly message: string }

/** `played`: the whole timeline of this very table, where it has been played already. */
export function answerTable(value: ClixCase, played: readonly Moment[] | null = null): Answer {
  const missing = missingPart(value)
  if (missing) return { state: 'incomplete', missing }
  try {
    return { state: 'ruled', ruling: answerCase(checkedCase(value), played) }
  } catch (error) {
    return { state: 'failed', message: messageOf(error) }
  }
}

const known = new WeakMap<ClixCase, Answer>()

/** The same for a table that only stands beside the judge's own (a variant, a change that is looked at): it is asked once. */
export function answerOnce(value: ClixCase): Answer {
  const before = known.get(value)
  if (before) return before
  const answer = answerTable(value)
  known.set(value, answer)
  return answer
}
