/** Rulings on other tables than the present one: read with the table, while what looks for changes is read when it is asked for. */
import { tableQuestion } from '../../../shared/cases/questions/onTable.ts'
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { answerOf } from '../table/answer/answers.svelte.ts'

/** Whether this kind of question is searched: the others have no verdict to change, or take too long to ask again. */
export const canSearch = ({ ask }: ClixCase): boolean => tableQuestion(ask).searched

/** The ruling on another table than the present one; null where the question is not whole there. */
export function rulingOf(value: ClixCase): Ruling | null {
  const answer = answerOf(value)
  return answer.state === 'ruled' ? answer.ruling : null
}
