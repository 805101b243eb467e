/** The special terrain that a map names and that only this library has. */
import type { MapFile, SpecialTerrainFile } from '../../../shared/formats/documents.ts'
import { originKey } from '../../storage/storage.ts'
import type { Stand } from './wayBack.ts'

/** Rules of one's own that `map` names and does not carry itself. What comes with Linejudge is known everywhere. */
export function neededTerrain({ map, specialTerrain }: MapFile, { specialTerrain: shelf, origins }: Pick<Stand, 'specialTerrain' | 'origins'>): readonly SpecialTerrainFile[] {
  const named = new Set([...Object.values(map.legend ?? {}).flat().flatMap(idsIn), ...map.rules ?? []])
  const carried = new Set(specialTerrain.map(({ id }) => id))
  return shelf.filter(({ rule: { id } }) => named.has(id) && !carried.has(id) && origins.get(originKey('specialTerrain', id)) === 'user')
}

/** `special:bridge-3` may be the rule `bridge-3`, or the third group of the rule `bridge`. */
function idsIn(kind: string): readonly string[] {
  if (!kind.startsWith('special:')) return []
  const id = kind.slice('special:'.length)
  return [id, id.replace(/-\d+$/, '')]
}
