/**
 * The storage over a store of rows: one commit for every change, and rows checked when they are read. Both the
 * database and the memory version are this class, so that they cannot differ in more than where the rows lie.
 */
import { storageTexts } from '../../i18n/texts.ts'
import { brokenSentence, CHECKED, PARSERS } from './contents.ts'
import { UNKNOWN_HEALTH, type DataHealth } from '../interface/dataHealth.ts'
import { toStorageError } from './errors.ts'
import { writesOf, type AnyChange, type Row, type RowStore, type TableName } from './rows.ts'
import { DEFAULT_SETTINGS } from './savedShapes.ts'
import {
  DOCUMENT_TABLES,
  originKey,
  ROW_ORDER,
  StorageError,
  type Contents,
  type StoredEvent,
  type StoredSession,
  type Origin,
  type RuleNote,
  type SavedRuling,
  type Settings,
  type StorageTrouble,
  type UserTable,
  type WatchedStorage
} from '../interface/storage.ts'
import type { FigureSetFile, MapFile, SpecialTerrainFile } from '../../../shared/formats/documents/documents.ts'

/** A change that is not acknowledged for so long is told of: a busy disk is quicker, and a judge still remembers what he did. */
const SLOW_MS = 800

export class RowStorage implements WatchedStorage {
  readonly #store: RowStore
  readonly #listeners = new Set<(trouble: StorageTrouble) => void>()
  readonly #commitListeners = new Set<(changes: readonly AnyChange[]) => void>()
  #readQuarantined: (name: string) => Promise<string | null> = () => Promise.resolve(null)
  readonly #healthListeners = new Set<(health: DataHealth) => void>()
  #health: DataHealth = UNKNOWN_HEALTH
  /** Rows already told of, so that a list which is read often says it once. */
  readonly #told = new Set<string>()

  /** What the check at the start found good: handed over to who reads the table first, so that nothing is checked twice. */
  readonly #fresh = new Map<UserTable, unknown[]>()

  #sealed = false
  /** How many changes wait for longer than that. */
  #slow = 0

  constructor(store: RowStore) {
    this.#store = store
  }

  maps = (): Promise<readonly MapFile[]> => this.#read('maps')

  figureSets = (): Promise<readonly FigureSetFile[]> => this.#read('figureSets')

  specialTerrain = (): Promise<readonly SpecialTerrainFile[]> => this.#read('specialTerrain')

  rulings = (): Promise<readonly SavedRuling[]> => this.#read('rulings')

  ruleNotes = (): Promise<readonly RuleNote[]> => this.#read('ruleNotes')

  sessions = (): Promise<readonly StoredSession[]> => this.#read('sessions')

  events = (): Promise<readonly StoredEvent[]> => this.#read('events')

