/** A place for backups whose script is read when it is first asked for something: no start waits for it. */
import type { BackupShelf } from './backupShelf.ts'

/** `read` is called again after a failure. */
export function shelfReadLater(read: () => Promise<BackupShelf>): BackupShelf {
  let coming: Promise<BackupShelf> | null = null
  const shelf = (): Promise<BackupShelf> =>
    (coming ??= read().catch((error: unknown) => {
      coming = null
      throw error
    }))
  return {
    place: async () => (await shelf()).place(),
    list: async () => (await shelf()).list(),
    read: async (name) => (await shelf()).read(name),
    write: async (name, text) => (await shelf()).write(name, text),
    remove: async (name) => (await shelf()).remove(name)
  }
}
