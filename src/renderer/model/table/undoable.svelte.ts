/** One value with its history of changes: what every table of the app is, of whatever game. */
import { record, redo, startHistory, undo, type History } from './history.ts'

export class Undoable<T extends object> {
  history: History<T>
  readonly case: T
  readonly canUndo: boolean
  readonly canRedo: boolean

  constructor(first: T) {
    this.history = $state.raw(startHistory(first))
    this.case = $derived(this.history.present)
    this.canUndo = $derived(this.history.past.length > 0)
    this.canRedo = $derived(this.history.future.length > 0)
  }

  /** The value that what is shown of it answers: the present one, or an earlier one whose answer stays. */
  get asked(): T {
    return this.case
  }

  /** One undoable step. Steps in a row with the same `merge` key become one. */
  change(label: string, next: T, merge: string | null = null): void {
    this.history = record(this.history, plain(next), label, merge)
  }

  /** Returns the label of the step that was taken back; null where there was none. */
  undo(): string | null {
    const label = this.history.past.at(-1)?.label ?? null
    this.history = undo(this.history)
    return label
  }

  redo(): string | null {
    const label = this.history.future[0]?.label ?? null
    this.history = redo(this.history)
    return label
  }

  /** Back to a history of before, as if nothing had happened since: there is nothing of it to redo, and what could be redone then still can. */
  giveUp(before: History<T>): void {
    this.history = before
  }

  /** A new beginning without a way back: only for the start of the app. */
  start(value: T): void {
    this.history = startHistory(plain(value))
  }
}

/** Values that are known to be plain: a change makes few new ones, and the others of a large table are not looked through again. */
const known = new WeakSet()

/** Fields that are undefined are left out at every depth, so that equal tables have equal JSON. What is whole stays the same value. */
function plain<T>(value: T): T {
  if (typeof value !== 'object' || value === null || known.has(value)) return value
  const result = Array.isArray(value) ? plainList(value) : plainRecord(value)
  known.add(result)
  return result as T
}

function plainList(list: readonly unknown[]): readonly unknown[] {
  const items = list.map(plain)
  return items.some((item, index) => item !== list[index]) ? items : list
}

function plainRecord(value: object): object {
  const entries = Object.entries(value) as [string, unknown][]
  const kept = entries.filter(([, field]) => field !== undefined).map(([key, field]): [string, unknown] => [key, plain(field)])
  return kept.length !== entries.length || kept.some(([key, field]) => field !== value[key as keyof object])
    ? Object.fromEntries(kept)
    : value
}
