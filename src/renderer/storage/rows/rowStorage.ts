/**
 * The storage over a store of rows: one commit for every change, and rows checked when they are read. Both the
 * database and the memory version are this class, so that they cannot differ in more than where the rows lie.
 */
import type { Tables } from '../../../shared/journal/entries.ts'
import type { LeagueFile } from '../../../shared/formats/documents/leagueFile.ts'
import type { OwnedFigures, StoredTeam } from '../../../shared/formats/documents/teamFile.ts'
import { storageTexts } from '../../i18n/texts.ts'
import { brokenSentence, CHECKED_AT_START, PARSERS } from './contents.ts'
import { withDocuments } from '../../../shared/backup/editionVersions.ts'
import { UNKNOWN_HEALTH, type DataHealth } from '../interface/dataHealth.ts'
import { knownTextOf } from '../../../shared/base/text/knownText.ts'
import { nextTask } from '../../../shared/base/nextTask.ts'
import { Turns } from '../../../shared/base/turns.ts'
import { toStorageError } from './errors.ts'
import { LARGE, problemsOnDemand, setOnDemand } from './setOnDemand.ts'
import {
  TABLES,
  writesOf,
  type AnyChange,
  type IndexRows,
  type DigestRow,
  type Row,
  type RowStore,
  type TableName,
  type Write
} from './rows.ts'
import { DEFAULT_SETTINGS } from '../../../shared/backup/savedRows.ts'
import {
  DOCUMENT_TABLES,
  factsOf,
  originKey,
  ROW_ORDER,
  StorageError,
  WRITTEN_ONCE,
  type Contents,
  type StoredEvent,
  type StoredFact,
  type StoredSession,
  type Origin,
  type Position,
  type RuleNote,
  type SavedRuling,
  type Settings,
  type StorageTrouble,
  type UserTable,
  type WatchedStorage,
  type WrittenSince
} from '../interface/storage.ts'
import type { EditionFile } from '../../../shared/formats/documents/editionFile.ts'
import type { ElementsFile, FigureSetFile, MapFile, SpecialTerrainFile } from '../../../shared/formats/documents/documents.ts'
import type { HexMapFile } from '../../../shared/formats/documents/maps/hexMapFile.ts'
import { revisionsBegin, type MapRevision } from '../../../shared/formats/documents/maps/mapRevision.ts'
import type { StoredPicture } from '../../../shared/formats/documents/common/storedPicture.ts'

/** A change that is not acknowledged for so long is told of: a busy disk is quicker, and a judge still remembers what he did. */
const SLOW_MS = 800

/** Large, and asked for when they are looked at. */
const READ_ONE_BY_ONE: readonly UserTable[] = ['pictures', 'mapRevisions']

export class RowStorage implements WatchedStorage {
  readonly #store: RowStore
  readonly #listeners = new Set<(trouble: StorageTrouble) => void>()
  readonly #commitListeners = new Set<(changes: readonly AnyChange[]) => void>()
  #readQuarantined: (name: string) => Promise<string | null> = () => Promise.resolve(null)
  #measure: () => Promise<DataHealth['room']> = () => Promise.resolve(null)
  readonly #healthListeners = new Set<(health: DataHealth) => void>()
  #health: DataHealth = UNKNOWN_HEALTH
  /** Rows already told of, so that a list which is read often says it once. */
  readonly #told = new Set<string>()

  /** What the check at the start found good: handed over to who reads the table first, so that nothing is checked twice. */
  readonly #fresh = new Map<UserTable, unknown[]>()

  /** What was read to bring journal and database together, so that nothing is read twice at the start. */
  readonly #found: Map<TableName, readonly Row[]>

  #sealed = false
  /** How many changes wait for longer than that. */
  #slow = 0

  /** @param found all rows of the store, where they have been read; let go by `readAnew` */
  constructor(store: RowStore, found: Tables | null = null) {
    this.#store = store
    this.#found = new Map(found ? TABLES.map((table) => [table, (found[table] ?? []) as readonly Row[]] as const) : [])
  }

  maps = (): Promise<readonly MapFile[]> => this.#read('maps')

  hexMaps = (): Promise<readonly HexMapFile[]> => this.#read('hexMaps')

  mapRevisions = (map: string): Promise<readonly MapRevision[]> => this.#read('mapRevisions', revisionsBegin(map))

  picture = async (id: string): Promise<StoredPicture | null> => {
    const [row] = await this.rows('pictures', id)
    const picture = row && PARSERS.pictures(row.value)
    return picture?.ok ? picture.value : null
  }

