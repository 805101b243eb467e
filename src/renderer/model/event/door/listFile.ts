/** The file of a list of players as text, whatever program wrote it. */
import type { Result } from '../../../../shared/base/result.ts'
import { ok } from '../../../../shared/base/result.ts'
import { readEncoded } from '../../../../shared/json/textEncoding.ts'
import { guessWords } from '../../importing/foreignWords.ts'

export interface ListFile {
  readonly text: string
  /** By what it was read where it does not say so itself. */
  readonly told: string | null
}

/** The text of such a file; what of it is no text is a problem with its place. */
export function readListFile(bytes: Uint8Array): Result<ListFile> {
  const read = readEncoded(bytes)
  if (!read.ok) return read
  const { text, guessed } = read.value
  return ok({ text, told: guessed && guessWords(guessed) })
}
