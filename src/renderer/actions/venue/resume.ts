/** An event that was open at the last end: its clock is called and its display told again, whatever screen is shown. */
import { messageOf } from '../../../shared/base/result.ts'
import type { App } from '../app.ts'
import { clockWatch } from '../event/clockWatch.svelte.ts'
import { displayDesk } from '../event/displayDesk.svelte.ts'
import { venueOf } from './venueDesk.svelte.ts'
import { eventsOf } from '../event/events.ts'

export async function resumeEvent(app: Pick<App, 'session' | 'storage' | 'platform' | 'settings' | 'dataStore'>): Promise<void> {
  const events = eventsOf(app)
  try {
    await events.load()
    await venueOf(app).load(app)
    clockWatch.watch(app, events.open)
    displayDesk.watch(app, events.open)
  } catch (error) {
    app.session.notify('error', messageOf(error))
  }
}