  figureSets = (): Promise<readonly FigureSetFile[]> => this.#read('figureSets')

  elements = (): Promise<readonly ElementsFile[]> => this.#read('elements')

  specialTerrain = (): Promise<readonly SpecialTerrainFile[]> => this.#read('specialTerrain')

  editions = (): Promise<readonly EditionFile[]> => this.#read('editions')

  teams = (): Promise<readonly StoredTeam[]> => this.#read('teams')

  owned = (): Promise<readonly OwnedFigures[]> => this.#read('owned')

  rulings = async (): Promise<readonly SavedRuling[]> => {
    const saved = await this.#read('rulings')
    if (saved.every(({ editionVersion }) => editionVersion === undefined)) return saved
    const versions = new Map((await this.#read('editionVersions')).map((version) => [version.id, version]))
    return saved.map((one) => withDocuments(one, (id) => versions.get(id)))
  }

  ruleNotes = (): Promise<readonly RuleNote[]> => this.#read('ruleNotes')

  sessions = (): Promise<readonly StoredSession[]> => this.#read('sessions')

  events = (): Promise<readonly StoredEvent[]> => this.#read('events')

  eventFacts = async (event: string): Promise<readonly StoredFact[]> =>
    (await this.#read('eventFacts', factsOf(event))).filter((fact) => fact.event === event)

  leagues = (): Promise<readonly LeagueFile[]> => this.#read('leagues')

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
  rows = async (table: TableName, begin?: string): Promise<readonly Row[]> => {
    try {
      return (begin === undefined && this.#found.get(table)) || (await this.#store.rows(table, begin))
    } catch (error) {
      throw toStorageError(error)
    }
  }

  /** Where digests of figure sets are kept. */
  #digests: IndexRows | undefined

  digestsIn = (index: IndexRows | undefined): void => {
    this.#digests = index
  }

  keepDigests = async (digests: readonly { readonly set: FigureSetFile; readonly digest: string }[]): Promise<void> => {
    const kept = digests.flatMap(({ set, digest }): DigestRow[] => {
      const text = knownTextOf(set)
      return text === undefined || text.length < LARGE ? [] : [{ id: set.id, text, digest }]
    })
    if (kept.length > 0) await this.#digests?.keepDigests?.(kept).catch(() => undefined)
  }

  readAnew = (): void => {
    this.#found.clear()
  }

  position = (): Position | null => (this.#sealed ? null : (this.#store.position?.() ?? null))

  #past: (position: Position) => WrittenSince | null = () => null

  writtenSince = (position: Position): WrittenSince | null => this.#past(position)

  /** For the opening: what the journal had when it was read. */
  pastIs = (past: ((position: Position) => WrittenSince | null) | undefined): void => {
    this.#past = past ?? (() => null)
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
    if (!changes.some(isWrittenOnce) && !writes.some(isPutOfVersion)) return this.#writeAll(changes, writes)
    // The check for rows that exist and the write have one turn: nothing is written between them.
    return this.#once.run(async () => {
      await this.#refuseTwice(changes)
      await this.#writeAll(changes, await this.#withoutKnownVersions(writes))
    })
  }

  /** A version that is there already has the same content by its id. */
  async #withoutKnownVersions(writes: readonly Write[]): Promise<readonly Write[]> {
    const known = new Set<string>()
    for (const write of writes.filter(isPutOfVersion)) for (const { id } of await this.rows('editionVersions', write.put.id)) known.add(id)
    return writes.filter((write) => !(isPutOfVersion(write) && known.has(write.put.id)))
  }

  /** Nothing that is written once is written while this goes on. */
  alone = <T>(work: () => Promise<T>): Promise<T> => this.#once.run(work)

  /** Commits of rows that are written once. */
  readonly #once = new Turns()

  async #refuseTwice(changes: readonly AnyChange[]): Promise<void> {
    const puts = changes
      .filter(isWrittenOnce)
      .flatMap(writesOf)
      .filter((write) => 'put' in write)
    const ids = new Set<string>()
    // What the same commit takes away first may be written anew: a name that is to be forgotten goes out of its row so.
    const gone = new Set(changes.flatMap((change) => (change.do === 'delete' && WRITTEN_ONCE.includes(change.table) ? change.id : [])))
    for (const table of new Set(puts.map((write) => write.table))) {
      const own = puts.filter((write) => write.table === table).map(({ put }) => put.id)
      // What many ids begin with is read in one go.
      for (const begin of own.length > FEW ? new Set(own.map((id) => id.slice(0, id.lastIndexOf('/') + 1))) : own)
        for (const { id } of await this.rows(table, begin)) if (!gone.has(id)) ids.add(id)
      for (const id of own) {
        if (ids.has(id)) throw new StorageError('there-already', storageTexts.thereAlready(id))
        ids.add(id)
      }
    }
  }

  async #writeAll(changes: readonly AnyChange[], writes: readonly Write[]): Promise<void> {
    const settled = this.#tellIfSlow()
    for (const { table } of writes) this.#found.delete(table)
    for (const write of writes) if (write.table === 'figureSets') this.#unchecked.delete('put' in write ? write.put.id : write.delete)
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
    for (const table of CHECKED_AT_START) {
      const { good, broken } = await this.#check(table)
      if (!READ_ONE_BY_ONE.includes(table)) this.#fresh.set(table, good)
      for (const { row, why } of broken) {
        notices.push(`${why} ${storageTexts.setAside}`)
        changes.push({ do: 'set-aside', table, row, at: now, why })
      }
    }
    await this.commit(changes)
    return notices
  }

