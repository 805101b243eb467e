/** Writing a file so that it is there whole or as it was before, whenever the process dies: for every file of ours. */
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface Replacing {
  /** Written first, in the same folder; what a dead process has left of it is written over. */
  readonly temporary: string
  /** The rights of a new file. */
  readonly mode?: number
}

/** Writes the content beside `path`, flushes it to the disk and renames it over. Rejects with the system's error. */
export async function replaceFile(path: string, content: string | Uint8Array, { temporary, mode = 0o666 }: Replacing): Promise<void> {
  try {
    const file = await open(temporary, 'w', mode)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** Flushes the folder's own list of names, where the system can do that (Windows cannot, and needs not). Never rejects. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch {
    // The file is whole either way.
  }
}
