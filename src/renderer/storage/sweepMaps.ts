/**
 * What belonged to maps that are gone goes at the start: their older revisions, their undo, the ways that were not taken. Until then a
 * deletion can be taken back whole; a map that was set aside because it could not be read keeps all of it.
 */
import type { RowStorage } from './rows/rowStorage.ts'
import type { AnyChange } from './rows/rows.ts'

const UNDO = 'undo map '
const WAYS = 'map ways '

/** Which map a row of the sessions belongs to; null: to none. Steps have their number behind the id. */
function mapOf(id: string, isThere: (map: string) => boolean): string | null {
  if (id.startsWith(WAYS)) return id.slice(WAYS.length)
  if (!id.startsWith(UNDO)) return null
  const rest = id.slice(UNDO.length)
  return isThere(rest) ? rest : rest.replace(/ \d+$/, '')
}

/** Deletes revisions and undo of maps that are not there. Rejects with a StorageError. */
export async function sweepMaps(storage: RowStorage): Promise<void> {
  const [revisions, sessions] = [await storage.rows('mapRevisions'), await storage.rows('sessions')]
  if (revisions.length === 0 && !sessions.some(({ id }) => id.startsWith(UNDO) || id.startsWith(WAYS))) return
  const maps = new Set((await storage.rows('maps')).map(({ id }) => id))
  const aside = (await storage.rows('setAside')).map(({ id }) => id)
  const isThere = (map: string): boolean => maps.has(map) || aside.some((id) => id.startsWith(`maps/${map}@`))
  const changes: AnyChange[] = [
    ...revisions.flatMap(({ id }): AnyChange[] =>
      isThere(id.slice(0, id.lastIndexOf('@'))) ? [] : [{ do: 'delete', table: 'mapRevisions', id }]
    ),
    ...sessions.flatMap(({ id }): AnyChange[] => {
      const map = mapOf(id, isThere)
      return map === null || isThere(map) ? [] : [{ do: 'delete', table: 'sessions', id }]
    })
  ]
  if (changes.length > 0) await storage.commit(changes)
}
