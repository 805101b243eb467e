/** The clocks of a program, and what they say of a log that it writes or shows. Every layer makes one `Clock` in one place and hands it on. */
import { placeOf, stampFor, type EventTimes, type Moment, type Stamp } from '../state/eventTime.ts'

export interface Clock {
  /** The time of the computer: milliseconds since 1970. It can be wrong, and a user can set it. */
  wall(): number
  /** Milliseconds that only go up, at the pace of time, also while the computer sleeps. */
  mono(): number
  /** Names this run of the program: `mono` of two runs cannot be compared. */
  readonly run: string
}

/** The time of a fact, as it is written. */
export interface WrittenTime {
  readonly at: string
  readonly mono: readonly [run: string, ms: number]
  readonly begun?: readonly [at: string, ms: number]
}

/** A clock that has gone otherwise than time by so much was set: milliseconds. */
const WAS_SET = 1000

/** The last moment that ISO 8601 can say with four digits for the year. */
const LATEST = Date.UTC(9999, 11, 31)

/** A time as facts have it. A clock that is off by millennia says the first or the last time that can be written. */
export const isoTime = (at: number): string => new Date(Math.min(LATEST, Math.max(0, at))).toISOString()

/** The time of a fact that another program will write, at a place on the line of time of the log: milliseconds. */
export function writtenFor(times: EventTimes, on: number): { readonly at: string; readonly mono?: WrittenTime['mono'] } {
  const { at, mono } = stampFor(times, on)
  return { at: isoTime(at ?? 0), ...(mono && { mono }) }
}

export class LogClock {
  readonly #clock: Clock
  readonly #times: () => EventTimes
  readonly #begun: readonly [at: number, ms: number]
  /** Both clocks when they were last known to agree. */
  #known: readonly [at: number, ms: number]

  /**
   * The program has read the log.
   * @param times the times of the log; read again each time
   * @param mark when the program noted that the clock had been set; null: it has noted nothing
   */
  constructor(clock: Clock, times: () => EventTimes, mark: Moment | null = null) {
    this.#clock = clock
    this.#times = times
    const [wall, ms, last] = [clock.wall(), Math.floor(clock.mono()), times().last]
    // After the mark the clock is another one: its time without the change follows from both.
    const isAfter = mark !== null && last !== null && mark.on >= last.on
    this.#begun = [isAfter ? last.at + (mark.on - last.on) + Math.max(0, wall - mark.at) : wall, ms]
    this.#known = [wall, ms]
  }

  /**
   * Whether the clock of the computer has been set since this was asked last. Then the program notes down the moment that is returned: if it
   * ends before it writes a fact, the next run could not know how much time has passed.
   */
  wasSet(): Moment | null {
    const { at, mono } = this.#stamp()
    const by = at - this.#known[0] - (mono[1] - this.#known[1])
    this.#known = [at, mono[1]]
    return Math.abs(by) >= WAS_SET ? { at, on: this.now() } : null
  }

  /** The time of a fact that is written now. */
  written(): WrittenTime {
    const { at, mono, begun } = this.#stamp()
    return { at: isoTime(at), mono, ...(begun && { begun: [isoTime(begun[0]), begun[1]] as const }) }
  }

  /** Now, on the line of time of the log: where a fact would be that is written now. Milliseconds. */
  now(): number {
    return placeOf(this.#times(), this.#stamp()) ?? 0
  }

  #stamp(): Stamp & { readonly at: number; readonly mono: readonly [string, number] } {
    const { run } = this.#clock
    const isFirst = !this.#times().runs.has(run)
    return { at: this.#clock.wall(), mono: [run, Math.floor(this.#clock.mono())], begun: isFirst ? this.#begun : null }
  }
}

/**
 * Now, on the line of time of a log that another program keeps: what it has said, and how long ago that was by the own monotonic clock.
 */
export class FollowedClock {
  readonly #clock: Pick<Clock, 'mono'>
  #on = 0
  #since: number
  #isSaid = false

  constructor(clock: Pick<Clock, 'mono'>) {
    this.#clock = clock
    this.#since = clock.mono()
  }

  /** The keeper of the log has said what it is now, in milliseconds. What differs by less than a message takes is no news. */
  said(on: number): void {
    if (this.#isSaid && Math.abs(on - this.now()) < ON_THE_WAY) return
    this.#isSaid = true
    this.#on = on
    this.#since = this.#clock.mono()
  }

  /** At least so far it is: a fact with this place has arrived. */
  atLeast(on: number): void {
    if (!this.#isSaid || on > this.now()) this.said(on)
  }

  now(): number {
    return this.#on + Math.max(0, this.#clock.mono() - this.#since)
  }
}

/** Milliseconds. */
const ON_THE_WAY = 300
