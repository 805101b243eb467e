/** The journal of a plain browser: its own file store, written by a worker, held by one window at a time. */
import { ByteStoreError, type ByteStore } from '../../../shared/journal/byteStore.ts'
import type { JournalSource, Persistence, Witness } from '../../../shared/journal/journalSource.ts'
import { WorkerFiles, type WorkerLike } from './workerFiles.ts'

export const LOCK = 'linejudge-journal'

/** The page that was just left may hold the lock for a moment longer. */
const WAIT_MS = 1000

const makeWorker = (): WorkerLike => new Worker(new URL('./journalWorker.ts', import.meta.url), { type: 'module', name: 'journal' })

export function browserJournal(
  locks: LockManager | undefined = navigator.locks,
  worker: () => WorkerLike = makeWorker,
  waitMs = WAIT_MS
): JournalSource {
  let held = false
  /** Resolves once the lock is held, for as long as this window lives; rejects when `signal` ends the wait. */
  const hold = (signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      locks
        .request(LOCK, { signal }, () => {
          held = true
          resolve()
          return new Promise<never>(() => undefined)
        })
        .catch((error: unknown) => {
          reject(error instanceof Error ? error : new Error(String(error)))
        })
    })
  return {
    open: async () => {
      // Without both of them two windows could write over each other: then there is no journal here.
      if (!locks || (typeof Worker === 'undefined' && worker === makeWorker))
        throw new ByteStoreError('unsupported', 'The browser has no locks or no workers.')
      if (!held)
        await hold(AbortSignal.timeout(waitMs)).catch(() => {
          throw new ByteStoreError('elsewhere', 'Another window holds the journal.')
        })
      return openFiles(worker)
    },
    whenFree: () => (held ? Promise.resolve() : hold())
  }
}

async function openFiles(worker: () => WorkerLike): Promise<ByteStore> {
  const files = new WorkerFiles(worker())
  try {
    await files.open()
    return files
  } catch (error) {
    await files.close()
    throw error
  }
}

/** What the browser says about keeping the data; `unknown` where it does not know the question. */
export function browserPersistence(storage: Pick<StorageManager, 'persist' | 'persisted'> | undefined = navigator.storage): Persistence {
  const said = async (question: (() => Promise<boolean>) | undefined): ReturnType<Persistence['ask']> => {
    try {
      return question === undefined ? 'unknown' : (await question()) ? 'yes' : 'no'
    } catch {
      return 'unknown'
    }
  }
  return {
    state: () => said(storage?.persisted?.bind(storage)),
    ask: () => said(storage?.persist?.bind(storage))
  }
}

const WITNESS = 'linejudge.saved'

/** Lies apart from the files and from the database. Where it cannot be had, nothing is remembered. */
export function browserWitness(storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage): Witness {
  let last = ''
  return {
    lastSaved: () => {
      try {
        return storage().getItem(WITNESS)
      } catch {
        return null
      }
    },
    saved: (at) => {
      // Once a minute is enough.
      const minute = at.slice(0, 16)
      if (minute === last) return
      last = minute
      try {
        storage().setItem(WITNESS, at)
      } catch {
        // It is a witness only.
      }
    }
  }
}
