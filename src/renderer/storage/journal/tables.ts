/** All rows of a store as one value, and the way from one such value to another. */
import { knownTextOf } from '../../../shared/base/text/knownText.ts'
import type { JournalRow, Tables } from '../../../shared/journal/entries.ts'
import { TABLES, type Row, type RowStore, type TableName, type Write } from '../rows/rows.ts'

/** Rows sorted by id, empty tables left out, as `fold` gives them. */
export async function tablesOf(store: RowStore): Promise<Tables> {
  // Asked for all at once: an answer takes far longer on its way than to be found.
  const read = await Promise.all(TABLES.toSorted().map(async (table) => [table, await store.rows(table)] as const))
  const filled = read.filter(([, rows]) => rows.length > 0)
  return Object.fromEntries(filled.map(([table, rows]) => [table, rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))]))
}

/** What has to be written so that `from` becomes `to`. Tables that this version does not know are left alone. */
export function writesBetween(from: Tables, to: Tables): Write[] {
  return TABLES.flatMap((table) => {
    const before = new Map((from[table] ?? []).map((row) => [row.id, row]))
    const after = to[table] ?? []
    const kept = new Set(after.map((row) => row.id))
    return [
      ...[...before.keys()].filter((id) => !kept.has(id)).map((id): Write => ({ table, delete: id })),
      ...after.filter((row) => !same(before.get(row.id), row)).map((row): Write => ({ table, put: row as Row }))
    ]
  })
}

export const sameTables = (a: Tables, b: Tables): boolean => writesBetween(a, b).length === 0

/** Whether there is anything in it that the user made: starter packs and their marks are not. */
export const holdsWork = (tables: Tables): boolean =>
  Object.entries(tables).some(([table, rows]) => table !== 'starters' && rows.some((row) => (row as Row).origin !== 'starter'))

/** How many rows of each table are the user's. */
export function countsOf(tables: Tables): Readonly<Partial<Record<TableName, number>>> {
  return Object.fromEntries(TABLES.map((table) => [table, (tables[table] ?? []).filter((row) => (row as Row).origin !== 'starter').length]))
}

const same = (a: JournalRow | undefined, b: JournalRow): boolean => a !== undefined && (haveOneText(a, b) || sayTheSame(a, b))

/** Large rows are compared by the text that they came as: what is in them is looked at only where that differs. */
function haveOneText(a: JournalRow, b: JournalRow): boolean {
  const text = knownTextOf(a)
  return text !== undefined && text === knownTextOf(b)
}

/** Equal as JSON: what went through the database may have its fields in another order, and a field without a value is none. */
function sayTheSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isCompound(a) || !isCompound(b) || Array.isArray(a) !== Array.isArray(b)) return false
  for (const name in a) if (!sayTheSame(a[name], b[name])) return false
  return fieldsOf(a) === fieldsOf(b)
}

/** Objects and lists. */
const isCompound = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

function fieldsOf(value: Readonly<Record<string, unknown>>): number {
  let count = 0
  for (const name in value) if (value[name] !== undefined) count++
  return count
}
