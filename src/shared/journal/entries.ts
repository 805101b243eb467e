/** What the records say: a base with every row, then changes; and the tables that come of them. */

/** A row is plain JSON with an id; what else is in it is the storage's business. */
export interface JournalRow {
  readonly id: string
}
export type JournalWrite = { readonly table: string; readonly put: JournalRow } | { readonly table: string; readonly delete: string }

export type Tables = Readonly<Record<string, readonly JournalRow[]>>

export type Entry =
  /** Everything there is at this generation; what came before it is of no more use. `at`: ISO 8601, UTC. */
  | { readonly kind: 'base'; readonly at: string; readonly tables: Tables }
  | { readonly kind: 'changes'; readonly at: string; readonly writes: readonly JournalWrite[] }

/** The tables after `entries`, in order, begun with `start`: rows sorted by id, empty tables left out. The same entries give the same value. */
export function fold(entries: readonly Entry[], start: Tables = {}): Tables {
  let tables = toMaps(start)
  for (const entry of entries) {
    if (entry.kind === 'base') tables = toMaps(entry.tables)
    else for (const write of entry.writes) apply(tables, write)
  }
  const filled = [...tables].filter(([, rows]) => rows.size > 0).sort(([a], [b]) => byCodeUnits(a, b))
  return Object.fromEntries(filled.map(([name, rows]) => [name, [...rows.values()].sort((a, b) => byCodeUnits(a.id, b.id))]))
}

type Maps = Map<string, Map<string, JournalRow>>

function toMaps(tables: Tables): Maps {
  return new Map(Object.entries(tables).map(([name, rows]) => [name, new Map(rows.map((row) => [row.id, row]))]))
}

function apply(tables: Maps, write: JournalWrite): void {
  const rows = tables.get(write.table) ?? new Map<string, JournalRow>()
  tables.set(write.table, rows)
  if ('put' in write) rows.set(write.put.id, write.put)
  else rows.delete(write.delete)
}

/** Of two that differ: names of tables do, and ids in one of them. */
const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : 1)
