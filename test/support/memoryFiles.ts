/** The journal's files in memory, for tests: shared by one “disk”, opened again after a “crash”, failing when told to. */
import { ByteStoreError, FILE_NAME, type ByteStore, type ByteStoreTrouble, type FoundFile } from '../../src/shared/journal/byteStore.ts'

/**
 * How an operation fails. `throw`: nothing of it happened, and it says so. `tear`: half of it is on the disk, then the
 * process dies. `drop`: nothing of it is on the disk, and the process dies. `late`: all of it is there, and it fails.
 */
export const FAULTS = ['throw', 'tear', 'drop', 'late'] as const
export type Fault = (typeof FAULTS)[number]

/** What dying means to the code that runs: no promise is ever settled again. */
const DEAD = new Promise<never>(() => undefined)

/** A disk: what is on it outlives the stores opened on it. */
export class MemoryDisk {
  readonly files = new Map<string, Uint8Array>()
  /** How many writing operations there have been. */
  operations = 0
  /** Which operation fails, counted from 1, and how. */
  fault: { readonly at: number; readonly how: Fault; readonly code?: ByteStoreTrouble } | null = null
  /** Every operation fails like this from now on. */
  broken: ByteStoreTrouble | null = null
  died = false
  #tellDeath = (): void => undefined
  /** Resolves when the process that writes dies. */
  readonly death = new Promise<void>((resolve) => {
    this.#tellDeath = resolve
  })

  /** A copy as it lies there now: what a crash at this moment would leave. */
  copy(): MemoryDisk {
    const disk = new MemoryDisk()
    for (const [name, bytes] of this.files) disk.files.set(name, bytes.slice())
    return disk
  }

  /** Nothing that was asked of it is settled any more. */
  die(): Promise<never> {
    this.died = true
    this.#tellDeath()
    return DEAD
  }

  open(): ByteStore {
    return new MemoryFiles(this)
  }
}

class MemoryFiles implements ByteStore {
  readonly kind = 'browser'
  readonly place = null
  readonly #disk: MemoryDisk

  constructor(disk: MemoryDisk) {
    this.#disk = disk
  }

  list(): Promise<readonly FoundFile[]> {
    return Promise.resolve([...this.#disk.files].map(([name, file]) => ({ name, bytes: file.length })))
  }

  read(name: string): Promise<Uint8Array | null> {
    return Promise.resolve(this.#disk.files.get(name)?.slice() ?? null)
  }

  append(name: string, at: number, bytes: Uint8Array): Promise<void> {
    const before = this.#disk.files.get(name) ?? new Uint8Array()
    if (before.length < at)
      return Promise.reject(new ByteStoreError('failed', `${name} has ${before.length} bytes; expected at least ${at}.`))
    return this.#change(name, before.subarray(0, at), bytes)
  }

  write(name: string, bytes: Uint8Array): Promise<void> {
    return this.#change(name, new Uint8Array(), bytes)
  }

  close(): Promise<void> {
    return Promise.resolve()
  }

  #change(name: string, start: Uint8Array, bytes: Uint8Array): Promise<void> {
    const disk = this.#disk
    if (disk.died) return DEAD
    if (!FILE_NAME.test(name)) return Promise.reject(new ByteStoreError('failed', `“${name}” is no name of the journal.`))
    disk.operations++
    if (disk.broken) return Promise.reject(new ByteStoreError(disk.broken, 'broken for the test'))
    const fault = disk.fault?.at === disk.operations ? disk.fault : null
    const put = (part: Uint8Array): void => {
      disk.files.set(name, joined(start, part))
    }
    switch (fault?.how) {
      case undefined:
        put(bytes)
        return Promise.resolve()
      case 'throw':
        return Promise.reject(new ByteStoreError(fault.code ?? 'failed', 'failed for the test'))
      case 'late':
        put(bytes)
        return Promise.reject(new ByteStoreError(fault.code ?? 'failed', 'failed for the test, late'))
      case 'tear':
        put(bytes.subarray(0, Math.floor(bytes.length / 2)))
        return disk.die()
      case 'drop':
        return disk.die()
    }
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const whole = new Uint8Array(a.length + b.length)
  whole.set(a)
  whole.set(b, a.length)
  return whole
}

/**
 * A store that takes some turns of the event loop before and after each operation, so that another one can begin in between.
 * @param turns how many, asked for each time
 */
export function slowly(store: ByteStore, turns: () => number): ByteStore {
  const wait = async (): Promise<void> => {
    for (let left = turns(); left > 0; left--) await new Promise((done) => setImmediate(done))
  }
  return {
    kind: store.kind,
    place: store.place,
    list: () => store.list(),
    read: (name) => store.read(name),
    append: async (name, at, bytes) => {
      await wait()
      await store.append(name, at, bytes)
      await wait()
    },
    write: async (name, bytes) => {
      await wait()
      await store.write(name, bytes)
      await wait()
    },
    close: () => store.close()
  }
}
