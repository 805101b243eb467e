/** One document with its history of changes, as rows that come back after a restart. */
import type { Change, StoredSession } from '../../storage/interface/storage.ts'
import type { History } from '../table/history.ts'
import { Undoable } from '../table/undoable.svelte.ts'
import { historyChanges, NOTHING_WRITTEN, readStepCode, restoreHistory, type Written } from './undoRows.ts'

export class StoredSteps<T extends object> extends Undoable<T> {
  readonly #key: string
  #written: Written = NOTHING_WRITTEN

  /** @param key what its rows are called by: another one for each document */
  constructor(first: T, key: string) {
    super(first)
    this.#key = key
  }

  /** Puts back what was kept for this document; what does not fit it is left out. */
  async restore(sessions: readonly StoredSession[]): Promise<void> {
    await readStepCode().catch(() => undefined)
    try {
      const { history, written } = restoreHistory(this.#key, inOrder(this.case), sessions)
      this.history = history
      this.#written = written
    } catch {
      this.#written = NOTHING_WRITTEN
    }
  }

  /** What brings the rows to `history`; `done` is called when they are durable. */
  stepChanges(history: History<T> = this.history): { readonly changes: readonly Change[]; readonly done: () => void } {
    const { changes, written } = historyChanges(this.#key, this.#written, { ...history, present: inOrder(history.present) })
    return {
      changes,
      done: () => {
        this.#written = written
      }
    }
  }
}

const ordered = new WeakMap<object, object>()

/** The same value with the fields of every object in one order: what went through the library has them in that of its format. */
function inOrder<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  const known = ordered.get(value)
  if (known) return known as T
  const made = Array.isArray(value)
    ? value.map((one: unknown) => inOrder(one))
    : Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, one]) => [key, inOrder(one as unknown)])
      )
  ordered.set(value, made)
  return made as T
}
