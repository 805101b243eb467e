/**
 * The time as a page of a player or a display has it, and the clock of a round. The one place of these pages that asks the browser for the
 * time: the clock of the phone has no say in it.
 */
import { FollowedClock } from '../shared/tournament/log/logClock.ts'
import { clockStateOf, secondsLeft } from '../shared/tournament/state/clock.ts'
import { clockText } from '../shared/tournament/state/clockText.ts'
import type { ClockView } from '../shared/venue/views.ts'
import type { Texts } from './texts.ts'

/** Milliseconds that only go up. */
export const ticks = (): number => performance.now()

/** The time of the clock of the device, for people who compare with it: "15:53". */
export const timeOfDay = (): string => new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short' }).format(Date.now())

/** How late it is in the event, as the host has said it. */
export const eventClock = new FollowedClock({ mono: ticks })

/** Milliseconds. */
const DIFFERS = 1000

/**
 * While a phone sleeps its ticks may stand still. Then they differ from its clock, and the host has to say again what time it is; somebody who
 * sets the clock of the phone causes no more than one such question.
 */
export class SleepWatch {
  readonly #sources: { wall(): number; ticks(): number }
  #off: number

  constructor(sources: { wall(): number; ticks(): number } = { wall: () => Date.now(), ticks }) {
    this.#sources = sources
    this.#off = sources.wall() - sources.ticks()
  }

  /** Whether the phone has slept since this was asked last. */
  hasSlept(): boolean {
    const off = this.#sources.wall() - this.#sources.ticks()
    const differs = Math.abs(off - this.#off) >= DIFFERS
    if (differs) this.#off = off
    return differs
  }
}

/**
 * "31:12" and what it does.
 * @param now on the line of time of the event, in milliseconds
 * @param table whose extra time counts, too
 */
export function clockWords(
  clock: ClockView,
  now: number,
  texts: Texts,
  table: number | null = null
): { readonly time: string; readonly state: string } {
  const state = clockStateOf(clock.changes)
  const more = clock.tables.find((one) => one.table === table)?.more ?? 0
  const left = Math.max(0, secondsLeft(clock.changes, clock.seconds, now) + more)
  const isOver = state !== 'not-started' && left === 0
  return { time: clockText(left), state: isOver ? texts.over : texts.clockStates[state] }
}
