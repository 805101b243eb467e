/** Writing a file so that it is there whole or as it was before, whenever the process dies: for every file of ours. */
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What Linejudge keeps by itself holds the names of players: no other account of the machine reads it. */
export const OWN_FILE = 0o600
export const OWN_FOLDER = 0o700

export interface Replacing {
  /** Written first, in the same folder; what a dead process has left of it is written over. */
  readonly temporary: string
  /** The rights of a new file; default: only its owner's. */
  readonly mode?: number
}

/** Writes the content beside `path`, flushes it to the disk and renames it over. Rejects with the system's error. */
export async function replaceFile(path: string, content: string | Uint8Array, { temporary, mode = OWN_FILE }: Replacing): Promise<void> {
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
