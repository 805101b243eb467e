/** Opens the database and its journal and brings them together; what the storage then works on, and what to say. */
import { ByteStoreError, type ByteStore } from '../../../shared/journal/byteStore.ts'
import { storageTexts } from '../../i18n/texts.ts'
import type { Tables } from '../../../shared/journal/entries.ts'
import type { DataHealth, Restored } from '../interface/dataHealth.ts'
import { openDexieRows, said, type DexieOptions, type OpenedRows } from '../rows/dexieStorage.ts'
import { limited, LIMIT_MS, within } from '../rows/limited.ts'
import { newerVersion, toStorageError, unavailable } from '../rows/errors.ts'
import { MemoryRows } from '../rows/memoryStorage.ts'
import type { IndexRows, RowStore } from '../rows/rows.ts'
import type { StorageTrouble } from '../interface/storage.ts'
import type { JournalSource, Witness } from '../../../shared/journal/journalSource.ts'
import { JournaledRows } from './journaledRows.ts'
import { UnjournaledRowStore, ReadOnlyRowStore, SwitchableRowStore } from './rowStores.ts'
import { NewerJournal, recover, type Recovered } from './recover.ts'
import { tellRestored } from './tellRestored.ts'

export interface RowsNeeds extends DexieOptions {
  /** Left out: the database alone, as it was before there was a journal. */
  readonly journal?: JournalSource
  readonly witness?: Witness
  readonly now: () => string
  readonly newLineage: () => string
  /** From this size on the journal may be written anew; for tests. */
  readonly compactFrom?: number
  readonly onTrouble: (trouble: StorageTrouble) => void
  readonly onHealth: (change: Partial<DataHealth>) => void
  /** How long the database may take to answer; for tests. */
  readonly limitMs?: number
}

export interface OpenRows {
  readonly rows: RowStore
  /** All rows, where they had to be read in any case. */
  readonly found?: Tables
  /** Which rows the journal has written after a position; left out: there is no journal. */
  readonly writtenSince?: Recovered['writtenSince']
  /** Sentences that the user should see now. */
  readonly notices: readonly string[]
  /** Where digests of figure sets are kept; left out: nowhere. */
  readonly index?: IndexRows
  /** The journal's files, for pieces that were set aside; null: there is none. */
  readonly store: () => ByteStore | null
  /** Only one window saves. null: this one; otherwise nothing may be written until this resolves. */
  readonly tookOver: Promise<OpenRows> | null
}

/** Rejects with a StorageError where nothing can be kept at all, or where a newer version wrote what is there. */
export async function openRows(needs: RowsNeeds): Promise<OpenRows> {
  const [files, index] = await Promise.all([openFiles(needs.journal), openIndex(needs)])
  if (index.error && (files.store === null || index.error.code === 'newer-version')) {
    void files.store?.close()
    throw index.error
  }
  const database = index.opened?.rows ?? null
  const isFile = files.store?.kind === 'file'
  index.opened?.onTrouble((trouble) => {
    // With a journal in files of the user nothing has to be done: everything goes on being saved there.
    needs.onTrouble(isFile && trouble.byBrowser ? { code: 'behind', message: storageTexts.closedGoesOn } : trouble)
  })
  const lost = index.opened?.dataLoss ? [storageTexts.dataLost(said(index.opened.dataLoss))] : []
  if (files.store !== null) return withJournal(needs, files.store, database, lost)
  const { error } = files
  if (database === null) throw unavailable(error)
  if (error?.code === 'elsewhere') return lookOnly(needs, needs.journal!, database)
  const notice = error === null ? [] : [error.code === 'unsupported' ? storageTexts.noJournal : storageTexts.journalFailed(error.message)]
  return alone(needs, database, [...lost, ...notice], error === null || error.code === 'unsupported' ? 'unsupported' : 'failed')
}

