/** Text that was pasted as figures: it stays in its box, with what is wrong with it, until something was made of it. */
import type { Problem } from '../../../shared/base/result.ts'

export class Pasting {
  open = $state(false)
  name = $state('')
  #text = $state('')
  problems = $state.raw<readonly Problem[]>([])
  /** How many clicks the text has if it is one dial without a name, else 0. */
  clicks = $state(0)

  /** Whether the text was imported since it was read. */
  isImported: () => boolean = () => false

  get text(): string {
    return this.#text
  }

  /** Another text: nothing is known of it yet. */
  set text(text: string) {
    if (text === this.#text) return
    this.#text = text
    this.problems = []
    this.clicks = 0
  }

  /** Opens the box with the text that is still needed. */
  show(): void {
    if (this.isImported()) this.clear()
    this.open = true
  }

  clear(): void {
    this.text = ''
    this.name = ''
    this.open = false
    this.isImported = () => false
  }
}
