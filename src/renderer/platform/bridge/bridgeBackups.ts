/** Backups of the desktop app: files in a folder of the user's documents, written by the shell. Only names go over. */
import type { Bridge } from '../../../shared/shell/ipc.ts'
import { problemText } from '../../i18n/texts.ts'
import type { BackupShelf } from '../interface/backupShelf.ts'
import { valueOf } from './replies.ts'

export const createBridgeBackups = (backups: Bridge['backups']): BackupShelf => ({
  place: async () => {
    const { folder, problem } = valueOf(await backups.place())
    return { kind: 'folder', folder, problem: problem && problemText(problem) }
  },
  list: async () => valueOf(await backups.list()),
  read: async (name) => valueOf(await backups.read(name)),
  write: async (name, text) => {
    valueOf(await backups.write({ name, text }))
  },
  remove: async (name) => {
    valueOf(await backups.remove(name))
  }
})
