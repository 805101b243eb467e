/** The front door for questions from outside: about the table, about none, or about a neighbouring game. */
import { fail, ok, type Result } from '../base/result.ts'
import { checked, isRecord } from '../base/validate.ts'
import { rulesetFor } from '../editions/shelf.ts'
import { engineOf } from '../games/engines.ts'
import type { GameCase } from '../games/common/game.ts'
import type { CheckedCase } from './common/checkedCase.ts'
import { bringsEditions, problemsOfEditions } from './parse/broughtEditions.ts'
import { noBoardSchema, noBoardWithEditions } from './parse/noBoardSchema.ts'
import { gapBeforeShape, newerFormat } from './parse/gaps.ts'
import { parseCase } from './parse/parseCase.ts'
import type { NoBoardCase } from './question.ts'
import { noBoardQuestionOf } from './questions/noBoard.ts'

/** Any question that has been checked. */
export type CheckedQuestion = CheckedCase | NoBoardCase | GameCase

/** A checked question of any kind, or what is wrong with it and where. */
export function parseQuestion(json: unknown): Result<CheckedQuestion> {
  const newer = newerFormat(json)
  if (newer) return fail(newer)
  const game = isRecord(json) ? engineOf(json.ruleset) : undefined
  if (game) return game.parse(json)
  const question = isRecord(json) ? noBoardQuestionOf(json.ask) : undefined
  if (!question || !isRecord(json) || !isRecord(json.ask)) return parseCase(json)
  const problem = gapBeforeShape(json) ?? question.refused?.(json.ask)
  if (problem) return fail(problem)
  const shape = checked(bringsEditions(json) ? noBoardWithEditions : noBoardSchema, json)
  if (!shape.ok) return shape
  const wrong = problemsOfEditions(shape.value)
  if (wrong.length > 0) return fail(...wrong)
  const unfit = question.unfit?.(shape.value.ask, rulesetFor(shape.value))
  return unfit ? fail(unfit) : ok(shape.value)
}
