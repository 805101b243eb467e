import { wildCardTeams } from '../../engine/situation/wildCards.ts'
import { rulesetFor, type BringsEditions } from '../../editions/shelf.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { Settings } from '../../tournament/state/settings.ts'
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

const rules = new WeakMap<Ruleset, ForceRules>()

/** By what a force is checked under this ruleset (TRN-04, TRN-11, NEW-02, NEW-03, OBJ-01); worked out once for each. */
export function forceRulesOf(ruleset: Ruleset): ForceRules {
  const known = rules.get(ruleset) ?? {
    ...ruleset.params.force,
    wildCardTeams: wildCardTeams(ruleset),
    lends: lendsOf(ruleset),
    names: ruleset.effects
  }
  rules.set(ruleset, known)
  return known
}

/** The edition of an event, with its documents if it does not ship. */
type EventRules = Pick<Settings, 'ruleset'> & Partial<Pick<BringsEditions, 'editions'>>

/** The same by the edition of an event, with the documents that it has; `undefined` if it is none of HeroClix. */
export function forceRulesOfEvent({ ruleset: id, editions }: EventRules): ForceRules | undefined {
  const ruleset = id === null ? undefined : rulesetFor({ ruleset: id, editions })
  return ruleset && forceRulesOf(ruleset)
}
