/** What follows from the case on the table: its ruling, or why there is none yet. Nothing here is stored. */
import { answerWithin, isUnfinished, stepsFor } from '../../../shared/cases/answer.ts'
import { checkedCase } from '../../../shared/cases/common/checkedCase.ts'
import { unfinishedProblem } from '../../../shared/cases/common/unfinished.ts'
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import type { Moment } from '../../../shared/engine/timeline/timeline.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { problemText } from '../../i18n/texts.ts'
import { missingPart } from './asks.ts'
import type { Missing } from '../question/entry/askKind.ts'

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

/** What is ruled in the page itself, in steps of the engine: a few frames. */
export const AT_ONCE = 20_000

/** With all the steps that a question may take. `played`: the whole timeline of this very table, where it has been played already. */
export function answerTable(value: ClixCase, played: readonly Moment[] | null = null, steps: number = stepsFor(value.ask)): Answer {
  const missing = missingPart(value)
  if (missing) return { state: 'incomplete', missing }
  try {
    const ruling = answerWithin(checkedCase(value), steps, played)
    return isUnfinished(ruling) ? { state: 'unruled', message: problemText(unfinishedProblem(ruling)) } : { state: 'ruled', ruling }
  } catch (error) {
    return { state: 'failed', message: messageOf(error) }
  }
}

/** The same with so few steps that nobody waits for it; `working` where they do not suffice. */
export function answerAtOnce(value: ClixCase, played: readonly Moment[] | null = null): Answer {
  const missing = missingPart(value)
  if (missing) return { state: 'incomplete', missing }
  try {
    const ruling = answerWithin(checkedCase(value), AT_ONCE, played)
    return ruling.verdict === 'unfinished' ? { state: 'working' } : { state: 'ruled', ruling }
  } catch (error) {
    return { state: 'failed', message: messageOf(error) }
  }
}
