/** Makes renames in a folder durable, for every file of ours that is written beside and renamed over. */
import { open } from 'node:fs/promises'

/** Flushes the folder's own list of names, where the system can do that (Windows cannot, and needs not). Never rejects. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  } catch {
    // The file is whole either way.
  }
}
