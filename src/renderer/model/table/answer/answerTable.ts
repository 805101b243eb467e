/** The whole answer on a table, however long it takes: read where there is no worker, and by screens that ask a question of their own. */
import { answerWithin } from '../../../../shared/cases/answer.ts'
import { isUnfinished, stepsFor } from '../../../../shared/cases/answerWith.ts'
import { checkedCase } from '../../../../shared/cases/common/checkedCase.ts'
import { unfinishedProblem } from '../../../../shared/cases/common/unfinished.ts'
import { messageOf } from '../../../../shared/base/result.ts'
import type { ClixCase } from '../../../../shared/contract/case.ts'
import type { Moment } from '../../../../shared/engine/timeline/timeline.ts'
import { problemText } from '../../../i18n/texts.ts'
import { missingPart } from '../ask/asks.ts'
import type { Answer } from './derive.ts'

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
