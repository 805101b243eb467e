/** Files that the person picked or dropped: within the limits. Rejects with a sentence fit to show. */
import { MOST_SAVED_BYTES } from '../../../shared/shell/fileKinds.ts'
import { HEAD_BYTES, mostBytesAmongOthers, mostBytesOf } from '../../../shared/json/fileSize.ts'
import { MOST_BYTES, MOST_BYTES_AT_ONCE, MOST_FILES } from '../../../shared/json/limits.ts'
import { phrase } from '../../../shared/base/problem.ts'
import { fileFault } from './fileFault.ts'
import type { PickedFile, TextFile } from './platform.ts'

const MIB = 1024 * 1024

const tooLarge = (
  { name, size }: { readonly name: string; readonly size: number },
  kind: 'kind.any' | 'kind.backup',
  most: number
): Promise<Error> => fileFault('file-over-size', { name, size: Math.ceil(size / MIB), kind: phrase(kind, {}), most: most / MIB })

async function bytesOf(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer()
  } catch {
    throw await fileFault('file-not-read', { name: file.name, why: phrase('why.moved', {}) })
  }
}

/** `files` with the most bytes that each may have, by its first words: a backup only where it comes alone. Rejects where one cannot be read. */
export function withMost(
  files: readonly File[]
): Promise<readonly { readonly name: string; readonly size: number; readonly most: number }[]> {
  return Promise.all(
    files.map(async (file) => {
      const { name, size } = file
      if (size <= MOST_BYTES) return { name, size, most: MOST_BYTES }
      const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
      return { name, size, most: files.length > 1 ? mostBytesAmongOthers(head) : mostBytesOf(head) }
    })
  )
}

/** Sizes are looked at before anything is read but the first words. */
export async function readPickedBytes(files: readonly File[]): Promise<readonly PickedFile[]> {
  if (files.length > MOST_FILES) throw await fileFault('too-many-at-once', { count: files.length, most: MOST_FILES })
  const large = (await withMost(files)).find(({ size, most }) => size > most)
  if (large) throw await tooLarge(large, 'kind.any', large.most)
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (total > MOST_BYTES_AT_ONCE)
    throw await fileFault('too-large-together', { size: Math.ceil(total / MIB), most: MOST_BYTES_AT_ONCE / MIB })
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await bytesOf(file)) })))
}

/** A backup or an export of everything, as text in UTF-8: as large as those that Linejudge saves. */
export async function readPickedFile(file: File): Promise<TextFile> {
  if (file.size > MOST_SAVED_BYTES) throw await tooLarge(file, 'kind.backup', MOST_SAVED_BYTES)
  const bytes = await bytesOf(file)
  try {
    return { name: file.name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    throw await fileFault('file-not-text', { name: file.name, kind: phrase('kind.backup', {}) })
  }
}
