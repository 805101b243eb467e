/**
 * Runs asynchronous work one piece after another, in the order of the calls. Every store with more than one writer goes through one of these:
 * what a piece of work reads is then what the piece before it has left.
 */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()

  /** Runs `work` after everything asked for before it. Returns its result; a failure does not stop the work after it. */
  run<T>(work: () => T | Promise<T>): Promise<T> {
    const result = this.#last.then(work)
    this.#last = result.catch(() => undefined)
    return result
  }

  /** Resolves when everything asked for so far has ended. Never rejects. */
  async ended(): Promise<void> {
    await this.#last
  }
}
