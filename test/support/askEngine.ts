/** Puts a case to the engine the way everybody does: through JSON, in and out. */
import { answerCounted } from '../../src/shared/cases/answer.ts'
import { answerQuestion, type AnyRuling } from '../../src/shared/cases/answerQuestion.ts'
import { stepsFor } from '../../src/shared/cases/answerWith.ts'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { parseQuestion, type CheckedQuestion } from '../../src/shared/cases/parseQuestion.ts'
import { isNoBoardCase } from '../../src/shared/cases/question.ts'
import type { RulingBase } from '../../src/shared/contract/ruling.ts'
import { isGameCase } from '../../src/shared/games/all.ts'

export type PlainRuling = RulingBase & Readonly<Record<string, unknown>>

/** The parser did not take the case. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken'
}

/** The ruling as plain JSON. Throws with the parser's own words where the case is not taken. */
export function rulingOn(question: ClixCase): PlainRuling {
  return JSON.parse(rulingText(question)) as PlainRuling
}

/** The ruling on a checked question, and the steps that the engine took for it; of a question that is not about the table they are not counted. */
export function answerAndSteps(question: CheckedQuestion): { readonly answer: AnyRuling; readonly taken: number } {
  if (isGameCase(question) || isNoBoardCase(question)) return { answer: answerQuestion(question), taken: 0 }
  return answerCounted(question, stepsFor(question.ask))
}

/** The same as text, for comparing bytes. */
export const rulingText = (question: ClixCase): string => textAndSteps(question).text

/** The ruling as text, and the steps that it took. */
export function textAndSteps(question: ClixCase): { readonly text: string; readonly taken: number } {
  const parsed = parseQuestion(JSON.parse(JSON.stringify(question)))
  if (!parsed.ok) {
    throw new NotTaken(
      `Not taken as a case: ${parsed.problems.map((p) => `${p.path} ${p.message}`).join('; ')}\n${JSON.stringify(question)}`
    )
  }
  const { answer, taken } = answerAndSteps(parsed.value)
  return { text: JSON.stringify(answer), taken }
}
