/** What follows from the case on the table: its ruling, or why there is none yet. Nothing here is stored. */
import { answerWith, type Answers } from '../../../../shared/cases/answerWith.ts'
import { checkedCase } from '../../../../shared/cases/common/checkedCase.ts'
import { tableQuestion } from '../../../../shared/cases/questions/onTable.ts'
import type { ClixCase } from '../../../../shared/contract/case.ts'
import type { Ruling } from '../../../../shared/contract/ruling.ts'
import type { Moment } from '../../../../shared/engine/timeline/timeline.ts'
import { messageOf } from '../../../../shared/base/result.ts'
import { missingPart } from '../ask/asks.ts'
import type { Missing } from '../../question/entry/askKind.ts'

export type Answer =
  | { readonly state: 'ruled'; readonly ruling: Ruling }
  | { readonly state: 'incomplete'; readonly missing: Missing }
  /** It takes longer than a moment: it is worked on beside the page. */
  | { readonly state: 'working' }
  /** It is not asked until somebody says so: the last start did not get past it. */
  | { readonly state: 'held' }
  /** A good question that this version does not rule on, or not to its end: a sentence that says so. */
  | { readonly state: 'unruled'; readonly message: string }
  /** A bug of ours: shown, never swallowed, and the table goes on. */
  | { readonly state: 'failed'; readonly message: string }

/** The answers that a page has at hand. */
const HERE: Answers = tableQuestion

/** What is ruled in the page itself, in steps of the engine: a few frames. */
export const AT_ONCE = 20_000

/** The answer with so few steps that nobody waits for it; `working` where they do not suffice, and where it is ruled on beside the page. */
export function answerAtOnce(value: ClixCase, played: readonly Moment[] | null = null): Answer {
  const missing = missingPart(value)
  if (missing) return { state: 'incomplete', missing }
  try {
    const ruling = answerWith(HERE, checkedCase(value), AT_ONCE, played)?.answer
    return !ruling || ruling.verdict === 'unfinished' ? { state: 'working' } : { state: 'ruled', ruling }
  } catch (error) {
    return { state: 'failed', message: messageOf(error) }
  }
}
