/** The clocks of the page: the one place of the renderer that asks the browser for the time. Everything else is given a `Clock`. */
import type { Clock } from '../../../shared/tournament/log/logClock.ts'

/** What the browser says of time, in milliseconds. */
export interface TimeSources {
  wall(): number
  /** Never goes back. In some browsers it stands still while the computer sleeps. */
  ticks(): number
  /** Whether the page is in the background, where its timers run once in a second. */
  isHidden(): boolean
}

/** Somebody has set the clock of the computer while the page ran. `by`: milliseconds; below 0, it went back. */
export type OnSet = (by: number) => void

/** A clock that goes on by so much more than the ticks was set, or the computer slept: milliseconds. */
const DIFFERS = 2000
/** A page that is asked for its time again and again, and was not for so long, stood still, as it does while the computer goes to sleep. */
const STOOD_STILL = 700
const STOOD_STILL_HIDDEN = 1500
/** Milliseconds. */
const LOOK = 250

/**
 * Ticks alone would not count the time that the computer sleeps, so the wall clock is compared with them: if it has gone ahead of them while
 * the page stood still, the computer slept, and that time counts. If the page was awake, somebody has set the clock, and nothing counts.
 */
export class PageClock implements Clock {
  readonly run: string
  readonly #sources: TimeSources
  readonly #listeners = new Set<OnSet>()
  #ticks: number
  #wall: number
  #gone = 0

  constructor(sources: TimeSources, run: string) {
    this.#sources = sources
    this.run = run
    this.#ticks = sources.ticks()
    this.#wall = sources.wall()
  }

  wall(): number {
    return this.#sources.wall()
  }

  mono(): number {
    const [ticks, wall] = [this.#sources.ticks(), this.#sources.wall()]
    const passed = Math.max(0, ticks - this.#ticks)
    const ahead = wall - this.#wall - passed
    ;[this.#ticks, this.#wall] = [ticks, wall]
    const stoodStill = passed >= (this.#sources.isHidden() ? STOOD_STILL_HIDDEN : STOOD_STILL)
    this.#gone += ahead >= DIFFERS && stoodStill ? passed + ahead : passed
    if (ahead <= -DIFFERS || (ahead >= DIFFERS && !stoodStill)) for (const listener of [...this.#listeners]) listener(ahead)
    return this.#gone
  }

  /** Returns the unsubscribe. */
  onSet(listener: OnSet): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Asks for the time again and again from now on. Returns the end of it. */
  watch(): () => void {
    const timer = setInterval(() => this.mono(), LOOK)
    return () => {
      clearInterval(timer)
    }
  }
}

const runName = (): string => [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The clocks of this page. */
export const pageClock = new PageClock(
  {
    wall: () => Date.now(),
    ticks: () => performance.now(),
    isHidden: () => typeof document !== 'undefined' && document.visibilityState === 'hidden'
  },
  runName()
)
