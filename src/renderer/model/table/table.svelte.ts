/** The judge's table: one case with its history of changes, and what follows from it. */
import { isTimeline, type Ask, type ClixCase, type RulesetId } from '../../../shared/contract/case.ts'
import { rulesIn, type TableRules } from '../library/ownEditions.ts'
import { USUAL_EDITION } from '../../../shared/editions/usual.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { askParts } from './ask/asks.ts'
import type { AskParts } from '../question/entry/askKind.ts'
import { answerOf, giveUp } from './answer/answers.svelte.ts'
import type { Answer } from './answer/derive.ts'
import { withFittingCombat } from './ask/combat.ts'
import { undo, withApplied, type HistoryStep } from './history.ts'
import { keptAfter, type KeptTurns } from './keptGame.ts'
import { playTable, wholeOf, type Played } from './playing.ts'
import { Undoable } from './undoable.svelte.ts'

export class Table extends Undoable<ClixCase> {
  /** Its timeline, played once for the ruling and for whoever looks at its moments; a change plays only what follows it. */
  readonly played: Played | null = $derived.by(() => {
    const { present } = this.history
    if (this.#held === present) return null
    this.#played = playTable(present, this.#played)
    if (this.#played?.goesOn && this.#slices >= 0) this.#playOn()
    return this.#played
  })
  readonly answer: Answer = $derived.by(() => this.#answer())
  readonly ruling: Ruling | null = $derived(this.answer.state === 'ruled' ? this.answer.ruling : null)
  /** So many events of the table with this map are before the moment on the board; `null`: all of them. */
  looksAt = $state.raw<{ readonly events: number; readonly map: ClixCase['map'] } | null>(null)
  #played: Played | null = null
  /** The step that began another table: undoing it makes the kept turns those of this table again. */
  #begun: HistoryStep | null = null
  /** The step that applied a ruling, and the table and answer before it. They are shown until the table changes. */
  #applied: { readonly step: HistoryStep; readonly asked: ClixCase; readonly answer: Answer | null } | null = null
  /** The table that is not asked about until it changes or somebody says so. */
  #held = $state.raw<ClixCase | null>(null)
  /** How often a long timeline was played on. */
  #slices = $state(0)
  #asked: ClixCase | null = null
  /** The ends of earlier questions, so that a kind without an attacker does not forget it. */
  #rememberedEnds: AskParts = { from: '', to: '' }

  constructor() {
    super(emptyTable(USUAL_EDITION))
  }

  override change(label: string, next: ClixCase, merge: string | null = null): void {
    const { from, to } = askParts(this.case.ask)
    this.#rememberedEnds = { from: from === '' ? this.#rememberedEnds.from : from, to: to === '' ? this.#rememberedEnds.to : to }
    const before = this.case
    super.change(label, next, merge)
    this.#keepTurns(before)
  }

  /** One undoable step to another table with turns of its own; the turns before it are also kept. */
  begin(label: string, next: ClixCase, merge: string | null = null): void {
    this.change(label, next, merge)
    this.#begun = this.history.past.at(-1) ?? null
    this.#setApart(true)
  }

  override undo(): string | null {
    const [before, step] = [this.case, this.history.past.at(-1)]
    const label = super.undo()
    this.#keepTurns(before)
    if (step && step === this.#begun) this.#setApart(false)
    return label
  }

  override redo(): string | null {
    const [before, step] = [this.case, this.history.future[0]]
    const label = super.redo()
    this.#keepTurns(before)
    if (step && step === this.#begun) this.#setApart(true)
    return label
  }

  /** Turns that were left for another question; `null` if there are none. */
  get kept(): KeptTurns | null {
    return this.history.kept ?? null
  }

  setKept(kept: KeptTurns | null): void {
    if (kept !== this.kept) this.history = { ...this.history, kept }
  }

  /** How many events of `value` are before the moment on the board. */
  eventsBefore({ ask, map }: ClixCase): number {
    const count = isTimeline(ask) ? ask.events.length : 0
    return this.looksAt && this.looksAt.map === map ? Math.min(this.looksAt.events, count) : count
  }

  #keepTurns(before: ClixCase): void {
    this.setKept(keptAfter(before, this.case, this.kept, this.eventsBefore(before)))
  }

  #setApart(apart: boolean): void {
    const { kept } = this
    if (kept && kept.apart !== apart) this.setKept({ ...kept, apart })
  }

  /** One undoable step that applies the ruling on the table. The ruling is shown until the next change, after a restart, too. */
  apply(label: string, next: ClixCase): void {
    const [asked, answer, before] = [this.asked, this.answer, this.history.past.at(-1)]
    this.change(label, next)
    if (this.history.past.at(-1) === before) return
    const marked = withApplied(this.history)
    this.#applied = { step: marked.past.at(-1)!, asked, answer }
    this.history = marked
  }

  /** Whether the ruling on screen has been applied to the table already. */
  get isApplied(): boolean {
    return this.history.past.at(-1)?.applies === true
  }

  override get asked(): ClixCase {
    return this.#beforeApplied()?.asked ?? this.history.present
  }

  /** The table and the answer before the last step, if that step applied the ruling; otherwise `null`. */
  #beforeApplied() {
    const step = this.history.past.at(-1)
    if (!step?.applies) return null
    if (this.#applied?.step !== step) this.#applied = { step, asked: undo(this.history).present, answer: null }
    return this.#applied
  }

  /** The table as it stands is shown without its ruling, until `askHeld`. */
  hold(): void {
    this.#held = this.history.present
  }

  /** Asks what was held back. */
  askHeld(): void {
    this.#held = null
  }

  #answer(): Answer {
    const applied = this.#beforeApplied()
    if (applied?.answer) return applied.answer
    const present = applied?.asked ?? this.history.present
    // What was worked on for a table that is no more is given up.
    if (this.#asked && this.#asked !== present) giveUp(this.#asked)
    this.#asked = present
    if (this.#held === this.history.present) return { state: 'held' }
    const { played } = this
    return answerOf(present, played && wholeOf(played), !played?.goesOn)
  }

  /** The next slice comes when the page has had its turn. */
  #playOn(): void {
    setTimeout(() => {
      this.#slices++
    })
  }

  ask(label: string, ask: Ask, merge: string | null = null): void {
    this.change(label, withFittingCombat({ ...this.case, ask }, this.case), merge)
  }

  /** Ends that the present kind of question has no place for, as far as they are still on the table. */
  get rememberedEnds(): AskParts {
    const there = new Set(this.case.figures?.map((figure) => figure.id))
    const still = (end: AskParts['from']) => (typeof end === 'string' && there.has(end) ? end : '')
    return { from: still(this.#rememberedEnds.from), to: still(this.#rememberedEnds.to) }
  }
}

export function emptyTable(rules: TableRules | RulesetId): ClixCase {
  const own = typeof rules === 'string' ? { ruleset: rules } : rulesIn(rules)
  return { format: 'clixcase/1', ...own, turn: { round: 1 }, figures: [], ask: { kind: 'line-of-fire', from: '', to: '' } }
}
