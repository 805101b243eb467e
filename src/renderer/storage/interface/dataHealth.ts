/** The state of the data on this device: where it is, how far it is saved, what was brought back at the start. */
import type { Room } from '../../../shared/journal/journalSource.ts'

/** `file`: a file of this computer (desktop app). `browser`: the browser's own file store. */
export type JournalKind = 'file' | 'browser'

/** Why there is no journal: the browser has none, another window holds it, or it could not be opened or written. */
export type NoJournal = 'unsupported' | 'elsewhere' | 'failed'

/** Something that was brought back, or set aside, when the data was opened. */
export interface Restored {
  /** `journal`: the database was behind, empty or gone. `database`: the journal was missing or damaged. */
  readonly from: 'journal' | 'database'
  /** When that state was saved: ISO 8601, UTC, or null where nobody knows. */
  readonly savedAt: string | null
  /** How many rows of each table it holds. */
  readonly counts: Readonly<Record<string, number>>
  /** What happened, in a sentence fit to show. */
  readonly message: string
  /** Nothing was in danger: said where the data is looked at, and nowhere else. */
  readonly quiet: boolean
}

/** A damaged or contradicting piece that was set aside instead of thrown away. */
export interface QuarantinedPiece {
  readonly name: string
  readonly bytes: number
}

export interface DataHealth {
  /** null: no journal, for the reason in `noJournal`. */
  readonly journal: JournalKind | null
  readonly noJournal: NoJournal | null
  /** The folder of the journal in the desktop app; null in a browser. */
  readonly place: string | null
  /** How many changes were ever made durable; counts up by one with each. */
  readonly generation: number
  /** The journal's size. */
  readonly bytes: number
  /** The last change that is known to be durable: ISO 8601, UTC; null: none yet. */
  readonly savedAt: string | null
  /** Some change has waited for its acknowledgement so long that the user should hear of it; false again when it came, or failed. */
  readonly slow: boolean
  readonly restored: readonly Restored[]
  readonly quarantined: readonly QuarantinedPiece[]
  /** Whether the browser has promised not to clear the data when the disk is short; the desktop app needs no promise. */
  readonly persistent: 'yes' | 'no' | 'unknown' | 'not-needed'
  /** The room that the browser gives, when it was last measured; `null` if it does not tell, and in the desktop app. */
  readonly room: Room | null
}

export const UNKNOWN_HEALTH: DataHealth = {
  journal: null,
  noJournal: null,
  place: null,
  generation: 0,
  bytes: 0,
  savedAt: null,
  slow: false,
  restored: [],
  quarantined: [],
  persistent: 'unknown',
  room: null
}
