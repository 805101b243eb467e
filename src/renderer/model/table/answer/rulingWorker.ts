/** Rules apart from the page, with all the steps that a question may take: what takes long here holds nothing up. */
import { messageOf } from '../../../../shared/base/result.ts'
import { answerWithin } from '../../../../shared/cases/answer.ts'
import { stepsFor } from '../../../../shared/cases/answerWith.ts'
import { checkedCase } from '../../../../shared/cases/common/checkedCase.ts'
import type { ClixCase } from '../../../../shared/contract/case.ts'

export type Solved = { readonly ruling: ReturnType<typeof answerWithin> } | { readonly failed: string }

function solved(value: ClixCase): Solved {
  try {
    return { ruling: answerWithin(checkedCase(value), stepsFor(value.ask)) }
  } catch (error) {
    return { failed: messageOf(error) }
  }
}

addEventListener('message', (event: MessageEvent<ClixCase>) => {
  postMessage(solved(event.data))
})
