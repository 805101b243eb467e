/** A file that the person picked or dropped, as text: within the limit, in UTF-8. Rejects with a sentence fit to show. */
import { MOST_BYTES } from '../../shared/formats/limits.ts'
import type { TextFile } from './platform.ts'

export async function readPickedFile(file: File): Promise<TextFile> {
  if (file.size > MOST_BYTES) {
    throw new Error(`“${file.name}” holds ${Math.ceil(file.size / 1024 / 1024)} MiB; a case file has at most 32 MiB.`)
  }
  let bytes: ArrayBuffer
  try {
    bytes = await file.arrayBuffer()
  } catch {
    throw new Error(`“${file.name}” could not be read: it may be a folder, or it was moved or changed since.`)
  }
  try {
    return { name: file.name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    throw new Error(`“${file.name}” is no text in UTF-8; expected a case file.`)
  }
}
