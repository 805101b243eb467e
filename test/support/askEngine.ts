/** Puts a case to the engine the way everybody does: through JSON, in and out. */
import { answerCase } from '../../src/shared/cases/answer.ts'
import type { ClixCase } from '../../src/shared/cases/case.ts'
import { parseCase } from '../../src/shared/cases/parseCase.ts'
import type { RulingBase } from '../../src/shared/engine/ruling.ts'

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
  const parsed = parseCase(JSON.parse(JSON.stringify(question)))
  if (!parsed.ok) {
    throw new NotTaken(`Not taken as a case: ${parsed.problems.map((p) => `${p.path} ${p.message}`).join('; ')}\n${JSON.stringify(question)}`)
  }
  return JSON.stringify(answerCase(parsed.value))
}
