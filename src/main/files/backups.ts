/**
 * Backups on the user's disk, in a folder of the documents: easy to find, and outside the profile, so that losing the profile does not lose
 * them. If that folder cannot be determined or written, backups go to the app's own folder and the page is told why. The page passes names
 * of files, never paths.
 */
import { chmod, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from 'electron'
import { BACKUP_NAME } from '../../shared/backup/names.ts'
import type { RequestArgs, RequestResult } from '../../shared/shell/ipc.ts'
import { BACKUP, readTextFile, writeWholeFile } from './files.ts'
import { documentsFolder } from './userFolder.ts'
import { OWN_FILE, OWN_FOLDER } from '../../disk/replaceFile.ts'
import { shown, ShownError, toldOf } from '../text/shownError.ts'
import { phrase } from '../../shared/base/problem.ts'
import type { Phrase } from '../../shared/base/result.ts'
import '../../shared/base/sayFileSentences.ts'
import { wallClock } from '../time/clock.ts'

const FOLDER = 'Linejudge backups'
/** Temporary files that a dead process has left, after so long. */
const LEFTOVER_MS = 60 * 60 * 1000

export interface Backups {
  place(): Promise<RequestResult<'backupPlace'>>
  list(): Promise<RequestResult<'listBackups'>>
  read(name: string): Promise<string>
  write(file: RequestArgs<'writeBackup'>[0]): Promise<null>
  remove(name: string): Promise<null>
}

export function createBackups(app: Pick<App, 'getPath'>): Backups {
  const inDocuments = (): string | null => {
    const documents = documentsFolder(app)
    return documents === null ? null : join(documents, FOLDER)
  }
  const ownFolder = (): string => join(app.getPath('userData'), 'backups')
  /** Every folder that may contain backups, the preferred one first. */
  const folders = (): readonly string[] => [inDocuments(), ownFolder()].filter((folder) => folder !== null)
  /** Returns the folder for new backups. Checked each time, because a disk can be removed and come back. */
  const settled = async (): Promise<{ folder: string; problem: Phrase | null }> => {
    const wanted = inDocuments()
    const own = ownFolder()
    if (wanted !== null && (await canWrite(wanted))) return { folder: wanted, problem: null }
    if (await canWrite(own)) {
      return { folder: own, problem: phrase('backups-moved', { folder: wanted ?? FOLDER }) }
    }
    return { folder: wanted ?? own, problem: phrase('backups-nowhere', {}) }
  }
  const pathOf = async (name: string): Promise<string> => {
    for (const folder of folders()) {
      if (await isFile(join(folder, name))) return join(folder, name)
    }
    throw shown('file-not-read', { name, why: phrase('why.not-there', {}) })
  }
  return {
    place: async () => {
      const { folder, problem } = await settled()
      return { folder, problem: problem && toldOf(problem) }
    },
    list: async () => {
      const found = new Map<string, { name: string; bytes: number }>()
      for (const folder of folders()) {
        for (const name of await readdir(folder).catch(() => [])) {
          if (!BACKUP_NAME.test(name)) await sweep(folder, name)
          else if (!found.has(name)) {
            const info = await stat(join(folder, name)).catch(() => null)
            if (info?.isFile()) found.set(name, { name, bytes: info.size })
          }
        }
      }
      return [...found.values()]
    },
    read: async (name) => (await readTextFile(await pathOf(name), BACKUP)).text,
    write: async ({ name, text }) => {
      const { folder, problem } = await settled()
      const path = join(folder, name)
      if (await isFile(path)) throw shown('backup-name-taken', { name })
      try {
        await writeWholeFile(path, text, OWN_FILE)
      } catch (error) {
        const said = error instanceof ShownError ? error.said : null
        throw problem === null || said === null ? error : shown('one-and-other', { one: problem, other: said })
      }
      return null
    },
    remove: async (name) => {
      for (const folder of folders()) {
        await rm(join(folder, name), { force: true }).catch(() => {
          throw shown('file-not-removed', { name })
        })
      }
      return null
    }
  }
}

/** Tried out, because rights and mounted disks do not tell beforehand. */
async function canWrite(folder: string): Promise<boolean> {
  const probe = join(folder, '.linejudge-probe')
  try {
    await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
    // Also one that an earlier version made for everybody.
    await chmod(folder, OWN_FOLDER)
    await (await open(probe, 'w', OWN_FILE)).close()
    await rm(probe, { force: true })
    return true
  } catch {
    return false
  }
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (info) => info.isFile(),
    () => false
  )

/** Removes what our own interrupted writes have left behind; nothing else in the folder is touched. */
async function sweep(folder: string, name: string): Promise<void> {
  if (!/^\.linejudge-[\w.-]*\.[0-9a-f]{12}\.tmp$/.test(name)) return
  const info = await stat(join(folder, name)).catch(() => null)
  if (info?.isFile() && wallClock() - info.mtimeMs > LEFTOVER_MS) await rm(join(folder, name), { force: true }).catch(() => undefined)
}
