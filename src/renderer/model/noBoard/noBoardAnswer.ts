/** What follows from a question that needs no board: read with its dialog. */
import { answerQuestion, type NoBoardRuling } from '../../../shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../../shared/cases/parseQuestion.ts'
import { isNoBoardCase, type NoBoardCase } from '../../../shared/cases/question.ts'
import { problemText } from '../../i18n/texts.ts'

export type NoBoardAnswer =
  | { readonly state: 'ruled'; readonly question: NoBoardCase; readonly ruling: NoBoardRuling }
  /** Something in the question is missing or wrong: a sentence that says what. */
  | { readonly state: 'incomplete'; readonly message: string }

const known = new WeakMap<NoBoardCase, NoBoardAnswer>()

/** The answer to the question without a board; asked once, whoever looks at it. */
export function noBoardAnswer(value: NoBoardCase): NoBoardAnswer {
  const answer = known.get(value) ?? answered(value)
  known.set(value, answer)
  return answer
}

function answered(value: NoBoardCase): NoBoardAnswer {
  const parsed = parseQuestion(JSON.parse(JSON.stringify(value)))
  if (!parsed.ok) return { state: 'incomplete', message: problemText(parsed.problems[0]) }
  return isNoBoardCase(parsed.value)
    ? { state: 'ruled', question: parsed.value, ruling: answerQuestion(parsed.value) as NoBoardRuling }
    : { state: 'incomplete', message: '' }
}
