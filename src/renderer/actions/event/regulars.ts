/** The regulars of this device: the one place that reads who came to earlier events. They stay on it. */
import { regularsOf, type Regular } from '../../model/event/door/regulars.ts'
import type { EventState } from '../../../shared/tournament/state/state.ts'
import type { App } from '../app.ts'
import { eventsOf } from './events.ts'

/** So many of the last events are read. */
const MOST_EVENTS = 40

/** Every player of the other events of this device. Reads one log at a time, so that the window does not stop. Rejects with a StorageError. */
export async function regularsHere(app: Pick<App, 'storage'>, but: string): Promise<Regular[]> {
  const events = eventsOf(app)
  const states: EventState[] = []
  const others = (events.list ?? []).filter(({ id }) => id !== but).slice(0, MOST_EVENTS)
  for (const stored of others.toReversed()) {
    states.push(await events.stateOf(stored))
    await new Promise((rest) => setTimeout(rest))
  }
  return regularsOf(states)
}
