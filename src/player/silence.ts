/** A line that is silent for too long counts as closed: a host whose cable was pulled closes nothing. */
import { LIMITS } from '../shared/venue/limits.ts'
import { ticks } from './clock.ts'

/** Milliseconds between two checks. */
const CHECK = 1000

export class Silence {
  readonly #timer: ReturnType<typeof setInterval>
  readonly #now: () => number
  #heard: number

  /** @param onSilent called once, if nothing was heard for `gone` */
  constructor(onSilent: () => void, now: () => number = ticks) {
    this.#now = now
    this.#heard = now()
    this.#timer = setInterval(() => {
      if (this.#now() - this.#heard < LIMITS.gone) return
      this.end()
      onSilent()
    }, CHECK)
  }

  /** Something was heard. */
  broken(): void {
    this.#heard = this.#now()
  }

  end(): void {
    clearInterval(this.#timer)
  }
}
