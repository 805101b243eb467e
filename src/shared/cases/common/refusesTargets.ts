import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'

/** Does Shape Change lead an attacker elsewhere here? In Clix Campaign it works for its user's own attacks (CC-27). */
export const refusesTargets = (ruleset: Ruleset): boolean =>
  ruleset.effects.get('shape-change')?.clauses.some((clause) => clause.phase === 'targeting' && clause.does === 'refuse-target') ?? false
