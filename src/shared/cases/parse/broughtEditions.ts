/** The editions that a case brings: they are read before its ruleset is known, and each of them is checked. */
import { phrase, problem } from '../../base/problem.ts'
import type { Problem } from '../../base/result.ts'
import { foundOf, isRecord } from '../../base/validate.ts'
import { RULESETS } from '../../contract/case.ts'
import { rulesetOn, shelfOf, type BringsEditions } from '../../editions/shelf.ts'

/** Whether a case in JSON brings editions: then its ruleset may be one of them. */
export const bringsEditions = (json: unknown): boolean => isRecord(json) && Array.isArray(json.editions) && json.editions.length > 0

/** The problems of the editions of a case, or of the ruleset that it names; empty if it can be ruled by. */
export function problemsOfEditions(input: BringsEditions): readonly Problem[] {
  const shelf = shelfOf(input)
  if (!shelf.ok) return shelf.problems
  if (rulesetOn(shelf.value, input.ruleset) !== undefined) return []
  const words = [...shelf.value.brought.keys(), ...RULESETS].map((id) => `"${id}"`).join(', ')
  const facts = { found: foundOf(input.ruleset), expected: phrase('expected.one-of', { words }) }
  return [problem('wrong-value', '/ruleset', 'wrong-value', facts)]
}
