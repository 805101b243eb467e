/**
 * A backup: everything that Linejudge keeps on a device, in one dated file of plain JSON with checksums. The format is
 * documented in docs/backup-format.md. An export of everything is the same file under another name.
 */
import type { FormatFamily } from '../formats/documents/common/version.ts'

/** Why a backup was made. `asked`: by hand; `start`: the state at the last end of the app; `hidden`: its window went away. */
export const WHYS = [
  'asked',
  'change',
  'start',
  'hidden',
  'round-end',
  'before-restore',
  'before-import',
  'before-upgrade',
  'export',
  'without-names'
] as const
export type Why = (typeof WHYS)[number]

/** A row as the storage keeps it: an id, and fields that its table's own check knows. */
export interface SnapshotRow {
  readonly id: string
  readonly origin?: unknown
  readonly savedAt?: unknown
  readonly value?: unknown
}
export type SnapshotTables = Readonly<Record<string, readonly SnapshotRow[]>>

/** Something that could not be written as JSON data; it stays where it is and is named here. */
export interface LeftOut {
  readonly table: string
  readonly id: string
  readonly why: string
}

export interface Snapshot {
  /** Version of the app that wrote it. */
  readonly app: string
  /** Version of the tables, as in the database's schema. */
  readonly schema: number
  /** ISO 8601, UTC. */
  readonly takenAt: string
  readonly why: Why
  /** Rows by table. */
  readonly counts: Readonly<Record<string, number>>
  readonly leftOut: readonly LeftOut[]
  /** The checksum over `tables`: the same content has the same one, whenever it was taken. */
  readonly content: string
  readonly tables: SnapshotTables
}

export const BACKUP_FORMAT: FormatFamily = { name: 'linejudge-backup', version: 1, upgrades: {} }

/** SHA-256 of the UTF-8 bytes of a text, as small hexadecimal digits. The platform has it. */
export type Digest = (text: string) => Promise<string>

/** The tables that this Linejudge can hold, and the version of their shape. */
export interface KnownTables {
  readonly names: readonly string[]
  readonly schema: number
}
