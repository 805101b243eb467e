/** What the columns of tables hold, as the judge said it before; kept in the settings. */
import { TABLE_COLUMNS, tableHeads, type TableHead } from '../../../shared/formats/foreignFigures/figuresTable.ts'
import type { UntrustedFile } from '../../../shared/formats/incoming.ts'
import { readEncoded } from '../../../shared/json/textEncoding.ts'
import type { UnnamedTable, UnnamedTables } from './importStore.svelte.ts'

export type TableColumns = Readonly<Record<string, string>>

/** What a column can hold, besides clicks by their numbers. */
export const COLUMN_CHOICES = TABLE_COLUMNS

/** A table larger than that is read by the columns that are known. */
const MOST_BYTES = 4 * 1024 * 1024
/** So many heads are remembered. */
const MOST_HEADS = 400
/** Keys that no object of ours has. */
const NEVER = ['__proto__', 'constructor', 'prototype']

/** The table of a file, where it is one and has columns of which nobody has said what they hold; else null. */
export function unnamedTable({ name, bytes }: UntrustedFile, known: TableColumns = {}): UnnamedTable | null {
  if (bytes.length > MOST_BYTES || isMarkup(bytes)) return null
  const read = readEncoded(bytes)
  const heads = read.ok ? tableHeads(read.value.text, new Map(Object.entries(known))) : null
  if (!heads?.some(({ head, column }) => column === null && !Object.hasOwn(known, head))) return null
  return { file: name, heads }
}

/** Whether it begins as JSON or XML does: then nothing of it is read here. */
const isMarkup = (bytes: Uint8Array): boolean => /^[\s\u00ef\u00bb\u00bf]*[[{<]/.test(String.fromCharCode(...bytes.subarray(0, 16)))

/** The tables among files that have such columns, with the files; null: there are none. */
export function unnamedTables(source: readonly UntrustedFile[], known?: TableColumns): UnnamedTables | null {
  const tables = source.flatMap((file) => unnamedTable(file, known) ?? [])
  return tables.length > 0 ? { tables, source } : null
}

/** Whether its columns say which figure each row is about. */
export const namesFigures = (heads: readonly TableHead[]): boolean => heads.some(({ column }) => column === 'name' || column === 'number')

/** Whether one of the tables cannot be read before somebody has said what its columns hold. */
export const wantColumns = ({ tables }: UnnamedTables): boolean => tables.some(({ heads }) => !namesFigures(heads))

/** What is remembered, with what was said now; the oldest are forgotten. */
export function withColumns(known: TableColumns = {}, said: TableColumns): TableColumns {
  const kept = Object.entries(known).filter(([head]) => !Object.hasOwn(said, head))
  const fresh = Object.entries(said).filter(([head]) => !NEVER.includes(head) && head.length <= 120)
  return Object.fromEntries([...kept, ...fresh].slice(-MOST_HEADS))
}
