/** A hall's way up to the centre, as a proof: its log is its own, and what it has accepted goes up in order whenever there is a way. */
import type { FactJson, Receipt, Upload } from './centre.ts'

/** Sends an upload; rejects where there is no way. */
export type SendUp = (upload: Upload) => Promise<Receipt>

export class HallUplink {
  readonly #event: string
  readonly #hall: string
  /** The facts that the hall's host has accepted, on its own disk; grows while this goes on. */
  readonly #log: readonly FactJson[]
  /** So many of them the centre has said that it holds. */
  held = 0
  stopped: Receipt['stopped']

  constructor(event: string, hall: string, log: readonly FactJson[]) {
    this.#event = event
    this.#hall = hall
    this.#log = log
  }

  get waiting(): number {
    return this.#log.length - this.held
  }

  /**
   * Sends what the centre does not hold yet, at most `most` facts. Whether there was a way. A receipt that was lost is no harm: the same
   * facts go up again and count once.
   */
  async push(send: SendUp, most = 200): Promise<boolean> {
    if (this.waiting === 0 || this.stopped) return true
    try {
      const facts = this.#log.slice(this.held, this.held + most)
      const receipt = await send({ event: this.#event, hall: this.#hall, from: this.held + 1, facts })
      this.held = receipt.seq
      this.stopped = receipt.stopped
      return true
    } catch {
      return false
    }
  }
}