async function withJournal(needs: RowsNeeds, store: ByteStore, database: IndexRows | null, lost: readonly string[]): Promise<OpenRows> {
  const { now, newLineage, compactFrom, journal: source } = needs
  const index = database ?? new MemoryRows()
  try {
    const wasUsed = needs.witness?.lastSaved() ?? null
    const recoverNow = () => recover({ store, index, now, newLineage, compactFrom, wasUsed, reopen: () => source!.open() })
    // A disk that fails once is asked once more before the journal is given up for this sitting.
    const recovered = await recoverNow().catch((error: unknown) => {
      if (error instanceof ByteStoreError) return recoverNow()
      throw error
    })
    const { journal } = recovered
    const rows = new JournaledRows(
      {
        index,
        journal,
        now,
        onSaved: (at) => {
          needs.witness?.saved(at)
          needs.onHealth({ generation: journal.generation, bytes: journal.bytes, savedAt: at })
        },
        onBehind: (error) => {
          needs.onTrouble({ code: 'behind', message: `${storageTexts.indexBehind} ${toStorageError(error).message}` })
        }
      },
      recovered.pending?.writes ?? []
    )
    const restored: readonly Restored[] =
      database === null ? [tellRestored('withoutDatabase', {}, recovered.savedAt)] : recovered.restored ? [recovered.restored] : []
    const quarantined = (await store.list()).filter(({ name }) => name.startsWith('aside-'))
    needs.onHealth({
      journal: store.kind,
      noJournal: null,
      place: store.place,
      generation: journal.generation,
      bytes: journal.bytes,
      savedAt: recovered.savedAt,
      restored,
      quarantined
    })
    // What the browser lost is no loss where the journal has brought it back, which is never quiet: the database was empty then.
    const notices = restored.length > 0 ? restored.filter(({ quiet }) => !quiet).map(({ message }) => message) : lost
    return {
      rows,
      index,
      found: recovered.tables,
      writtenSince: recovered.writtenSince,
      notices: [...notices, ...(recovered.pending ? [storageTexts.indexBehind] : [])],
      store: () => journal.store,
      tookOver: null
    }
  } catch (error) {
    await store.close().catch(() => undefined)
    if (error instanceof NewerJournal) throw newerVersion({ cause: error })
    if (database === null || !(error instanceof ByteStoreError)) throw toStorageError(error)
    return alone(needs, database, [...lost, storageTexts.journalFailed(error.message)], 'failed')
  }
}

function alone(needs: RowsNeeds, database: IndexRows, notices: readonly string[], noJournal: DataHealth['noJournal']): OpenRows {
  const rows = new UnjournaledRowStore(database, needs.now, (at, generation) => {
    needs.witness?.saved(at)
    needs.onHealth({ savedAt: at, generation })
  })
  needs.onHealth({ journal: null, noJournal })
  return { rows, index: database, notices, store: () => null, tookOver: null }
}

/** Another window holds the journal: this one looks, and takes over when that one is gone. */
function lookOnly(needs: RowsNeeds, source: JournalSource, database: IndexRows): OpenRows {
  const elsewhere = toStorageError(new ByteStoreError('elsewhere', 'Another window holds the journal.'))
  const rows = new SwitchableRowStore(new ReadOnlyRowStore(database, elsewhere))
  needs.onHealth({ journal: null, noJournal: 'elsewhere' })
  const tookOver = source.whenFree().then(async () => {
    const opened = await withJournal(needs, await source.open(), database, [])
    rows.current = opened.rows
    return { ...opened, rows }
  })
  // `health` says it for as long as it is so.
  return { rows, notices: [], store: () => null, tookOver }
}

async function openFiles(source: JournalSource | undefined): Promise<{ store: ByteStore | null; error: ByteStoreError | null }> {
  if (!source) return { store: null, error: null }
  const open = (): Promise<ByteStore> =>
    source.open().catch((error: unknown) => {
      // A worker that did not answer on a busy machine: without the journal the database alone may be behind.
      if (error instanceof ByteStoreError && error.code === 'dead') return source.open()
      throw error
    })
  try {
    return { store: await open(), error: null }
  } catch (error) {
    return {
      store: null,
      error: error instanceof ByteStoreError ? error : new ByteStoreError('failed', error instanceof Error ? error.message : String(error))
    }
  }
}

async function openIndex(
  options: DexieOptions & { readonly limitMs?: number }
): Promise<{ opened: OpenedRows; error: null } | { opened: null; error: ReturnType<typeof toStorageError> }> {
  try {
    // An upgrade copies everything first: it may take as long as it takes.
    let upgrading = false
    const { beforeUpgrade } = options
    const opening = openDexieRows({
      ...options,
      ...(beforeUpgrade && {
        beforeUpgrade: (older) => {
          upgrading = true
          return beforeUpgrade(older)
        }
      })
    })
    const opened = await within(options.limitMs ?? LIMIT_MS, opening, ({ rows }) => {
      if (!upgrading) rows.close()
    }).catch((error: unknown) => {
      if (upgrading) return opening
      throw error
    })
    return { opened: { ...opened, rows: limited(opened.rows, options.limitMs) }, error: null }
  } catch (error) {
    return { opened: null, error: toStorageError(error) }
  }
}
