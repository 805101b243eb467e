/** Two players who change places: chosen one after the other, or one dragged onto the other. */
import type { Swap } from '../../../model/event/rounds/pairingDraft.ts'

export class SwapHand {
  /** Who was chosen first; null: nobody yet. */
  first = $state<string | null>(null)
  /** Who is dragged; null: nobody. */
  dragged = $state<string | null>(null)
  readonly #onswap: (swap: Swap) => void

  constructor(onswap: (swap: Swap) => void) {
    this.#onswap = onswap
  }

  choose(id: string): void {
    if (this.first === null) this.first = id
    else {
      if (this.first !== id) this.#onswap([this.first, id])
      this.first = null
    }
  }

  /** Whoever is dragged is let go on somebody. */
  drop(id: string): void {
    const { dragged } = this
    this.dragged = null
    this.first = null
    if (dragged !== null && dragged !== id) this.#onswap([dragged, id])
  }
}
