/** A browser's file store, the worker that writes there, and its locks, without a browser. */
import type { JournalMessage } from '../../src/renderer/platform/journal/journalProtocol.ts'
import { journalServer, type StoreFolder, type SyncHandle } from '../../src/renderer/platform/journal/journalServer.ts'
import type { JournalTalk, JournalWord } from '../../src/renderer/platform/journal/browserJournal.ts'
import type { WorkerLike } from '../../src/renderer/platform/journal/workerFiles.ts'

/** The browser’s file store: files that one handle at a time may hold. */
export class Folder implements StoreFolder {
  readonly files = new Map<string, number[]>()
  readonly held = new Set<string>()
  readonly flushed: string[] = []
  /** How many bytes there is room for. */
  room = Infinity
  refusal: string | null = null

  // oxlint-disable-next-line typescript/require-await -- as the browser has it
  async *keys(): AsyncIterableIterator<string> {
    yield* this.files.keys()
  }

  /** The browser removes the data of the site: open files stay writable, and are nowhere. */
  removeAll(): void {
    this.files.clear()
  }

  getFileHandle(name: string, options?: { create: boolean }): ReturnType<StoreFolder['getFileHandle']> {
    if (!this.files.has(name)) {
      if (options?.create !== true) return Promise.reject(new DOMException('none', 'NotFoundError'))
      this.files.set(name, [])
    }
    return Promise.resolve({ createSyncAccessHandle: () => this.#handle(name) })
  }

  #handle(name: string): Promise<SyncHandle> {
    if (this.refusal) return Promise.reject(new DOMException('no', this.refusal))
    if (this.held.has(name)) return Promise.reject(new DOMException('held', 'NoModificationAllowedError'))
    this.held.add(name)
    const own = this.files.get(name)!
    const file = (): number[] => own
    return Promise.resolve({
      read: (buffer, { at }) => {
        const part = file().slice(at, at + buffer.length)
        buffer.set(part)
        return part.length
      },
      write: (buffer, { at }) => {
        const fits = [...buffer].slice(0, Math.max(0, this.room - at))
        file().splice(at, fits.length, ...fits)
        return fits.length
      },
      truncate: (size) => {
        file().length = size
      },
      getSize: () => file().length,
      flush: () => {
        this.flushed.push(name)
      },
      close: () => {
        this.held.delete(name)
      }
    })
  }
}

/** A worker without a thread. */
export class HandWorker implements WorkerLike {
  readonly #listeners = new Map<string, ((event: { data: unknown }) => void)[]>()
  terminated = false
  silent = false
  readonly #serve
  constructor(folder: () => Promise<StoreFolder>) {
    this.#serve = journalServer(folder, 0)
  }

  postMessage(message: unknown): void {
    if (!this.silent)
      void this.#serve(structuredClone(message) as JournalMessage).then((reply) => {
        this.raise('message', reply)
      })
  }

  terminate(): void {
    this.terminated = true
  }
  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener])
  }

  raise(type: string, data: unknown = null): void {
    if (!this.terminated) for (const listener of this.#listeners.get(type) ?? []) listener({ data })
  }
}

/** Web Locks for one name, as the browser has them. */
export class Locks {
  #holder: Promise<unknown> | null = null
  readonly #waiting: (() => void)[] = []
  #free: (() => void) | null = null
  request(_name: string, options: { signal?: AbortSignal }, work: () => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const take = (): void => {
        options.signal?.removeEventListener('abort', stop)
        this.#holder = Promise.race([
          work(),
          new Promise<void>((free) => {
            this.#free = free
          })
        ]).finally(() => {
          this.#holder = null
          this.#waiting.shift()?.()
        })
        void this.#holder.then(resolve, reject)
      }
      const stop = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(take), 1)
        reject(new DOMException('waited long enough', 'TimeoutError'))
      }
      options.signal?.addEventListener('abort', stop)
      if (this.#holder === null) take()
      else this.#waiting.push(take)
    })
  }

  /** The window that holds it is closed. */
  release(): void {
    this.#free?.()
  }
}

/** A channel between windows, as the browser has it: what one says all others hear, a moment later. */
export class Talks {
  readonly #talks = new Set<JournalTalk>()
  readonly open = (): JournalTalk => {
    const talk: JournalTalk = {
      onmessage: null,
      postMessage: (data: JournalWord) => {
        for (const other of this.#talks)
          if (other !== talk)
            setTimeout(() => {
              if (this.#talks.has(other)) other.onmessage?.({ data } as MessageEvent)
            })
      }
    }
    this.#talks.add(talk)
    return talk
  }

  /** Every window is gone: none of them hears or says anything any more. */
  silence(): void {
    this.#talks.clear()
  }
}
