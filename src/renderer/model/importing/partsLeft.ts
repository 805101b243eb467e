/** Editions for a newer Linejudge: files that can be imported if the parts that this version cannot read are left to the judge. */
import { canonicalJson } from '../../../shared/base/text/canonicalJson.ts'
import { isRecord } from '../../../shared/base/validate.ts'
import { leftToJudge } from '../../../shared/editions/leaveToJudge.ts'
import { editionJson, formatEditionFile, parseEditionFile, type EditionFile } from '../../../shared/formats/documents/editionFile.ts'
import type { Incoming, UntrustedFile } from '../../../shared/formats/incoming.ts'
import { MOST_EDITION_BYTES } from '../../../shared/json/limits.ts'
import { bytesOf, textOf } from '../../../shared/json/utf8.ts'
import { unusableEditions } from './editionsComing.ts'

interface Left {
  readonly file: UntrustedFile
  readonly incoming: Incoming & { readonly kind: 'edition' }
  readonly isChanged: boolean
}

/** The edition of a file without the parts that this version cannot read; null: it is no edition, or cannot be read even so. */
function leftOf(file: UntrustedFile): Left | null {
  if (file.bytes.length > MOST_EDITION_BYTES) return null
  const text = textOf(file.bytes)
  const json = text.ok ? editionJson(text.value) : text
  if (!json.ok || !isRecord(json.value) || json.value.format !== 'linejudge-edition/1') return null
  const left = leftToJudge(json.value)
  const read = parseEditionFile(left)
  if (!read.ok) return null
  const isChanged = canonicalJson(left) !== canonicalJson(json.value)
  return { file, incoming: { file: file.name, kind: 'edition', document: read.value }, isChanged }
}

/**
 * All files, editions among them without the parts that this version cannot read: rulings report these parts.
 * @param library the editions that are there: parents may be among them
 * @returns null if no file can be imported so
 */
export function withPartsLeft(files: readonly UntrustedFile[], library: readonly EditionFile[]): readonly UntrustedFile[] | null {
  const left = files.flatMap((file) => leftOf(file) ?? [])
  const unusable = unusableEditions(
    left.map(({ incoming }) => incoming),
    library
  )
  const changed = left.filter(({ incoming, isChanged }) => isChanged && !unusable.has(incoming))
  if (changed.length === 0) return null
  return files.map((file) => {
    const own = changed.find((one) => one.file === file)
    return own ? { ...file, bytes: bytesOf(formatEditionFile(own.incoming.document)) } : file
  })
}
