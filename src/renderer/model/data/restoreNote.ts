/** What was just put back, kept over the opening of the page that follows, so that the screen can say it and offer a way back. */
import { isRecord } from '../../../shared/base/validate.ts'

export interface RestoreNote {
  /** `restore`: a backup of the list; `import`: a file; `undo`: what was there before one of them. */
  readonly kind: 'restore' | 'import' | 'undo'
  /** When the backup that was put back had been taken: ISO 8601, UTC. */
  readonly takenAt: string
  /** The backup of what was there before. */
  readonly before: string
  /** Entries that could not be read and were set aside. */
  readonly setAside: number
}

const KEY = 'linejudge.restored'

export function leaveNote(note: RestoreNote): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(note))
  } catch {
    // The list of backups tells it as well.
  }
}

/** The note, once. */
export function takeNote(): RestoreNote | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    sessionStorage.removeItem(KEY)
    if (!isRecord(found) || typeof found.takenAt !== 'string' || typeof found.before !== 'string') return null
    const kind = found.kind === 'import' || found.kind === 'undo' ? found.kind : 'restore'
    return { kind, takenAt: found.takenAt, before: found.before, setAside: typeof found.setAside === 'number' ? found.setAside : 0 }
  } catch {
    return null
  }
}
