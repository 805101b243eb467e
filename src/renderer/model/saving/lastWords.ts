/**
 * Changes that are not saved yet when the page ends: left in a store that the browser writes without waiting, and read at the next start.
 * The browser writes that store seconds later, and its deletions too, so that a start may find changes that are older than what was saved
 * after them. Therefore each part carries the position of the stored data that it is based on (`leftWork.ts` compares them).
 */
import { isRecord } from '../../../shared/base/validate.ts'
import type { Change, Position } from '../../storage/interface/storage.ts'

const KEY = 'linejudge.unsaved'

/** UTF-16 units: a text up to this length is written within a millisecond or two. */
const SMALL = 300_000

/** What this needs of the browser's own small store. */
export type SmallStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What an earlier page has left. Nothing in it is checked yet but the shapes named here. */
export interface LeftWords {
  /** The stored data when it was left; `null`: unknown. */
  readonly position: Position | null
  /** ISO 8601; `null`: unknown. */
  readonly at: string | null
  /** Names were deleted since if the stored one is another (`ERA`). */
  readonly era: string
  /** The changes of each part of the app; those of one part belong together. */
  readonly parts: readonly unknown[]
}

export interface LastWordsNeeds {
  readonly store: () => SmallStore
  /** Of the stored data, see `WatchedStorage.position`. */
  readonly position: () => Position | null
  readonly now: () => Date
}

export class LastWords {
  readonly #needs: LastWordsNeeds
  /** Written with everything that is left. */
  era = ''
  /** This page has left something; what an earlier one has left is not removed by this page's `forget`. */
  #left = false
  #length = 0

  constructor(needs: Partial<LastWordsNeeds> = {}) {
    this.#needs = { store: () => localStorage, position: () => null, now: () => new Date(), ...needs }
  }

  /** Leaves the changes of each part. Returns whether they are in the store, or there are none. */
  leave(parts: readonly (readonly Change[])[]): boolean {
    const filled = parts.filter(({ length }) => length > 0)
    if (filled.length === 0) {
      this.forget()
      return true
    }
    try {
      const { store, position, now } = this.#needs
      const words: LeftWords = { position: position(), at: now().toISOString(), era: this.era, parts: filled }
      const text = JSON.stringify(words)
      this.#length = text.length
      store().setItem(KEY, text)
      this.#left = true
      return true
    } catch {
      // No room, or no such store: the page asks before it ends.
      return false
    }
  }

  /** Whether leaving the changes takes only a moment, judged by the length of the last ones. */
  get isSmall(): boolean {
    return this.#length < SMALL
  }

  /** Removes what this page has left: all of it is saved. */
  forget(): void {
    if (!this.#left) return
    this.#left = false
    this.drop()
  }

  /** Changes that an earlier page has left; `null` if there are none. Version 0.3 left a list of changes without a position. */
  found(): LeftWords | 'unreadable' | null {
    try {
      const text = this.#needs.store().getItem(KEY)
      if (text === null) return null
      const json: unknown = JSON.parse(text)
      if (Array.isArray(json)) return { position: null, at: null, era: '', parts: [json] }
      if (!isRecord(json) || !Array.isArray(json.parts)) return 'unreadable'
      const { position, at, era, parts } = json
      return { position: positionIn(position), at: typeof at === 'string' ? at : null, era: typeof era === 'string' ? era : '', parts }
    } catch {
      return 'unreadable'
    }
  }

  /** Removes what is there, whichever page has left it. */
  drop(): void {
    try {
      this.#needs.store().removeItem(KEY)
    } catch {
      // Without a store there is nothing in it.
    }
  }
}

function positionIn(json: unknown): Position | null {
  if (!isRecord(json)) return null
  const { lineage, generation } = json
  return typeof lineage === 'string' && typeof generation === 'number' ? { lineage, generation } : null
}
