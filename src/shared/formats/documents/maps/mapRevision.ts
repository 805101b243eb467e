/** An older revision of a map, as the library keeps it to go back to. */
import * as v from 'valibot'
import type { Result } from '../../../base/result.ts'
import { fail, ok } from '../../../base/result.ts'
import { checked, idText, optionalText, text, whole } from '../../../base/validate.ts'
import { parseMapDocument, type MapFile } from './mapDocument.ts'

export interface MapRevision {
  /** `MAP@REVISION` */
  readonly id: string
  /** The id of its map. */
  readonly map: string
  readonly revision: number
  /** When it ceased to be the present one: ISO 8601, UTC. */
  readonly at: string
  /** What the author said of it. */
  readonly note?: string | undefined
  readonly document: MapFile
}

/** So many revisions of a map are kept; the oldest goes first. */
export const MOST_REVISIONS = 60

/** How the ids of the revisions of a map begin. */
export const revisionsBegin = (map: string): string => `${map}@`

export const revisionId = (map: string, revision: number): string => `${revisionsBegin(map)}${revision}`

const shape = v.object({
  id: text(120),
  map: idText,
  revision: whole(0, 1_000_000),
  at: text(40),
  note: v.optional(optionalText(400)),
  document: v.unknown()
})

/** A row of the library's revisions, its map in the present version. */
export function parseMapRevision(json: unknown): Result<MapRevision> {
  const row = checked(shape, json)
  if (!row.ok) return row
  const document = parseMapDocument(row.value.document)
  if (!document.ok) return fail(...document.problems.map((one) => ({ ...one, path: `/document${one.path}` })))
  return ok({ ...row.value, document: document.value })
}
