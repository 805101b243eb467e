/** From the rows of the storage to the text of a backup. */
import { parseJsonText } from '../json/jsonText.ts'
import { formatName } from '../formats/documents/common/version.ts'
import { writeJson } from '../json/writeJson.ts'
import { canonicalJson } from '../base/text/canonicalJson.ts'
import { BACKUP_FORMAT, type Digest, type LeftOut, type Snapshot, type SnapshotRow, type SnapshotTables, type Why } from './snapshot.ts'
import { inCodeOrder } from '../base/text/inCodeOrder.ts'

export interface SnapshotParts {
  readonly app: string
  readonly schema: number
  readonly takenAt: string
  readonly why: Why
  /** Rows by table, in any order, as they lie in the storage. */
  readonly tables: Readonly<Record<string, readonly unknown[]>>
}

/** The backup as a value. One row that is no JSON data never stands in the way of all others: it is named in `leftOut`. */
export async function makeSnapshot(parts: SnapshotParts, digest: Digest): Promise<Snapshot> {
  const leftOut: LeftOut[] = []
  const tables: SnapshotTables = Object.fromEntries(
    Object.entries(parts.tables).map(([table, rows]) => [
      table,
      rows.flatMap((row) => plainRow(table, row, leftOut)).sort((a, b) => inCodeOrder(a.id, b.id))
    ])
  )
  return {
    app: parts.app,
    schema: parts.schema,
    takenAt: parts.takenAt,
    why: parts.why,
    counts: countsOf(tables),
    leftOut,
    content: await contentChecksum(tables, digest),
    tables
  }
}

export const countsOf = (tables: SnapshotTables): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.length]))

/** Over the tables: equal for equal content, whatever the order of rows and keys. Rows must be sorted by id. */
export const contentChecksum = async (tables: Readonly<Record<string, unknown>>, digest: Digest): Promise<string> =>
  `sha256:${await digest(canonicalJson(tables))}`

/** Over everything in the file but the tables (which `content` covers) and itself. */
export async function headerChecksum(json: Readonly<Record<string, unknown>>, digest: Digest): Promise<string> {
  const { tables: _tables, header: _header, ...rest } = json
  return `sha256:${await digest(canonicalJson(rest))}`
}

/** The text of the file. The order of fields is part of its looks only. */
export async function formatSnapshot(snapshot: Snapshot, digest: Digest): Promise<string> {
  const { app, schema, takenAt, why, counts, leftOut, content, tables } = snapshot
  const head = { format: formatName(BACKUP_FORMAT), app, schema, takenAt, why, counts, leftOut, content }
  return writeJson({ ...head, header: await headerChecksum(head, digest), tables })
}

/** A plain copy, or nothing with a word on why: it must be readable again within the limits of every file of ours. */
function plainRow(table: string, row: unknown, leftOut: LeftOut[]): SnapshotRow[] {
  const id = typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : null
  const skip = (why: string): SnapshotRow[] => {
    leftOut.push({ table, id: id ?? '?', why })
    return []
  }
  if (id === null) return skip('It has no id.')
  let text: string
  try {
    text = JSON.stringify(row)
  } catch {
    return skip('It cannot be written as data.')
  }
  // Three levels stand around a row: the file, its tables and the table.
  const parsed = parseJsonText(`[[[${text}]]]`)
  return parsed.ok
    ? [(parsed.value as SnapshotRow[][][])[0]![0]![0]!]
    : skip(parsed.problems[0]?.message ?? 'It cannot be written as data.')
}
