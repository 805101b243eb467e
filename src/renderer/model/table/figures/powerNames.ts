/** Powers, abilities and team abilities as the rules know them: lists to choose from, printed names, and what each can do. */
import { RULESETS, type RulesetId } from '../../../../shared/contract/case.ts'
import { makesWildCard } from '../../../../shared/engine/situation/wildCards.ts'
import { USUAL_EDITION } from '../../../../shared/editions/usual.ts'
import { effectsOf, shippedRuleset } from '../../../../shared/editions/shelf.ts'
import type { Clause, Effect } from '../../../../shared/rules/vocabulary/vocabulary.ts'

export interface PowerName {
  readonly id: string
  readonly label: string
}

/** "Leap/Climb" is `leap-climb`. */
export const kebab = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9:]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * The powers and abilities of a ruleset that ships. Of an edition that a case brings, lists offer those of the usual edition; its rulings go
 * by the edition itself.
 */
const effectsNamed = (ruleset: RulesetId): readonly Effect[] => effectsOf(isShipped(ruleset) ? ruleset : USUAL_EDITION)
const isShipped = (ruleset: RulesetId): boolean => RULESETS.some((one) => one === ruleset)

/** What a figure may be given under this ruleset, by name. */
export const effectsOfKind = (ruleset: RulesetId, kind: Effect['kind']): readonly PowerName[] =>
  effectsNamed(ruleset)
    .filter((effect) => effect.kind === kind)
    .map(({ id, name }) => ({ id, label: name }))

const known = new Map<string, ReadonlyMap<string, Effect>>()
function effectMap(ruleset: RulesetId): ReadonlyMap<string, Effect> {
  const there = known.get(ruleset)
  if (there) return there
  const made = new Map(effectsNamed(ruleset).map((effect) => [effect.id, effect]))
  known.set(ruleset, made)
  return made
}

export const effectOf = (ruleset: RulesetId, id: string): Effect | undefined => effectMap(ruleset).get(id)

export const clausesOf = (ruleset: RulesetId, id: string): readonly Clause[] => effectOf(ruleset, id)?.clauses ?? []

/** Whether hovering and soaring are told apart under this ruleset (CC-02). */
export const knowsFlight = (ruleset: RulesetId): boolean => effectOf(ruleset, 'hovering')?.kind === 'state'

/** Whether a click can have STOP under this ruleset (MKEY-STOP). */
export const knowsStop = (ruleset: RulesetId): boolean => shippedRuleset(ruleset)?.params.damage.stopClicks === true

/** Whether a team ability of this figure makes it a wild card (WLD-01, WLD-02). */
export const isWildByTeam = (ruleset: RulesetId, teamAbilities: readonly string[]): boolean =>
  teamAbilities.some((id) => makesWildCard(effectOf(ruleset, id)))

/** Whether hidden figures can be found under this ruleset (CC-23). */
export const knowsHiding = (ruleset: RulesetId): boolean =>
  effectsNamed(ruleset).some(({ clauses }) => clauses.some((clause) => clause.phase === 'attack' && clause.does === 'spots'))

/** What everyone may do under this ruleset, and what a power lets its user do besides. */
export const actionsOf = (ruleset: RulesetId, powers: readonly string[]): readonly Effect[] => {
  const given = powers.flatMap((id) =>
    clausesOf(ruleset, id).flatMap((clause) => (clause.phase === 'possess' && clause.does === 'give' ? clause.gives : []))
  )
  const { everyone } = shippedRuleset(ruleset) ?? shippedRuleset(USUAL_EDITION)!
  return effectsNamed(ruleset).filter(({ id, kind }) => kind === 'action' && (given.includes(id) || everyone.includes(id)))
}

/** Names are the same in all rulesets. Each of these has some of its own: what came in later, what is gone, house rules. */
const NAMING: readonly RulesetId[] = [USUAL_EDITION, 'heroclix-2013', 'clix-campaign']

/** The id of what the rules know by this name; null: nothing. */
export function idOfPower(name: string): string | null {
  const id = kebab(name)
  return NAMING.some((ruleset) => effectOf(ruleset, id)) ? id : null
}

/** The printed name where the rules know it, else the id with spaces and capitals. */
export function powerName(id: string): string {
  for (const ruleset of NAMING) {
    const effect = effectOf(ruleset, id)
    if (effect) return effect.name
  }
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
