/**
 * What lies under the storage: rows in named tables, and changes turned into writes. Every row is plain JSON, checked
 * before it is written and again when it is read.
 */
import { isCheckedText } from '../../../shared/base/text/knownText.ts'
import { exhausted } from '../../../shared/base/result.ts'
import { withoutDocuments } from '../../../shared/backup/editionVersions.ts'
import { TABLES, type TableName } from '../../../shared/backup/tables.ts'
import type { SavedRulingRow } from '../../../shared/formats/documents/savedRuling.ts'
import { storageTexts } from '../../i18n/texts.ts'
import { firstOf, PARSERS } from './contents.ts'
import {
  ROW_ID,
  StorageError,
  type Change,
  type Contents,
  type Origin,
  type Position,
  type PutRow,
  type UserTable
} from '../interface/storage.ts'

export { TABLES, type TableName }

/** The row of `starters` that says which packs were delivered as a whole; the others say it of one document each. */
export const DELIVERED = 'all'

export interface Row {
  readonly id: string
  readonly origin?: Origin
  readonly savedAt?: string
  readonly value: unknown
}

export type Write = { readonly table: TableName; readonly put: Row } | { readonly table: TableName; readonly delete: string }

/** The id of the row that a write changes. */
export const idOfWrite = (write: { readonly put: { readonly id: string } } | { readonly delete: string }): string =>
  'put' in write ? write.put.id : write.delete

/** The row that a write changes, as `table/id`. */
export const keyOfWrite = (
  write: { readonly table: string } & ({ readonly put: { readonly id: string } } | { readonly delete: string })
): string => `${write.table}/${idOfWrite(write)}`

/** How far a store of rows has come: which journal it follows, and the last change that it holds. */
export interface Stamp {
  readonly lineage: string
  readonly generation: number
  /** ISO 8601, UTC. */
  readonly at: string
  /** Changes went in without the journal, because it could not be had. */
  readonly alone?: boolean
  /** With `alone`: the last generation of the journal that these rows contain, and the rows written after it, as `table/id`. */
  readonly since?: number
  readonly written?: readonly string[]
}

/** What the storage works on. */
export interface RowStore {
  /**
   * How far the durable data is, without writes under way; `null` if the store does not count. Left out: it never does.
   */
  position?(): Position | null
  /**
   * All rows of a table, as they lie there: nothing about them is certain but that they have an id.
   * @param begin only those whose id begins so
   */
  rows(table: TableName, begin?: string): Promise<readonly Row[]>
  /** All of `writes` or none; resolves when they are durable. */
  write(writes: readonly Write[]): Promise<void>
  close(): void
}

/** What search needs of a figure set, and the text of the set that it was made of. */
export interface DigestRow {
  readonly id: string
  readonly text: string
  readonly digest: string
}

/** A store of rows that can follow a journal: IndexedDB in the app, memory in tests. */
export interface IndexRows extends RowStore {
  /** The stamp is written with the rows, or neither. */
  write(writes: readonly Write[], stamp?: Stamp): Promise<void>
  /** null: it has never followed a journal. */
  stamp(): Promise<Stamp | null>
  /** Keeps digests beside the sets that still have their texts. They are no data: what has none gets one again. */
  keepDigests?(digests: readonly DigestRow[]): Promise<void>
  /** Why nothing can be written any more, or null. */
  refusal(): Error | null
  /** Whether the browser closed it by itself: after an error, or because it deletes what a page stores. Absent: never. */
  closedByBrowser?(): boolean
}

/** What the user does, and what the storage itself has to note. All of it goes through the same commit. */
export type AnyChange =
  | Change
  | { readonly do: 'mark-starter'; readonly id: string }
  /** Rows as they come from a backup, checked by whoever restores it. */
  | { readonly do: 'put-row'; readonly table: TableName; readonly row: Row }
  | { readonly do: 'delete-row'; readonly table: TableName; readonly id: string }
  | { readonly do: 'set-aside'; readonly table: TableName; readonly row: Row; readonly at: string; readonly why: string }

/** The writes that make `change` true. Throws a StorageError where the document in it is not a valid one. */
export function writesOf(change: AnyChange): Write[] {
  switch (change.do) {
    case 'put':
      return change.table === 'rulings' ? putRuling(change) : [putValid(change)]
    case 'delete':
      return [{ table: change.table, delete: change.id }]
    case 'mark-starter':
      return [put('starters', { id: change.id, value: true })]
    case 'put-row':
      return [put(change.table, change.row)]
    case 'delete-row':
      return [{ table: change.table, delete: change.id }]
    case 'set-aside':
      return [
        put('setAside', { id: `${change.table}/${change.row.id}@${change.at}`, value: { row: change.row, why: change.why } }),
        { table: change.table, delete: change.row.id },
        // A starter document may come back whole.
        { table: 'starters', delete: `${change.table}/${change.row.id}` }
      ]
    default:
      return exhausted(change)
  }
}

/** The documents of its edition are laid down once, beside all rulings that were given by it. */
function putRuling(change: PutRow<'rulings'>): Write[] {
  const whole = putValid(change)
  const parts = withoutDocuments((whole as { readonly put: { readonly value: SavedRulingRow } }).put.value)
  if (parts === null) return [whole]
  return [putChecked('editionVersions', parts.version, undefined), putChecked('rulings', parts.saved, undefined)]
}

const put = (table: TableName, row: Row): Write => ({ table, put: row })

/**
 * Puts a plain copy of `document` as JSON holds it (no proxies, no undefined fields), checked as it will be when read.
 * Throws a StorageError where it does not pass.
 */
function putValid<T extends UserTable>({ table, value, origin }: PutRow<T>): Write {
  // What came as text and was checked by the gate is neither copied nor checked again.
  if (isCheckedText(value)) return putChecked(table, value, origin)
  let copy: unknown
  try {
    copy = JSON.parse(JSON.stringify(value))
  } catch (cause) {
    throw new StorageError('unknown', storageTexts.noData, { cause })
  }
  const parsed = PARSERS[table](copy)
  if (!parsed.ok) throw new StorageError('unknown', storageTexts.refused[table](firstOf(parsed.problems)))
  return putChecked(table, parsed.value, origin)
}

const putChecked = <T extends UserTable>(table: T, value: Contents[T], origin: Origin | undefined): Write =>
  put(table, {
    id: ROW_ID[table](value),
    ...(origin ? { origin } : {}),
    ...('savedAt' in value ? { savedAt: value.savedAt } : {}),
    value
  })
