import { leftOutFrom } from '../../explain/leftOut.ts'
import { besideSentences } from '../../explain/leftOutBeside.ts'
import type { NotConsidered } from '../../contract/ruling.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'

/** Is there a power that leads an attacker elsewhere, as Shape Change does? In Clix Campaign that works for its user's own attacks (CC-27). */
export const refusesTargets = ({ effects }: Ruleset): boolean =>
  [...effects.values()].some(
    ({ kind, clauses }) => kind === 'power' && clauses.some((clause) => clause.phase === 'targeting' && clause.does === 'refuse-target')
  )

/** Shape Change of a target in an edition without refusals: it changes nothing. @param path of the field */
export const refusesNothing = (path: string): NotConsidered =>
  leftOutFrom(besideSentences, { kind: 'field', id: 'shapeChange', path }, 'refuses-nothing', { effect: 'Shape Change' })
