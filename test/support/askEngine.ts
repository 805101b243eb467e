/** Puts a case to the engine the way everybody does: through JSON, in and out. */
import { answerQuestion } from '../../src/shared/cases/answerQuestion.ts'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import type { RulingBase } from '../../src/shared/contract/ruling.ts'

export type PlainRuling = RulingBase & Readonly<Record<string, unknown>>

/** The parser did not take the case. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken'
}

/** The ruling as plain JSON. Throws with the parser's own words where the case is not taken. */
export function rulingOn(question: ClixCase): PlainRuling {
  return JSON.parse(rulingText(question)) as PlainRuling
}

/** The same as text, for comparing bytes. */
export function rulingText(question: ClixCase): string {
  const parsed = parseQuestion(JSON.parse(JSON.stringify(question)))
  if (!parsed.ok) {
    throw new NotTaken(
      `Not taken as a case: ${parsed.problems.map((p) => `${p.path} ${p.message}`).join('; ')}\n${JSON.stringify(question)}`
    )
  }
  return JSON.stringify(answerQuestion(parsed.value))
}
