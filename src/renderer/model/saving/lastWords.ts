/**
 * What is not written yet when the page goes: left where the browser keeps it without waiting, and written at the next
 * start before anything is read. A write that is under way may still come through: the same changes twice are no harm.
 */
import type { Change } from '../../storage/interface/storage.ts'

const KEY = 'linejudge.unsaved'

/** In signs: a millisecond or two. */
const SMALL = 300_000

/** What this needs of the browser's own small store. */
export type SmallStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export class LastWords {
  readonly #store: () => SmallStore
  /** This page has left something; what an earlier one left is not its to forget. */
  #left = false
  #length = 0

  constructor(store: () => SmallStore = () => localStorage) {
    this.#store = store
  }

  /** Leaves the changes; true where they are there, or there are none to leave. */
  leave(changes: readonly Change[]): boolean {
    if (changes.length === 0) {
      this.forget()
      return true
    }
    try {
      const text = JSON.stringify(changes)
      this.#length = text.length
      this.#store().setItem(KEY, text)
      this.#left = true
      return true
    } catch {
      // No room, or no such store: the page asks before it goes.
      return false
    }
  }

  /** Whether leaving something is a matter of a moment, by what was left last. */
  get isSmall(): boolean {
    return this.#length < SMALL
  }

  /** All of it is written after all. */
  forget(): void {
    if (!this.#left) return
    this.#left = false
    this.#drop()
  }

  /** What an earlier page left, as it lies there; null: nothing. It stays until `done`. */
  found(): { readonly changes: unknown; readonly done: () => void } | null {
    try {
      const text = this.#store().getItem(KEY)
      if (text === null) return null
      return {
        changes: JSON.parse(text) as unknown,
        done: () => {
          this.#drop()
        }
      }
    } catch {
      this.#drop()
      return null
    }
  }

  #drop(): void {
    try {
      this.#store().removeItem(KEY)
    } catch {
      // Not there, so nothing is left in it.
    }
  }
}
