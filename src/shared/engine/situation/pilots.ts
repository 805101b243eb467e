/** What a vehicle says of its pilot, and the ways in which vehicles are driven (ABL-VEH). */
import type { Figure } from '../../position/position.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { Clause } from '../../rules/vocabulary/vocabulary.ts'

export type TakesPilot = Extract<Clause, { readonly phase: 'possess'; readonly does: 'take-pilot' }>

export const takesPilot = (clause: Clause): clause is TakesPilot => clause.phase === 'possess' && clause.does === 'take-pilot'

/** What the abilities printed on this figure say, whatever is countered just now. */
export const printedClauses = ({ effects }: Pick<Ruleset, 'effects'>, { abilities }: Figure): readonly Clause[] =>
  abilities.flatMap((id) => effects.get(id)?.clauses ?? [])

const modes = new WeakMap<Ruleset['effects'], ReadonlySet<string>>()

/** How vehicles are driven, by the ids of these abilities; looked for once for each ruleset. */
export function modesOfVehicles({ effects }: Pick<Ruleset, 'effects'>): ReadonlySet<string> {
  const known = modes.get(effects)
  if (known) return known
  const found = new Set<string>()
  for (const { clauses } of effects.values())
    for (const clause of clauses.filter(takesPilot)) for (const id of [...clause.never, clause.empty, ...clause.gives]) found.add(id)
  modes.set(effects, found)
  return found
}
