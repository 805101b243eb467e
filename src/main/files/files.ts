/** Case files on disk: read within the limit, written whole or not at all. Errors are sentences with the file's name, as data. */
import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { open, realpath, stat, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { HEAD_BYTES, isBackup, mayHoldPictures } from '../../shared/json/fileSize.ts'
import { MOST_BACKUP_BYTES, MOST_BYTES, MOST_BYTES_WITH_PICTURES } from '../../shared/json/limits.ts'
import type { RawFile, TextFile } from '../../shared/shell/ipc.ts'
import { replaceFile } from '../../disk/replaceFile.ts'
import { phrase } from '../../shared/base/problem.ts'
import type { Phrase } from '../../shared/base/result.ts'
import { shown, ShownError } from '../text/shownError.ts'
import '../../shared/base/sayFileSentences.ts'

const MEANINGS: Readonly<Record<string, Phrase>> = {
  ENOENT: phrase('why.not-there', {}),
  ENOTDIR: phrase('why.not-there', {}),
  EACCES: phrase('why.not-allowed', {}),
  EPERM: phrase('why.not-allowed', {}),
  EROFS: phrase('why.read-only', {}),
  ENOSPC: phrase('why.disk-full', {}),
  EDQUOT: phrase('why.share-used', {}),
  EBUSY: phrase('why.in-use', {}),
  EMFILE: phrase('why.many-open', {}),
  ENAMETOOLONG: phrase('why.long-name', {})
}

function because(error: unknown): Phrase {
  const { code = '?' } = error as NodeJS.ErrnoException
  return MEANINGS[code] ?? phrase('why.system', { code })
}

const MIB = 1024 * 1024

/** What is expected of a file: its most bytes, and what it is called in a sentence. */
export interface Expected {
  readonly most: number
  readonly kind: Phrase
}
export const BACKUP: Expected = { most: MOST_BACKUP_BYTES, kind: phrase('kind.backup', {}) }
const CASE_FILE: Expected = { most: MOST_BYTES, kind: phrase('kind.case', {}) }

const WITH_PICTURES: Expected = { most: MOST_BYTES_WITH_PICTURES, kind: phrase('kind.with-picture', {}) }

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
      if (!found.isFile()) throw shown('file-not-plain', { name })
      const { most, kind } = only ?? (await expectedOf(file, found.size))
      if (found.size > most) {
        throw shown('file-over-size', { name, size: Math.ceil(found.size / MIB), kind, most: most / MIB })
      }
      const bytes = await file.readFile()
      // A plain array of its own: small buffers of Node share theirs with others.
      return { name, bytes: new Uint8Array(bytes) }
    } finally {
      await file.close()
    }
  } catch (error) {
    if (error instanceof ShownError) throw error
    throw shown('file-not-read', { name, why: because(error) })
  }
}

/** Reads a text file of ours. Rejects with a ShownError. */
export async function readTextFile(path: string, only?: Expected): Promise<TextFile> {
  const { name, bytes } = await readRawFile(path, only)
  try {
    return { name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    throw shown('file-not-text', { name, kind: (only ?? CASE_FILE).kind })
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
    throw shown('file-not-saved', { name: basename(path), why: because(error) })
  }
}
