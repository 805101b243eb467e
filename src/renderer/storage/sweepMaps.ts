/**
 * What belonged to maps that are gone goes at the start: their older revisions, their undo, the ways that were not taken. Until then a
 * deletion can be taken back whole; a map that was set aside because it could not be read keeps all of it.
 */
import type { RowStorage } from './rows/rowStorage.ts'
import type { AnyChange } from './rows/rows.ts'

/** The rows of the sessions that belong to maps of a table, by what their names begin with; `ways`: the ways that were not taken. */
const KINDS = [
  { table: 'maps', undo: 'undo map ', ways: 'map ways ' },
  { table: 'hexMaps', undo: 'undo hexmap ', ways: null }
] as const

/** Which map a row of the sessions belongs to; null: to none of this kind. Steps have their number behind the id. */
function mapOf(id: string, { undo, ways }: (typeof KINDS)[number], isThere: (map: string) => boolean): string | null {
  if (ways !== null && id.startsWith(ways)) return id.slice(ways.length)
  if (!id.startsWith(undo)) return null
  const rest = id.slice(undo.length)
  return isThere(rest) ? rest : rest.replace(/ \d+$/, '')
}

/** Deletes revisions and undo of maps that are not there. Rejects with a StorageError. */
export async function sweepMaps(storage: RowStorage): Promise<void> {
  const [revisions, sessions] = [await storage.rows('mapRevisions'), await storage.rows('sessions')]
  const belongs = ({ id }: { readonly id: string }): boolean =>
    KINDS.some(({ undo, ways }) => id.startsWith(undo) || (ways !== null && id.startsWith(ways)))
  if (revisions.length === 0 && !sessions.some(belongs)) return
  const aside = (await storage.rows('setAside')).map(({ id }) => id)
  const changes: AnyChange[] = []
  for (const kind of KINDS) {
    const ids = new Set((await storage.rows(kind.table)).map(({ id }) => id))
    const isThere = (map: string): boolean => ids.has(map) || aside.some((id) => id.startsWith(`${kind.table}/${map}@`))
    if (kind.table === 'maps')
      for (const { id } of revisions)
        if (!isThere(id.slice(0, id.lastIndexOf('@')))) changes.push({ do: 'delete', table: 'mapRevisions', id })
    for (const { id } of sessions) {
      const map = mapOf(id, kind, isThere)
      if (map !== null && !isThere(map)) changes.push({ do: 'delete', table: 'sessions', id })
    }
  }
  if (changes.length > 0) await storage.commit(changes)
}
