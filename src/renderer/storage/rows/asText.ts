/** How rows lie in the database: large ones as the text of their JSON, which a database takes many times as fast as the objects in it. */
import { jsonTextOf, rememberText } from '../../../shared/base/knownText.ts'
import { isRecord } from '../../../shared/base/validate.ts'
import type { Row, TableName } from './rows.ts'

/** The table of documents with thousands of parts. */
const AS_TEXT: TableName = 'figureSets'

/** A row whose value lies there as text. */
type TextRow = Omit<Row, 'value'> & { readonly text: string }

const isTextRow = (row: unknown): row is TextRow => isRecord(row) && typeof row.text === 'string' && !('value' in row)

/** A row as the database keeps it. */
export function laidDown(table: TableName, row: Row): Row | TextRow {
  if (table !== AS_TEXT) return row
  const { value, ...rest } = row
  return { ...rest, text: jsonTextOf(value) }
}

/**
 * A row as the storage knows it, whichever way it lies there. Its text is read when its value is asked for: who only writes it again, as
 * the journal does, never asks. A text that is no JSON is a value that cannot be read.
 */
export function pickedUp<R>(row: R): R | Row {
  if (!isTextRow(row)) return row
  const { text, ...rest } = row
  let value: unknown
  const read: Row = {
    ...rest,
    get value(): unknown {
      return (value ??= parsed(text))
    }
  }
  rememberText(read, `${JSON.stringify(rest).slice(0, -1)},"value":${text}}`)
  return read
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    rememberText(value, text)
    return value
  } catch {
    return text
  }
}
