/** Counters that special terrain puts on figures: which of them damage takes off (MAP-23). */
import type { TerrainClause } from '../../rules/vocabulary/specialTerrain.ts'
import { mapClauses } from './mapClauses.ts'
import type { FigureState, Situation } from './situation.ts'

type CounterClause = Extract<TerrainClause, { readonly phase: 'counter' }>

/** The counters that a damaged figure loses, each with its row. @param struck it was damaged by an attack itself */
export function countersLost({ position }: Situation, { figure, rules }: FigureState, struck: boolean): ReadonlyMap<string, string> {
  const lost = new Map<string, string>()
  if (Object.keys(figure.counters).length === 0) return lost
  const clauses: readonly CounterClause[] = [
    ...mapClauses(position, 'counter').map(({ clause }) => clause),
    ...rules.flatMap((rule) => rule.clauses.filter((clause) => clause.phase === 'counter'))
  ]
  for (const { counter, lostWhen, rule } of clauses)
    if (figure.counters[counter] && (lostWhen === 'damaged' || (struck && lostWhen === 'damaged-by-attack'))) lost.set(counter, rule)
  return lost
}

/** Those that are left. */
export const countersLeft = ({ figure: { counters } }: FigureState, lost: ReadonlyMap<string, string>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(counters).filter(([name]) => !lost.has(name)))
