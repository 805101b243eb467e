/**
 * Versions of editions that do not ship, each written once: a saved ruling names the one that it was given by, and many rulings share it.
 * Its id is the hash of what it rules and that of its documents: it says exactly what was said then.
 */
import * as v from 'valibot'
import { checked, isRecord, listOf, optionalText, text } from '../base/validate.ts'
import { documentHash } from '../editions/rulesHash.ts'
import type { SavedRulingRow } from '../formats/documents/savedRuling.ts'

const HASH = /^sha256:[0-9a-f]{64}$/
/** The ids of versions in a text. */
export const VERSION_ID = /sha256:[0-9a-f]{64}\/[0-9a-f]{32}/g
/** Enough digits to tell the documents of one hash of rules apart. */
const DIGITS = 32

const editionVersion = v.object({
  id: text(200),
  name: optionalText(200),
  version: optionalText(80),
  /** The edition, its parents and whatever else the case brought. They are checked when they are asked. */
  documents: listOf(v.looseObject({}), 20)
})

export type EditionVersion = v.InferOutput<typeof editionVersion>

export const parseEditionVersion = (json: unknown) => checked(editionVersion, json)

/** The edition that a ruling says that it was given by. */
interface SaidEdition {
  readonly name?: unknown
  readonly version?: unknown
  readonly rules?: unknown
}

/** A saved ruling without the documents of its edition, and the version that has them; `null`: it brings none. */
export function withoutDocuments(saved: SavedRulingRow): { readonly saved: SavedRulingRow; readonly version: EditionVersion } | null {
  const { editions: documents, ...value } = saved.case as SavedRulingRow['case'] & { readonly editions?: unknown }
  const said: SaidEdition = 'edition' in saved.ruling && isRecord(saved.ruling.edition) ? saved.ruling.edition : {}
  if (!Array.isArray(documents) || documents.length === 0 || typeof said.rules !== 'string' || !HASH.test(said.rules)) return null
  const id = `${said.rules}/${documentHash(documents).replace('sha256:', '').slice(0, DIGITS)}`
  const version = {
    id,
    name: String(said.name ?? ''),
    version: String(said.version ?? ''),
    documents: documents as EditionVersion['documents']
  }
  return parseEditionVersion(version).ok ? { saved: { ...saved, case: value, editionVersion: id }, version } : null
}

/** The ruling with the documents of the version that it names; as it is if it names none, or one that is not there. */
export function withDocuments<R extends { readonly case: object; readonly editionVersion?: string | undefined }>(
  saved: R,
  versionOf: (id: string) => EditionVersion | undefined
): R {
  const version = saved.editionVersion === undefined ? undefined : versionOf(saved.editionVersion)
  if (version === undefined) return saved
  const { editionVersion: _, ...rest } = saved
  return { ...rest, case: { ...saved.case, editions: version.documents } } as unknown as R
}
