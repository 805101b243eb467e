/** Watches the clocks of the events of this device, whatever screen is shown: says the calls in words and by sound, with the event that they are of. */
import type { LogClock } from '../../../../shared/tournament/log/logClock.ts'
import { clockAt, clockRound, pausedSince, type ClockReading } from '../../../../shared/tournament/state/clock.ts'
import { openTables } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { clockOfEvent, clockOfLine, type EventLine } from '../../../model/event/eventLines.ts'
import { DAY_MS } from '../../../model/event/log/place.ts'
import type { OpenEvent } from '../../../model/event/openEvent.svelte.ts'
import { spanText } from '../../../model/event/words/timeSpan.ts'
import { pageClock } from '../../../model/window/clock.ts'
import type { StoredEvent } from '../../../storage/interface/storage.ts'
import type { App } from '../../app.ts'
import { eventsOf } from '../events.ts'
import { ring } from './sound.ts'
import { lineFor } from '../summary.ts'

const EVERY_MS = 250
/** So long after an event was opened the others are looked at: opening a large one does not wait for it. */
const AFTER_MS = 300

type Needs = Pick<App, 'session' | 'storage'>

/** An event of this device that is not open, and whose clock goes. */
export interface OtherEvent {
  readonly stored: StoredEvent
  readonly line: EventLine
  /** How late it is there. */
  readonly time: LogClock
  /** What has been called out already. */
  readonly said: Set<string>
}

class ClockWatch {
  /** Goes on by itself while a clock is watched: milliseconds of the monotonic clock of the page. */
  now = $state(pageClock.mono())
  /** The events beside the open one whose clocks go. */
  others = $state.raw<readonly OtherEvent[]>([])
  #event: OpenEvent | null | undefined
  #timer: ReturnType<typeof setInterval> | null = null
  /** How many times a wrong clock has been reported for the event. */
  #reported = 0

  /** From now on this event is watched, and beside it those whose clocks go; null: only those. What has been called out before is not called again. */
  watch(app: Needs, event: OpenEvent | null): void {
    if (this.#event === event) return
    this.#event = event
    this.others = []
    if (event) for (const one of saidOf(event)) event.said.add(one)
    this.#reported = event?.host.state.times.jumps.length ?? 0
    this.#tick(app)
    setTimeout(() => {
      void this.#readOthers(app, event)
    }, AFTER_MS)
  }

  /** Nothing is watched any more. */
  stop(): void {
    this.#event = undefined
    this.others = []
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
  }

  async #readOthers(app: Needs, event: OpenEvent | null): Promise<void> {
    try {
      const others: OtherEvent[] = []
      for (const stored of await app.storage.events()) {
        if (this.#event !== event) return
        if (stored.id === event?.id) continue
        const line = await lineFor(app, stored)
        const time = clockOfEvent(pageClock, line)
        const clock = clockOfLine(line, time.now())
        const last = line.clock?.last
        if (clock && last && line.open > 0 && clock.state !== 'stopped' && time.now() - last.on < DAY_MS)
          others.push({ stored, line, time, said: new Set(clock.said) })
      }
      if (this.#event !== event) return
      this.others = others
      this.#tick(app)
    } catch {
      // The storage tells of itself; the clock of the open event goes on.
    }
  }

  #tick(app: Needs): void {
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
    if (!this.#event && this.others.length === 0) return
    this.#timer = setInterval(() => {
      this.now = pageClock.mono()
      if (this.#event) {
        this.#callOpen(app, this.#event)
        this.#reportJump(app, this.#event)
      }
      for (const one of this.others) this.#callOther(app, one)
    }, EVERY_MS)
  }

  #callOpen(app: Needs, event: OpenEvent): void {
    for (const one of saidOf(event)) {
      if (event.said.has(one)) continue
      event.said.add(one)
      // Nobody calls the time out to a room in which nobody plays any more.
      if (openTables(event.host.state).length === 0 && event.host.state.cut === null) continue
      const call = one.slice(one.indexOf(' ') + 1)
      const words = eventTexts.clock.called(call)
      app.session.notify('info', this.others.length > 0 ? eventTexts.clock.calledIn(event.stored.name, words) : words)
      ring(call === 'end' ? 3 : 1)
    }
  }

  /** The clock of the computer that keeps the log was set to another time: nothing is wrong with the event, but people should know. */
  #reportJump(app: Needs, event: OpenEvent): void {
    const { jumps } = event.host.state.times
    const last = jumps.at(-1)
    if (jumps.length > this.#reported && last)
      app.session.notify('info', eventTexts.clock.wasSet(spanText(last.by)), {
        label: eventTexts.views.clock,
        run: () => {
          app.session.screen = 'event'
          event.view = 'clock'
        }
      })
    this.#reported = jumps.length
  }

  #callOther(app: Needs, { stored, line, time, said }: OtherEvent): void {
    for (const call of clockOfLine(line, time.now())?.said ?? []) {
      if (said.has(call)) continue
      said.add(call)
      app.session.notify('info', eventTexts.clock.calledIn(stored.name, eventTexts.clock.called(call)), {
        label: eventTexts.clock.toEvent,
        run: () => {
          app.session.screen = 'event'
          void openOther(app, stored.id)
        }
      })
      ring(call === 'end' ? 3 : 1)
    }
  }
}

/** Opens an event of this device in place of the one that is open, which is watched from then on. */
export async function openOther(app: Needs, id: string): Promise<void> {
  const events = eventsOf(app)
  if (events.open?.id === id) return
  await events.load()
  await events.close()
  await events.openEvent(id)
}

/** What has been called out in the round that is played, as "round call". */
function saidOf(event: OpenEvent): string[] {
  const { state } = event.host
  const round = clockRound(state)
  return round === 0 ? [] : clockAt(state, round, event.now()).said.map((call) => `${round} ${call}`)
}

export const clockWatch = new ClockWatch()

/** How late it is in an open event, on the line of time of its log: milliseconds. It goes on by itself. */
export function timeNow(event: OpenEvent): number {
  void clockWatch.now
  return event.now()
}

/** What the clock of an event that is not open shows right now; null: it has none. */
export function otherClockNow({ line, time }: Pick<OtherEvent, 'line' | 'time'>): ClockReading | null {
  void clockWatch.now
  return clockOfLine(line, time.now())
}

/** For how many seconds the present clock has been paused; `null`: it is not paused. */
export function pausedNow(event: OpenEvent): number | null {
  const since = event.read((state) => pausedSince(state.clocks.get(clockRound(state)) ?? []))
  return since === null ? null : Math.max(0, Math.floor((timeNow(event) - since) / 1000))
}

/** The clock of the present round right now, or null before the first round and after the cut. */
export function clockNow(event: OpenEvent): ClockReading | null {
  void clockWatch.now
  return event.read((state) => {
    const round = clockRound(state)
    return round === 0 ? null : clockAt(state, round, event.now())
  })
}
