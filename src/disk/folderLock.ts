/**
 * One program at a time writes in a folder. The lock is a file that names its process, so that a lock left by a killed process is free at
 * once and nobody has to wait for it.
 */
import { readFileSync } from 'node:fs'
import { open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { uptime } from 'node:os'
import { join } from 'node:path'
import { ByteStoreError } from '../shared/journal/byteStore.ts'
import { OWN_FILE } from './replaceFile.ts'

const NAME = 'in-use.lock'
/** A lock that is empty is being written at this moment, or its writer was killed: read again after this many milliseconds. */
const AGAIN = 100
const TRIES = 20
/** An empty lock after this many tries is free: nothing takes that long to write. */
const EMPTY_TRIES = 10
/** After this time no other program removes a lock that it had found before: milliseconds. */
const SETTLED = 50

/** How often this process holds each folder: two stores of one process share its lock. */
const held = new Map<string, number>()

/** Locks a folder for this process. Returns what releases it. Rejects with a ByteStoreError `elsewhere` if another process that runs holds it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, NAME)
  if (!held.has(folder)) await acquire(path)
  held.set(folder, (held.get(folder) ?? 0) + 1)
  let released = false
  return async () => {
    if (released) return
    released = true
    const left = (held.get(folder) ?? 1) - 1
    if (left > 0) held.set(folder, left)
    else {
      held.delete(folder)
      await rm(path, { force: true })
    }
  }
}

async function acquire(path: string): Promise<void> {
  const own = `${process.pid} ${startOf(process.pid) ?? ''}\n`
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      const file = await open(path, 'wx', OWN_FILE)
      try {
        await file.writeFile(own)
      } catch (error) {
        await rm(path, { force: true })
        throw error
      } finally {
        await file.close()
      }
      // Two programs may find the same old lock: the second one removes the lock of the first one.
      if (tries > 0) await new Promise((done) => setTimeout(done, SETTLED))
      if ((await readFile(path, 'utf8').catch(() => '')) === own) return
      continue
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = await holderOf(path)
    if (holder === 'unknown' && tries < EMPTY_TRIES) await new Promise((done) => setTimeout(done, AGAIN))
    else if (holder === 'unknown') await rm(path, { force: true })
    else if (holder !== null) throw new ByteStoreError('elsewhere', `Another Linejudge (process ${holder}) uses this folder. End it first.`)
    else await rm(path, { force: true })
  }
  throw new ByteStoreError('elsewhere', `The file ${path} cannot be read. Delete it if no other Linejudge uses this folder.`)
}

/** The process that holds a lock and runs; `null` if the lock is free; `unknown` while it is being written. */
async function holderOf(path: string): Promise<number | null | 'unknown'> {
  try {
    const [pid = '', start = ''] = (await readFile(path, 'utf8')).trim().split(' ')
    if (!/^\d+$/.test(pid)) return 'unknown'
    const holder = Number(pid)
    if (holder === process.pid || !isRunning(holder)) return null
    const now = startOf(holder)
    // The number of a process is used again, at the latest after the computer was started again.
    if (now !== null && start !== '') return now === start ? holder : null
    return (await ageOf(path)) > uptime() * 1000 ? null : holder
  } catch {
    return null
  }
}

/** Milliseconds since a file was written, by the clock that the disk uses for both. */
async function ageOf(path: string): Promise<number> {
  const probe = `${path}.${process.pid}`
  await writeFile(probe, '')
  const [now, then] = [await stat(probe), await stat(path)]
  await rm(probe, { force: true })
  return now.mtimeMs - then.mtimeMs
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a process was started, in ticks since the start of the system; `null` if the system does not say. */
function startOf(pid: number): string | null {
  try {
    // The second field is the name in brackets and may have blanks; the start is the 20th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
