/** Closing the window: it waits until the page says that its last change is written, and asks where it is not. */

/** What this needs of the window. */
export interface LeavingNeeds {
  /** Tells the page that it goes. */
  readonly tell: () => void
  /** Asks whether to close all the same. */
  readonly ask: () => Promise<boolean>
  /** Closes the window; `Leaving` lets it. */
  readonly close: () => void
}

/** A page that does not answer for so long is not waited for. */
const PATIENCE_MS = 3000

export class Leaving {
  readonly #needs: LeavingNeeds
  readonly #patience: number
  #state: 'here' | 'waiting' | 'asking' | 'gone' = 'here'
  #timer: NodeJS.Timeout | undefined

  constructor(needs: LeavingNeeds, patience = PATIENCE_MS) {
    this.#needs = needs
    this.#patience = patience
  }

  /** The window is closing for good: nothing is waited for any more. */
  get isGoing(): boolean {
    return this.#state === 'gone'
  }

  /** The window is to close. @param alive whether there is a page that could still write */
  onClose(event: { preventDefault(): void }, alive: boolean): void {
    if (this.#state === 'gone' || !alive) return
    event.preventDefault()
    if (this.#state !== 'here') return
    this.#state = 'waiting'
    this.#timer = setTimeout(() => {
      this.#go()
    }, this.#patience)
    this.#needs.tell()
  }

  /** The page has written what it could. */
  async left(saved: boolean): Promise<void> {
    if (this.#state !== 'waiting') return
    clearTimeout(this.#timer)
    this.#state = 'asking'
    if (saved || (await this.#needs.ask())) this.#go()
    else this.#state = 'here'
  }

  #go(): void {
    clearTimeout(this.#timer)
    this.#state = 'gone'
    this.#needs.close()
  }
}
