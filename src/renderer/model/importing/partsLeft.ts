/** Editions for a newer Linejudge: files that can be imported if the parts that this version cannot read are left to the judge. */
import { canonicalJson } from '../../../shared/base/text/canonicalJson.ts'
import { isRecord } from '../../../shared/base/validate.ts'
import { leftToJudge } from '../../../shared/editions/leaveToJudge.ts'
import { parseEditionFile, type EditionFile } from '../../../shared/formats/documents/editionFile.ts'
import type { UntrustedFile } from '../../../shared/formats/incoming.ts'
import { parseJsonText } from '../../../shared/json/jsonText.ts'
import { MOST_EDITION_BYTES } from '../../../shared/json/limits.ts'
import { textOf } from '../../../shared/json/utf8.ts'
import { writeJson } from '../../../shared/json/writeJson.ts'
import { problemsOfEdition } from '../library/ownEditions.ts'

interface Left {
  readonly file: UntrustedFile
  readonly edition: EditionFile
  readonly isChanged: boolean
}

/** The edition of a file without the parts that this version cannot read; null: it is no edition, or cannot be read even so. */
function leftOf(file: UntrustedFile): Left | null {
  const text = textOf(file.bytes)
  const json = text.ok ? parseJsonText(text.value, MOST_EDITION_BYTES) : text
  if (!json.ok || !isRecord(json.value) || json.value.format !== 'linejudge-edition/1') return null
  const left = leftToJudge(json.value)
  const read = parseEditionFile(left)
  return read.ok ? { file, edition: read.value, isChanged: canonicalJson(left) !== canonicalJson(json.value) } : null
}

/**
 * All files, editions among them without the parts that this version cannot read: rulings report these parts.
 * @param library the editions that are there: parents may be among them
 * @returns null if no file can be imported so
 */
export function withPartsLeft(files: readonly UntrustedFile[], library: readonly EditionFile[]): readonly UntrustedFile[] | null {
  const left = files.flatMap((file) => leftOf(file) ?? [])
  const coming = left.map(({ edition }) => edition)
  const among = [...coming, ...library.filter(({ id }) => !coming.some((one) => one.id === id))]
  const changed = left.filter(({ edition, isChanged }) => isChanged && problemsOfEdition(among, edition.id).length === 0)
  if (changed.length === 0) return null
  return files.map((file) => {
    const own = changed.find((one) => one.file === file)
    return own ? { ...file, bytes: new TextEncoder().encode(writeJson(own.edition)) } : file
  })
}
