/**
 * Gives memory back after a crowd. A process that has become quiet does not collect by itself: what a thousand connections have left behind
 * would stay with the host for the rest of the day.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Requests and connections after which memory is collected, and the milliseconds between two collections at least. */
const MANY = 1000
const LEAST = 2000
/** The same for connections that were cut because of what they sent: all that they had sent is left behind, and the next ones come at once. */
const MANY_CUT = 50
const LEAST_CUT = 100

/** Counts what leaves something behind. */
export class Release {
  #count = 0
  #timer: NodeJS.Timeout | null = null
  #cut = 0
  #resting: NodeJS.Timeout | null = null
  readonly #collect: () => void

  constructor(collect: () => void = collectAll) {
    this.#collect = collect
  }

  count(): void {
    if (++this.#count < MANY) return
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.#count = 0
      this.#collect()
    }, LEAST).unref()
  }

  /** A connection was cut. Collects at once: a timer would wait until every connection that is ready was read. */
  cut(): void {
    if (++this.#cut < MANY_CUT || this.#resting !== null) return
    this.#cut = 0
    this.#collect()
    this.#resting = setTimeout(() => {
      this.#resting = null
    }, LEAST_CUT).unref()
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#resting) clearTimeout(this.#resting)
  }
}

let collector: (() => void) | null = null

function collectAll(): void {
  if (collector === null) {
    setFlagsFromString('--expose-gc')
    const found: unknown = runInNewContext('gc')
    collector = typeof found === 'function' ? (found as () => void) : () => undefined
  }
  collector()
}
