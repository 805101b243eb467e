/** The rows of the storage for backups and restores, and the scratch database that a backup is tried out in. */
import { fold } from '../../../shared/journal/entries.ts'
import { uuidOf } from '../../../shared/base/text/uuid.ts'
import type { RowWrite } from '../../../shared/backup/plan.ts'
import type { SnapshotTables } from '../../../shared/backup/snapshot.ts'
import { storageTexts } from '../../i18n/texts.ts'
import { problemOfRow } from './contents.ts'
import { deleteDexie, openDexieStorage, SCHEMA, type DexieOptions } from './dexieStorage.ts'
import { toStorageError } from './errors.ts'
import type { BackupRows, Scratch } from '../interface/backupRows.ts'
import { DELIVERED, TABLES, writesOf, type AnyChange, type Row, type TableName } from './rows.ts'
import type { RowStorage } from './rowStorage.ts'

export const KNOWN_TABLES = { names: TABLES as readonly string[], schema: Math.max(...SCHEMA.map(({ version }) => version)) }

const isTable = (name: string): name is TableName => KNOWN_TABLES.names.includes(name)

/** @param options where the scratch database lies; its name is chosen here */
export function backupRows(storage: RowStorage, options: DexieOptions = {}): BackupRows {
  return {
    known: KNOWN_TABLES,
    all: () => allRows(storage),
    after: (tables, changes) => ({ ...tables, ...fold([{ kind: 'changes', at: '', writes: changes.flatMap(writesOf) }], tables) }),
    problemOf: (table, row) => (isTable(table) ? problemOfRow(table, row) : storageTexts.noTable(table)),
    // A starter document out of an older backup is brought up to date at the next start.
    replace: (writes) => storage.commitLast([...changesOf(writes), { do: 'delete-row', table: 'starters', id: DELIVERED }]),
    openScratch: () => openScratch(options)
  }
}

/** Asked for in one breath: no write that begins later comes in between. */
async function allRows(storage: RowStorage): Promise<SnapshotTables> {
  const rows = await Promise.all(TABLES.map((table) => storage.rows(table)))
  return Object.fromEntries(TABLES.map((table, i) => [table, rows[i] ?? []]))
}

const changesOf = (writes: readonly RowWrite[]): AnyChange[] =>
  writes.flatMap((write): AnyChange[] => {
    if (!isTable(write.table)) return []
    return 'put' in write
      ? [{ do: 'put-row', table: write.table, row: write.put as Row }]
      : [{ do: 'delete-row', table: write.table, id: write.delete }]
  })

const SCRATCH = 'linejudge-trial-'

async function openScratch(options: DexieOptions): Promise<Scratch> {
  await sweep(options)
  const name = `${SCRATCH}${uuidOf(crypto.getRandomValues(new Uint8Array(16)))}`
  const storage = await openDexieStorage({ ...options, name })
  return {
    fill: (tables) => storage.commit(Object.entries(tables).flatMap(([table, rows]) => changesOf(rows.map((put) => ({ table, put }))))),
    readBack: () => allRows(storage),
    discard: async () => {
      storage.close()
      await deleteDexie(name, options).catch((error: unknown) => {
        throw toStorageError(error)
      })
    }
  }
}

/** What an interrupted trial has left behind. */
async function sweep(options: DexieOptions): Promise<void> {
  const factory = options.indexedDB ?? globalThis.indexedDB
  if (typeof factory?.databases !== 'function') return
  for (const { name } of await factory.databases().catch(() => [])) {
    if (name?.startsWith(SCRATCH)) await deleteDexie(name, options).catch(() => undefined)
  }
}