  /** Figure sets that nobody has looked into yet. */
  readonly #unchecked = new Map<string, { readonly row: Row; readonly set: FigureSetFile }>()

  /**
   * Looks into the figure sets that the start left for later, a set at a time; those that cannot be read are moved as `setBrokenAside`
   * moves them. One sentence for each.
   * @param rest lets the page go on for a moment
   */
  checkSetsLeft = async (now: string, rest: () => Promise<void> = nextTask): Promise<string[]> => {
    const notices: string[] = []
    for (const [id, { row, set }] of [...this.#unchecked]) {
      await rest()
      // Meanwhile another one may have been written in its place.
      if (this.#unchecked.get(id)?.set !== set) continue
      const problems = problemsOnDemand(set)
      this.#unchecked.delete(id)
      if (problems.length === 0) continue
      const why = brokenSentence('figureSets', id, problems)
      await this.commit([{ do: 'set-aside', table: 'figureSets', row, at: now, why }])
      notices.push(`${why} ${storageTexts.setAside}`)
    }
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

  measureRoom = async (): Promise<DataHealth['room']> => {
    const room = await this.#measure()
    this.setHealth({ room })
    return room
  }

  /** Sets how the room is measured; it must never reject. */
  onMeasure = (measure: () => Promise<DataHealth['room']>): void => {
    this.#measure = measure
  }

  /** For the layers below: the health has changed. */
  setHealth = (change: Partial<DataHealth>): void => {
    this.#health = { ...this.#health, ...change }
    for (const listener of [...this.#healthListeners]) listener(this.#health)
  }

  close = (): void => {
    this.#store.close()
  }

  async #read<T extends UserTable>(table: T, begin?: string): Promise<Contents[T][]> {
    const fresh = this.#fresh.get(table) as Contents[T][] | undefined
    this.#fresh.delete(table)
    if (fresh) return inOrder(table, fresh)
    const { good, broken } = await this.#check(table, begin)
    for (const { row, why } of broken) this.#tellBroken(table, row.id, why)
    return inOrder(table, good)
  }

  async #check<T extends UserTable>(table: T, begin?: string): Promise<{ good: Contents[T][]; broken: { row: Row; why: string }[] }> {
    const good: Contents[T][] = []
    const broken: { row: Row; why: string }[] = []
    const rows = await this.rows(table, begin)
    // A collection is checked in a tenth of the time; for the few sets that are shipped it need not be read.
    if (table === 'figureSets' && rows.length > FEW)
      await import('../../../shared/formats/documents/common/quickly.ts').catch(() => undefined)
    for (const row of rows) {
      const later = table === 'figureSets' ? setOnDemand(row) : null
      if (later) {
        good.push(later as Contents[T])
        this.#unchecked.set(row.id, { row, set: later })
        continue
      }
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

/** So many rows are looked for one by one. */
const FEW = 8

const isPutOfVersion = (write: Write): write is Write & { readonly put: Row } => write.table === 'editionVersions' && 'put' in write

const isWrittenOnce = (change: AnyChange): boolean => change.do === 'put' && WRITTEN_ONCE.includes(change.table)

const inOrder = <T extends UserTable>(table: T, values: readonly Contents[T][]): Contents[T][] => {
  const order = ROW_ORDER[table]
  return order ? values.toSorted(order) : [...values]
}
