/** The editions that a case brings: they are read before its ruleset is known, and each of them is checked. */
import { phrase, problem } from '../../base/problem.ts'
import type { Problem } from '../../base/result.ts'
import { canonicalJson } from '../../base/text/canonicalJson.ts'
import { foundOf, isRecord, pointerStep } from '../../base/validate.ts'
import { RULESETS } from '../../contract/case.ts'
import { nearestOf } from '../../editions/nearest.ts'
import { rulesetOn, shelfOf, type BringsEditions } from '../../editions/shelf.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'

/** Whether a case in JSON brings editions: then its ruleset may be one of them. */
export const bringsEditions = (json: unknown): boolean => isRecord(json) && Array.isArray(json.editions) && json.editions.length > 0

/** Readings that the edition of a case does not leave open, or values that they cannot have. An edition without open points has none. */
function problemsOfReadings(readings: Readonly<Record<string, unknown>>, { brought }: Ruleset): readonly Problem[] {
  const open = brought?.readings
  if (open === undefined || open.size === 0) return []
  return Object.entries(readings).flatMap(([name, value]) => {
    const path = `/readings${pointerStep(name)}`
    const values = open.get(name)
    if (values === undefined)
      return [problem('unknown-reading', path, 'unknown-reading', { found: name, nearest: nearestOf(name, open.keys()) })]
    if (values.some((one) => canonicalJson(one) === canonicalJson(value))) return []
    const words = values.map((one) => JSON.stringify(one)).join(', ')
    return [problem('wrong-value', path, 'wrong-value', { found: foundOf(value), expected: phrase('expected.one-of', { words }) })]
  })
}

/** The problems of the editions of a case, or of the ruleset that it names; empty if it can be ruled by. */
export function problemsOfEditions(input: BringsEditions): readonly Problem[] {
  const shelf = shelfOf(input)
  if (!shelf.ok) return shelf.problems
  const ruleset = rulesetOn(shelf.value, input.ruleset)
  if (ruleset !== undefined) return problemsOfReadings(input.readings ?? {}, ruleset)
  const words = [...shelf.value.brought.keys(), ...RULESETS].map((id) => `"${id}"`).join(', ')
  const facts = { found: foundOf(input.ruleset), expected: phrase('expected.one-of', { words }) }
  return [problem('wrong-value', '/ruleset', 'wrong-value', facts)]
}
