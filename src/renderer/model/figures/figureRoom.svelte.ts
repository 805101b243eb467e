/** A figure that is edited: its history, the cursor in its dial, and writing it a moment after each change. */
import type { FigureEntry, FigureLine } from '../../../shared/formats/documents/documents.ts'
import { asBroughtIn, corrected, isImported } from '../../../shared/formats/documents/corrections.ts'
import { goTo, openDial, press, choosePower, type DialEdit } from '../../../shared/figures/dial/dialKeys.ts'
import { dialOf, rowsOf, type DialRow } from '../../../shared/figures/dial/dialRows.ts'
import { pastedRows } from '../../../shared/figures/dial/pasteDial.ts'
import type { DialSlot } from '../../../shared/rules/dialColours.ts'
import type { Change, StoredSession } from '../../storage/interface/storage.ts'
import type { Library } from '../library/library.svelte.ts'
import type { Undoable } from '../table/undoable.svelte.ts'
import { LateWriter } from '../saving/saving.svelte.ts'
import type { History } from '../table/history.ts'
import { withFigure } from './newFigure.ts'

/** Longer than the pause between two keys. */
const WRITE_MS = 500

type Cursor = Pick<DialEdit, 'row' | 'slot' | 'typed' | 'word' | 'downwards'>

/** A figure with its history, which comes back after a restart (`restart/storedSteps`). */
export interface FigureSteps extends Undoable<FigureEntry> {
  restore(sessions: readonly StoredSession[]): Promise<void>
  stepChanges(history: History<FigureEntry>): { readonly changes: readonly Change[]; readonly done: () => void }
}

export class FigureRoom {
  readonly set: string
  readonly id: string
  readonly steps: FigureSteps
  readonly figure: FigureEntry
  /** The dial with the cursor in it. */
  readonly dial: DialEdit
  readonly writer: LateWriter
  #cursor = $state.raw<Cursor>({ row: 0, slot: 'speed', typed: '', word: '', downwards: false })
  /** Where the cursor stood before each step, for the way back. */
  readonly #library: Pick<Library, 'figureSets' | 'commitDocuments'>
  /** As its source has it; null: it was typed in here. */
  readonly #theirs: FigureEntry | null

  /** @param stepsOf the history of a figure, kept under such a key */
  constructor(
    set: string,
    figure: FigureEntry,
    library: Pick<Library, 'figureSets' | 'commitDocuments'>,
    stepsOf: (figure: FigureEntry, key: string) => FigureSteps
  ) {
    this.set = set
    this.id = figure.id
    this.#library = library
    this.#theirs = isImported(figure) ? asBroughtIn(figure) : null
    this.steps = stepsOf(figure, `figure ${set}/${figure.id}`)
    this.figure = $derived(this.steps.case)
    const opened = openDial(rowsOf(figure.dial, figure.specialPowers), [])
    this.#cursor = { ...cursorOf(opened), row: 0 }
    this.dial = $derived({
      ...this.#cursor,
      rows: rowsOf(this.figure.dial, this.figure.specialPowers),
      lines: (this.figure.lines ?? []).map(({ click }) => click - 1)
    })
    this.writer = new LateWriter(() => this.#begin())
  }

  /** Puts back what can be taken back from an earlier sitting. */
  restore(sessions: readonly StoredSession[]): Promise<void> {
    return this.steps.restore(sessions)
  }

  /** One step that can be undone. */
  change(label: string, change: Partial<FigureEntry>, merge: string | null = null): void {
    const next = { ...this.figure, ...change }
    this.steps.change(label, this.#theirs ? corrected(next, this.#theirs) : next, merge)
    this.writer.touch(WRITE_MS)
  }

  /** A key in the dial. @returns whether it meant something */
  press(key: string, label: string): boolean {
    return this.#take(press(this.dial, key), label)
  }

  /** A tap on a cell. */
  goTo(row: number, slot: DialSlot): void {
    this.#cursor = cursorOf(this.#settled(goTo(this.dial, row, slot)))
  }

  /** A power for the cell under the cursor, from that click on; undefined: none. */
  choosePower(power: string | undefined, label: string): void {
    this.#take(choosePower(this.dial, power), label)
  }

  /** A table that was copied in place of the dial. @returns the line that could not be read, or null */
  paste(text: string, label: string): { readonly line: number; readonly found: string } | null {
    const read = pastedRows(text)
    if (!read.ok) return read
    this.#put(
      read.rows,
      this.dial.lines.filter((line) => line < read.rows.length),
      label
    )
    this.#cursor = { ...this.#cursor, row: read.rows.length, slot: 'speed', typed: '', word: '' }
    return null
  }

  undo(): string | null {
    const label = this.steps.undo()
    if (label !== null) this.#afterStep()
    return label
  }

  redo(): string | null {
    const label = this.steps.redo()
    if (label !== null) this.#afterStep()
    return label
  }

  flush(): Promise<void> {
    return this.writer.flush()
  }

  /** What is not durable yet. */
  unsaved(): readonly Change[] {
    return this.#changes(this.steps.history).changes
  }

  #afterStep(): void {
    this.#cursor = { ...this.#cursor, typed: '', word: '', row: Math.min(this.#cursor.row, this.figure.dial.length) }
    this.writer.touch(WRITE_MS)
  }

  #take(next: DialEdit, label: string): boolean {
    if (next === this.dial) return false
    this.#cursor = cursorOf(this.#settled(next, label))
    return true
  }

  /** Puts what a key made of the rows into the figure. */
  #settled(next: DialEdit, label = ''): DialEdit {
    if (next.rows !== this.dial.rows || next.lines !== this.dial.lines) this.#put(next.rows, next.lines, label)
    return next
  }

  #put(rows: readonly DialRow[], lines: readonly number[], label: string): void {
    const dial = dialOf(rows, this.figure.specialPowers)
    const first = dial.find(({ ko }) => !ko)
    const { speed = null, attack = null, defense = null, damage = null } = first ?? {}
    const before = this.dial.lines
    const made = lines === before ? this.figure.lines : linesAfter(this.figure, before, lines)
    this.change(label, { dial, ...(dial.length > 0 && { speed, attack, defense, damage }), lines: made })
  }

  #changes(history: History<FigureEntry>): { readonly changes: readonly Change[]; readonly done: () => void } {
    const figure = history.present
    const set = this.#library.figureSets.find(({ id }) => id === this.set)
    if (!set?.figures.some(({ id }) => id === figure.id)) return { changes: [], done: () => undefined }
    const { changes, done } = this.steps.stepChanges(history)
    return { changes: [{ do: 'put', table: 'figureSets', value: withFigure(set, figure), origin: 'user' }, ...changes], done }
  }

  #begin(): () => Promise<void> {
    const { history } = this.steps
    return async () => {
      let done = (): void => undefined
      await this.#library.commitDocuments(() => {
        const now = this.#changes(history)
        done = now.done
        return now.changes
      })
      done()
    }
  }
}

const cursorOf = ({ row, slot, typed, word, downwards }: DialEdit): Cursor => ({ row, slot, typed, word, downwards })

/** The lines of the card when marks have come, gone or moved with their rows. */
function linesAfter(
  { lines = [], points }: FigureEntry,
  before: readonly number[],
  after: readonly number[]
): readonly FigureLine[] | undefined {
  const moved = before.length === after.length
  const made = after.map((row, index): FigureLine => {
    const known = moved ? lines[index] : lines.find(({ click }) => click === row + 1)
    return known ? { ...known, click: row + 1 } : { click: row + 1, points: lines.length === 0 ? points : null }
  })
  return made.length > 0 ? made : undefined
}
