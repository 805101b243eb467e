/** The judge's table: one case with its history of changes, and what follows from it. */
import type { Ask, ClixCase } from '../../../shared/contract/case.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { askParts } from './asks.ts'
import type { AskParts } from '../question/entry/askKind.ts'
import { answerTable } from './derive.ts'
import type { Answer } from './derive.ts'
import { playTable, wholeOf, type Played } from './playing.ts'
import { Undoable } from './undoable.svelte.ts'

export class Table extends Undoable<ClixCase> {
  /** Its timeline, played once for the ruling and for whoever looks at its moments; a change plays only what follows it. */
  readonly played: Played | null = $derived.by(() => (this.#played = playTable(this.history.present, this.#played)))
  readonly answer: Answer = $derived(answerTable(this.history.present, this.played && wholeOf(this.played)))
  readonly ruling: Ruling | null = $derived(this.answer.state === 'ruled' ? this.answer.ruling : null)
  #played: Played | null = null
  /** The ends of earlier questions, so that a kind without an attacker does not forget it. */
  #kept: AskParts = { from: '', to: '' }

  constructor() {
    super(emptyTable('heroclix-2012'))
  }

  override change(label: string, next: ClixCase, merge: string | null = null): void {
    const { from, to } = askParts(this.case.ask)
    this.#kept = { from: from === '' ? this.#kept.from : from, to: to === '' ? this.#kept.to : to }
    super.change(label, next, merge)
  }

  ask(label: string, ask: Ask, merge: string | null = null): void {
    this.change(label, { ...this.case, ask }, merge)
  }

  /** Ends that the present kind of question has no place for, as far as they are still on the table. */
  get kept(): AskParts {
    const there = new Set(this.case.figures?.map((figure) => figure.id))
    const still = (end: AskParts['from']) => (typeof end === 'string' && there.has(end) ? end : '')
    return { from: still(this.#kept.from), to: still(this.#kept.to) }
  }
}

export function emptyTable(ruleset: ClixCase['ruleset']): ClixCase {
  return { format: 'clixcase/1', ruleset, figures: [], ask: { kind: 'line-of-fire', from: '', to: '' } }
}
