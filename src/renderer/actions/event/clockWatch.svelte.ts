/** Watches the clock of the open event, whatever screen is shown: says the calls in words and by sound. */
import { clockAt, type ClockReading } from '../../../shared/tournament/state/clock.ts'
import { openTables } from '../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../i18n/laterTexts.ts'
import type { OpenEvent } from '../../model/event/openEvent.svelte.ts'
import type { App } from '../app.ts'
import { ring } from './sound.ts'

const EVERY_MS = 250

class ClockWatch {
  /** Milliseconds; goes on by itself. */
  now = $state(Date.now())
  #event: OpenEvent | null = null
  #timer: ReturnType<typeof setInterval> | null = null

  /** From now on this event is watched; null: none. What has been called out before is not called again. */
  watch(app: Pick<App, 'session'>, event: OpenEvent | null): void {
    if (this.#event === event) return
    this.#event = event
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
    if (!event) return
    const said = saidOf(event)
    for (const one of said) event.said.add(one)
    this.#timer = setInterval(() => {
      this.now = Date.now()
      for (const one of saidOf(event)) {
        if (event.said.has(one)) continue
        event.said.add(one)
        // Nobody calls the time out to a room in which nobody plays any more.
        if (openTables(event.host.state).length === 0) continue
        const call = one.slice(one.indexOf(' ') + 1)
        app.session.notify('info', eventTexts.clock.called(call))
        ring(call === 'end' ? 3 : 1)
      }
    }, EVERY_MS)
  }
}

/** What has been called out in the round that is played, as "round call". */
function saidOf(event: OpenEvent): string[] {
  const { state } = event.host
  const round = state.rounds.length
  return round === 0 ? [] : clockAt(state, round, event.now()).said.map((call) => `${round} ${call}`)
}

export const clockWatch = new ClockWatch()

/** What the clock of the last round shows right now, or null before the first round. */
export function clockNow(event: OpenEvent): ClockReading | null {
  const { now } = clockWatch
  return event.read((state) => (state.rounds.length === 0 ? null : clockAt(state, state.rounds.length, event.now(now))))
}
