/** How rows lie in the database: large ones as the text of their JSON, which a database takes many times as fast as the objects in it. */
import { jsonTextOf } from '../../../shared/base/text/knownText.ts'
import { headOf } from '../../../shared/formats/documents/figures/figuresOnDemand.ts'
import { isRecord } from '../../../shared/base/validate.ts'
import { rowWithText } from '../../../shared/journal/textRow.ts'
import type { DigestRow, Row, TableName } from './rows.ts'

/** The table of documents with thousands of parts. */
export const AS_TEXT: TableName = 'figureSets'

/** What a document says beside its figures. */
export type Head = Readonly<Record<string, unknown>>

/**
 * A row whose value lies there as text; `head` stands beside it since the figures of a set are read when they are asked for, `digest` since
 * search needs only a little of them. What has no digest gets one when search has read it; a row that is written anew has none.
 */
type TextRow = Omit<Row, 'value'> & { readonly text: string; readonly head?: Head; readonly digest?: string }

const isTextRow = (row: unknown): row is TextRow => isRecord(row) && typeof row.text === 'string' && !('value' in row)

/** A row as the database keeps it. */
export function laidDown(table: TableName, row: Row): Row | TextRow {
  if (table !== AS_TEXT) return row
  const { value, ...rest } = row
  const text = jsonTextOf(value)
  return isRecord(value) ? { ...rest, text, head: { ...headOf(value) } } : { ...rest, text }
}

/** What a row says beside its value's text. */
interface Parts {
  readonly head: Head
  readonly text: string
  readonly digest: string | undefined
}

/** The heads and texts of rows that were picked up. */
const parts = new WeakMap<object, Parts>()

/** A row as the storage knows it, whichever way it lies there. Its text is read when its value is asked for. */
export function pickedUp<R>(row: R): R | Row {
  if (!isTextRow(row)) return row
  const { text, head, digest, ...rest } = row
  const read = rowWithText(rest, text)
  if (isRecord(head)) parts.set(read, { head, text, digest: typeof digest === 'string' ? digest : undefined })
  return read
}

/** What a row's document says beside its figures, and its whole text; undefined: it does not lie there so. */
export const partsOf = (row: Row): Parts | undefined => parts.get(row)

/** A row with what search needs of it beside it; null: it is no longer the row with that text. */
export const withDigest = (row: unknown, { text, digest }: DigestRow): TextRow | null =>
  isTextRow(row) && row.text === text ? { ...row, digest } : null
