/** The storage in IndexedDB. The only file that knows Dexie. */
import { Dexie, type Transaction } from 'dexie'
import { storageTexts } from '../../i18n/texts.ts'
import { newerVersion, toStorageError, unavailable } from './errors.ts'
import { AS_TEXT, laidDown, pickedUp, withDigest } from './asText.ts'
import { probeDatabase, type Probe } from './probe.ts'
import type { OlderRows } from './readOlder.ts'
import { TABLES, type IndexRows, type DigestRow, type Row, type Stamp, type TableName, type Write } from './rows.ts'
import { RowStorage } from './rowStorage.ts'
import { isRecord } from '../../../shared/base/validate.ts'
import type { StorageTrouble } from '../interface/storage.ts'

/** One step of the schema. What is released is never changed: a change is a new step with its upgrade. */
export interface SchemaVersion {
  readonly version: number
  readonly stores: Readonly<Record<string, string>>
  readonly upgrade?: (transaction: Transaction) => Promise<void>
}

/** The database's own table, which is no table of the storage. */
const META = 'meta'
const STAMP_ID = 'journal'

export const SCHEMA: readonly SchemaVersion[] = [
  {
    version: 1,
    stores: {
      maps: 'id',
      figureSets: 'id',
      specialTerrain: 'id',
      rulings: 'id, savedAt',
      settings: 'id',
      starters: 'id',
      setAside: 'id'
    }
  },
  // Notes on rules, what comes back after a restart, and events.
  { version: 2, stores: { ruleNotes: 'id', sessions: 'id', events: 'id' } },
  // How far the database has come with the journal; no data of the user.
  { version: 3, stores: { [META]: 'id' } },
  // What happened in events, a row for each fact.
  { version: 4, stores: { eventFacts: 'id' } },
  // Older revisions of maps, pictures by their content, hex maps.
  { version: 5, stores: { mapRevisions: 'id', pictures: 'id', hexMaps: 'id' } },
  // Teams, and how many figures of each set somebody owns.
  { version: 6, stores: { teams: 'id', owned: 'id' } },
  // Leagues: which events belong together, and what they are worth.
  { version: 7, stores: { leagues: 'id' } },
  // Figure sets are laid down as text; those that lie there as objects are read as they are.
  { version: 8, stores: {} },
  // Editions of the user.
  { version: 9, stores: { editions: 'id' } },
  // Versions of editions, which saved rulings share.
  { version: 10, stores: { editionVersions: 'id' } },
  // Game elements: equipment, one-shots, terrain markers.
  { version: 11, stores: { elements: 'id' } }
]

export interface DexieOptions {
  readonly name?: string
  readonly schema?: readonly SchemaVersion[]
  readonly indexedDB?: IDBFactory
  readonly IDBKeyRange?: typeof IDBKeyRange
  /** Called with everything that an older version kept, before it is upgraded. What it throws is told; the upgrade goes on. */
  readonly beforeUpgrade?: (older: OlderRows) => Promise<void>
  /** Troubles while opening, when nobody can listen to the storage yet. */
  readonly onTrouble?: (trouble: StorageTrouble) => void
}

export const DATABASE = 'linejudge'

/** The rows of an opened database, and what the browser had lost of them before. */
export interface OpenedRows {
  readonly rows: IndexRows
  readonly dataLoss: Probe['dataLoss']
  /** From now on troubles go here. */
  readonly onTrouble: (listener: (trouble: StorageTrouble) => void) => void
}

/**
 * Opens the database, upgrading an older one. Rejects with a StorageError: `newer-version` where a newer app wrote
 * it (it is left untouched), `unavailable` where the browser does not let us, `quota` and `unknown` as they come.
 */
export async function openDexieRows(options: DexieOptions = {}): Promise<OpenedRows> {
  const { name = DATABASE, schema = SCHEMA } = options
  let tell = options.onTrouble ?? (() => {})
  const factory = options.indexedDB ?? globalThis.indexedDB
  if (!factory) throw unavailable(new Error('There is no IndexedDB here.'))
  const { dataLoss, noBackup } = await lookFirst(factory, name, schema, options.beforeUpgrade)
  const db = new Dexie(name, {
    indexedDB: factory,
    IDBKeyRange: options.IDBKeyRange ?? globalThis.IDBKeyRange,
    chromeTransactionDurability: 'strict',
    // Once closed it stays closed: opening again by itself could meet another schema, or an emptied store.
    autoOpen: false
  })
  for (const { version, stores, upgrade } of schema) {
    const step = db.version(version).stores(stores)
    if (upgrade) step.upgrade(upgrade)
  }
  const watched = watch(db, (trouble) => {
    tell(trouble)
  })
  try {
    await db.open()
  } catch (error) {
    throw toStorageError(error)
  }
  watched.isOpen()
  if (noBackup) tell(noBackup)
  return {
    rows: new DexieRows(db),
    dataLoss,
    onTrouble: (listener) => {
      tell = listener
    }
  }
}

/** The database alone, without a journal; what the browser has lost is told as a trouble. Rejects as `openDexieRows`. */
export async function openDexieStorage(options: DexieOptions = {}): Promise<RowStorage> {
  const { rows, dataLoss, onTrouble } = await openDexieRows(options)
  if (dataLoss) options.onTrouble?.({ code: 'data-lost', message: storageTexts.dataLost(said(dataLoss)) })
  const storage = new RowStorage(rows)
  onTrouble(storage.tell)
  return storage
}

/** What the browser said about its loss, for the sentence. */
export const said = ({ kind, message }: NonNullable<Probe['dataLoss']>): string => (message ? `${kind}: ${message}` : kind)

