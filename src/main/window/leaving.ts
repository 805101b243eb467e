/** Closing the window: it waits until the page reports that its last change is written, and asks the user if it is not. */

/** What this needs of the window. */
export interface LeavingNeeds {
  /** Tells the page that it is about to close. */
  readonly tell: () => void
  /** Asks the user; resolves to `true` if the window is to close anyway. */
  readonly ask: () => Promise<boolean>
  /** Closes the window; `Leaving` no longer prevents it. */
  readonly close: () => void
}

/** How long a page that does not answer is waited for, in milliseconds. */
const PATIENCE_MS = 3000

export class Leaving {
  readonly #needs: LeavingNeeds
  readonly #patience: number
  #state: 'here' | 'waiting' | 'asking' | 'gone' = 'here'
  #timer: NodeJS.Timeout | undefined
  /** Resolves `writeWithoutAsking`; `null` while the system is not ending the session. */
  #written: (() => void) | null = null

  constructor(needs: LeavingNeeds, patience = PATIENCE_MS) {
    this.#needs = needs
    this.#patience = patience
  }

  /** Whether the window closes for good: nothing is waited for any more. */
  get isGoing(): boolean {
    return this.#state === 'gone'
  }

  /** The window is asked to close. @param alive whether there is a page that could still write */
  onClose(event: { preventDefault(): void }, alive: boolean): void {
    if (this.#state === 'gone' || !alive) return
    event.preventDefault()
    if (this.#state === 'here') this.#begin()
  }

  /** The page has written what it could. */
  async left(saved: boolean): Promise<void> {
    if (this.#state !== 'waiting') return
    clearTimeout(this.#timer)
    if (this.#written) {
      this.#finish()
      return
    }
    this.#state = 'asking'
    if (saved || (await this.#needs.ask())) this.#finish()
    else this.#state = 'here'
  }

  /**
   * The system ends the session: the page writes, no question is asked, and the window is left open for the caller to close.
   * Resolves when the page has answered, or when it was waited for long enough.
   */
  writeWithoutAsking(alive: boolean): Promise<void> {
    if (this.#state === 'gone' || !alive) return Promise.resolve()
    return new Promise((resolve) => {
      this.#written = resolve
      if (this.#state === 'asking') this.#finish()
      else if (this.#state === 'here') this.#begin()
    })
  }

  #begin(): void {
    this.#state = 'waiting'
    this.#timer = setTimeout(() => {
      this.#finish()
    }, this.#patience)
    this.#needs.tell()
  }

  #finish(): void {
    clearTimeout(this.#timer)
    this.#state = 'gone'
    if (this.#written) this.#written()
    else this.#needs.close()
  }
}
