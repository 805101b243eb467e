/** The whole answer on a table, however long it takes: read if there is no worker, and by screens that ask a separate question. */
import { answerWithin } from '../../../../shared/cases/answer.ts'
import { answerInPieces, type AnyRuling } from '../../../../shared/cases/answerQuestion.ts'
import { isUnfinished, stepsFor } from '../../../../shared/cases/answerWith.ts'
import { checkedCase } from '../../../../shared/cases/common/checkedCase.ts'
import { unfinishedProblem } from '../../../../shared/cases/common/unfinished.ts'
import { messageOf } from '../../../../shared/base/result.ts'
import type { ClixCase } from '../../../../shared/contract/case.ts'
import type { Ruling } from '../../../../shared/contract/ruling.ts'
import type { Moment } from '../../../../shared/engine/timeline/timeline.ts'
import { problemText } from '../../../i18n/texts.ts'
import { missingPart } from '../ask/asks.ts'
import type { Answer } from './derive.ts'

/** A question on the table is answered by a ruling on it. */
const answerBy = (ruling: AnyRuling): Answer =>
  isUnfinished(ruling)
    ? { state: 'unruled', message: problemText(unfinishedProblem(ruling)) }
    : { state: 'ruled', ruling: ruling as Ruling }

/** With all the steps that a question may take. `played`: the whole timeline of this very table, where it has been played already. */
export function answerTable(value: ClixCase, played: readonly Moment[] | null = null, steps: number = stepsFor(value.ask)): Answer {
  const missing = missingPart(value)
  if (missing) return { state: 'incomplete', missing }
  try {
    return answerBy(answerWithin(checkedCase(value), steps, played))
  } catch (error) {
    return { state: 'failed', message: messageOf(error) }
  }
}

/**
 * With other readings of open points, each asked in a separate task, so that the page works between them.
 * @param onFirst the ruling, while other readings are still asked
 * @param goesOn whether the answer is still wanted
 */
export async function answerInTurns(value: ClixCase, onFirst: (first: Answer) => void, goesOn: () => boolean): Promise<Answer> {
  const missing = missingPart(value)
  if (missing) return { state: 'incomplete', missing }
  try {
    const pieces = answerInPieces(checkedCase(value))
    for (;;) {
      const piece = pieces.next()
      if (piece.done) return answerBy(piece.value)
      if (piece.value) onFirst({ ...answerBy(piece.value), others: 'coming' } as Answer)
      await new Promise((resolve) => setTimeout(resolve))
      if (!goesOn()) return { state: 'working' }
    }
  } catch (error) {
    return { state: 'failed', message: messageOf(error) }
  }
}
