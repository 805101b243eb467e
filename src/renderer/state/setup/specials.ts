/** Special terrain that can be painted: what the case brings along first, then what the rules know. */
import type { ClixCase } from '../../../shared/cases/case.ts'
import { builtInTerrain } from '../../../shared/rules/terrain/builtIn.ts'

export interface SpecialName {
  readonly id: string
  readonly label: string
}

const isNamed = (rule: unknown): rule is { readonly id: string; readonly name: string } =>
  typeof rule === 'object' && rule !== null && 'id' in rule && 'name' in rule && typeof rule.id === 'string' && typeof rule.name === 'string'

/** Force fields stand between squares and are no terrain of a square. */
const onSquares = builtInTerrain.filter(rule => !rule.clauses.some(clause => clause.phase === 'edge'))
  .map(({ id, name }): SpecialName => ({ id, label: name }))
  .sort((a, b) => (a.label < b.label ? -1 : 1))

export function specialNames(value: ClixCase): readonly SpecialName[] {
  const own = (value.specialTerrain ?? []).filter(isNamed).map(({ id, name }) => ({ id, label: name }))
  return [...own, ...onSquares.filter(({ id }) => !own.some(other => other.id === id))]
}

/** What a special brush paints before anything is chosen: what is on this map already, else the first in the list. */
export function usualSpecial(value: ClixCase): string {
  const there = Object.values(value.map?.legend ?? {}).flat().find(kind => kind.startsWith('special:'))
  return there?.slice('special:'.length) ?? specialNames(value)[0]?.id ?? 'deep-space'
}
