/** The columns of the tables for others: which of them a file has, and in which order. The organiser chooses that once for each kind of file. */

export interface ExportColumn {
  /** Stays the same in every language: it is stored. */
  readonly id: string
  readonly head: string
  /** If no columns were chosen: left out if all columns with this word hold nothing in this event. */
  readonly extra?: string
}

export type ExportRow = readonly (string | number)[]

export interface ExportTable {
  readonly columns: readonly ExportColumn[]
  /** A cell for each column. */
  readonly rows: readonly ExportRow[]
}

/** Ids of columns in their order; `undefined`: the usual ones. */
export type ChosenColumns = readonly string[] | undefined

const isFilled = (rows: readonly ExportRow[], index: number): boolean => rows.some((row) => row[index] !== '')

/** The ids of the columns of a table if none were chosen. */
export const usualColumns = ({ columns, rows }: ExportTable): string[] =>
  columns.flatMap(({ id, extra }) =>
    extra === undefined || columns.some((one, index) => one.extra === extra && isFilled(rows, index)) ? id : []
  )

/** The ids of the columns that a file has. Chosen ones that this table does not know are left out; if none remains, it has the usual ones. */
export function columnsOf(table: ExportTable, chosen: ChosenColumns): readonly string[] {
  const known = (chosen ?? []).filter((id) => table.columns.some((column) => column.id === id))
  return known.length === 0 ? usualColumns(table) : known
}

/** The table with these columns only, in this order. */
export function withColumns(table: ExportTable, ids: readonly string[]): ExportTable {
  const places = ids.map((id) => table.columns.findIndex((column) => column.id === id)).filter((index) => index !== -1)
  return { columns: places.map((index) => table.columns[index]!), rows: table.rows.map((row) => places.map((index) => row[index]!)) }
}

/** The choice with a column in or out; a new one is the last. */
export const toggled = (ids: readonly string[], id: string): string[] => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])

/** The choice with a column one place further to the front. */
export function movedForward(ids: readonly string[], id: string): string[] {
  const at = ids.indexOf(id)
  return at < 1 ? [...ids] : [...ids.slice(0, at - 1), id, ids[at - 1]!, ...ids.slice(at + 1)]
}
