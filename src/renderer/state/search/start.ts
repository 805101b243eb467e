/** What search offers before anything is typed: the rules that were read last. */
import type { App } from '../app.ts'
import { entryOf } from '../reference/entries.ts'
import { referenceTexts } from '../../i18n/referenceTexts.ts'
import { kindOfEntry } from './documents.ts'
import { hitOfEntry, type HitGroup } from './hits.ts'

const MOST = 5

export function startHits(app: App): readonly HitGroup[] {
  const entries = app.session.reference.recent.flatMap(id => entryOf(id) ?? []).slice(0, MOST)
  const hits = entries.map(entry => hitOfEntry(app, entry, `${kindOfEntry(entry)} ${entry.id}`, referenceTexts.sections[entry.section]))
  return hits.length ? [{ kind: 'recent', hits, more: 0 }] : []
}
