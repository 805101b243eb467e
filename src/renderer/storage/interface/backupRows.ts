/** Everything that is kept, as rows: what backups read, and what a restore writes in one commit. */
import type { KnownTables, SnapshotRow, SnapshotTables } from '../../../shared/backup/snapshot.ts'
import type { RowWrite } from '../../../shared/backup/plan.ts'
import type { Change } from './storage.ts'

export interface BackupRows {
  readonly known: KnownTables
  /** All rows by table, of one moment. Rejects with a StorageError. */
  all(): Promise<SnapshotTables>
  /** Returns `tables` with changes applied that could not be saved. Throws a StorageError if a document in them is not valid. */
  readonly after: (tables: SnapshotTables, changes: readonly Change[]) => SnapshotTables
  /** What is wrong with a row in the eyes of its table, as a sentence; null where it can be read. */
  readonly problemOf: (table: string, row: SnapshotRow) => string | null
  /**
   * All of `writes` or none. After it nothing else is saved until Linejudge is opened again, so that nothing of the state
   * before can come on top. Rejects with a StorageError, and then everything goes on as before.
   */
  replace(writes: readonly RowWrite[]): Promise<void>
  /** A database of its own for trying a backup out; it has nothing to do with the data. */
  openScratch(): Promise<Scratch>
}

export interface Scratch {
  fill(tables: SnapshotTables): Promise<void>
  readBack(): Promise<SnapshotTables>
  /** Closes it and removes every trace. */
  discard(): Promise<void>
}
