/** What the judge kept, in the order of the contents. */
import type { RuleNote } from '../../storage/interface/storage.ts'
import type { Book, ReferenceEntry } from '../reference/entries.ts'

export interface BookmarkedEntry {
  readonly entry: ReferenceEntry
  readonly note: RuleNote
}

export function bookmarkedEntries(book: Book, notes: readonly RuleNote[]): readonly BookmarkedEntry[] {
  const byId = new Map(notes.map((note) => [note.id, note]))
  return book.all.flatMap((entry) => {
    const note = byId.get(entry.id)
    return note ? [{ entry, note }] : []
  })
}
