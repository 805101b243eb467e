/**
 * Preloaded (`node --import`) into a process of the product: its disk fails and its clock jumps as the file sets it that LINEJUDGE_FAULTS names.
 * The product knows nothing of it. The other end: `faults.ts`.
 */
import { readFileSync } from 'node:fs'
import promises, { open } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/** @typedef {import('node:fs/promises').FileHandle} FileHandle */

/** @type {import('./faults.ts').Faults} */
const NONE = { turn: 0, disk: 'well', skip: 0, clock: 0 }
/** How long what the file said is used for the clock, in milliseconds: a read for every `Date` would be slow. */
const CLOCK_KNOWN_MS = 20

const file = process.env.LINEJUDGE_FAULTS

/** The faults that the file sets; none while it cannot be read. @returns {import('./faults.ts').Faults} */
function told() {
  try {
    return file === undefined ? NONE : JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return NONE
  }
}

/** @param {string} code @param {string} what */
const systemError = (code, what) => Object.assign(new Error(`${code}: ${what} (played)`), { code })

/** Operations since the faults were last changed, so that a fault can meet any of them. */
const met = { turn: 0, operations: 0, failed: false }

/**
 * The fault of the next operation of the disk. `full` stays until there is room again; `fails` and `torn` meet one operation.
 * @returns {'well' | 'full' | 'fails' | 'torn' | 'short' | 'slow'}
 */
function nextFault() {
  const { turn, disk, skip } = told()
  if (turn !== met.turn) Object.assign(met, { turn, operations: 0, failed: false })
  const isDue = met.operations++ >= skip
  if (disk !== 'fails' && disk !== 'torn') return disk
  if (!isDue || met.failed) return 'well'
  met.failed = true
  return disk
}

/** @param {number} milliseconds @returns {Promise<void>} */
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
const SLOW_MS = 120

async function playDisk() {
  const handle = await open(new URL(import.meta.url), 'r')
  /** @type {FileHandle} */
  const proto = Object.getPrototypeOf(handle)
  await handle.close()
  /** @param {string} name @returns {any} */
  const method = (name) => Reflect.get(proto, name)
  const [write, writeFile, sync] = [method('write'), method('writeFile'), method('sync')]

  /** @this {FileHandle} @param {any} buffer @param {number} offset @param {number} length @param {number} position */
  async function faultyWrite(buffer, offset, length, position) {
    const fault = nextFault()
    if (fault === 'slow') await pause(SLOW_MS)
    if (fault === 'fails') throw systemError('EIO', 'write')
    // A full or breaking disk takes a part of it first, a short write is followed by the rest.
    if (fault === 'full' || fault === 'torn') {
      if (length > 1) await write.call(this, buffer, offset, length >> 1, position)
      throw systemError(fault === 'full' ? 'ENOSPC' : 'EIO', 'write')
    }
    const part = fault === 'short' ? Math.max(1, length >> 1) : length
    return write.call(this, buffer, offset, part, position)
  }

  /** @this {FileHandle} @param {any} content @param {any} [options] */
  async function faultyWriteFile(content, options) {
    const fault = nextFault()
    if (fault === 'slow') await pause(SLOW_MS)
    if (fault === 'full' || fault === 'torn' || fault === 'fails') {
      if (fault !== 'fails') await writeFile.call(this, content.slice(0, content.length >> 1), options)
      throw systemError(fault === 'full' ? 'ENOSPC' : 'EIO', 'write')
    }
    return writeFile.call(this, content, options)
  }

  /** @this {FileHandle} */
  async function faultySync() {
    const fault = nextFault()
    if (fault === 'slow') await pause(SLOW_MS)
    if (fault === 'full' || fault === 'fails') throw systemError(fault === 'full' ? 'ENOSPC' : 'EIO', 'fsync')
    return sync.call(this)
  }

  Object.assign(proto, { write: faultyWrite, writeFile: faultyWriteFile, sync: faultySync, datasync: faultySync })
  const { rename } = promises
  promises.rename = async (from, to) => {
    if (nextFault() === 'fails') throw systemError('EIO', 'rename')
    return rename(from, to)
  }
  syncBuiltinESMExports()
}

function playClock() {
  const Real = Date
  let known = { at: -CLOCK_KNOWN_MS, ahead: 0 }
  const now = () => {
    if (performance.now() - known.at >= CLOCK_KNOWN_MS) known = { at: performance.now(), ahead: told().clock }
    return Real.now() + known.ahead
  }
  globalThis.Date = /** @type {DateConstructor} */ (
    /** @type {unknown} */ (
      class extends Real {
        /** @param {...any} parts */
        constructor(...parts) {
          // @ts-expect-error Date has several forms, and all but the empty one are handed through.
          super(...(parts.length === 0 ? [now()] : parts))
        }
        static now() {
          return now()
        }
      }
    )
  )
}

if (file !== undefined) {
  await playDisk()
  playClock()
}
