/**
 * A mark that a question is being asked, kept outside of the page: where a start finds it, the page before it did not get
 * past its question, and the table is opened without asking it again.
 */
import type { SmallStore } from '../saving/lastWords.ts'

const KEY = 'linejudge.asking'

/** Longer than a question and its picture take where all is well. */
const ALIVE_MS = 100

export class AskingMark {
  readonly #store: () => SmallStore
  #timer: ReturnType<typeof setTimeout> | null = null
  #stays = false

  constructor(store: () => SmallStore = () => localStorage) {
    this.#store = store
  }

  /** A question is asked now. The mark goes by itself as soon as the page has its turn again. */
  begin = (): void => {
    if (this.#timer !== null) clearTimeout(this.#timer)
    else this.#set()
    this.#timer = setTimeout(this.end, ALIVE_MS)
  }

  /** The page is alive, or goes as it should. */
  end = (): void => {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#stays) return
    this.#try((store) => {
      store.removeItem(KEY)
    })
  }

  /** The next start is to leave the question alone, however this page goes. */
  leave(): void {
    this.#stays = true
    this.#set()
  }

  /** Whether the page before was still asking when it ended; from then on it is forgotten. */
  found(): boolean {
    let found = false
    this.#try((store) => {
      found = store.getItem(KEY) !== null
      store.removeItem(KEY)
    })
    return found
  }

  #set(): void {
    this.#try((store) => {
      store.setItem(KEY, '1')
    })
  }

  #try(work: (store: SmallStore) => void): void {
    try {
      work(this.#store())
    } catch {
      // Without such a store every start asks.
    }
  }
}
