/** The journal of a plain browser: its own file store, written by a worker, held by one window at a time. */
import { ByteStoreError, type ByteStore } from '../../../shared/journal/byteStore.ts'
import type { JournalSource, Persistence, Witness } from '../../../shared/journal/journalSource.ts'
import { WorkerFiles, type WorkerLike } from './workerFiles.ts'

export const LOCK = 'linejudge-journal'

/** The page that was just left may hold the lock for a moment longer. */
const WAIT_MS = 1000
/** So many of these waits where nobody answers: whoever holds the lock is ending, and takes its time on a busy machine. */
const MOST_WAITS = 8

/** What the windows say to each other about the journal. */
export type JournalWord = 'who holds it?' | 'this window'

/** A channel to all other windows. */
export interface JournalTalk {
  postMessage(word: JournalWord): void
  onmessage: ((event: MessageEvent) => void) | null
}

const makeWorker = (): WorkerLike => new Worker(new URL('./journalWorker.ts', import.meta.url), { type: 'module', name: 'journal' })
const makeTalk = (): JournalTalk | null => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(LOCK))

export interface JournalParts {
  readonly locks?: LockManager | undefined
  readonly worker?: (() => WorkerLike) | undefined
  readonly talk?: (() => JournalTalk | null) | undefined
  readonly waitMs?: number | undefined
}

/**
 * A window that is there answers for its lock; one that was reloaded, closed or killed does not, however long its lock stays. So
 * another window is told of only where one has answered, or where the lock stays for many waits (a window that hangs).
 */
export function browserJournal(parts: JournalParts = {}): JournalSource {
  const { worker = makeWorker, talk: makeChannel = makeTalk, waitMs = WAIT_MS } = parts
  const locks = 'locks' in parts ? parts.locks : navigator.locks
  let held = false
  let talk: JournalTalk | null | undefined
  let answered = false
  const channel = (): JournalTalk | null => {
    if (talk !== undefined) return talk
    talk = makeChannel()
    if (talk)
      talk.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (data === 'this window') answered = true
        else if (data === 'who holds it?' && held) talk?.postMessage('this window')
      }
    return talk
  }
  /** Resolves once the lock is held, for as long as this window lives; rejects when `signal` ends the wait. */
  const hold = (signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      locks!
        .request(LOCK, { signal }, () => {
          held = true
          channel()
          resolve()
          return new Promise<never>(() => undefined)
        })
        .catch((error: unknown) => {
          reject(error instanceof Error ? error : new Error(String(error)))
        })
    })
  /** Whether the lock came to this window before it was clear that another one has it. */
  const holdOrGiveUp = async (): Promise<boolean> => {
    const end = new AbortController()
    const mine = hold(end.signal).then(
      () => true,
      () => false
    )
    for (let waits = 0; waits < MOST_WAITS; waits++) {
      // Only an answer to the last question counts: who answered an earlier one may be gone by now.
      answered = false
      const others = channel()
      others?.postMessage('who holds it?')
      if (await Promise.race([mine, after(waitMs)])) return true
      if (answered || others === null) break
    }
    end.abort()
    return mine
  }
  return {
    open: async () => {
      // Without both of them two windows could write over each other: then there is no journal here.
      if (!locks || (typeof Worker === 'undefined' && worker === makeWorker))
        throw new ByteStoreError('unsupported', 'The browser has no locks or no workers.')
      if (!held && !(await holdOrGiveUp())) throw new ByteStoreError('elsewhere', 'Another window holds the journal.')
      return openFiles(worker)
    },
    whenFree: () => (held ? Promise.resolve() : hold())
  }
}

const after = (ms: number): Promise<false> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, false)
  })

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

/** The browser's answers about keeping the data and about room; `unknown` and `null` if the browser does not have the question. */
export function browserPersistence(
  storage: Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>> | undefined = navigator.storage
): Persistence {
  const said = async (question: (() => Promise<boolean>) | undefined): ReturnType<Persistence['ask']> => {
    try {
      return question === undefined ? 'unknown' : (await question()) ? 'yes' : 'no'
    } catch {
      return 'unknown'
    }
  }
  return {
    state: () => said(storage?.persisted?.bind(storage)),
    ask: () => said(storage?.persist?.bind(storage)),
    room: async () => {
      try {
        const { usage, quota } = (await storage?.estimate?.()) ?? {}
        return usage === undefined || quota === undefined ? null : { used: usage, quota }
      } catch {
        return null
      }
    }
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
