/** What search offers before anything is typed: the rules that were read last. */
import type { App } from '../app.ts'
import { entryOf } from '../reference/entries.ts'
import { openReference } from '../reference/openReference.ts'
import { referenceTexts } from '../../i18n/referenceTexts.ts'
import { kindOfEntry } from './documents.ts'
import type { HitGroup } from './hits.ts'

const MOST = 5

export function startHits(app: App): readonly HitGroup[] {
  const hits = app.session.reference.recent.flatMap(id => {
    const entry = entryOf(id)
    return entry ? [{ entry, kind: kindOfEntry(entry) }] : []
  }).slice(0, MOST).map(({ entry, kind }) => ({
    key: `${kind} ${entry.id}`, title: [{ text: entry.title, found: false }], code: entry.kind === 'rule' ? entry.id : '',
    place: referenceTexts.sections[entry.section], text: [], run: () => { openReference(app, entry.id) }
  }))
  return hits.length ? [{ kind: 'recent', hits, more: 0 }] : []
}
