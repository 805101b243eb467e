/** A storage with its journal, both in memory, that can be “killed” and opened again as often as a test needs. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { openStorage } from '../../src/renderer/storage/openStorage.ts'
import type { BackupRows } from '../../src/renderer/storage/interface/backupRows.ts'
import type { StorageTrouble, WatchedStorage } from '../../src/renderer/storage/interface/storage.ts'
import { ByteStoreError } from '../../src/shared/journal/byteStore.ts'
import type { JournalSource, Witness } from '../../src/shared/journal/journalSource.ts'
import { MemoryDisk } from './memoryFiles.ts'

/** Everything that outlives a process: the disk of the journal and the database. */
export class Device {
  disk = new MemoryDisk()
  indexedDB = new IDBFactory()
  #second = 0
  #saved: string | null = null
  readonly witness: Witness = {
    lastSaved: () => this.#saved,
    saved: (at) => {
      this.#saved = at
    }
  }

  /** The database is gone, as when the browser threw it away. */
  loseDatabase(): void {
    this.indexedDB = new IDBFactory()
  }

  source(): JournalSource {
    return { open: () => Promise.resolve(this.disk.open()), whenFree: () => new Promise<never>(() => undefined) }
  }

  /** One second later at every call: each change has a time of its own. */
  now = (): string => new Date(Date.UTC(2013, 9, 1, 12, 0, this.#second++)).toISOString()

  async open(
    options: { readonly journal?: JournalSource; readonly files?: Readonly<Record<string, string>>; readonly compactFrom?: number } = {}
  ): Promise<Opened> {
    const troubles: StorageTrouble[] = []
    const { storage, kept, notices } = await openStorage({
      indexedDB: this.indexedDB,
      IDBKeyRange,
      files: {},
      journal: this.source(),
      witness: this.witness,
      now: this.now,
      ...options,
      onTrouble: (trouble) => {
        troubles.push(trouble)
      }
    })
    return { storage, kept, notices, troubles }
  }
}

export interface Opened {
  readonly storage: WatchedStorage
  readonly kept: BackupRows
  readonly notices: readonly string[]
  readonly troubles: readonly StorageTrouble[]
}

/** A journal that cannot be had. */
export const noJournal = (code: 'unsupported' | 'elsewhere' | 'failed'): JournalSource => ({
  open: () => Promise.reject(new ByteStoreError(code, 'not here')),
  whenFree: () => new Promise<never>(() => undefined)
})

/** Everything that the user could see, as one comparable text. */
export async function everything(storage: WatchedStorage): Promise<string> {
  return JSON.stringify([
    await storage.maps(),
    await storage.figureSets(),
    await storage.elements(),
    await storage.specialTerrain(),
    await storage.rulings(),
    await storage.ruleNotes(),
    await storage.sessions(),
    await storage.events(),
    await storage.settings()
  ])
}
