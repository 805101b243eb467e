/** Which backups of this device still hold the name of somebody who was forgotten. */
import { holdsName } from '../../../../shared/tournament/facts/holdsName.ts'

/** A backup, as it is listed. */
export interface ListedBackup {
  readonly name: string
  /** ISO 8601, UTC. */
  readonly takenAt: string
}

export interface HoldingBackup extends ListedBackup {
  /** It could not be read, so nobody knows. */
  readonly unread: boolean
}

/** What still holds the name of a player who was forgotten. */
export interface HeldName {
  /** What the player is called now is told by this number. */
  readonly number: number
  readonly backups: readonly HoldingBackup[]
}

/** @param read the text of a backup by its name */
export async function backupsWith(
  names: readonly string[],
  listed: readonly ListedBackup[],
  read: (name: string) => Promise<string>
): Promise<HoldingBackup[]> {
  const found: HoldingBackup[] = []
  for (const { name, takenAt } of listed) {
    const text = await read(name).catch(() => null)
    if (text === null || holdsName(text, names)) found.push({ name, takenAt, unread: text === null })
  }
  return found
}
