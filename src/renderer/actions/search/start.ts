/** What search offers before anything is typed: the rules that were read last. */
import type { App } from '../app.ts'
import { recentEntries } from '../reference/book.ts'
import { placeWords } from '../../model/reference/entries.ts'
import { kindOfEntry } from '../../model/search/documents.ts'
import { hitOfEntry, type HitGroup } from './hits.ts'

const MOST = 5

export function startHits(app: Pick<App, 'table' | 'library' | 'session'>): readonly HitGroup[] {
  const entries = recentEntries(app).slice(0, MOST)
  const hits = entries.map((entry) => hitOfEntry(app, entry, `${kindOfEntry(entry)} ${entry.id}`, placeWords(entry)))
  return hits.length ? [{ kind: 'recent', hits, more: 0 }] : []
}
