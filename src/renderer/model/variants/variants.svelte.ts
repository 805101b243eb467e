/**
 * What if: several versions of the table, each with its own undo. One of them is on the table; the others wait as they
 * were left. The first is the position as it stands.
 */
import type { ClixCase } from '../../../shared/contract/case.ts'
import { answerOf } from '../table/answer/answers.svelte.ts'
import type { Answer } from '../table/answer/derive.ts'
import { startHistory, type History } from '../table/history.ts'
import type { Table } from '../table/table.svelte.ts'

export interface Variant {
  readonly id: string
  /** Given by the user; empty: its letter, or the words for the first. */
  readonly name: string
  readonly history: History<ClixCase>
}

/** More could not be compared side by side. */
export const MOST_VARIANTS = 6
export const FIRST_VARIANT = 'first'

export class Variants {
  readonly #table: Table
  /** All of them; the one on the table is kept here as it was when it was taken up. */
  #list = $state.raw<readonly Variant[]>([])
  #active = $state(FIRST_VARIANT)
  readonly all: readonly Variant[] = $derived.by(() => {
    const history = this.#table.history
    return this.#list.map((variant) => (variant.id === this.#active ? { ...variant, history } : variant))
  })
  /** Whether there is more than the position as it stands. */
  readonly any: boolean = $derived(this.#list.length > 1)

  constructor(table: Table) {
    this.#table = table
    this.#list = [{ id: FIRST_VARIANT, name: '', history: startHistory(table.case) }]
  }

  get active(): string {
    return this.#active
  }

  get full(): boolean {
    return this.#list.length >= MOST_VARIANTS
  }

  /** The ruling of a variant; the same case is asked once. */
  answerOf({ id, history }: Variant): Answer {
    return id === this.#active ? this.#table.answer : answerOf(history.present)
  }

  /** A copy of the table as a further variant, put on the table. Returns its id, or null where there are enough. */
  add(name = ''): string | null {
    if (this.full) return null
    const id = this.#freeLetter()
    if (id === null) return null
    this.#put()
    this.#list = [...this.#list, { id, name, history: { ...startHistory(this.#table.case), kept: this.#table.kept } }]
    this.#take(id)
    return id
  }

  /** A further variant beside the table, which stays as it is. null where there are enough. */
  addBeside(value: ClixCase, name: string): string | null {
    const id = this.full ? null : this.#freeLetter()
    if (id !== null) this.#list = [...this.#list, { id, name, history: startHistory(value) }]
    return id
  }

  #freeLetter(): string | null {
    return 'abcdefgh'.split('').find((letter) => this.#list.every((variant) => variant.id !== letter)) ?? null
  }

  /** Puts another variant on the table. */
  show(id: string): void {
    if (id === this.#active || !this.#list.some((variant) => variant.id === id)) return
    this.#put()
    this.#take(id)
  }

  /** Takes a variant away; the last one stays. Returns what puts it back, as long as `hasRoomFor` it, or null. */
  remove(id: string): (() => void) | null {
    if (this.#list.length === 1) return null
    this.#put()
    const at = this.#list.findIndex((variant) => variant.id === id)
    const removed = this.#list[at]
    if (!removed) return null
    this.#list = this.#list.toSpliced(at, 1)
    const wasActive = id === this.#active
    const next = this.#list[Math.max(0, at - 1)]
    if (wasActive && next) this.#take(next.id)
    return () => {
      this.#put()
      this.#list = this.#list.toSpliced(at, 0, removed)
      if (wasActive) this.#take(id)
    }
  }

  /** Whether the variant can come back: not where a new one has its letter. */
  hasRoomFor({ id }: Variant): boolean {
    return !this.full && this.#list.every((variant) => variant.id !== id)
  }

  rename(id: string, name: string): void {
    this.#list = this.#list.map((variant) => (variant.id === id ? { ...variant, name: name.trim().slice(0, 40) } : variant))
  }

  /** As they were left; the table must hold the active one already. */
  restore(list: readonly Variant[], active: string): void {
    const isThere = list.some(({ id }) => id === active)
    this.#list = isThere
      ? list
      : [{ id: FIRST_VARIANT, name: '', history: this.#table.history }, ...list.filter(({ id }) => id !== FIRST_VARIANT)]
    this.#active = isThere ? active : FIRST_VARIANT
  }

  #put(): void {
    const history = this.#table.history
    this.#list = this.#list.map((variant) => (variant.id === this.#active ? { ...variant, history } : variant))
  }

  #take(id: string): void {
    const taken = this.#list.find((variant) => variant.id === id)
    if (!taken) return
    this.#active = id
    this.#table.history = taken.history
  }
}
