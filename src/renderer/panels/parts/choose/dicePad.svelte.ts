/**
 * The pad with the numbers 1 to 6 that a tapped die opens. It does not move while dice are entered one after another, so that a roll is entered without
 * looking for the next button.
 */
import { tick } from 'svelte'

type Enter = (value: number) => void

/** Milliseconds that the pad stays after the last number: a second press of it meets the pad and not what lies below. */
const STAYS = 500

class DicePad {
  /** The die that the pad belongs to, as long as it is open. */
  owner = $state.raw<HTMLElement | null>(null)
  /** The die that the next number is for; null: all are entered. */
  due = $state.raw<HTMLElement | null>(null)
  /** The focus came to this die by a number on the one before: Tab, by which one types from die to die, then stays here. */
  arrived: HTMLElement | null = null
  readonly #enter = new WeakMap<Element, Enter>()
  #closing: ReturnType<typeof setTimeout> | undefined

  /** For a die on the page: what a number does. */
  attach(die: HTMLElement, enter: Enter): void {
    this.#enter.set(die, enter)
  }

  open(die: HTMLElement): void {
    clearTimeout(this.#closing)
    this.owner = this.due = die
  }

  close = (): void => {
    clearTimeout(this.#closing)
    this.owner = this.due = null
  }

  /** Enters a number by the pad, then selects the next empty die. */
  async enter(value: number): Promise<void> {
    const { due } = this
    if (!due) return
    this.due = null
    this.#enter.get(due)?.(value)
    const next = await nextEmpty(due)
    // It was closed in the meantime, or belongs to another die.
    if (!this.owner || this.due) return
    this.due = next
    if (next) next.focus({ preventScroll: true })
    else this.#closing = setTimeout(this.close, STAYS)
  }
}

/** The next die of the same question or event that has no number yet. */
export async function nextEmpty(die: HTMLElement): Promise<HTMLElement | null> {
  // A die may ask for another one, such as that of Super Senses.
  await tick()
  const all = [...(die.closest('[data-dice]') ?? die.parentElement ?? die).querySelectorAll<HTMLElement>('.die')]
  return all.slice(all.indexOf(die) + 1).find((other) => !other.hasAttribute('aria-valuenow')) ?? null
}

export const dicePad = new DicePad()
