/**
 * What comes back after a restart: the tables, the undo of each, and the variants of the position. What is not in the
 * settings is written in the same commit as they are, so that the two can never disagree.
 */
import type { ClixCase } from '../../../shared/contract/case.ts'
import { canonicalJson } from '../../../shared/base/text/canonicalJson.ts'
import { isRecord } from '../../../shared/base/validate.ts'
import { storageTexts } from '../../i18n/texts.ts'
import { StorageError, type Change, type StoredSession, type Settings } from '../../storage/interface/storage.ts'
import { startHistory, type History } from '../table/history.ts'
import { tableOfGame } from '../table/keptGame.ts'
import { unrestorable, type Unreadable } from '../table/ask/restorable.ts'
import type { GameTables } from '../games/gameTables.svelte.ts'
import type { Table } from '../table/table.svelte.ts'
import type { Undoable } from '../table/undoable.svelte.ts'
import { FIRST_VARIANT, type Variant, type Variants } from '../variants/variants.svelte.ts'
import {
  fingerprint,
  forgetHistory,
  historyChanges,
  NOTHING_WRITTEN,
  readStepCode,
  restoreHistory,
  type StoredHistory,
  type Written
} from './undoRows.ts'

/** Everything to be written, as it stands at one moment. */
export interface WorkNow {
  readonly histories: ReadonlyMap<string, StoredHistory>
  readonly variants: Readonly<Record<string, unknown>>
}

const VARIANTS = 'variants'
const keyOfVariant = (id: string): string => `table ${id}`

export interface TakenOver {
  readonly unreadable: readonly Unreadable[]
  /** Where stands what this window had; null: it had nothing of its own. */
  readonly beside: 'variant' | 'redo' | null
}

/** The table stays as it is; Redo brings the value. */
function putAhead<T extends object>(table: Undoable<T>, value: T, name: string): void {
  table.change(name, value)
  table.undo()
}

export class RestartState {
  readonly #table: Table
  readonly #variants: Variants
  readonly #games: GameTables
  #written = new Map<string, Written>()
  #variantsWritten = ''
  /** What each table showed when it was put back. */
  readonly #begun = new Map<object, object>()
  /** Another window saves: what stands here would lie over what it has made, and waits for `takeOver`. */
  waits = false
  /** Not written yet: it goes in the commit that overwrites it otherwise. */
  #unreadable: readonly Unreadable[] = []

  constructor(table: Table, variants: Variants, games: GameTables) {
    this.#table = table
    this.#variants = variants
    this.#games = games
  }

