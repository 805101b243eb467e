/** Powers, abilities and team abilities as the rules know them: lists to choose from, printed names, and what each can do. */
import { effectsIn } from '../../../../shared/editions/effectNames.ts'
import { shippedRuleset } from '../../../../shared/editions/shippedEditions.ts'
import type { RulesetId } from '../../../../shared/contract/case.ts'
import { makesWildCard } from '../../../../shared/engine/situation/wildCards.ts'
import { USUAL_EDITION } from '../../../../shared/editions/usual.ts'
import { asRules, rulesetFor, type InRules } from '../../../../shared/editions/shelf.ts'
import type { Ruleset } from '../../../../shared/rules/vocabulary/ruleset.ts'
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

/** The usual edition if there is no such one. */
export const rulesetIn = (rules: InRules): Ruleset => rulesetFor(asRules(rules)) ?? shippedRuleset(USUAL_EDITION)!

const named = new WeakMap<Ruleset['effects'], readonly Effect[]>()

/** The powers and abilities under these rules, by name. */
export function effectsNamed(rules: InRules): readonly Effect[] {
  const ruleset = rulesetIn(rules)
  const made = named.get(ruleset.effects) ?? effectsIn(ruleset)
  named.set(ruleset.effects, made)
  return made
}

/** The effects of this kind that a figure may have under this ruleset, by name. */
export const effectsOfKind = (rules: InRules, kind: Effect['kind']): readonly PowerName[] =>
  effectsNamed(rules)
    .filter((effect) => effect.kind === kind)
    .map(({ id, name }) => ({ id, label: name }))

export const effectOf = (rules: InRules, id: string): Effect | undefined => rulesetIn(rules).effects.get(id)

export const clausesOf = (rules: InRules, id: string): readonly Clause[] => effectOf(rules, id)?.clauses ?? []

/** Whether hovering and soaring are told apart under this ruleset (CC-02). */
export const knowsFlight = (rules: InRules): boolean => effectOf(rules, 'hovering')?.kind === 'state'

/** Whether a click can have STOP under this ruleset (MKEY-STOP). */
export const knowsStop = (rules: InRules): boolean => rulesetIn(rules).params.damage.stopClicks

/** Whether a team ability of this figure makes it a wild card (WLD-01, WLD-02). */
export const isWildByTeam = (rules: InRules, teamAbilities: readonly string[]): boolean =>
  teamAbilities.some((id) => makesWildCard(effectOf(rules, id)))

/** Whether hidden figures can be found under this ruleset (CC-23). */
export const knowsHiding = (rules: InRules): boolean =>
  effectsNamed(rules).some(({ clauses }) => clauses.some((clause) => clause.phase === 'attack' && clause.does === 'spots'))

/** What everyone may do under this ruleset, and what a power lets its user do besides. */
export const actionsOf = (rules: InRules, powers: readonly string[]): readonly Effect[] => {
  const given = powers.flatMap((id) =>
    clausesOf(rules, id).flatMap((clause) => (clause.phase === 'possess' && clause.does === 'give' ? clause.gives : []))
  )
  const { everyone } = rulesetIn(rules)
  return effectsNamed(rules).filter(({ id, kind }) => kind === 'action' && (given.includes(id) || everyone.includes(id)))
}

/** Names are the same in all rulesets. Each of these has some of its own: what came in later, what is gone, house rules. */
const NAMING: readonly RulesetId[] = [USUAL_EDITION, 'heroclix-2013', 'clix-campaign']

/** The id of what the rules know by this name; null: nothing. */
export function idOfPower(name: string): string | null {
  const id = kebab(name)
  return NAMING.some((rules) => effectOf(rules, id)) ? id : null
}

/** The printed name where the rules know it, else the id with spaces and capitals. */
export function powerName(id: string): string {
  for (const rules of NAMING) {
    const effect = effectOf(rules, id)
    if (effect) return effect.name
  }
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
