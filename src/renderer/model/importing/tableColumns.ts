/** What the columns of tables hold, as the judge said it before; kept in the settings. */
import { TABLE_COLUMNS, tableHeads, type TableHead } from '../../../shared/formats/foreignFigures/figuresTable.ts'
import type { UntrustedFile } from '../../../shared/formats/incoming.ts'
import { readEncoded } from '../../../shared/json/textEncoding.ts'
import type { UnnamedTable } from './importStore.svelte.ts'

export type TableColumns = Readonly<Record<string, string>>

/** What a column can hold, besides clicks by their numbers. */
export const COLUMN_CHOICES = TABLE_COLUMNS

/** A table larger than that is read by the columns that are known. */
const MOST_BYTES = 4 * 1024 * 1024
/** So many heads are remembered. */
const MOST_HEADS = 400
/** Keys that no object of ours has. */
const NEVER = ['__proto__', 'constructor', 'prototype']

/** The table of a file with a copy of it, where it is one and has columns of which nobody has said what they hold; else null. */
export function unnamedTable({ name, bytes }: UntrustedFile, known: TableColumns = {}): UnnamedTable | null {
  if (bytes.length > MOST_BYTES) return null
  const read = readEncoded(bytes)
  const heads = read.ok ? tableHeads(read.value.text, new Map(Object.entries(known))) : null
  if (!heads?.some(({ head, column }) => column === null && !Object.hasOwn(known, head))) return null
  return { file: { name, bytes: bytes.slice() }, heads }
}

/** Whether its columns say which figure each row is about. */
export const namesFigures = (heads: readonly TableHead[]): boolean => heads.some(({ column }) => column === 'name' || column === 'number')

/** What is remembered, with what was said now; the oldest are forgotten. */
export function withColumns(known: TableColumns = {}, said: TableColumns): TableColumns {
  const kept = Object.entries(known).filter(([head]) => !Object.hasOwn(said, head))
  const fresh = Object.entries(said).filter(([head]) => !NEVER.includes(head) && head.length <= 120)
  return Object.fromEntries([...kept, ...fresh].slice(-MOST_HEADS))
}
