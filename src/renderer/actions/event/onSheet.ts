/** A kept ruling as its sheet says it: read with the event in which it was given. */
import { rulingOnSheet, type RulingEvent, type SheetRuling } from '../../model/event/record/rulingOnSheet.ts'
import type { SavedRuling } from '../../storage/interface/storage.ts'
import type { App } from '../app.ts'
import { eventsOf } from './events.ts'

/** The ruling with its event, round, table and players; minors as numbers, everybody so where no names are asked for. Rejects with a StorageError. */
export async function onSheet(app: Pick<App, 'storage'>, saved: SavedRuling, withNames: boolean): Promise<SheetRuling> {
  return rulingOnSheet(saved, saved.event === undefined ? null : await eventOf(app, saved.event), withNames)
}

/** null: there is none of this id here. */
async function eventOf(app: Pick<App, 'storage'>, id: string): Promise<RulingEvent | null> {
  const events = eventsOf(app)
  // One that another device keeps is not in the storage of this one.
  if (events.open?.id === id) return { name: events.open.stored.name, state: events.open.host.state }
  const stored = (await app.storage.events()).find((one) => one.id === id)
  return stored ? { name: stored.name, state: await events.stateOf(stored) } : null
}
