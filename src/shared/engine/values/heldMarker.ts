/** Terrain actions: attacks that use the marker in the attacker's hand, by the numbers printed on it (MR-OBJ-03, MR-OBJ-04). */
import { PRINTED, type PrintedNumbers } from '../../contract/case.ts'
import type { Reason } from '../../contract/ruling.ts'
import type { AttackClause } from '../../rules/vocabulary/vocabulary.ts'
import { decides } from '../situation/reasons.ts'
import { knowsClause, type FigureState, type Situation } from '../situation/situation.ts'
import type { Means } from '../situation/target.ts'

type UseHeld = Extract<AttackClause, { readonly does: 'use-held' }>

export interface HeldMarker {
  /** The action that uses it, and its clause. */
  readonly id: string
  readonly clause: UseHeld
  /** Its numbers, complete. */
  readonly printed: Required<PrintedNumbers>
  readonly kind: string
}

/** The terrain action among these powers and actions; null: none. */
function terrainActionIn(attacker: FigureState, during: readonly string[]): { readonly id: string; readonly clause: UseHeld } | null {
  for (const id of during)
    for (const clause of attacker.can.get(id)?.clauses ?? [])
      if (clause.phase === 'attack' && clause.does === 'use-held') return { id, clause }
  return null
}

/** The marker that this attack uses; null: it uses none. Editions without terrain actions take no step for it. */
export function markerUsed({ ruleset }: Pick<Situation, 'ruleset'>, attacker: FigureState, during: readonly string[]): HeldMarker | null {
  const { holding, held } = attacker.figure
  if (holding === null || !knowsClause(ruleset, 'attack', 'use-held')) return null
  const found = terrainActionIn(attacker, during)
  return found && { ...found, printed: { ...PRINTED, ...held?.printed }, kind: holding }
}

/** A terrain action without a marker in hand. */
export function objectionsToEmptyHand({ ruleset }: Situation, attacker: FigureState, during: readonly string[]): Reason[] {
  if (attacker.figure.holding !== null || !knowsClause(ruleset, 'attack', 'use-held')) return []
  const found = terrainActionIn(attacker, during)
  return found ? [decides(found.clause.rule, 'ranged.nothing-held', { by: found.id, facts: { user: attacker.id } })] : []
}

/** The attacker with the reach that the marker in its hand gives its close attacks. */
export function reachingWith({ ruleset }: Situation, attacker: FigureState, { kind, during }: Means): FigureState {
  if (kind !== 'close') return attacker
  const marker = markerUsed({ ruleset }, attacker, during)
  const reach = marker && marker.printed.giant > 0 ? ruleset.effects.get(`${marker.clause.reach}:${marker.printed.giant}`) : undefined
  return reach ? { ...attacker, can: new Map([...attacker.can, [reach.id, reach]]) } : attacker
}
