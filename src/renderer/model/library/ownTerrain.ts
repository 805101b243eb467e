/** Special terrain that does not come with Linejudge: imported by itself or with a map, or brought along by the case on the table. */
import { shippedRuleset } from '../../../shared/editions/shippedEditions.ts'
import type { CaseMap, ClixCase } from '../../../shared/contract/case.ts'
import { terrainOf } from '../../../shared/cases/common/checkedCase.ts'
import { builtInTerrain } from '../../../shared/rules/terrain/builtIn.ts'
import type { SpecialTerrainRule } from '../../../shared/rules/vocabulary/specialTerrain.ts'
import { originKey } from '../../storage/interface/storage.ts'
import type { Library } from './library.svelte.ts'

type Shelf = Pick<Library, 'maps' | 'specialTerrain' | 'origins'>

const NONE: readonly SpecialTerrainRule[] = []
const brought = new WeakMap<readonly unknown[], readonly SpecialTerrainRule[]>()

/** The rules that a case brings along, checked; none where one of them is broken (then the ruling's place says so). */
export function terrainOfCase(value: ClixCase): readonly SpecialTerrainRule[] {
  const { ruleset, specialTerrain } = value
  if (!specialTerrain?.length) return NONE
  const there = brought.get(specialTerrain)
  if (there) return there
  const known = shippedRuleset(ruleset)?.terrain
  const all = terrainOf(value)
  const own = all.ok ? [...all.value.values()].filter((rule) => known?.get(rule.id) !== rule) : []
  brought.set(specialTerrain, own)
  return own
}

const builtInIds = new Set(builtInTerrain.map(({ id }) => id))
let known: { readonly shelf: Shelf; readonly rules: readonly SpecialTerrainRule[] } | null = null

/** The rules of the library: those imported by themselves, then those that maps carry. One of each id; the same list until the library changes. */
export function terrainOnShelf({ maps, specialTerrain, origins }: Shelf): readonly SpecialTerrainRule[] {
  if (known && known.shelf.maps === maps && known.shelf.specialTerrain === specialTerrain && known.shelf.origins === origins)
    return known.rules
  const imported = specialTerrain.filter(({ rule }) => origins.get(originKey('specialTerrain', rule.id)) === 'user').map(({ rule }) => rule)
  const rules = onePerId([...imported, ...maps.flatMap((map) => map.specialTerrain).filter(({ id }) => !builtInIds.has(id))])
  known = { shelf: { maps, specialTerrain, origins }, rules }
  return rules
}

/** The first of each id. */
export function onePerId(rules: readonly SpecialTerrainRule[]): readonly SpecialTerrainRule[] {
  const there = new Set<string>()
  return rules.filter(({ id }) => !there.has(id) && there.add(id))
}

/** The ids of all special terrain that a map names, in its squares or for the whole of it. */
export const idsNamedBy = ({ legend, rules }: CaseMap): ReadonlySet<string> =>
  new Set([
    ...Object.values(legend ?? {})
      .flat()
      .flatMap(idsIn),
    ...(rules ?? [])
  ])

/** `special:bridge-3` may be the rule `bridge-3`, or the third group of the rule `bridge`; `zone:outwit` is the rule `zone`. */
function idsIn(kind: string): readonly string[] {
  if (!kind.startsWith('special:')) return []
  const id = kind.slice('special:'.length)
  const [withoutPowers = ''] = id.split(':')
  return [id, withoutPowers, id.replace(/-\d+$/, '')]
}

/** The case with those rules of the shelf that its map names and that it does not bring along yet. */
export function withTerrain(value: ClixCase, shelf: readonly SpecialTerrainRule[]): ClixCase {
  if (!value.map || shelf.length === 0) return value
  const named = idsNamedBy(value.map)
  const there = new Set(terrainOfCase(value).map(({ id }) => id))
  const missing = shelf.filter(({ id }) => named.has(id) && !there.has(id))
  return missing.length ? { ...value, specialTerrain: [...(value.specialTerrain ?? []), ...missing] } : value
}
