/** The special terrain that a map names and that only this library has. */
import type { MapFile, SpecialTerrainFile } from '../../../shared/formats/documents/documents.ts'
import { originKey } from '../../storage/interface/storage.ts'
import { idsNamedBy } from '../library/ownTerrain.ts'
import type { Stand } from './inverse.ts'

/** Rules of one's own that `map` names and does not carry itself. What comes with Linejudge is known everywhere. */
export function neededTerrain(
  { map, specialTerrain }: MapFile,
  { specialTerrain: shelf, origins }: Pick<Stand, 'specialTerrain' | 'origins'>
): readonly SpecialTerrainFile[] {
  const named = idsNamedBy(map)
  const carried = new Set(specialTerrain.map(({ id }) => id))
  return shelf.filter(({ rule: { id } }) => named.has(id) && !carried.has(id) && origins.get(originKey('specialTerrain', id)) === 'user')
}