/** What is there before it is opened; `noBackup` where it is about to be upgraded and could not be handed over before. */
async function lookFirst(
  factory: IDBFactory,
  name: string,
  schema: readonly SchemaVersion[],
  beforeUpgrade: DexieOptions['beforeUpgrade']
): Promise<Pick<Probe, 'dataLoss'> & { readonly noBackup: StorageTrouble | null }> {
  const { version, dataLoss } = await probeDatabase(factory, name).catch((error: unknown) => {
    throw unavailable(error)
  })
  // Dexie multiplies its version numbers by ten.
  const wanted = 10 * Math.max(...schema.map((step) => step.version))
  if (version > wanted) throw newerVersion()
  if (beforeUpgrade && version > 0 && version < wanted) {
    try {
      const { readOlder } = await import('./readOlder.ts')
      await beforeUpgrade(await readOlder(factory, name))
    } catch (error) {
      // The upgrade is one transaction: old or new, never between. It need not wait for a disk that is full.
      const message = storageTexts.noBackup(error instanceof Error ? error.message : String(error))
      return { dataLoss, noBackup: { code: 'no-backup', message } }
    }
  }
  return { dataLoss, noBackup: null }
}

/** Removes a database that was opened by `openDexieStorage` and closed again. */
export const deleteDexie = (name: string, options: DexieOptions = {}): Promise<void> =>
  new Dexie(name, { indexedDB: options.indexedDB ?? globalThis.indexedDB }).delete()

/** Another window that upgrades, an upgrade that must wait, a store that the browser takes away. */
function watch(db: Dexie, tell: (trouble: StorageTrouble) => void): { readonly isOpen: () => void } {
  // What closes while it is being opened says why in the error of its opening.
  let told = true
  db.on('versionchange', ({ newVersion }) => {
    // Dexie closes it by itself, so that the other window can go on; it stays closed (autoOpen).
    told = true
    // Without a new version there is to be no database any more.
    tell({ code: 'closed', message: newVersion === null ? storageTexts.deleted : storageTexts.otherWindow })
  })
  db.on('blocked', () => {
    tell({ code: 'blocked', message: storageTexts.blocked })
  })
  db.on('close', () => {
    // Dexie fires this for our own closing as well; the browser's own closing leaves a dead connection behind.
    if (told || closedByUs.has(db)) return
    told = true
    closedByBrowser.add(db)
    tell({ code: 'closed', message: storageTexts.closedByBrowser, byBrowser: true })
  })
  return {
    isOpen: () => {
      told = false
    }
  }
}

const closedByUs = new WeakSet<Dexie>()
const closedByBrowser = new WeakSet<Dexie>()

/** What comes of `writes`, table by table: of a row that is written more than once its last write alone. */
function runsOf(writes: readonly Write[]): readonly { readonly table: TableName; readonly puts: Row[]; readonly deletes: string[] }[] {
  const last = new Map<TableName, Map<string, Row | null>>()
  for (const write of writes) {
    const rows = last.get(write.table) ?? new Map<string, Row | null>()
    last.set(write.table, rows)
    if ('put' in write) rows.set(write.put.id, write.put)
    else rows.set(write.delete, null)
  }
  return [...last].map(([table, rows]) => ({
    table,
    puts: [...rows.values()].filter((row) => row !== null),
    deletes: [...rows].flatMap(([id, row]) => (row === null ? [id] : []))
  }))
}

class DexieRows implements IndexRows {
  readonly #db: Dexie

  constructor(db: Dexie) {
    this.#db = db
  }

  async rows(table: TableName, begin = ''): Promise<readonly Row[]> {
    const rows = this.#db.table<Row, string>(table)
    const found = begin === '' ? await rows.toArray() : await rows.where(':id').startsWith(begin).toArray()
    return found.map(pickedUp)
  }

  async write(writes: readonly Write[], stamp?: Stamp): Promise<void> {
    const names: string[] = TABLES.filter((table) => writes.some((write) => write.table === table))
    if (stamp) names.push(META)
    // Dexie resolves on the transaction's `complete` event: with strict durability the bytes have been flushed.
    await this.#db.transaction('rw', names, async () => {
      for (const { table, puts, deletes } of runsOf(writes)) {
        const rows = this.#db.table<unknown, string>(table)
        if (deletes.length > 0) await rows.bulkDelete(deletes)
        if (puts.length > 0) await rows.bulkPut(puts.map((row) => laidDown(table, row)))
      }
      if (stamp) await this.#db.table(META).put({ id: STAMP_ID, ...stamp })
    })
  }

  async keepDigests(digests: readonly DigestRow[]): Promise<void> {
    await this.#db.transaction('rw', AS_TEXT, async () => {
      const rows = this.#db.table<unknown, string>(AS_TEXT)
      const found = await rows.bulkGet(digests.map(({ id }) => id))
      await rows.bulkPut(found.flatMap((row, at) => withDigest(row, digests[at]!) ?? []))
    })
  }

  async stamp(): Promise<Stamp | null> {
    const row: unknown = await this.#db.table(META).get(STAMP_ID)
    if (!isRecord(row)) return null
    const { lineage, generation, at, alone, since, written } = row
    const isStamp = typeof lineage === 'string' && typeof generation === 'number' && typeof at === 'string'
    if (!isStamp) return null
    const isKnown = typeof since === 'number' && Array.isArray(written) && written.every((one) => typeof one === 'string')
    return { lineage, generation, at, ...(alone === true && { alone, ...(isKnown && { since, written }) }) }
  }

  refusal(): Error | null {
    return this.#db.isOpen() ? null : Object.assign(new Error('The database is closed.'), { name: 'DatabaseClosedError' })
  }

  closedByBrowser(): boolean {
    return closedByBrowser.has(this.#db)
  }

  close(): void {
    closedByUs.add(this.#db)
    this.#db.close({ disableAutoOpen: true })
  }
}
