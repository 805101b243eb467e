/** Powers, abilities and team abilities as the rules know them: lists to choose from, printed names, and what each can do. */
import type { RulesetId } from '../../shared/cases/case.ts'
import { effectsOf } from '../../shared/rules/catalog.ts'
import type { Clause, Effect } from '../../shared/rules/vocabulary.ts'

export interface PowerName {
  readonly id: string
  readonly label: string
}

/** "Leap/Climb" is `leap-climb`. */
export const kebab = (name: string): string =>
  name.toLowerCase().replace(/[^a-z0-9:]+/g, '-').replace(/^-|-$/g, '')

/** What a figure may be given under this ruleset, by name. */
export const effectsOfKind = (ruleset: RulesetId, kind: Effect['kind']): readonly PowerName[] =>
  effectsOf(ruleset).filter(effect => effect.kind === kind).map(({ id, name }) => ({ id, label: name }))

const known = new Map<string, ReadonlyMap<string, Effect>>()
function effectMap(ruleset: RulesetId): ReadonlyMap<string, Effect> {
  const there = known.get(ruleset) ?? new Map(effectsOf(ruleset).map(effect => [effect.id, effect]))
  known.set(ruleset, there)
  return there
}

export const effectOf = (ruleset: RulesetId, id: string): Effect | undefined => effectMap(ruleset).get(id)

export const clausesOf = (ruleset: RulesetId, id: string): readonly Clause[] => effectOf(ruleset, id)?.clauses ?? []

/** The newest ruleset knows the most powers: names are the same in all. */
const NAMING: RulesetId = 'heroclix-2013'

/** The printed name where the rules know it, else the id with spaces and capitals. */
export const powerName = (id: string): string =>
  effectOf(NAMING, id)?.name ?? id.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