  /** What stands on the tables now. */
  now(): WorkNow {
    // Where it could not be read after the start.
    void readStepCode().catch(() => undefined)
    const { all, active } = this.#variants
    return {
      histories: new Map<string, History<object>>([
        ...all.map(({ id, history }) => [keyOfVariant(id), id === active ? { ...history, moment: this.#moment() } : history] as const),
        ...this.#games.all.map(({ adapter, history }) => [adapter.ruleset, history] as const)
      ]),
      // The active one's case is the table itself.
      variants: { active, list: all.map(({ id, name, history }) => ({ id, name, ...(id === active ? {} : { case: history.present }) })) }
    }
  }

  /** The changes that bring the storage to `now`; `done` is called when they are durable. Throws while another window saves. */
  changes({ histories, variants }: WorkNow): { readonly changes: readonly Change[]; readonly done: () => void } {
    if (this.waits) throw new StorageError('elsewhere', storageTexts.errors.elsewhere)
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
    const aside = this.#unreadable
    changes.push(
      ...aside.map(({ case: value, why }): Change => ({
        do: 'put',
        table: 'sessions',
        value: { id: `set aside ${fingerprint(value)}`, state: { case: value, why } }
      }))
    )
    if (text !== this.#variantsWritten) changes.push({ do: 'put', table: 'sessions', value: { id: VARIANTS, state: variants } })
    return {
      changes,
      done: () => {
        this.#written = next
        this.#variantsWritten = text
        this.#unreadable = this.#unreadable.filter((one) => !aside.includes(one))
      }
    }
  }

  /**
   * Puts back what was kept. Tables that this version cannot read are returned; they are set aside by the next writing.
   * @param otherwise what stands on the table where nothing was kept or it cannot be read
   */
  restore(settings: Settings, sessions: readonly StoredSession[], otherwise: ClixCase | null): readonly Unreadable[] {
    this.#written = new Map()
    const { table } = settings
    const why = table && unrestorable(table)
    const first = why === null ? (table ?? otherwise) : otherwise
    if (first) this.#table.start(first)
    const unreadable = [...(table && why !== null ? [{ case: table, why }] : []), ...this.#games.restore(settings)]
    unreadable.push(...this.#restoreSessions(sessions))
    this.#unreadable = unreadable
    for (const own of [this.#table, ...this.#games.all]) this.#begun.set(own, own.case)
    return unreadable
  }

  /**
   * Puts back what another window has left: it is newer, and goes on. What was changed in this window and could not be saved
   * stands beside it, called `name`: the table as a variant, a neighbouring game's table (and one too many) as the step that Redo brings.
   */
  takeOver(settings: Settings, sessions: readonly StoredSession[], name: string): TakenOver {
    const own = this.#changed(this.#table)
    const games = this.#games.all.flatMap((game) => this.#changed(game))
    const unreadable = this.restore(settings, sessions, null)
    let beside: TakenOver['beside'] = null
    for (const { value } of own) beside = this.#tableBeside(value, name)
    for (const { table, value } of games) {
      putAhead(table, value, name)
      beside ??= 'redo'
    }
    this.waits = false
    return { unreadable, beside }
  }

  /** Puts the tables of other settings beside those that are shown, which stay: the table as a variant, that of another game as a step to redo. */
  addBeside({ table, systemTables = {} }: Settings, name: string): void {
    const same = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b)
    if (table !== null && unrestorable(table) === null && !same(table, this.#table.case)) this.#tableBeside(table, name)
    for (const game of this.#games.all) {
      const value = systemTables[game.adapter.ruleset]
      if (value && !same(value, game.case)) putAhead(game, value, name)
    }
  }

  #tableBeside(value: ClixCase, name: string): 'variant' | 'redo' {
    if (this.#variants.addBeside(value, name) !== null) return 'variant'
    putAhead(this.#table, value, name)
    return 'redo'
  }

  /** The table as it was changed in this window; nothing where it was not. */
  #changed<T extends object>(table: Undoable<T>): readonly { readonly table: Undoable<T>; readonly value: T }[] {
    const value = table.case
    return value === this.#begun.get(table) || this.#games.isUntouched(table) ? [] : [{ table, value }]
  }

  #restoreSessions(sessions: readonly StoredSession[]): readonly Unreadable[] {
    const unreadable: Unreadable[] = []
    const kept = sessions.find(({ id }) => id === VARIANTS)?.state
    const active = typeof kept?.active === 'string' ? kept.active : FIRST_VARIANT
    const { moment, ...history } = this.#restored(keyOfVariant(active), this.#table.case, sessions)
    this.#table.history = this.#withReadableTurns(history, unreadable)
    this.#table.looksAt = moment === undefined || moment === null ? null : { events: moment, map: this.#table.case.map }
    for (const system of this.#games.all) system.history = this.#restored(system.adapter.ruleset, system.case, sessions)
    const list = Array.isArray(kept?.list) ? kept.list.flatMap((one): Variant[] => this.#variant(one, active, sessions, unreadable)) : []
    this.#variants.restore(list, active)
    return unreadable
  }

  #variant(kept: unknown, active: string, sessions: readonly StoredSession[], unreadable: Unreadable[]): Variant[] {
    if (!isRecord(kept) || typeof kept.id !== 'string' || typeof kept.name !== 'string') return []
    const { id, name } = kept
    if (id === active) return [{ id, name, history: this.#table.history }]
    // The question of a variant need not be finished; what is wrong with it is said on the table.
    const value = kept.case as ClixCase
    if (!isRecord(value)) return []
    const why = isRecord(value.ask) ? unrestorable(value) : ''
    const history = this.#withReadableTurns(this.#restored(keyOfVariant(id), value, sessions), unreadable)
    if (why === null) return [{ id, name, history }]
    unreadable.push({ case: value, why })
    return []
  }

  /** How many events are before the moment on the board; `null`: all of them. */
  #moment(): number | null {
    const { looksAt, case: value } = this.#table
    return looksAt && looksAt.map === value.map ? looksAt.events : null
  }

  /** Turns that this version cannot read are set aside like a table. */
  #withReadableTurns(history: History<ClixCase>, unreadable: Unreadable[]): History<ClixCase> {
    const value = history.kept && tableOfGame(history.kept.game)
    const why = value ? unrestorable(value) : null
    if (!value || why === null) return history
    unreadable.push({ case: value, why })
    return { ...history, kept: null }
  }

  #restored<T extends object>(key: string, present: T, sessions: readonly StoredSession[]): StoredHistory<T> {
    try {
      const { history, written } = restoreHistory(key, present, sessions)
      this.#written.set(key, written)
      return history
    } catch {
      return startHistory(present)
    }
  }
}
