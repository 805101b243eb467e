/** Editions of the user as the library keeps them (`linejudge-edition/1`). The library, which knows its parent, decides whether it can be laid over it. */
import * as v from 'valibot'
import { problem } from '../../base/problem.ts'
import { fail, type Result } from '../../base/result.ts'
import { isRecord } from '../../base/validate.ts'
import { checkEditionShape, ownId } from '../../editions/readEdition.ts'
import { editionSchema, type EditionFile } from '../../editions/editionSchema.ts'
import { MOST_EDITION_BYTES } from '../../json/limits.ts'
import { parseJsonText } from '../../json/jsonText.ts'
import { inPresentVersion, type FormatFamily } from './common/version.ts'
import { writeJson } from '../../json/writeJson.ts'

export type { EditionFile } from '../../editions/editionSchema.ts'

const EDITION_FAMILY: FormatFamily = { name: 'linejudge-edition', version: 1, upgrades: {} }

/** An edition from parsed JSON, or every problem with its place. The ids of editions that ship, and all that begin like them, are refused. */
export function parseEditionFile(json: unknown): Result<EditionFile> {
  const present = inPresentVersion(json, EDITION_FAMILY)
  if (!present.ok) return present
  // As bytes of the file: letters outside of ASCII only make it larger.
  if (isRecord(json) && JSON.stringify(json).length > MOST_EDITION_BYTES)
    return fail(problem('too-large', '', 'too-large', { limit: `${MOST_EDITION_BYTES / 1024 / 1024} MiB` }))
  const shape = checkEditionShape(present.value)
  if (!shape.ok) return shape
  const own = ownId(shape.value.id, '/id')
  return own === null ? shape : fail(own)
}

/** The JSON of an edition, or why it is none. A row that is there twice is named as what it is. */
export function editionJson(text: string): Result<unknown> {
  const json = parseJsonText(text, MOST_EDITION_BYTES)
  if (json.ok) return json
  return fail(
    ...json.problems.map((one) => (one.code === 'doubled-key' && one.facts?.within === 'rows' ? { ...one, code: 'same-row-twice' } : one))
  )
}

/** The text of an edition; the same document gives the same bytes. Throws if `file` is not valid. */
export const formatEditionFile = (file: EditionFile): string => writeJson(v.parse(editionSchema, file))
