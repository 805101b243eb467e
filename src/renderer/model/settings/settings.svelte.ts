/** The user's switches and the table as it was left; written a moment after the last change, and the writing can be seen. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import { DEFAULT_SETTINGS, SCALES } from '../../../shared/backup/savedRows.ts'
import type { Change, Settings, Storage } from '../../storage/interface/storage.ts'
import { LateWriter } from '../saving/saving.svelte.ts'

/** The sizes that the interface has. */
export { SCALES }

/** Long enough for a drag or a typed number to end, short enough to lose nothing that matters. */
const DEBOUNCE_MS = 400

/** What is written in the same commit as the tables: read when the writing begins, turned into changes when its turn comes. */
export interface Beside {
  take(): () => { readonly changes: readonly Change[]; readonly done: () => void }
}

export class SettingsStore {
  beside: Beside | null = null
  current = $state.raw<Settings>({
    ...DEFAULT_SETTINGS
  })
  readonly writer = new LateWriter(() => this.#begin())
  readonly #storage: Storage
  /** Switches that are not written yet. */
  #due: Partial<Settings> = {}

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** Returns what the storage has; what is not written yet stays as it was set. */
  async load(): Promise<Settings> {
    const kept = await this.#storage.settings()
    this.current = { ...kept, ...this.#due }
    return kept
  }

  set(change: Partial<Settings>): void {
    this.current = { ...this.current, ...change }
    this.#due = { ...this.#due, ...change }
    this.touch()
  }

  /** Something that is written beside the settings has changed. */
  touch(): void {
    this.writer.touch(DEBOUNCE_MS)
  }

  /** The neighbouring games' tables; nothing is written while none of them has changed. */
  keepGames(systemTables: NonNullable<Settings['systemTables']>): void {
    const kept = this.current.systemTables
    const same = Object.entries(systemTables).every(
      ([ruleset, table]) => (kept as Readonly<Record<string, unknown>> | undefined)?.[ruleset] === table
    )
    if (!same) this.set({ systemTables })
  }

  keepTable(table: ClixCase): void {
    if (this.current.table !== table) this.set({ table })
  }

  /** The changes that bring the storage to what is here. Throws while another window saves. */
  unsaved(): readonly Change[] {
    return [{ do: 'put', table: 'settings', value: this.current }, ...(this.beside?.take()().changes ?? [])]
  }

  #begin(): () => Promise<void> {
    const settings = this.current
    const beside = this.beside?.take()
    return async () => {
      const more = beside?.()
      await this.#storage.commit([{ do: 'put', table: 'settings', value: settings }, ...(more?.changes ?? [])])
      more?.done()
      if (this.current === settings) this.#due = {}
    }
  }
}
