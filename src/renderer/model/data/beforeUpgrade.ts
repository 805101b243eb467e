/** The backup that is written before an older database is upgraded. */
import type { Digest, KnownTables } from '../../../shared/backup/snapshot.ts'
import { makeSnapshot } from '../../../shared/backup/writeSnapshot.ts'
import type { BackupShelf } from '../../platform/interface/backupShelf.ts'
import { putOnShelf } from './backupWriter.ts'

export interface Older {
  readonly schema: number
  readonly tables: Readonly<Record<string, readonly unknown[]>>
}

/** Rejects with a sentence where it cannot be written. */
export async function backUpOlder(
  older: Older,
  { shelf, app, known, digest, now }: { shelf: BackupShelf; app: string; known: KnownTables; digest: Digest; now: () => Date }
): Promise<void> {
  const tables = Object.fromEntries(Object.entries(older.tables).filter(([name]) => known.names.includes(name)))
  const snapshot = await makeSnapshot({ app, schema: older.schema, takenAt: now().toISOString(), why: 'before-upgrade', tables }, digest)
  await putOnShelf(snapshot, { shelf, known, digest, damaged: new Set() })
}
