/** The reference as it is now: with the special terrain of the library and of the table. */
import type { App } from '../app.ts'
import type { EditionFile } from '../../../shared/formats/documents/editionFile.ts'
import { ownRuleset } from '../../model/library/ownEditions.ts'
import { onePerId, terrainOfCase, terrainOnShelf } from '../../model/library/ownTerrain.ts'
import { Book, type ReferenceEntry } from '../../model/reference/entries.ts'
import type { SpecialTerrainRule } from '../../../shared/rules/vocabulary/specialTerrain.ts'

interface Known {
  readonly table: readonly SpecialTerrainRule[]
  readonly shelf: readonly SpecialTerrainRule[]
  readonly editions: readonly EditionFile[]
  readonly book: Book
}

let known: Known | null = null

/** The editions of the user that can be ruled by. */
const rulesetsOf = (editions: readonly EditionFile[]) =>
  editions.flatMap(({ id }) => {
    const own = ownRuleset(editions, id)
    return own.ok ? [own.value] : []
  })

/** What is read in the reference now. The same book until other special terrain or other editions of the user are there. */
export function bookOf({ library, table }: Pick<App, 'library' | 'table'>): Book {
  const own = terrainOfCase(table.case)
  const shelf = terrainOnShelf(library)
  const { editions } = library
  if (known?.table !== own || known.shelf !== shelf || known.editions !== editions)
    known = { table: own, shelf, editions, book: new Book(onePerId([...own, ...shelf]), rulesetsOf(editions)) }
  return known.book
}

/** The pages that were read, the last one first. */
export const recentEntries = (app: Pick<App, 'table' | 'library' | 'session'>): readonly ReferenceEntry[] =>
  app.session.reference.recent.flatMap((id) => bookOf(app).entry(id) ?? [])
