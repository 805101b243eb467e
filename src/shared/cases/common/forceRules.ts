import { wildCardTeams } from '../../engine/situation/wildCards.ts'
import { rulesetOf } from '../../rules/catalog.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { ForceRules } from '../../tournament/force/list.ts'

/** What who has an effect can use through it, whatever its kind. */
const lendsOf = ({ effects }: Pick<Ruleset, 'effects'>): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...effects.values()].flatMap(({ id, clauses }): [string, readonly string[]][] => {
      const gives = clauses.flatMap((clause) =>
        clause.phase === 'possess' && (clause.does === 'give' || clause.does === 'gain') ? clause.gives : []
      )
      return gives.length > 0 ? [[id, gives]] : []
    })
  )

/** By what a force is checked under this ruleset (TRN-04, TRN-11, NEW-02, NEW-03, OBJ-01). */
export const forceRulesOf = (ruleset: Ruleset): ForceRules => ({
  ...ruleset.params.force,
  wildCardTeams: wildCardTeams(ruleset),
  lends: lendsOf(ruleset)
})

/** The same by the id of a ruleset; undefined where it is none of HeroClix. */
export function forceRulesNamed(id: string | null): ForceRules | undefined {
  const ruleset = id === null ? undefined : rulesetOf(id)
  return ruleset && forceRulesOf(ruleset)
}
