/**
 * Putting a backup back: what it would change, the change itself in one commit, and a trial in a database of its own.
 * A backup of the present always comes first; where it cannot be made nothing is changed.
 */
import { differenceTo } from '../../../shared/backup/checkRestored.ts'
import { planFor, type Mode, type Plan } from '../../../shared/backup/plan.ts'
import type { Snapshot, SnapshotTables } from '../../../shared/backup/snapshot.ts'
import { contentChecksum } from '../../../shared/backup/writeSnapshot.ts'
import { savingTexts } from '../../i18n/laterTexts.ts'
import type { BackupRows } from '../../storage/interface/backupRows.ts'
import type { Backups } from './backups.svelte.ts'
import { leaveNote, type RestoreNote } from './restoreNote.ts'

export interface Restoring {
  readonly backups: Backups
  /** Writes what waits to be written. */
  readonly settle: () => Promise<void>
  /** Opens the app again, on what is stored then. */
  readonly restart: () => void
}

/** What taking `snapshot` in would change, by name. */
export async function planRestore(rows: BackupRows, snapshot: Snapshot, mode: Mode, now: Date): Promise<Plan> {
  return planFor({ present: await rows.all(), backup: snapshot.tables, mode, problemOf: rows.problemOf, now: now.toISOString() })
}

/**
 * Makes the data as it is in `snapshot` (or adds what is missing) and opens the app again. Rejects with a sentence where
 * that is not possible, and then everything is as it was.
 */
export async function takeIn(
  { backups, settle, restart }: Restoring,
  snapshot: Snapshot,
  mode: Mode,
  kind: RestoreNote['kind']
): Promise<void> {
  const { rows, now } = backups.needs
  await settle()
  const before = await backups.backUp(kind === 'import' ? 'before-import' : 'before-restore')
  if (before === null) throw new Error(`${savingTexts.notBefore} ${backups.error ?? ''}`.trim())
  const plan = await planRestore(rows, snapshot, mode, now())
  await rows.replace(plan.writes)
  leaveNote({ kind, takenAt: snapshot.takenAt, before, setAside: plan.setAside.length })
  restart()
}

export interface Trial {
  readonly ok: boolean
  /** Entries that came back, by table. */
  readonly counts: Snapshot['counts']
  /** What was not as it should be, as a sentence. */
  readonly problem: string | null
}

/** Fills a database of its own with the backup, reads everything back with the checks of every table, and removes it again. */
export async function tryOut(rows: BackupRows, snapshot: Snapshot, checksum: (tables: SnapshotTables) => Promise<string>): Promise<Trial> {
  const scratch = await rows.openScratch()
  try {
    await scratch.fill(snapshot.tables)
    const found = await scratch.readBack()
    const counts = Object.fromEntries(Object.entries(found).map(([table, list]) => [table, list.length]))
    const unreadable = Object.entries(found).flatMap(([table, list]) => list.flatMap((row) => rows.problemOf(table, row) ?? []))
    const problem =
      unreadable[0] ??
      differenceTo(snapshot.tables, found, () => null) ??
      ((await checksum(found)) === snapshot.content ? null : savingTexts.otherChecksum)
    return { ok: problem === null, counts, problem }
  } finally {
    await scratch.discard()
  }
}

export const checksumWith =
  (backups: Backups) =>
  (tables: SnapshotTables): Promise<string> =>
    contentChecksum(tables, backups.needs.digest)
