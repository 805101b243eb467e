/** Opens the app's storage at the start: the database, or, where it cannot be had, a memory that refuses to save. */
import { openDexieStorage, type DexieOptions } from './dexieStorage.ts'
import { toStorageError } from './errors.ts'
import type { KeptRows } from './keptRows.ts'
import { MemoryRows } from './memoryStorage.ts'
import { keptRows } from './rowBackup.ts'
import { RowStorage } from './rowStorage.ts'
import { deliverStarters, readStarters, type Starter } from './starters.ts'
import { starterFiles } from './starterPacks.ts'
import type { WatchedStorage } from './storage.ts'

export interface OpenOptions extends DexieOptions {
  /** Texts of the starter packs by file name, instead of those built in. */
  readonly files?: Readonly<Record<string, string>>
  /** ISO 8601; for tests. */
  readonly now?: string
}

/**
 * The storage, and sentences that the user should see (broken records set aside, data that the browser lost, broken
 * starter packs). Never rejects: where the database cannot be opened the starter packs are there to look at and ask
 * about, and every commit is refused with the reason, so that nobody believes something was saved.
 */
export async function openStorage(options: OpenOptions = {}): Promise<{ storage: WatchedStorage; kept: KeptRows; notices: string[] }> {
  const { starters, notices } = readStarters(options.files ?? starterFiles())
  let storage: RowStorage
  try {
    storage = await openDexieStorage({
      ...options,
      onTrouble: trouble => {
        notices.push(trouble.message)
        options.onTrouble?.(trouble)
      }
    })
  } catch (error) {
    const refusal = toStorageError(error)
    const memory = await unsaved(starters, refusal)
    return { storage: memory, kept: keptRows(memory, options), notices: [...notices, refusal.message] }
  }
  try {
    notices.push(...await storage.setBrokenAside(options.now ?? new Date().toISOString()))
    await deliverStarters(storage, starters)
  } catch (error) {
    notices.push(toStorageError(error).message)
  }
  return { storage, kept: keptRows(storage, options), notices }
}

async function unsaved(starters: readonly Starter[], refusal: ReturnType<typeof toStorageError>): Promise<RowStorage> {
  const rows = new MemoryRows()
  const storage = new RowStorage(rows)
  await deliverStarters(storage, starters)
  rows.refusal = refusal
  return storage
}