  settings = async (): Promise<Settings> => (await this.#read('settings'))[0] ?? DEFAULT_SETTINGS

  origins = async (): Promise<ReadonlyMap<string, Origin>> => {
    const rows = await Promise.all(DOCUMENT_TABLES.map((table) => this.rows(table)))
    return new Map(
      DOCUMENT_TABLES.flatMap((table, at) =>
        rows[at]!.map(({ id, origin }) => [originKey(table, id), origin === 'starter' ? 'starter' : 'user'] as const)
      )
    )
  }

  /** The rows of a table as they lie there. */
  rows = async (table: TableName): Promise<readonly Row[]> => {
    try {
      return await this.#store.rows(table)
    } catch (error) {
      throw toStorageError(error)
    }
  }

  /** The one way by which anything is changed; the journal is in the store of rows. */
  commit = async (changes: readonly AnyChange[]): Promise<void> => {
    if (this.#sealed) throw new StorageError('closed', storageTexts.sealed)
    await this.#write(changes)
  }

  /** The last commit: what comes after it is refused until the app is opened again. A failed one changes nothing. */
  commitLast = async (changes: readonly AnyChange[]): Promise<void> => {
    if (this.#sealed) throw new StorageError('closed', storageTexts.sealed)
    this.#sealed = true
    try {
      await this.#write(changes)
    } catch (error) {
      this.#sealed = false
      throw error
    }
  }

  async #write(changes: readonly AnyChange[]): Promise<void> {
    const writes = changes.flatMap(writesOf)
    if (writes.length === 0) return
    const settled = this.#tellIfSlow()
    try {
      await this.#store.write(writes)
    } catch (error) {
      throw toStorageError(error)
    } finally {
      settled()
    }
    for (const table of this.#fresh.keys()) if (writes.some((write) => write.table === table)) this.#fresh.delete(table)
    for (const listener of [...this.#commitListeners]) listener(changes)
  }

  /** Begins to wait for one change. Returns what is called when its answer is there, good or bad. */
  #tellIfSlow(): () => void {
    let counted = 0
    const count = (by: number): void => {
      counted += by
      this.#slow += by
      this.setHealth({ slow: this.#slow > 0 })
    }
    const timer = setTimeout(count, SLOW_MS, 1)
    return () => {
      clearTimeout(timer)
      if (counted > 0) count(-1)
    }
  }

  /** Called after every commit, with what is durable now. Returns the unsubscribe. */
  onCommit = (listener: (changes: readonly AnyChange[]) => void): (() => void) => {
    this.#commitListeners.add(listener)
    return () => {
      this.#commitListeners.delete(listener)
    }
  }

  /**
   * Moves rows that cannot be read into a table of their own, where they harm nobody and are not lost, and says so:
   * one sentence for each.
   */
  setBrokenAside = async (now: string): Promise<string[]> => {
    const notices: string[] = []
    const changes: AnyChange[] = []
    for (const table of CHECKED) {
      const { good, broken } = await this.#check(table)
      this.#fresh.set(table, good)
      for (const { row, why } of broken) {
        notices.push(`${why} ${storageTexts.setAside}`)
        changes.push({ do: 'set-aside', table, row, at: now, why })
      }
    }
    await this.commit(changes)
    return notices
  }

  onTrouble = (listener: (trouble: StorageTrouble) => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** For the store underneath: tells everyone who listens. */
  tell = (trouble: StorageTrouble): void => {
    for (const listener of [...this.#listeners]) listener(trouble)
  }

  health = (): DataHealth => this.#health

  onHealth = (listener: (health: DataHealth) => void): (() => void) => {
    this.#healthListeners.add(listener)
    return () => {
      this.#healthListeners.delete(listener)
    }
  }

  readQuarantined = (name: string): Promise<string | null> => this.#readQuarantined(name)

  /** How pieces that were set aside are read. */
  onQuarantined = (read: (name: string) => Promise<string | null>): void => {
    this.#readQuarantined = read
  }

  /** For what lies underneath: the health is another one now. */
  setHealth = (change: Partial<DataHealth>): void => {
    this.#health = { ...this.#health, ...change }
    for (const listener of [...this.#healthListeners]) listener(this.#health)
  }

  close = (): void => {
    this.#store.close()
  }

  async #read<T extends UserTable>(table: T): Promise<Contents[T][]> {
    const fresh = this.#fresh.get(table) as Contents[T][] | undefined
    this.#fresh.delete(table)
    if (fresh) return inOrder(table, fresh)
    const { good, broken } = await this.#check(table)
    for (const { row, why } of broken) this.#tellBroken(table, row.id, why)
    return inOrder(table, good)
  }

  async #check<T extends UserTable>(table: T): Promise<{ good: Contents[T][]; broken: { row: Row; why: string }[] }> {
    const good: Contents[T][] = []
    const broken: { row: Row; why: string }[] = []
    for (const row of await this.rows(table)) {
      const parsed = PARSERS[table](row.value)
      if (parsed.ok) good.push(parsed.value)
      else broken.push({ row, why: brokenSentence(table, row.id, parsed.problems) })
    }
    return { good, broken }
  }

  #tellBroken(table: TableName, id: string, message: string): void {
    const key = `${table}/${id}`
    if (this.#told.has(key)) return
    this.#told.add(key)
    this.tell({ code: 'broken-record', message })
  }
}

const inOrder = <T extends UserTable>(table: T, values: readonly Contents[T][]): Contents[T][] => {
  const order = ROW_ORDER[table]
  return order ? values.toSorted(order) : [...values]
}
