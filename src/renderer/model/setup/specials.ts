/** Special terrain that can be painted: what the case brings along first, then the library's own, then what the rules know. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { SpecialTerrainRule } from '../../../shared/rules/vocabulary/specialTerrain.ts'
import { builtInTerrain } from '../../../shared/rules/terrain/builtIn.ts'
import { shippedText } from '../../i18n/texts.ts'
import { onePerId, terrainOfCase } from '../library/ownTerrain.ts'

export interface SpecialName {
  readonly id: string
  readonly label: string
  /** Every name that it may be typed by. */
  readonly names: readonly string[]
}

/** Force fields stand between squares and are no terrain of a square. */
const isOnSquares = ({ clauses }: SpecialTerrainRule): boolean => !clauses.some((clause) => clause.phase === 'edge')
const named = ({ id, name }: SpecialTerrainRule): SpecialName => ({ id, label: shippedText(name), names: [id, name, shippedText(name)] })
const byLabel = (a: SpecialName, b: SpecialName): number => (a.label < b.label ? -1 : 1)

const builtIn = builtInTerrain.filter(isOnSquares).map(named).sort(byLabel)

/** `shelf`: the rules of the library. */
export function specialNames(value: ClixCase, shelf: readonly SpecialTerrainRule[]): readonly SpecialName[] {
  const own = onePerId([...terrainOfCase(value), ...shelf])
    .filter(isOnSquares)
    .map(named)
  return [...own, ...builtIn.filter(({ id }) => !own.some((other) => other.id === id))]
}

/** The same list with those that were used at its beginning, in the order of `used`. */
export function lastUsedFirst(names: readonly SpecialName[], used: readonly string[]): readonly SpecialName[] {
  const rankOf = ({ id }: SpecialName): number => (used.includes(id) ? used.indexOf(id) : used.length)
  return names.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** What a special brush paints before anything is chosen: what is on this map already, else what was `used` last, else the first in the list. */
export function usualSpecial(value: ClixCase, shelf: readonly SpecialTerrainRule[], used: readonly string[] = []): string {
  const there = Object.values(value.map?.legend ?? {})
    .flat()
    .find((kind) => kind.startsWith('special:'))
  return there?.slice('special:'.length) ?? lastUsedFirst(specialNames(value, shelf), used)[0]?.id ?? 'deep-space'
}
