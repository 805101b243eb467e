/** The map on the table is the case's own: what is painted here never touches the map in the library. */
import type { CaseMap, ClixCase } from '../../../shared/contract/case.ts'
import { messageOf } from '../../../shared/base/result.ts'
import { setupTexts } from '../../i18n/texts.ts'
import type { App } from '../app.ts'
import { terrainOnShelf, withTerrain } from '../../model/library/ownTerrain.ts'

/** The case with its map changed. A map of the library is a copy from now on, under a name that says so. */
export function withOwnMap(value: ClixCase, map: CaseMap): ClixCase {
  if (map === value.map) return value
  const { id, ...own } = map
  return { ...value, map: id === undefined ? map : { ...own, name: setupTexts.changedMap(map.name ?? id) } }
}

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
