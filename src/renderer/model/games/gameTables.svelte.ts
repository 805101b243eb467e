/**
 * The tables of the neighbouring games: each keeps its own position and history while another one is shown. Their rules are read when
 * one of them is first needed; until then what was left of them stays as it was kept.
 */
import { gameOf, isGameCase } from '../../../shared/games/all.ts'
import type { GameCase, GameRuleset } from '../../../shared/games/common/game.ts'
import type { SavedRuling, Settings } from '../../storage/interface/storage.ts'
import type { Unreadable } from '../table/ask/restorable.ts'
import { later } from '../window/later.ts'
import type { GameTable } from './gameTable.svelte.ts'

export class GameTables {
  /** Those that have been read. */
  all = $state.raw<readonly GameTable[]>([])
  readonly #read: () => Promise<readonly GameTable[]>
  #coming: Promise<void> | null = null
  /** What each began with. */
  readonly #first = new Map<object, GameCase>()
  /** Kept, and on no table yet. */
  #left: NonNullable<Settings['systemTables']> = {}

  constructor(read: () => Promise<readonly GameTable[]>) {
    this.#read = read
  }

  /** Reads the games, once. Rejects with a sentence where that cannot be done; the next call tries again. */
  open(): Promise<void> {
    this.#coming ??= later(this.#read).then(
      (tables) => {
        this.take(tables)
      },
      (error: unknown) => {
        this.#coming = null
        throw error
      }
    )
    return this.#coming
  }

  /** The games as they were read. */
  take(tables: readonly GameTable[]): void {
    for (const table of tables) {
      this.#first.set(table, table.case)
      const kept = this.#left[table.adapter.ruleset]
      if (kept && table.restore(kept) === null) this.#forget(table.adapter.ruleset)
    }
    this.all = tables
  }

  /** Whether something of a game is on this device: then a start reads them before it shows anything. */
  isNeeded({ ruleset, systemTables = {} }: Settings, rulings: readonly SavedRuling[]): boolean {
    return gameOf(ruleset) !== undefined || Object.keys(systemTables).length > 0 || rulings.some((saved) => isGameCase(saved.case))
  }

  /** The table that this ruleset is played on; undefined for HeroClix, and for a game that has not been read. */
  of(ruleset: string): GameTable | undefined {
    return this.all.find(({ adapter }) => adapter.ruleset === ruleset)
  }

  /** Tables as they were left; those that this version does not take are begun anew and returned. */
  restore({ systemTables = {} }: Settings): readonly Unreadable[] {
    this.#left = systemTables
    return this.all.flatMap((table): Unreadable[] => {
      const kept = systemTables[table.adapter.ruleset]
      if (!kept) return []
      this.#forget(table.adapter.ruleset)
      const why = table.restore(kept)
      return why === null ? [] : [{ case: kept, why }]
    })
  }

  /** Whether nobody has done anything on a table. */
  isUntouched(table: { readonly case: object }): boolean {
    return this.#first.get(table) === table.case
  }

  /** What the settings keep of them: those on which something was done. */
  kept(): Readonly<Partial<Record<GameRuleset, GameCase>>> {
    const touched = this.all.filter((table) => !this.isUntouched(table))
    return { ...this.#left, ...Object.fromEntries(touched.map((table) => [table.adapter.ruleset, table.case])) }
  }

  #forget(ruleset: GameRuleset): void {
    const { [ruleset]: _, ...left } = this.#left
    this.#left = left
  }
}
