/** Whether what was read back after a restore is what the backup holds: told as a sentence, or null where all is well. */
import { canonicalJson } from '../base/text/canonicalJson.ts'
import type { SnapshotTables } from './snapshot.ts'

/** @param readBack rows by table as the storage gives them afterwards */
export function differenceTo(
  backup: SnapshotTables,
  readBack: SnapshotTables,
  problemOf: (table: string, row: { readonly id: string }) => string | null
): string | null {
  for (const [table, rows] of Object.entries(backup)) {
    const found = new Map((readBack[table] ?? []).map((row) => [row.id, row]))
    const readable = rows.filter((row) => problemOf(table, row) === null)
    const wanted = new Set(rows.map(({ id }) => id))
    const stranger = table === 'setAside' ? undefined : [...found.keys()].find((id) => !wanted.has(id))
    if (stranger !== undefined) return `In the table ${table} the entry ${stranger} is there, which the backup does not hold.`
    for (const row of readable) {
      const other = found.get(row.id)
      if (!other) return `In the table ${table} the entry ${row.id} is missing.`
      if (canonicalJson(other) !== canonicalJson(row)) return `In the table ${table} the entry ${row.id} reads differently.`
    }
  }
  return null
}
