/** A ruling as a file (`linejudge-ruling/1`, `*.ruling.json`): the case, the ruling on it, and the judge's own words about it. */
import * as v from 'valibot'
import { problem, phrase } from '../../base/problem.ts'
import { fail, type Result } from '../../base/result.ts'
import { foundOf } from '../../base/validate.ts'
import { withoutUndefined } from '../../base/fields.ts'
import { fnv1a } from '../../base/text/fnv.ts'
import { canonicalJson } from '../../base/text/canonicalJson.ts'
import { parseQuestion } from '../../cases/parseQuestion.ts'
import { writeJson } from '../../json/writeJson.ts'
import { parseDocument, type FormatFamily } from './common/version.ts'
import { rulingEngine, rulingEntries, rulingId, rulingOverride, rulingTime, type SavedRulingRow } from './savedRuling.ts'

export const RULING_FORMAT: FormatFamily = { name: 'linejudge-ruling', version: 1, upgrades: {} }

export const rulingFileSchema = v.looseObject({
  format: v.literal('linejudge-ruling/1'),
  /** Tells rulings apart when they are imported. If left out, it follows from the content. */
  id: v.optional(rulingId),
  ...rulingEntries,
  title: v.optional(rulingEntries.title, ''),
  /** The id of the edition by which it was ruled: the one of the case. */
  edition: v.optional(rulingId),
  /** When it was saved. */
  time: rulingTime,
  /** The version of Linejudge that ruled. */
  engineVersion: v.optional(rulingEngine, ''),
  /** The judge's own ruling, in addition to that of the engine. */
  overruling: v.optional(rulingOverride)
})

export type RulingFile = v.InferOutput<typeof rulingFileSchema>

/** A ruling from parsed JSON with its case checked, or every problem with its place. Unknown fields are kept. */
export function parseRulingFile(json: unknown): Result<RulingFile> {
  const file = parseDocument(json, RULING_FORMAT, rulingFileSchema)
  if (!file.ok) return file
  const { case: value, ruling, edition } = file.value
  const question = parseQuestion(value)
  if (!question.ok) return fail(...question.problems.map((one) => ({ ...one, path: `/case${one.path}` })))
  const wrong = (path: string, found: string, wanted: string) =>
    fail(problem('wrong-value', path, 'wrong-value', { found: foundOf(found), expected: phrase('expected.values', { values: wanted }) }))
  if (ruling.kind !== value.ask.kind) return wrong('/ruling/kind', ruling.kind, value.ask.kind)
  if (ruling.ruleset !== value.ruleset) return wrong('/ruling/ruleset', ruling.ruleset, value.ruleset)
  if (edition !== undefined && edition !== value.ruleset) return wrong('/edition', edition, value.ruleset)
  return file
}

const KNOWN = new Set(Object.keys(rulingFileSchema.entries))

/** The row under which an imported ruling is saved. */
export function rowOfRuling(file: RulingFile): SavedRulingRow {
  const { id, title, time, engineVersion, overruling, table, round, players, note, earlier, leftAs } = file
  const more = Object.fromEntries(Object.entries(file).filter(([field]) => !KNOWN.has(field) && field !== '$schema'))
  return withoutUndefined({
    id: id ?? `ruling ${digestOf(file)}`,
    title,
    savedAt: time,
    engineVersion,
    case: file.case,
    ruling: file.ruling,
    table,
    round,
    players,
    note,
    override: overruling,
    earlier,
    leftAs,
    more: Object.keys(more).length > 0 ? more : undefined
  })
}

/** A saved ruling as a file. The event and the call that it answered belong to this device and stay here. */
export function fileOfRuling(row: SavedRulingRow): RulingFile {
  const { more = {}, id, title, savedAt, engineVersion, override, table, round, players, note, earlier, leftAs } = row
  return withoutUndefined({
    format: 'linejudge-ruling/1',
    id: id === '' ? undefined : id,
    title,
    time: savedAt,
    edition: row.case.ruleset,
    engineVersion,
    table,
    round,
    players,
    note,
    overruling: override,
    earlier,
    leftAs,
    case: row.case,
    ruling: row.ruling,
    ...more
  }) as RulingFile
}

/** The text of the file; the same ruling gives the same bytes. */
export const formatRulingFile = (file: RulingFile): string => writeJson(file)

/** Whether the two say the same of the same case, whatever their ids. */
export const sameRuling = (one: SavedRulingRow, other: SavedRulingRow): boolean => contentOf(one) === contentOf(other)

function contentOf({ id: _, event: _event, call: _call, ...content }: SavedRulingRow): string {
  return canonicalJson(content)
}

/** Distinguishes rulings without an id by their content. */
function digestOf(file: RulingFile): string {
  const text = canonicalJson(file)
  return `${text.length}-${fnv1a(text).toString(16)}`
}
