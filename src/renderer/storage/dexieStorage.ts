/** The storage in IndexedDB. The only file that knows Dexie. */
import { Dexie, type Transaction } from 'dexie'
import { newerVersion, toStorageError, unavailable } from './errors.ts'
import { probeDatabase } from './probe.ts'
import { readOlder, type OlderRows } from './readOlder.ts'
import { TABLES, type Row, type RowStore, type TableName, type Write } from './rows.ts'
import { RowStorage } from './rowStorage.ts'
import type { StorageTrouble } from './storage.ts'

/** One step of the schema. What is released is never changed: a change is a new step with its upgrade. */
export interface SchemaVersion {
  readonly version: number
  readonly stores: Readonly<Record<string, string>>
  readonly upgrade?: (transaction: Transaction) => Promise<void>
}

export const SCHEMA: readonly SchemaVersion[] = [
  {
    version: 1,
    stores: {
      maps: 'id', figureSets: 'id', specialTerrain: 'id', rulings: 'id, savedAt', settings: 'id', starters: 'id', setAside: 'id'
    }
  },
  // Notes on rules, what comes back after a restart, and events.
  { version: 2, stores: { ruleNotes: 'id', sessions: 'id', events: 'id' } }
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

/**
 * Opens the database, upgrading an older one. Rejects with a StorageError: `newer-version` where a newer app wrote
 * it (it is left untouched), `unavailable` where the browser does not let us, `quota` and `unknown` as they come.
 */
export async function openDexieStorage(options: DexieOptions = {}): Promise<RowStorage> {
  const { name = DATABASE, schema = SCHEMA, onTrouble = () => {} } = options
  const factory = options.indexedDB ?? globalThis.indexedDB
  if (!factory) throw unavailable(new Error('There is no IndexedDB here.'))
  await lookFirst(factory, name, schema, onTrouble, options.beforeUpgrade)
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
  const storage = new RowStorage(new DexieRows(db))
  const tell = (trouble: StorageTrouble): void => { (isOpen ? storage.tell : onTrouble)(trouble) }
  let isOpen = false
  watch(db, tell)
  try {
    await db.open()
  } catch (error) {
    throw toStorageError(error)
  }
  isOpen = true
  return storage
}

async function lookFirst(
  factory: IDBFactory, name: string, schema: readonly SchemaVersion[], tell: (trouble: StorageTrouble) => void,
  beforeUpgrade: DexieOptions['beforeUpgrade']
): Promise<void> {
  const probe = await probeDatabase(factory, name).catch((error: unknown) => { throw unavailable(error) })
  // Dexie multiplies its version numbers by ten.
  const wanted = 10 * Math.max(...schema.map(step => step.version))
  if (probe.version > wanted) throw newerVersion()
  if (beforeUpgrade && probe.version > 0 && probe.version < wanted) {
    try {
      await beforeUpgrade(await readOlder(factory, name))
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      // The upgrade is one transaction: old or new, never between. It need not wait for a disk that is full.
      tell({ code: 'no-backup', message: `The saved data was brought to the new version, but the backup before it could not be made. ${why}` })
    }
  }
  if (probe.dataLoss) {
    const { kind, message } = probe.dataLoss
    tell({
      code: 'data-lost',
      message: `The browser found its store damaged and threw away what Linejudge had saved on this device (${kind}${message ? `: ${message}` : ''}). `
        + 'The starter packs have been put back; saved rulings and maps of your own can only come back from your files.'
    })
  }
}

/** Removes a database that was opened by `openDexieStorage` and closed again. */
export const deleteDexie = (name: string, options: DexieOptions = {}): Promise<void> => new Dexie(name, {
  indexedDB: options.indexedDB ?? globalThis.indexedDB, IDBKeyRange: options.IDBKeyRange ?? globalThis.IDBKeyRange
}).delete()

/** Another window that upgrades, an upgrade that must wait, a store that the browser takes away. */
function watch(db: Dexie, tell: (trouble: StorageTrouble) => void): void {
  let told = false
  db.on('versionchange', () => {
    told = true
    db.close({ disableAutoOpen: true })
    tell({
      code: 'closed',
      message: 'Another window has opened a newer Linejudge on the same data. This window can no longer save: reload it.'
    })
  })
  db.on('blocked', () => tell({
    code: 'blocked',
    message: 'The saved data must be brought to the new version, but another window of Linejudge still holds it. Close the other windows.'
  }))
  db.on('close', () => {
    // Dexie fires this for our own closing as well; the browser's own closing leaves a dead connection behind.
    if (told || closedByUs.has(db)) return
    told = true
    tell({ code: 'closed', message: 'The browser has closed the database. This window can no longer save: reload it.' })
  })
}

const closedByUs = new WeakSet<Dexie>()

class DexieRows implements RowStore {
  readonly #db: Dexie

  constructor(db: Dexie) {
    this.#db = db
  }

  async rows(table: TableName): Promise<readonly Row[]> {
    return this.#db.table<Row, string>(table).toArray()
  }

  async write(writes: readonly Write[]): Promise<void> {
    const names = TABLES.filter(table => writes.some(write => write.table === table))
    // Dexie resolves on the transaction's `complete` event: with strict durability the bytes have been flushed.
    await this.#db.transaction('rw', names, async () => {
      for (const write of writes) {
        const table = this.#db.table<Row, string>(write.table)
        if ('put' in write) await table.put(write.put)
        else await table.delete(write.delete)
      }
    })
  }

  close(): void {
    closedByUs.add(this.#db)
    this.#db.close({ disableAutoOpen: true })
  }
}
