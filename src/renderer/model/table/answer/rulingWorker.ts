/** Rules apart from the page, with all the steps that a question may take: what takes long here holds nothing up. */
import { messageOf } from '../../../../shared/base/result.ts'
import { answerInPieces } from '../../../../shared/cases/answerQuestion.ts'
import { checkedCase } from '../../../../shared/cases/common/checkedCase.ts'
import type { ClixCase } from '../../../../shared/contract/case.ts'
import type { Ruling, UnfinishedRuling } from '../../../../shared/contract/ruling.ts'

/** `isFirst`: the ruling without other readings of open points, which are asked next. */
export type Solved = { readonly ruling: Ruling | UnfinishedRuling; readonly isFirst?: true } | { readonly failed: string }

/** A question on the table is answered by a ruling on it. */
const onTable = (ruling: object) => ruling as Ruling | UnfinishedRuling

function solve(value: ClixCase, tell: (solved: Solved) => void): void {
  try {
    const pieces = answerInPieces(checkedCase(value))
    for (;;) {
      const piece = pieces.next()
      if (piece.done) {
        tell({ ruling: onTable(piece.value) })
        return
      }
      if (piece.value) tell({ ruling: onTable(piece.value), isFirst: true })
    }
  } catch (error) {
    tell({ failed: messageOf(error) })
  }
}

addEventListener('message', (event: MessageEvent<ClixCase>) => {
  solve(event.data, (solved) => {
    postMessage(solved)
  })
})
