/**
 * What is a valid question and not ruled on yet: each gap is refused with a sentence instead of a wrong answer.
 * A gap that is closed is deleted here, and its cases start to count.
 */
import type { Problem } from '../../base/result.ts'
import { isRecord } from '../../base/validate.ts'
import { gameOf, gameOfKind } from '../../games/all.ts'
import { noBoardQuestionOf } from '../questions/all.ts'

/** The table holds a position and a question about it; these it sends to the command line. */
export function gapOnTable(json: unknown): Problem | null {
  const question = isRecord(json) ? noBoardQuestionOf(json.ask) : undefined
  if (!question) return null
  return {
    code: 'not-on-the-table',
    path: '/ask/kind',
    message: `A question of the kind "${question.kind}" is not about the table; the desk answers it.`
  }
}

/** What belongs to a neighbouring game: its cases are checked and answered by itself (`systems/`). */
function otherGame(ruleset: unknown, kind: unknown): Problem | null {
  const own = gameOf(ruleset)
  if (own)
    return {
      code: 'other-game',
      path: '/ruleset',
      message: `At /ruleset there is "${own.ruleset}", which is another game; expected a ruleset of HeroClix here.`
    }
  const owner = gameOfKind(kind)
  return owner === undefined
    ? null
    : {
        code: 'other-game',
        path: '/ask/kind',
        message: `At /ask/kind there is "${String(kind)}", a question of ${owner.name}; expected the ruleset "${owner.ruleset}" with it.`
      }
}

/** Known gaps by kind and ruleset, before the shape of the case is looked at. */
export function gapBeforeShape(json: unknown): Problem | null {
  if (!isRecord(json)) return null
  const kind = isRecord(json.ask) ? json.ask.kind : undefined
  return otherGame(json.ruleset, kind)
}
