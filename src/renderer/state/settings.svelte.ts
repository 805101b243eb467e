/** The user's switches and the table as it was left; written a moment after the last change, and the writing can be seen. */
import type { ClixCase } from '../../shared/cases/case.ts'
import { SCALES, type Change, type Settings, type Storage } from '../storage/storage.ts'
import type { SaveState } from './session.svelte.ts'

/** The sizes that the interface has. */
export { SCALES }

/** Long enough for a drag or a typed number to end, short enough to lose nothing that matters. */
const DEBOUNCE_MS = 400
/** What could not be saved is tried again by itself: soon at first, then ever less often. */
const RETRY_MS = 2000
const LONGEST_RETRY_MS = 60_000

/** What is written in the same commit as the tables: read when the writing begins, turned into changes when its turn comes. */
export interface Beside {
  take(): () => { readonly changes: readonly Change[]; readonly done: () => void }
}

export class SettingsStore {
  beside: Beside | null = null
  current = $state.raw<Settings>({
    theme: 'system', ruleset: 'heroclix-2012', squareNames: false, firstStripSeen: false, table: null
  })
  saveState = $state<SaveState>('saved')
  /** A sentence fit to show while `saveState` is `failed`. */
  error = $state<string | null>(null)
  readonly #storage: Storage
  #timer: ReturnType<typeof setTimeout> | null = null
  #writing: Promise<void> = Promise.resolve()
  /** Counts what was asked to be written: only the last of it makes the state “saved”. */
  #asked = 0
  #retry = RETRY_MS

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async load(): Promise<void> {
    this.current = await this.#storage.settings()
  }

  set(change: Partial<Settings>): void {
    this.current = { ...this.current, ...change }
    this.touch()
  }

  /** Something that is written beside the settings has changed. */
  touch(): void {
    this.saveState = 'saving'
    this.#asked++
    this.#writeIn(DEBOUNCE_MS)
  }

  #writeIn(milliseconds: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => { void this.flush() }, milliseconds)
  }

  /** The neighbouring games' tables; nothing is written while none of them has changed. */
  keepSystems(systemTables: NonNullable<Settings['systemTables']>): void {
    const kept = this.current.systemTables
    const same = Object.entries(systemTables).every(([ruleset, table]) => (kept as Readonly<Record<string, unknown>> | undefined)?.[ruleset] === table)
    if (!same) this.set({ systemTables })
  }

  keepTable(table: ClixCase): void {
    if (this.current.table !== table) this.set({ table })
  }

  /** Writes what is not written yet. Commits follow each other in order; the last one is the truth. */
  flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const settings = this.current
    const beside = this.beside?.take() ?? null
    const asked = this.#asked
    this.#writing = this.#writing.then(() => this.#write(settings, beside, asked))
    return this.#writing
  }

  async #write(settings: Settings, beside: ReturnType<Beside['take']> | null, asked: number): Promise<void> {
    try {
      const more = beside?.()
      await this.#storage.commit([{ do: 'put-settings', settings }, ...(more?.changes ?? [])])
      more?.done()
      if (this.#asked === asked) this.saveState = 'saved'
      this.error = null
      this.#retry = RETRY_MS
    } catch (error) {
      this.saveState = 'failed'
      this.error = error instanceof Error ? error.message : String(error)
      // A newer change brings its own attempt.
      if (this.#timer !== null) return
      this.#writeIn(this.#retry)
      this.#retry = Math.min(2 * this.#retry, LONGEST_RETRY_MS)
    }
  }
}
