/** Files that the person picked or dropped: within the limits. Rejects with a sentence fit to show. */
import { MOST_SAVED_BYTES } from '../../../shared/shell/fileKinds.ts'
import { HEAD_BYTES, isBackup, mostBytesOf } from '../../../shared/json/fileSize.ts'
import { MOST_BYTES, MOST_BYTES_AT_ONCE, MOST_FILES } from '../../../shared/json/limits.ts'
import type { PickedFile, TextFile } from './platform.ts'

const MIB = 1024 * 1024

async function bytesOf(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer()
  } catch {
    throw new Error(`“${file.name}” could not be read: it may be a folder, or it was moved or changed since.`)
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
      return { name, size, most: isBackup(head) && files.length > 1 ? MOST_BYTES : mostBytesOf(head) }
    })
  )
}

/** Sizes are looked at before anything is read but the first words. */
export async function readPickedBytes(files: readonly File[]): Promise<readonly PickedFile[]> {
  if (files.length > MOST_FILES) throw new Error(`These are ${files.length} files; at most ${MOST_FILES} can be opened at once.`)
  const large = (await withMost(files)).find(({ size, most }) => size > most)
  if (large) throw new Error(`“${large.name}” holds ${Math.ceil(large.size / MIB)} MiB; a file has at most ${large.most / MIB} MiB.`)
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (total > MOST_BYTES_AT_ONCE)
    throw new Error(`These files hold ${Math.ceil(total / MIB)} MiB; at most ${MOST_BYTES_AT_ONCE / MIB} MiB can be opened at once.`)
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await bytesOf(file)) })))
}

/** A backup or an export of everything, as text in UTF-8: as large as those that Linejudge saves. */
export async function readPickedFile(file: File): Promise<TextFile> {
  if (file.size > MOST_SAVED_BYTES) {
    throw new Error(`“${file.name}” holds ${Math.ceil(file.size / MIB)} MiB; a backup has at most ${MOST_SAVED_BYTES / MIB} MiB.`)
  }
  const bytes = await bytesOf(file)
  try {
    return { name: file.name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    throw new Error(`“${file.name}” is no text in UTF-8; expected a backup.`)
  }
}
