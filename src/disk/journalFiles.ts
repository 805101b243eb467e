/**
 * The journal's files of the desktop app, in a folder of the user's data. A change is on the disk when its promise
 * resolves: appended and flushed, or written beside, flushed and renamed over.
 */
import { chmod, mkdir, open, readdir, readFile, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Turns } from '../shared/base/turns.ts'
import { ByteStoreError, FILE_NAME, type ByteStore, type ByteStoreTrouble, type FoundFile } from '../shared/journal/byteStore.ts'
import { OWN_FOLDER, replaceFile } from './replaceFile.ts'

const CODES: Readonly<Record<string, ByteStoreTrouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EBUSY: 'elsewhere'
}

/** Operations follow each other, so that a page that was loaded again reads what the one before it still wrote. */
export function journalFiles(folder: string): ByteStore {
  const handles = new Map<string, FileHandle>()
  const turns = new Turns()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
    turns.run(work).catch((error: unknown) => {
      throw asByteStoreError(error)
    })
  const pathOf = (name: string): string => {
    if (!FILE_NAME.test(name)) throw new ByteStoreError('failed', `“${name}” is no name of the journal.`)
    return join(folder, name)
  }
  const closeFile = async (name: string): Promise<void> => {
    const handle = handles.get(name)
    handles.delete(name)
    await handle?.close()
  }

  return {
    kind: 'file',
    place: folder,
    list: () =>
      inTurn(async () => {
        const names = (await readdir(folder).catch(emptyIfMissing)).filter((name) => FILE_NAME.test(name)).sort()
        return Promise.all(names.map(async (name): Promise<FoundFile> => ({ name, bytes: (await stat(join(folder, name))).size })))
      }),
    read: (name) =>
      inTurn(async () => {
        const bytes = await readFile(pathOf(name)).catch(nullIfMissing)
        return bytes === null ? null : new Uint8Array(bytes)
      }),
    append: (name, at, bytes) =>
      inTurn(async () => {
        const path = pathOf(name)
        const handle = handles.get(name) ?? (await open(path, 'r+'))
        handles.set(name, handle)
        try {
          const { size } = await handle.stat()
          if (size < at)
            throw new ByteStoreError('failed', `${name} has ${size} bytes; expected at least ${at}. Something else has changed it.`)
          if (size > at) await handle.truncate(at)
          await writeAll(handle, bytes, at)
          await handle.sync()
        } catch (error) {
          await closeFile(name).catch(() => undefined)
          throw error
        }
      }),
    write: (name, bytes) =>
      inTurn(async () => {
        const path = pathOf(name)
        await closeFile(name)
        await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
        await chmod(folder, OWN_FOLDER)
        // One name for all time: what a dead process has left is written over by the next one.
        await replaceFile(path, bytes, { temporary: `${path}.tmp` })
      }),
    close: () =>
      inTurn(async () => {
        for (const name of [...handles.keys()]) await closeFile(name)
      })
  }
}

async function writeAll(file: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done)
    done += bytesWritten
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

function nullIfMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null
  throw error
}

function emptyIfMissing(error: unknown): string[] {
  if (codeOf(error) === 'ENOENT') return []
  throw error
}

function asByteStoreError(error: unknown): ByteStoreError {
  return new ByteStoreError(CODES[codeOf(error)] ?? 'failed', error instanceof Error ? error.message : String(error))
}
