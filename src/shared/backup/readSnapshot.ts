/** From the text of a backup to its content, checked in every respect before anything of it is used. */
import { expects, problem } from '../base/problem.ts'
import * as v from 'valibot'
import { parseJsonText } from '../json/jsonText.ts'
import { MOST_BACKUP_BYTES } from '../json/limits.ts'
import { inPresentVersion } from '../formats/documents/common/version.ts'
import { fail, ok, type Result } from '../base/result.ts'
import { checked, isRecord, listOf, oneOf, optionalText, recordOf, text, whole } from '../base/validate.ts'
import { migrateTables } from './migrateTables.ts'
import { BACKUP_FORMAT, WHYS, type Digest, type KnownTables, type Snapshot, type SnapshotRow } from './snapshot.ts'
import { contentChecksum, countsOf, headerChecksum } from './writeSnapshot.ts'
import '../base/sayFileSentences.ts'

const row = v.pipe(
  v.looseObject({ id: text(500) }),
  v.transform((value): SnapshotRow => value)
)
const tableName = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/, expects('expected.table-name', {})))
/** What a backup holds besides the checksum over its top (`header`). */
export const snapshotSchema = v.object({
  format: v.string(),
  app: text(60),
  schema: whole(1, 100_000),
  takenAt: v.pipe(v.string(), v.isoTimestamp(expects('expected.time', {}))),
  why: oneOf(WHYS),
  counts: recordOf(tableName, whole(0, 1_000_000), 60),
  leftOut: listOf(v.object({ table: text(60), id: text(500), why: optionalText(2000) }), 100_000),
  content: text(80),
  tables: recordOf(tableName, listOf(row, 1_000_000), 60)
})

/**
 * A backup in the shape of the present version, or why it is not used: one sentence for damage (with the place where the
 * file stops making sense), for a newer version, or for a file that is no backup. Nothing damaged is ever half used.
 */
export async function readSnapshot(fileText: string, known: KnownTables, digest: Digest): Promise<Result<Snapshot>> {
  const json = parseJsonText(fileText, MOST_BACKUP_BYTES)
  if (!json.ok) {
    return fail(
      ...json.problems.map(({ code, path, message, say, facts }) =>
        problem(code, path, 'unreadable-backup', { why: say && facts ? { say, facts } : message })
      )
    )
  }
  const present = inPresentVersion(json.value, BACKUP_FORMAT)
  if (!present.ok) return present
  const broken = await damageOf(json.value, digest)
  if (broken !== null) return fail(problem('damaged', '', broken, {}))
  const shape = checked(snapshotSchema, present.value)
  if (!shape.ok) return shape
  const { format: _format, ...snapshot } = shape.value
  return settled(snapshot, known, digest)
}

type Damage = 'backup-no-fields' | 'backup-no-checksum' | 'backup-top' | 'backup-no-tables' | 'backup-content'

/** Which checksum does not fit; null where both do. Taken over the file as it is, before any upgrade. */
async function damageOf(json: unknown, digest: Digest): Promise<Damage | null> {
  if (!isRecord(json)) return 'backup-no-fields'
  const { header, content, tables } = json
  if (typeof header !== 'string' || typeof content !== 'string') {
    return 'backup-no-checksum'
  }
  if (header !== (await headerChecksum(json, digest))) {
    return 'backup-top'
  }
  if (!isRecord(tables)) return 'backup-no-tables'
  const found = await contentChecksum(tables, digest)
  return content === found ? null : 'backup-content'
}

/** Whether the tables are whole and known, and their rows in the present schema. */
async function settled(snapshot: Snapshot, known: KnownTables, digest: Digest): Promise<Result<Snapshot>> {
  if (snapshot.schema > known.schema) {
    return fail(problem('newer-version', '/schema', 'newer-backup', { app: snapshot.app, schema: snapshot.schema, known: known.schema }))
  }
  for (const [name, rows] of Object.entries(snapshot.tables)) {
    const path = `/tables/${name}`
    if (!known.names.includes(name)) {
      return fail(problem('unknown-table', path, 'unknown-table', { known: known.names.join(', ') }))
    }
    if (snapshot.counts[name] !== rows.length) {
      return fail(problem('wrong-count', path, 'wrong-count', { found: rows.length, expected: snapshot.counts[name] ?? 0 }))
    }
    const ids = new Set(rows.map(({ id }) => id))
    if (ids.size !== rows.length) return fail(problem('twice', path, 'twice', {}))
  }
  const tables = migrateTables(snapshot.tables, snapshot.schema, known)
  if (snapshot.schema === known.schema) return ok({ ...snapshot, tables, counts: countsOf(tables) })
  return ok({ ...snapshot, tables, counts: countsOf(tables), schema: known.schema, content: await contentChecksum(tables, digest) })
}
