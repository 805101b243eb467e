/** Reads the standings when the host reports that they have changed: within two seconds, and not for a hidden page. */
import type { PublicView } from '../shared/venue/views.ts'

/** Milliseconds: at least this long between the word and the reading, and as much more by chance, so that not everybody reads at once. */
const LEAST = 100
const BY_CHANCE = 1200
const AGAIN = 2000

export class StandingsReader {
  readonly #take: (view: PublicView) => void
  /** Something has changed since the last reading began. */
  #wanted = false
  #reading = false

  constructor(take: (view: PublicView) => void) {
    this.#take = take
    document.addEventListener('visibilitychange', () => void this.#read())
  }

  want(): void {
    this.#wanted = true
    void this.#read()
  }

  async #read(): Promise<void> {
    if (this.#reading || !this.#wanted || document.hidden) return
    this.#reading = true
    await new Promise((done) => setTimeout(done, LEAST + Math.random() * BY_CHANCE))
    this.#wanted = false
    try {
      this.#take((await (await fetch('/public.json')).json()) as PublicView)
    } catch {
      this.#wanted = true
      await new Promise((done) => setTimeout(done, AGAIN))
    }
    this.#reading = false
    void this.#read()
  }
}
