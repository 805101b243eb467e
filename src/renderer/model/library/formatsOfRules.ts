/** The formats of play that rules have. */
import { formatsOf } from '../../../shared/editions/formats.ts'
import { rulesetFor } from '../../../shared/editions/shelf.ts'
import type { EditionFormat } from '../../../shared/rules/vocabulary/ruleset.ts'
import type { TableRules } from './ownEditions.ts'

/** The formats of these rules, those of parents included; none if there are no such rules. */
export function formatsOfRules(rules: TableRules | null): readonly EditionFormat[] {
  const ruleset = rules && rulesetFor(rules)
  return ruleset ? formatsOf(ruleset) : []
}
