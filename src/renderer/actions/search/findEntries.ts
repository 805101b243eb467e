/** Finding a page of the reference by typing: the same search as everywhere, over its pages alone. */
import { searchOf, type Searched } from './searchOf.ts'
import { bookOf } from '../reference/book.ts'
import type { ReferenceEntry } from '../../model/reference/entries.ts'

export interface FoundEntry {
  readonly entry: ReferenceEntry
  readonly terms: readonly string[]
}

/** More than this nobody reads: another word narrows it. */
const MOST = 80

export function findEntries(app: Searched, typed: string): readonly FoundEntry[] {
  const book = bookOf(app)
  const search = searchOf(app)
  return (['power', 'rule', 'terrain'] as const)
    .flatMap((kind) => search.find(kind, typed, MOST))
    .sort((a, b) => b.fit - a.fit || b.score - a.score)
    .slice(0, MOST)
    .flatMap(({ id, terms }) => {
      const entry = book.entry(id)
      return entry ? [{ entry, terms }] : []
    })
}
