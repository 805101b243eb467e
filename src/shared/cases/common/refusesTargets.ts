import { leftOutFrom } from '../../explain/leftOut.ts'
import { besideSentences } from '../../explain/leftOutBeside.ts'
import type { NotConsidered } from '../../contract/ruling.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'

/** Does Shape Change lead an attacker elsewhere here? In Clix Campaign it works for its user's own attacks (CC-27). */
export const refusesTargets = (ruleset: Ruleset): boolean =>
  ruleset.effects.get('shape-change')?.clauses.some((clause) => clause.phase === 'targeting' && clause.does === 'refuse-target') ?? false

/** Shape Change of a target, told where nobody refuses: what it says changes nothing. @param path of the field */
export const refusesNothing = (path: string): NotConsidered =>
  leftOutFrom(besideSentences, { kind: 'field', id: 'shapeChange', path }, 'refuses-nothing', { effect: 'Shape Change' })
