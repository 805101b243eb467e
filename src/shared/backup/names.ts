/** The file names of backups: date, time and reason can be read without opening one. `linejudge-20261121-060555-123-change.json` */
import { WHYS, type Why } from './snapshot.ts'

export const BACKUP_NAME = /^linejudge-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-(\d{3})-([a-z-]{1,30})\.json$/

/** @param takenAt ISO 8601 with milliseconds, UTC */
export const backupName = (takenAt: string, why: Why): string =>
  `linejudge-${takenAt.slice(0, 10).replaceAll('-', '')}-${takenAt.slice(11, 19).replaceAll(':', '')}-${takenAt.slice(20, 23)}-${why}.json`

export interface NamedBackup {
  readonly name: string
  /** ISO 8601, UTC. */
  readonly takenAt: string
  readonly why: Why
}

/** What a file name says, or null for a file that is none of our backups. */
export function readBackupName(name: string): NamedBackup | null {
  const match = BACKUP_NAME.exec(name)
  const why = WHYS.find((known) => known === match?.[8])
  if (!match || !why) return null
  const [, year, month, day, hour, minute, second, milli] = match
  return { name, takenAt: `${year}-${month}-${day}T${hour}:${minute}:${second}.${milli}Z`, why }
}
