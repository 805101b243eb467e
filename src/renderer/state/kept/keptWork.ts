/**
 * What comes back after a restart beside the tables themselves: the undo of each, and the variants of the position.
 * It is written in the same commit as the tables, so that the two can never disagree.
 */
import type { ClixCase } from '../../../shared/cases/case.ts'
import { isRecord } from '../../../shared/validate.ts'
import type { Change, KeptSession } from '../../storage/storage.ts'
import { startHistory, type History } from '../history.ts'
import { restorable } from '../restore.ts'
import type { SystemTables } from '../systems/systemTables.ts'
import type { Table } from '../table.svelte.ts'
import { FIRST_VARIANT, type Variant, type Variants } from '../variants/variants.svelte.ts'
import { forgetHistory, historyChanges, NOTHING_WRITTEN, restoreHistory, type Written } from './keptHistory.ts'

/** Everything to be written, as it stands at one moment. */
export interface WorkNow {
  readonly histories: ReadonlyMap<string, History<object>>
  readonly variants: Readonly<Record<string, unknown>>
}

const VARIANTS = 'variants'
const keyOfVariant = (id: string): string => `table ${id}`

export class KeptWork {
  readonly #table: Table
  readonly #variants: Variants
  readonly #systems: SystemTables
  #written = new Map<string, Written>()
  #variantsWritten = ''

  constructor(table: Table, variants: Variants, systems: SystemTables) {
    this.#table = table
    this.#variants = variants
    this.#systems = systems
  }

  /** What stands on the tables now. */
  now(): WorkNow {
    const { all, active } = this.#variants
    return {
      histories: new Map<string, History<object>>([
        ...all.map(({ id, history }) => [keyOfVariant(id), history] as const),
        ...this.#systems.all.map(({ desk, history }) => [desk.ruleset, history] as const)
      ]),
      // The active one's case is the table itself.
      variants: { active, list: all.map(({ id, name, history }) => ({ id, name, ...(id === active ? {} : { case: history.present }) })) }
    }
  }

  /** The changes that bring the storage to `now`; `done` is called when they are durable. */
  changes({ histories, variants }: WorkNow): { readonly changes: readonly Change[]; readonly done: () => void } {
    const next = new Map<string, Written>()
    const changes: Change[] = []
    for (const [key, history] of histories) {
      const known = this.#written.get(key) ?? NOTHING_WRITTEN
      const one = historyChanges(key, known, history)
      changes.push(...one.changes)
      next.set(key, one.written)
    }
    for (const [key, written] of this.#written) if (!histories.has(key)) changes.push(...forgetHistory(key, written))
    const text = JSON.stringify(variants)
    if (text !== this.#variantsWritten) changes.push({ do: 'put-session', session: { id: VARIANTS, state: variants } })
    return {
      changes,
      done: () => {
        this.#written = next
        this.#variantsWritten = text
      }
    }
  }

  /** Puts back what was kept. The tables themselves must be there already. */
  restore(sessions: readonly KeptSession[]): void {
    const kept = sessions.find(({ id }) => id === VARIANTS)?.state
    const active = typeof kept?.active === 'string' ? kept.active : FIRST_VARIANT
    this.#table.history = this.#restored(keyOfVariant(active), this.#table.case, sessions)
    for (const system of this.#systems.all) system.history = this.#restored(system.desk.ruleset, system.case, sessions)
    const list = Array.isArray(kept?.list) ? kept.list.flatMap((one): Variant[] => this.#variant(one, active, sessions)) : []
    this.#variants.restore(list, active)
  }

  #variant(kept: unknown, active: string, sessions: readonly KeptSession[]): Variant[] {
    if (!isRecord(kept) || typeof kept.id !== 'string' || typeof kept.name !== 'string') return []
    const { id, name } = kept
    if (id === active) return [{ id, name, history: this.#table.history }]
    const value = caseOf(kept.case)
    return value ? [{ id, name, history: this.#restored(keyOfVariant(id), value, sessions) }] : []
  }

  #restored<T extends object>(key: string, present: T, sessions: readonly KeptSession[]): History<T> {
    try {
      const { history, written } = restoreHistory(key, present, sessions)
      this.#written.set(key, written)
      return history
    } catch {
      return startHistory(present)
    }
  }
}

function caseOf(value: unknown): ClixCase | null {
  // The question of a variant need not be finished; what is wrong with it is said on the table.
  const kept = value as ClixCase
  return isRecord(value) && isRecord(value.ask) && restorable(kept) ? kept : null
}
