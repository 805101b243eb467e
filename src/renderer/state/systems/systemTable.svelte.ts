/** The table of a neighbouring game: one case with its history of changes, and what follows from it. */
import { systemOf } from '../../../shared/systems/all.ts'
import { answerSystem } from '../../../shared/systems/answer.ts'
import type { SystemCase, SystemRuling } from '../../../shared/systems/system.ts'
import { record, redo, startHistory, undo, type History } from '../history.ts'
import type { SystemDesk } from './desk.ts'

export type SystemAnswer =
  | { readonly state: 'ruled'; readonly ruling: SystemRuling }
  /** What is still to be chosen, as a sentence. */
  | { readonly state: 'incomplete'; readonly message: string }
  /** The rules do not take this question: a sentence that names the place. */
  | { readonly state: 'unruled'; readonly message: string }
  /** A bug of ours: shown, never swallowed. */
  | { readonly state: 'failed'; readonly message: string }

export class SystemTable<C extends SystemCase = SystemCase> {
  readonly desk: SystemDesk<C>
  history: History<C>
  readonly case: C
  readonly answer: SystemAnswer
  readonly ruling: SystemRuling | null
  readonly canUndo: boolean
  readonly canRedo: boolean

  constructor(desk: SystemDesk<C>) {
    this.desk = desk
    this.history = $state.raw(startHistory(desk.begin()))
    this.case = $derived(this.history.present)
    this.answer = $derived(answerOf(desk, this.history.present))
    this.ruling = $derived(this.answer.state === 'ruled' ? this.answer.ruling : null)
    this.canUndo = $derived(this.history.past.length > 0)
    this.canRedo = $derived(this.history.future.length > 0)
  }

  /** One undoable step. Steps in a row with the same `merge` key become one. */
  change(label: string, next: C, merge: string | null = null): void {
    this.history = record(this.history, plain(next), label, merge)
  }

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

  /** A new beginning without a way back: only for the start of the app. */
  start(value: C): void {
    this.history = startHistory(plain(value))
  }
}

function answerOf<C extends SystemCase>(desk: SystemDesk<C>, value: C): SystemAnswer {
  const missing = desk.missing(value)
  if (missing !== null) return { state: 'incomplete', message: missing }
  try {
    const parsed = systemOf(value.ruleset)?.parse(value)
    if (!parsed?.ok) return { state: 'unruled', message: parsed?.problems[0]?.message ?? '' }
    return { state: 'ruled', ruling: answerSystem(parsed.value) }
  } catch (error) {
    return { state: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

/** Fields that are undefined are left out at every depth, so that equal tables have equal JSON. What is whole stays the same value. */
function plain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = (value as unknown[]).map(plain)
    return items.some((item, index) => item !== (value as unknown[])[index]) ? (items as T) : value
  }
  const entries = Object.entries(value)
  const kept = entries.filter(([, field]) => field !== undefined).map(([key, field]) => [key, plain(field as unknown)] as const)
  return kept.length !== entries.length || kept.some(([key, field]) => field !== (value as Record<string, unknown>)[key])
    ? (Object.fromEntries(kept) as T) : value
}
