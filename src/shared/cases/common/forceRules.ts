import { wildCardTeams } from '../../engine/situation/wildCards.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { ForceRules } from '../../tournament/force/list.ts'

/** By what a force is checked under this ruleset (NEW-02, NEW-03, OBJ-01). */
export const forceRulesOf = (ruleset: Ruleset): ForceRules => ({ ...ruleset.params.force, wildCardTeams: wildCardTeams(ruleset) })
