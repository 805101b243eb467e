/**
 * Backups on the user's disk: a folder in the documents that anybody can find, outside the profile, so that losing the
 * profile does not lose them. Where that folder cannot be written they go to the app's own folder, and that is said.
 * The page names files and never paths.
 */
import { chmod, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from 'electron'
import { BACKUP_NAME } from '../../shared/backup/names.ts'
import type { RequestArgs, RequestResult } from '../../shared/shell/ipc.ts'
import { BACKUP, readTextFile, writeWholeFile } from './files.ts'
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
  const folders = (): readonly [string, string] => [join(app.getPath('documents'), FOLDER), join(app.getPath('userData'), 'backups')]
  /** Where new ones go: settled again each time, because a disk can be taken away and come back. */
  const settled = async (): Promise<{ folder: string; problem: Phrase | null }> => {
    const [wanted, own] = folders()
    if (await canWrite(wanted)) return { folder: wanted, problem: null }
    if (await canWrite(own)) {
      return { folder: own, problem: phrase('backups-moved', { folder: wanted }) }
    }
    return { folder: wanted, problem: phrase('backups-nowhere', {}) }
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
