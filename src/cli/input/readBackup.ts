/** A backup of the app on the command line: checked whole, and taken apart into documents. */
import { createHash } from 'node:crypto'
import { documentsIn, keptInside } from '../../shared/backup/backupDocuments.ts'
import { PRESENT_TABLES } from '../../shared/backup/migrateTables.ts'
import { readSnapshot } from '../../shared/backup/readSnapshot.ts'
import type { Digest, Snapshot } from '../../shared/backup/snapshot.ts'
import { ok, type Result } from '../../shared/base/result.ts'
import { isRecord } from '../../shared/base/validate.ts'
import type { ReadFile } from '../../shared/formats/anyFile.ts'
import { Notes } from '../../shared/formats/foreign/notes.ts'
import type { UntrustedFile } from '../../shared/formats/incoming.ts'
import { isBackup } from '../../shared/json/fileSize.ts'
import { parseJsonText } from '../../shared/json/jsonText.ts'
import { MOST_BACKUP_BYTES } from '../../shared/json/limits.ts'
import { textOf } from './readInput.ts'

/** As the answer of `judge import` calls it. */
export const BACKUP = 'linejudge-backup'

/** What a backup says about itself: its format is `docs/backup-format.md`. */
export interface BackupHead extends Pick<Snapshot, 'app' | 'schema' | 'takenAt' | 'why' | 'leftOut'> {
  /** Entries by table; tables without any are left out. */
  readonly counts: Snapshot['counts']
}

export interface ReadBackup extends ReadFile {
  readonly backup: BackupHead
}

const sha256: Digest = (text) => Promise.resolve(createHash('sha256').update(text, 'utf8').digest('hex'))

const NAMED = /"format"\s*:\s*"linejudge-backup\//

/** Whether a file is a backup: by its first words, or where another program has put its fields into another order by what it says of itself. */
export function isBackupFile({ bytes }: UntrustedFile): boolean {
  if (isBackup(bytes)) return true
  const text = textOf(bytes)
  if (!text.ok || !NAMED.test(text.value)) return false
  const json = parseJsonText(text.value, MOST_BACKUP_BYTES)
  return json.ok && isRecord(json.value) && typeof json.value.format === 'string' && json.value.format.startsWith(`${BACKUP}/`)
}

/**
 * Everything in a backup. A damaged or newer one is a problem, as it is in the app; an entry that alone cannot be read is left out, counted in
 * `skipped` and told with its place (`entry-unreadable`).
 */
export async function readBackup(file: UntrustedFile): Promise<Result<ReadBackup>> {
  const text = textOf(file.bytes)
  if (!text.ok) return text
  const read = await readSnapshot(text.value, PRESENT_TABLES, sha256)
  if (!read.ok) return read
  const { app, schema, takenAt, why, leftOut, tables, counts } = read.value
  const { documents, unreadable } = documentsIn(tables)
  const notes = new Notes()
  for (const { table, id, problem } of unreadable) notes.add('entry-unreadable', { table, id, why: problem.message, path: problem.path })
  const kept = keptInside(tables).map(([table, count]) => `${table} ${count}`)
  if (kept.length > 0) notes.add('kept-in-backup', { names: kept.join(', ') })
  return ok({
    file: file.name,
    recognised: BACKUP,
    documents,
    notes: notes.all,
    skipped: unreadable.length,
    backup: { app, schema, takenAt, why, counts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)), leftOut }
  })
}
