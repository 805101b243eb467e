/** The page's side of the worker that writes the journal. */
import { ByteStoreError, type ByteStore, type FoundFile } from '../../../shared/journal/byteStore.ts'
import type { JournalAnswers, JournalReply, JournalRequest } from './journalProtocol.ts'

/** The part of a Worker that is used; a test brings its own. */
export interface WorkerLike {
  postMessage(message: unknown, options?: { readonly transfer: ArrayBuffer[] }): void
  terminate(): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void
}

/** A worker that has not answered for so long is taken for dead. A slow disk is not: writing a journal takes milliseconds. */
const DEADLINE_MS = 8000

export class WorkerFiles implements ByteStore {
  readonly kind = 'browser'
  readonly place = null
  readonly #worker: WorkerLike
  readonly #deadline: number
  readonly #waiting = new Map<
    number,
    { done: (reply: JournalReply) => void; failed: (error: ByteStoreError) => void; timer: ReturnType<typeof setTimeout> }
  >()
  #next = 1
  #disconnected: string | null = null

  constructor(worker: WorkerLike, deadline = DEADLINE_MS) {
    this.#worker = worker
    this.#deadline = deadline
    worker.addEventListener('message', ({ data }) => {
      this.#answer(data as JournalReply)
    })
    worker.addEventListener('error', () => {
      this.#die('The worker stopped.')
    })
    worker.addEventListener('messageerror', () => {
      this.#die('The worker sent what cannot be read.')
    })
  }

  /** Rejects where the browser has no such files, or another window holds them. */
  async open(): Promise<void> {
    await this.#ask({ op: 'open' })
  }

  list(): Promise<readonly FoundFile[]> {
    return this.#ask({ op: 'list' })
  }
  read(name: string): Promise<Uint8Array | null> {
    return this.#ask({ op: 'read', name })
  }
  async append(name: string, at: number, bytes: Uint8Array): Promise<void> {
    await this.#ask({ op: 'append', name, at, bytes }, wholeBuffer(bytes))
  }
  async write(name: string, bytes: Uint8Array): Promise<void> {
    await this.#ask({ op: 'write', name, bytes })
  }

  async close(): Promise<void> {
    await this.#ask({ op: 'close' }).catch(() => undefined)
    this.#die('The journal has been closed.')
  }

  #ask<R extends JournalRequest>(request: R, transfer: ArrayBuffer[] = []): Promise<JournalAnswers[R['op']]> {
    if (this.#disconnected !== null) return Promise.reject(new ByteStoreError('dead', this.#disconnected))
    const id = this.#next++
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#die('The worker does not answer.')
      }, this.#deadline)
      this.#waiting.set(id, {
        timer,
        failed: reject,
        done: (reply) => {
          if (reply.ok) resolve(reply.value as JournalAnswers[R['op']])
          else reject(new ByteStoreError(reply.code, reply.message))
        }
      })
      this.#worker.postMessage({ ...request, id }, { transfer })
    })
  }

  #answer(reply: JournalReply): void {
    const waiting = this.#waiting.get(reply.id)
    if (!waiting) return
    this.#waiting.delete(reply.id)
    clearTimeout(waiting.timer)
    waiting.done(reply)
  }

  /** Ends the worker, so that a new one can have its files. */
  #die(why: string): void {
    if (this.#disconnected !== null) return
    this.#disconnected = why
    this.#worker.terminate()
    for (const { failed, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      failed(new ByteStoreError('dead', why))
    }
    this.#waiting.clear()
  }
}

/** The buffer of `bytes`, to be handed over in place of a copy; none where there is more in it. */
const wholeBuffer = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
