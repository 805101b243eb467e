/** Versions of editions that nothing names any more go, at the start: until then a ruling that was deleted can be brought back with its own. */
import { VERSION_ID } from '../../shared/backup/editionVersions.ts'
import type { RowStorage } from './rows/rowStorage.ts'
import type { AnyChange, TableName } from './rows/rows.ts'

/** Rulings name them by id; an event and a table by the hash of their rules, with which the id begins. Read one after another, as long as one is left. */
const NAMED_BY: readonly TableName[] = ['rulings', 'sessions', 'setAside', 'settings', 'events', 'eventFacts']
const RULES = /sha256:[0-9a-f]{64}/g
const rulesIn = (id: string): string => id.slice(0, id.indexOf('/'))

/** Deletes the versions that no saved ruling, event, table or kept history names. Rejects with a StorageError. */
export const sweepVersions = (storage: RowStorage): Promise<void> =>
  // A ruling that is saved meanwhile may name one of them.
  storage.alone(async () => {
    const unused = new Set((await storage.rows('editionVersions')).map(({ id }) => id))
    for (const table of NAMED_BY) {
      if (unused.size === 0) return
      const text = JSON.stringify(await storage.rows(table))
      for (const [id] of text.matchAll(VERSION_ID)) unused.delete(id)
      if (table === 'rulings') continue
      const rules = new Set([...text.matchAll(RULES)].map(([hash]) => hash))
      for (const id of unused) if (rules.has(rulesIn(id))) unused.delete(id)
    }
    if (unused.size > 0) await storage.commit([...unused].map((id): AnyChange => ({ do: 'delete', table: 'editionVersions', id })))
  })
