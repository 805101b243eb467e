/** Case files on disk: read within the limit, written whole or not at all. Errors are sentences with the file's name. */
import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { open, realpath, stat, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { HEAD_BYTES, isBackup, mayHoldPictures } from '../shared/json/fileSize.ts'
import { MOST_BACKUP_BYTES, MOST_BYTES, MOST_BYTES_WITH_PICTURES } from '../shared/json/limits.ts'
import type { RawFile, TextFile } from '../shared/shell/ipc.ts'
import { replaceFile } from '../disk/replaceFile.ts'
import { ShownError } from './shownError.ts'

const MEANINGS: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  ENOTDIR: 'it is not there',
  EACCES: 'the system does not allow it',
  EPERM: 'the system does not allow it',
  EROFS: 'it is on a disk that cannot be written to',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EBUSY: 'another program is using it',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long'
}

function because(error: unknown): string {
  const { code = 'unknown reason' } = error as NodeJS.ErrnoException
  return MEANINGS[code] ?? `the system said ${code}`
}

/** What is expected of a file: its most bytes, and what it is called in a sentence, with its article. */
export interface Expected {
  readonly most: number
  readonly noun: string
}
export const BACKUP: Expected = { most: MOST_BACKUP_BYTES, noun: 'a backup' }
const CASE_FILE: Expected = { most: MOST_BYTES, noun: 'a case file' }

const WITH_PICTURES: Expected = { most: MOST_BYTES_WITH_PICTURES, noun: 'a pack or a map with its picture' }

/** A backup, and what holds pictures, may be larger than others, and is known by its first bytes. */
async function expectedOf(file: FileHandle, size: number): Promise<Expected> {
  if (size <= MOST_BYTES) return CASE_FILE
  const head = new Uint8Array(HEAD_BYTES)
  await file.read(head, 0, HEAD_BYTES, 0)
  return isBackup(head) ? BACKUP : mayHoldPictures(head) ? WITH_PICTURES : CASE_FILE
}

/**
 * Reads a file as it lies there. Its size is looked at before it is read. Rejects with a ShownError.
 * @param only left out: whatever it is, by its first bytes
 */
export async function readRawFile(path: string, only?: Expected): Promise<RawFile> {
  const name = basename(path)
  try {
    // A pipe or a device by that name is not waited for.
    const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    try {
      const found = await file.stat()
      if (!found.isFile()) throw new ShownError(`“${name}” is no file that can be opened.`)
      const { most, noun } = only ?? (await expectedOf(file, found.size))
      if (found.size > most) {
        throw new ShownError(`“${name}” holds ${Math.ceil(found.size / 1024 / 1024)} MiB; ${noun} has at most ${most / 1024 / 1024} MiB.`)
      }
      const bytes = await file.readFile()
      // A plain array of its own: small buffers of Node share theirs with others.
      return { name, bytes: new Uint8Array(bytes) }
    } finally {
      await file.close()
    }
  } catch (error) {
    if (error instanceof ShownError) throw error
    throw new ShownError(`“${name}” could not be read: ${because(error)}.`)
  }
}

/** Reads a text file of ours. Rejects with a ShownError. */
export async function readTextFile(path: string, only?: Expected): Promise<TextFile> {
  const { name, bytes } = await readRawFile(path, only)
  try {
    return { name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    throw new ShownError(`“${name}” is no text in UTF-8; expected ${(only ?? CASE_FILE).noun}.`)
  }
}

/**
 * Writes a file whole: a temporary file beside it, flushed to the disk, then renamed over it.
 * Whatever fails, what was there before is still there. Rejects with a ShownError.
 * @param mode the rights of a new file; one that is written over keeps its own
 */
export async function writeWholeFile(path: string, content: string | Uint8Array, mode = 0o666): Promise<void> {
  try {
    const place = await realpath(path).catch(() => path)
    const before = await stat(place).catch(() => null)
    const temporary = join(dirname(place), `.${basename(place).slice(0, 200)}.${randomBytes(6).toString('hex')}.tmp`)
    await replaceFile(place, content, { temporary, mode: before ? before.mode & 0o777 : mode })
  } catch (error) {
    throw new ShownError(`“${basename(path)}” could not be saved: ${because(error)}. What was there before is unchanged.`)
  }
}
