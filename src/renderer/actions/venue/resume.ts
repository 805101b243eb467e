/** An event that was open at the last end: its clock is called and its display told again, whatever screen is shown. */
import { messageOf } from '../../../shared/base/result.ts'
import { venueTexts } from '../../i18n/laterTexts.ts'
import type { App } from '../app.ts'
import { clockWatch } from '../event/clock/clockWatch.svelte.ts'
import { roomDisplay } from '../event/roomDisplay.svelte.ts'
import { hostingOf } from './venueHosting.svelte.ts'
import { venueOf } from './joining.svelte.ts'
import { eventsOf } from '../event/events.ts'

/** Read with this, so that the first script names no file more. */
export { hearForgotten } from '../event/forgetting/forgetHere.ts'

type Needs = Pick<App, 'session' | 'storage' | 'platform' | 'settings' | 'dataStore'>

/** The address of the page has changed and leads to a host. Never rejects. */
export const hearAddress = (app: Needs): Promise<void> => venueOf(app).hear(app)

/** The clock of the open event is called and its display told, whatever screen is shown. */
export function watchOpen(app: Needs): void {
  const { open } = eventsOf(app)
  clockWatch.watch(app, open)
  roomDisplay.watch(app, open)
}

/** Reads the events, and before them what a host has left: nothing may be written on top of it. Rejects with a StorageError. */
export async function loadEvents(app: Needs): Promise<void> {
  const hosting = hostingOf(app)
  hosting.onOpen = () => {
    watchOpen(app)
  }
  // The host would go on writing an event that is not there any more.
  app.dataStore.barred = () => (hosting.event ? venueTexts.hosting.first : null)
  await hosting.load(app)
  await eventsOf(app).load()
}

export async function resumeEvent(app: Needs): Promise<void> {
  try {
    await loadEvents(app)
    await venueOf(app).load(app)
    watchOpen(app)
  } catch (error) {
    app.session.notify('error', messageOf(error))
  }
}
