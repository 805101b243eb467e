/** Counters that a figure of this table can have: those that its ground or what is on the figure speaks of, and those that it has. */
import type { CaseFigure, ClixCase } from '../../../shared/contract/case.ts'
import { builtInTerrain } from '../../../shared/rules/terrain/builtIn.ts'
import type { SpecialTerrainRule } from '../../../shared/rules/vocabulary/specialTerrain.ts'
import { idsNamedBy, terrainOfCase } from '../library/ownTerrain.ts'

const countersIn = ({ clauses }: Pick<SpecialTerrainRule, 'clauses'>): readonly string[] =>
  clauses.flatMap((clause) => (clause.phase === 'counter' ? [clause.counter] : []))

/** Their names, in the order in which they are found. */
export function countersFor(value: ClixCase, figure: CaseFigure): readonly string[] {
  const own = Object.keys(figure.counters ?? {})
  if (!value.map) return own
  const named = idsNamedBy(value.map)
  const rules = [...terrainOfCase(value), ...builtInTerrain].filter(({ id }) => named.has(id))
  return [...new Set([...own, ...rules.flatMap(countersIn)])]
}
