/** Clauses of special terrain that reach beyond whoever stands on it: where the map has them, found once for each map. */
import type { Square } from '../../grid/grid.ts'
import type { Position } from '../../position/position.ts'
import type { SpecialTerrainRule, TerrainClause } from '../../rules/vocabulary/specialTerrain.ts'

export interface MapClause<P extends TerrainClause['phase']> {
  /** null: it holds for the whole map. */
  readonly square: Square | null
  readonly terrain: SpecialTerrainRule
  readonly clause: Extract<TerrainClause, { readonly phase: P }>
}

type Phase = TerrainClause['phase']
interface Placed {
  readonly square: Square | null
  readonly terrain: SpecialTerrainRule
  readonly clause: TerrainClause
}
const known = new WeakMap<object, Map<Phase, readonly Placed[]>>()

function find({ special, mapRules }: Position, phase: Phase): readonly Placed[] {
  const found: Placed[] = []
  const look = (square: Square | null, rules: readonly SpecialTerrainRule[]): void => {
    for (const terrain of rules) for (const clause of terrain.clauses) if (clause.phase === phase) found.push({ square, terrain, clause })
  }
  look(null, mapRules)
  for (const square of [...special.keys()].sort((a, b) => a - b)) look(square, special.get(square)!)
  return found
}

const isOf =
  <P extends Phase>(phase: P) =>
  (one: Placed): one is Placed & MapClause<P> =>
    one.clause.phase === phase

/** Every clause of a phase on the map with the square that has it: of the whole map first, then by row and column. */
export function mapClauses<P extends Phase>(position: Position, phase: P): readonly MapClause<P>[] {
  if (position.special.size + position.mapRules.length === 0) return []
  const there = known.get(position.special) ?? new Map<Phase, readonly Placed[]>()
  known.set(position.special, there)
  const found = there.get(phase) ?? find(position, phase)
  there.set(phase, found)
  return found.length === 0 ? [] : found.filter(isOf(phase))
}
