/** Changing the map of the table. */
import type { CaseMap } from '../../../shared/contract/case.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { withOwnMap } from '../../model/setup/ownMap.ts'
import type { App } from '../app.ts'
import { terrainOnShelf, withTerrain } from '../../model/library/ownTerrain.ts'

/**
 * Changes the map as one step of the table's history; steps with the same `merge` key become one. False where nothing
 * changed, and where the map has no room for it: then a sentence says so.
 */
export function changeMap(
  app: Pick<App, 'table' | 'library' | 'session'>,
  label: string,
  change: (map: CaseMap) => CaseMap,
  merge: string | null = null
): boolean {
  const { table, session, library } = app
  const { map } = table.case
  if (!map) return false
  try {
    const next = change(map)
    if (next === map) return false
    table.change(label, withTerrain(withOwnMap(table.case, next), terrainOnShelf(library)), merge)
    return true
  } catch (error) {
    session.notify('error', messageOf(error))
    return false
  }
}
