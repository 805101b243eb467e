/** Pictures that nothing names any more go, at the start: until then whatever was deleted can be brought back with its picture. */
import type { RowStorage } from './rows/rowStorage.ts'
import type { AnyChange, TableName } from './rows/rows.ts'

const NAMED_BY: readonly TableName[] = ['maps', 'mapRevisions', 'sessions', 'setAside']
const NAME = /sha256-[0-9a-f]{64}\.(?:png|jpg|webp)/g

/** Deletes the pictures that no map, revision or kept history names. Rejects with a StorageError. */
export async function sweepPictures(storage: RowStorage): Promise<void> {
  const pictures = await storage.rows('pictures')
  if (pictures.length === 0) return
  const named = new Set<string>()
  for (const table of NAMED_BY) {
    for (const row of await storage.rows(table)) for (const [name] of JSON.stringify(row).matchAll(NAME)) named.add(name)
  }
  const unused = pictures.filter(({ id }) => !named.has(id))
  if (unused.length > 0) await storage.commit(unused.map(({ id }): AnyChange => ({ do: 'delete', table: 'pictures', id })))
}
