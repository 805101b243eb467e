/**
 * Puts one backup on the shelf and lets the oldest go: written, read back and checked before it counts, and nothing is
 * removed before that. Whatever fails, every good backup that was there still is.
 */
import { outlived } from '../../../shared/backup/generations.ts'
import { backupName } from '../../../shared/backup/names.ts'
import { readSnapshot } from '../../../shared/backup/readSnapshot.ts'
import type { Digest, KnownTables, Snapshot } from '../../../shared/backup/snapshot.ts'
import { formatSnapshot } from '../../../shared/backup/writeSnapshot.ts'
import { messageOf } from '../../../shared/base/result.ts'
import type { BackupShelf } from '../../platform/interface/backupShelf.ts'
import { savingTexts } from '../../i18n/laterTexts.ts'
import { problemText } from '../../i18n/texts.ts'

export interface WriterNeeds {
  readonly shelf: BackupShelf
  readonly known: KnownTables
  readonly digest: Digest
  /** Backups that are known to be damaged: they count for nothing when old ones go. */
  readonly damaged: ReadonlySet<string>
}

export interface Written {
  readonly name: string
  readonly bytes: number
}

/** Rejects with an Error whose message is fit to show: then nothing was added and nothing was removed. */
export async function putOnShelf(snapshot: Snapshot, { shelf, known, digest, damaged }: WriterNeeds): Promise<Written> {
  const name = backupName(snapshot.takenAt, snapshot.why)
  const text = await formatSnapshot(snapshot, digest)
  await shelf.write(name, text)
  const problem = await shelf.read(name).then(
    (back) => misread(back, snapshot, { known, digest }),
    (error: unknown) => `${savingTexts.notReadBack} ${messageOf(error)}`
  )
  if (problem !== null) {
    await shelf.remove(name).catch(() => undefined)
    throw new Error(problem)
  }
  await removeOutlived(shelf, name, damaged)
  return { name, bytes: new TextEncoder().encode(text).length }
}

/** What was read back is looked at as if it were a stranger's file. */
async function misread(text: string, written: Snapshot, { known, digest }: Pick<WriterNeeds, 'known' | 'digest'>): Promise<string | null> {
  const read = await readSnapshot(text, known, digest)
  if (!read.ok) return `${savingTexts.readsOtherwise} ${problemText(read.problems[0])}`.trim()
  // One from before an upgrade is read in the shape of the present tables, which has another checksum.
  const same = read.value.takenAt === written.takenAt && (written.schema !== known.schema || read.value.content === written.content)
  return same ? null : savingTexts.readsOtherwise
}

/** An old one that will not go is no reason to call the new one a failure: it is tried again with the next. */
async function removeOutlived(shelf: BackupShelf, written: string, damaged: ReadonlySet<string>): Promise<void> {
  try {
    const names = (await shelf.list()).map((file) => file.name)
    for (const name of outlived(names, written, damaged)) await shelf.remove(name)
  } catch {
    // The list is read anew each time.
  }
}
