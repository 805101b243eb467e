/**
 * What is a valid question and not ruled on yet: each gap is refused with a sentence instead of a wrong answer.
 * A gap that is closed is deleted here, and its cases start to count.
 */
import { phrase, problem } from '../../base/problem.ts'
import type { Problem } from '../../base/result.ts'
import { isRecord } from '../../base/validate.ts'
import { gameOf, gameOfKind } from '../../games/all.ts'
import { noBoardKindOf } from '../questions/noBoardKinds.ts'

/** The table holds a position and a question about it; these it sends to the command line. */
export function gapOnTable(json: unknown): Problem | null {
  const kind = isRecord(json) ? noBoardKindOf(json.ask) : undefined
  return kind === undefined ? null : problem('not-on-the-table', '/ask/kind', 'not-on-the-table', { kind })
}

/** What belongs to a neighbouring game: its cases are checked and answered by itself (`systems/`). */
function otherGame(ruleset: unknown, kind: unknown): Problem | null {
  const own = gameOf(ruleset)
  if (own) return problem('other-game', '/ruleset', 'other-game', { ruleset: own.ruleset })
  const owner = gameOfKind(kind)
  return owner === undefined
    ? null
    : problem('other-game', '/ask/kind', 'question-of-other-game', { kind: String(kind), game: owner.name, ruleset: owner.ruleset })
}

/** A case of a format that only a later Linejudge reads: said so, instead of what is wrong with it in the eyes of this one. */
export function newerFormat(json: unknown): Problem | null {
  const version = isRecord(json) && typeof json.format === 'string' ? /^clixcase\/([1-9]\d{0,5})$/.exec(json.format)?.[1] : undefined
  if (version === undefined || Number(version) <= 1) return null
  const noun = phrase('noun.clixcase', {})
  return problem('newer-version', '/format', 'newer-version', { noun, format: `clixcase/${version}`, wanted: 'clixcase/1' })
}

/** Known gaps by kind and ruleset, before the shape of the case is looked at. */
export function gapBeforeShape(json: unknown): Problem | null {
  if (!isRecord(json)) return null
  const kind = isRecord(json.ask) ? json.ask.kind : undefined
  return otherGame(json.ruleset, kind)
}
