/**
 * Backups in the browser's origin-private file system: written under a temporary name, closed, then moved to the name
 * they keep. It is not the database, but it lies with the same browser: the screen says so and offers a file.
 */
import { messageOf } from '../../shared/base/result.ts'
import type { BackupFile, BackupPlace, BackupShelf } from './interface/backupShelf.ts'

const FOLDER = 'backups'
const TEMPORARY = '.part'

/** `move` and the iteration are in no type definition yet. */
type MovableFile = FileSystemFileHandle & { move?: (name: string) => Promise<void> }

export function createOpfsBackups(storage: Pick<StorageManager, 'getDirectory'> | undefined): BackupShelf {
  const folder = async (): Promise<FileSystemDirectoryHandle> => {
    if (typeof storage?.getDirectory !== 'function')
      throw new Error('This browser gives Linejudge no place for backups. Save a copy to a file instead.')
    return (await storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true })
  }
  return {
    place: async (): Promise<BackupPlace> => {
      try {
        await folder()
        return { kind: 'browser', folder: null, problem: null }
      } catch (error) {
        return { kind: 'none', folder: null, problem: said(error, 'The browser’s own place for backups cannot be opened.') }
      }
    },
    list: async () => {
      const files: BackupFile[] = []
      for await (const handle of (await folder()).values()) {
        if (handle.kind !== 'file' || handle.name.endsWith(TEMPORARY)) continue
        files.push({ name: handle.name, bytes: (await handle.getFile()).size })
      }
      return files
    },
    read: async (name) => {
      try {
        const file = await (await (await folder()).getFileHandle(name)).getFile()
        return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
      } catch (error) {
        throw new Error(
          error instanceof TypeError ? `“${name}” is damaged: it is no text in UTF-8.` : said(error, `“${name}” could not be read.`),
          { cause: error }
        )
      }
    },
    write: async (name, text) => {
      const place = await folder()
      if (await isThere(place, name)) throw new Error(`There is a backup called “${name}” already; it is left as it is.`)
      const temporary = `${name}${TEMPORARY}`
      try {
        const handle: MovableFile = await place.getFileHandle(temporary, { create: true })
        if (typeof handle.createWritable !== 'function' || typeof handle.move !== 'function')
          throw new Error('This browser cannot write backups. Save a copy to a file instead.')
        const stream = await handle.createWritable()
        await stream.write(text)
        await stream.close()
        await handle.move(name)
      } catch (error) {
        await place.removeEntry(temporary).catch(() => undefined)
        throw new Error(said(error, 'The backup could not be written. What was there before is unchanged.'), { cause: error })
      }
    },
    remove: async (name) => {
      try {
        await (await folder()).removeEntry(name)
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'NotFoundError'))
          throw new Error(said(error, `“${name}” could not be removed.`), { cause: error })
      }
    }
  }
}

const isThere = (folder: FileSystemDirectoryHandle, name: string): Promise<boolean> =>
  folder.getFileHandle(name).then(
    () => true,
    () => false
  )

function said(error: unknown, sentence: string): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return `${sentence} The disk, or the room that the browser gives Linejudge, is full.`
  const message = messageOf(error)
  return error instanceof DOMException ? `${sentence} The browser says: ${message}` : message
}
