/** The search of an app: made when it is first asked for. Nothing that the first screen needs imports this. */
import { SearchStore } from '../../model/search/searchStore.svelte.ts'
import type { App } from '../app.ts'
import { bookOf } from '../reference/book.ts'

/** What is searched in. */
export type Searched = Pick<App, 'table' | 'library' | 'settings' | 'notes'>

const made = new WeakMap<App['library'], SearchStore>()

/** The same for as long as the app is open. */
export function searchOf({ table, library, settings, notes }: Searched): SearchStore {
  const known = made.get(library)
  if (known) return known
  const search = new SearchStore(library, settings, notes, () => bookOf({ library, table }))
  made.set(library, search)
  return search
}
