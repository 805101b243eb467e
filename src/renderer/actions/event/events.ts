/** The events of this app: made with the first screen that asks for them. */
import { pageClock } from '../../model/window/clock.ts'
import { Events } from '../../model/event/events.svelte.ts'
import type { App } from '../app.ts'

const made = new WeakMap<App['storage'], Events>()

export function eventsOf({ storage }: Pick<App, 'storage'>): Events {
  const known = made.get(storage)
  if (known) return known
  const events = new Events({ storage, clock: pageClock, random: () => Math.random() })
  made.set(storage, events)
  return events
}
