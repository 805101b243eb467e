/** The reference as it is now: with the special terrain of the library and of the table. */
import type { App } from '../app.ts'
import { onePerId, terrainOfCase, terrainOnShelf } from '../../model/library/ownTerrain.ts'
import { Book, type ReferenceEntry } from '../../model/reference/entries.ts'
import type { SpecialTerrainRule } from '../../../shared/rules/vocabulary/specialTerrain.ts'

let known: { readonly table: readonly SpecialTerrainRule[]; readonly shelf: readonly SpecialTerrainRule[]; readonly book: Book } | null =
  null

/** What is read in the reference now. The same book until other special terrain is there. */
export function bookOf({ library, table }: Pick<App, 'library' | 'table'>): Book {
  const own = terrainOfCase(table.case)
  const shelf = terrainOnShelf(library)
  if (known?.table !== own || known.shelf !== shelf) known = { table: own, shelf, book: new Book(onePerId([...own, ...shelf])) }
  return known.book
}

/** The pages that were read, the last one first. */
export const recentEntries = (app: Pick<App, 'table' | 'library' | 'session'>): readonly ReferenceEntry[] =>
  app.session.reference.recent.flatMap((id) => bookOf(app).entry(id) ?? [])
