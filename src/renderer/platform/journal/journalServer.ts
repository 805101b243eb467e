/**
 * The journal's files in the browser's own file store: what the worker does. Only a worker may write there and flush
 * what it wrote; each file stays open for this worker alone.
 */
import { Turns } from '../../../shared/base/turns.ts'
import { ByteStoreError, FILE_NAME, type ByteStoreTrouble, type FoundFile } from '../../../shared/journal/byteStore.ts'
import type { JournalAnswers, JournalMessage, JournalReply, JournalRequest } from './journalProtocol.ts'

/** The part of a sync access handle that is used; types for it exist in workers only. */
export interface SyncHandle {
  read(buffer: Uint8Array, options: { at: number }): number
  write(buffer: Uint8Array, options: { at: number }): number
  truncate(size: number): void
  getSize(): number
  flush(): void
  close(): void
}
/** A file of the store; what it can do only in a worker stands in the types of no page. */
export interface StoreFile {
  readonly name?: string
  createSyncAccessHandle?: () => Promise<SyncHandle>
}
export interface StoreFolder {
  getFileHandle(name: string, options?: { create: boolean }): Promise<StoreFile>
  keys(): AsyncIterableIterator<string>
}

/** A page that was just left may hold its files for a moment longer. */
const WAIT_MS = 3000
const AGAIN_MS = 50

/**
 * Answers requests, one after another, in the order they came.
 * @param folder opens the folder of the journal; rejects where the browser has none
 */
export function journalServer(folder: () => Promise<StoreFolder>, waitMs = WAIT_MS): (message: JournalMessage) => Promise<JournalReply> {
  const files = new JournalHandles(folder, waitMs)
  const turns = new Turns()
  return (message) => turns.run(() => answer(files, message))
}

async function answer(files: JournalHandles, message: JournalMessage): Promise<JournalReply> {
  try {
    return { id: message.id, ok: true, value: await files.serve(message) }
  } catch (error) {
    return {
      id: message.id,
      ok: false,
      code: codeOf(error),
      message: error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    }
  }
}

class JournalHandles {
  readonly #open: () => Promise<StoreFolder>
  readonly #waitMs: number
  readonly #handles = new Map<string, SyncHandle>()
  #folder: StoreFolder | null = null

  constructor(open: () => Promise<StoreFolder>, waitMs: number) {
    this.#open = open
    this.#waitMs = waitMs
  }

  async serve(request: JournalRequest): Promise<JournalAnswers[JournalRequest['op']]> {
    switch (request.op) {
      case 'open':
        await this.#names()
        return null
      case 'list':
        return this.#list()
      case 'read':
        return this.#read(request.name)
      case 'append':
        return this.#append(request.name, request.at, request.bytes)
      case 'write':
        return this.#append(request.name, 0, request.bytes)
      case 'close': {
        for (const handle of this.#handles.values()) handle.close()
        this.#handles.clear()
        return null
      }
    }
  }

  async #names(): Promise<string[]> {
    const names: string[] = []
    this.#folder ??= await this.#open()
    for await (const name of this.#folder.keys()) if (FILE_NAME.test(name)) names.push(name)
    return names.sort()
  }

  async #list(): Promise<FoundFile[]> {
    const found: FoundFile[] = []
    for (const name of await this.#names()) found.push({ name, bytes: (await this.#handle(name)).getSize() })
    return found
  }

  async #read(name: string): Promise<Uint8Array | null> {
    if (!(await this.#names()).includes(name)) return null
    const handle = await this.#handle(name)
    const bytes = new Uint8Array(handle.getSize())
    let read = 0
    while (read < bytes.length) {
      const count = handle.read(bytes.subarray(read), { at: read })
      if (count === 0) break
      read += count
    }
    return bytes.subarray(0, read)
  }

  async #append(name: string, at: number, bytes: Uint8Array): Promise<null> {
    const handle = await this.#handle(name)
    const size = handle.getSize()
    if (size < at) throw new ByteStoreError('failed', `${name} has ${size} bytes; expected at least ${at}. Something else has changed it.`)
    if (size > at) handle.truncate(at)
    const written = handle.write(bytes, { at })
    if (written !== bytes.length) throw new ByteStoreError('full', `${written} of ${bytes.length} bytes were written.`)
    handle.flush()
    await this.#checkThere(name)
    return null
  }

  /**
   * A browser that removes the data of a site (a full disk, "clear site data") leaves the open file writable: what is written and flushed
   * then is lost. So the file is looked up by its name before a write is acknowledged. If it is gone, the next write begins a new one.
   */
  async #checkThere(name: string): Promise<void> {
    try {
      await (await this.#open()).getFileHandle(name)
    } catch (error) {
      for (const handle of this.#handles.values()) closeQuietly(handle)
      this.#handles.clear()
      this.#folder = null
      throw new ByteStoreError('failed', `${name} is gone (${nameOf(error)}): the browser has removed the data of this site.`)
    }
  }

  async #handle(name: string): Promise<SyncHandle> {
    const known = this.#handles.get(name)
    if (known) return known
    if (!FILE_NAME.test(name)) throw new ByteStoreError('failed', `“${name}” is no name of the journal.`)
    this.#folder ??= await this.#open()
    const file = await this.#folder.getFileHandle(name, { create: true })
    if (!file.createSyncAccessHandle) throw new ByteStoreError('unsupported', 'The browser cannot flush what it writes.')
    for (let waited = 0; ; waited += AGAIN_MS) {
      try {
        const handle = await file.createSyncAccessHandle()
        this.#handles.set(name, handle)
        return handle
      } catch (error) {
        if (!isHeld(error) || waited >= this.#waitMs) throw error
        await new Promise((resolve) => {
          setTimeout(resolve, AGAIN_MS)
        })
      }
    }
  }
}

function closeQuietly(handle: SyncHandle): void {
  try {
    handle.close()
  } catch {
    // Its file is gone.
  }
}

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '')
const isHeld = (error: unknown): boolean => nameOf(error) === 'NoModificationAllowedError'

function codeOf(error: unknown): ByteStoreTrouble {
  if (error instanceof ByteStoreError) return error.code
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return 'full'
    case 'NoModificationAllowedError':
      return 'elsewhere'
    case 'SecurityError':
    case 'NotSupportedError':
    case 'TypeError':
      return 'unsupported'
    default:
      return 'failed'
  }
}
