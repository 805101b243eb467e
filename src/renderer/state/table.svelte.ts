/** The judge's table: one case with its history of changes, and what follows from it. */
import type { Ask, ClixCase } from '../../shared/cases/case.ts'
import type { Ruling } from '../../shared/engine/ruling.ts'
import { askParts } from './asks.ts'
import type { AskParts } from './asks.ts'
import { answerTable } from './derive.ts'
import type { Answer } from './derive.ts'
import { playTable, wholeOf, type Played } from './timeline/playing.ts'
import { record, redo, startHistory, undo } from './history.ts'
import type { History } from './history.ts'

export class Table {
  history = $state.raw<History<ClixCase>>(startHistory(emptyTable('heroclix-2012')))
  readonly case: ClixCase = $derived(this.history.present)
  /** Its timeline, played once for the ruling and for whoever looks at its moments; a change plays only what follows it. */
  readonly played: Played | null = $derived.by(() => (this.#played = playTable(this.history.present, this.#played)))
  readonly answer: Answer = $derived(answerTable(this.history.present, this.played && wholeOf(this.played)))
  readonly ruling: Ruling | null = $derived(this.answer.state === 'ruled' ? this.answer.ruling : null)
  readonly canUndo: boolean = $derived(this.history.past.length > 0)
  readonly canRedo: boolean = $derived(this.history.future.length > 0)
  #played: Played | null = null
  /** The ends of earlier questions, so that a kind without an attacker does not forget it. */
  #kept: AskParts = { from: '', to: '' }

  /** One undoable step. Steps in a row with the same `merge` key become one. */
  change(label: string, next: ClixCase, merge: string | null = null): void {
    const { from, to } = askParts(this.case.ask)
    this.#kept = { from: from === '' ? this.#kept.from : from, to: to === '' ? this.#kept.to : to }
    this.history = record(this.history, compact(next), label, merge)
  }

  ask(label: string, ask: Ask, merge: string | null = null): void {
    this.change(label, { ...this.case, ask }, merge)
  }

  /** Ends that the present kind of question has no place for, as far as they are still on the table. */
  get kept(): AskParts {
    const there = new Set(this.case.figures?.map(figure => figure.id))
    const still = (end: AskParts['from']) => (typeof end === 'string' && there.has(end) ? end : '')
    return { from: still(this.#kept.from), to: still(this.#kept.to) }
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
  start(value: ClixCase): void {
    this.history = startHistory(compact(value))
  }
}

export function emptyTable(ruleset: ClixCase['ruleset']): ClixCase {
  return { format: 'clixcase/1', ruleset, figures: [], ask: { kind: 'line-of-fire', from: '', to: '' } }
}

const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T

/** Fields that are undefined are left out, so that equal tables have equal JSON. */
const compact = (value: ClixCase): ClixCase =>
  (Object.values(value).includes(undefined) || Object.values(value.ask).includes(undefined)
    ? defined({ ...value, ask: defined(value.ask) })
    : value)
