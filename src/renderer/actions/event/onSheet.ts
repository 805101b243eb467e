/** A saved ruling as its sheet shows it: read with the event in which it was given, which decides how people are named. */
import type { EventState } from '../../../shared/tournament/state/state.ts'
import { rulingOnSheet, type RulingEvent, type SheetRuling } from '../../model/event/record/rulingOnSheet.ts'
import type { SavedRuling } from '../../storage/interface/storage.ts'
import type { App } from '../app.ts'
import { eventsOf } from './events.ts'

export interface OnSheet {
  readonly ruling: SheetRuling
  /** How the event names people in public; `null`: the ruling was given in none, or in one that is not here. */
  readonly names: EventState['settings']['names'] | null
  /** Shows the settings of the event; `null` if it is not open, or they are for others. */
  readonly toSettings: (() => void) | null
}

/**
 * The ruling with its event, round, table and players, minors as numbers. Rejects with a StorageError.
 * @param withNames counts for a ruling without an event only
 */
export async function onSheet(app: Pick<App, 'storage' | 'session'>, saved: SavedRuling, withNames: boolean): Promise<OnSheet> {
  const event = saved.event === undefined ? null : await eventOf(app, saved.event)
  if (event === null) return { ruling: rulingOnSheet(saved, null, withNames), names: null, toSettings: null }
  const { names } = event.state.settings
  return { ruling: rulingOnSheet(saved, event, names !== 'number'), names, toSettings: settingsOf(app, saved.event) }
}

function settingsOf(app: Pick<App, 'storage' | 'session'>, id: string | undefined): OnSheet['toSettings'] {
  const { open } = eventsOf(app)
  if (open?.id !== id || !open?.may('settings')) return null
  return () => {
    open.view = 'settings'
    app.session.screen = 'event'
  }
}

/** `null`: there is none of this id here. */
async function eventOf(app: Pick<App, 'storage'>, id: string): Promise<RulingEvent | null> {
  const events = eventsOf(app)
  // One that another device keeps is not in the storage of this one.
  if (events.open?.id === id) return { name: events.open.stored.name, state: events.open.host.state }
  const stored = (await app.storage.events()).find((one) => one.id === id)
  return stored ? { name: stored.name, state: await events.stateOf(stored) } : null
}
