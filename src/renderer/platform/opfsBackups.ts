/**
 * Backups in the browser's origin-private file system: written under a temporary name, closed, then moved to the name
 * they keep. It is not the database, but it lies with the same browser: the screen says so and offers a file.
 */
import { messageOf } from '../../shared/base/result.ts'
import { savingTexts as t } from '../i18n/laterTexts.ts'
import type { BackupFile, BackupPlace, BackupShelf } from './interface/backupShelf.ts'

const FOLDER = 'backups'
const TEMPORARY = '.part'

/** `move` and the iteration are in no type definition yet. */
type MovableFile = FileSystemFileHandle & { move?: (name: string) => Promise<void> }

export function createOpfsBackups(storage: Pick<StorageManager, 'getDirectory'> | undefined): BackupShelf {
  const folder = async (): Promise<FileSystemDirectoryHandle> => {
    if (typeof storage?.getDirectory !== 'function') throw new Error(t.noPlace)
    return (await storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true })
  }
  return {
    place: async (): Promise<BackupPlace> => {
      try {
        await folder()
        return { kind: 'browser', folder: null, problem: null }
      } catch (error) {
        return { kind: 'none', folder: null, problem: said(error, t.placeClosed) }
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
        throw new Error(error instanceof TypeError ? t.noText(name) : said(error, t.notRead(name)), { cause: error })
      }
    },
    write: async (name, text) => {
      const place = await folder()
      if (await isThere(place, name)) throw new Error(t.taken(name))
      const temporary = `${name}${TEMPORARY}`
      try {
        const handle: MovableFile = await place.getFileHandle(temporary, { create: true })
        if (typeof handle.createWritable !== 'function' || typeof handle.move !== 'function') throw new Error(t.cannotWrite)
        const stream = await handle.createWritable()
        await stream.write(text)
        await stream.close()
        await handle.move(name)
      } catch (error) {
        await place.removeEntry(temporary).catch(() => undefined)
        throw new Error(said(error, t.notWritten), { cause: error })
      }
    },
    remove: async (name) => {
      try {
        await (await folder()).removeEntry(name)
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'NotFoundError'))
          throw new Error(said(error, t.notRemoved(name)), { cause: error })
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
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return `${sentence} ${t.full}`
  const message = messageOf(error)
  return error instanceof DOMException ? `${sentence} ${t.browserSays(message)}` : message
}
