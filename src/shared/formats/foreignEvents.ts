/** Tournaments of other programs as event files of ours, with a note for whatever has no place in an event. */
import { ok, type Result } from '../base/result.ts'
import { EventLog } from '../tournament/log/eventLog.ts'
import { refusalText } from '../tournament/state/refusals.ts'
import { readEvent } from '../tournament/asks/readEvent.ts'
import { EVENT_IMPORTERS } from '../tournament/foreign/all.ts'
import type { EventImporter, WrittenEvent } from '../tournament/foreign/foreignEvent.ts'
import { Notes, type Note } from './foreign/notes.ts'

/** Who reads such a file; null: nobody does. */
export const eventImporterOf = (json: unknown): EventImporter | null => EVENT_IMPORTERS.find(({ recognises }) => recognises(json)) ?? null

export interface ImportedEvents {
  readonly documents: readonly { readonly kind: 'event'; readonly document: WrittenEvent }[]
  readonly notes: readonly Note[]
}

/** Every tournament of the file that can be read, with a note for the others and for what an event cannot hold. */
export function readForeignEvents(importer: EventImporter, json: unknown): Result<ImportedEvents> {
  const read = importer.read(json)
  if (!read.ok) return read
  const notes = new Notes()
  for (const { name, problems } of read.value.broken) notes.skip('part-skipped', name, problems)
  for (const { file, left } of read.value.events) {
    const event = readEvent(file)
    if (!event.ok) return event
    for (const { code, count } of left) notes.add(`event-${code}`, { name: file.name }, count)
    const log = new EventLog(event.value.settings)
    for (const fact of event.value.log) {
      const decision = log.append(fact)
      if (!decision.taken && decision.refusal) notes.add('event-refused', { name: file.name, why: refusalText(decision.refusal) })
    }
  }
  return ok({ documents: read.value.events.map(({ file }) => ({ kind: 'event', document: file })), notes: notes.all })
}
