/** Opening and saving case files through the system's dialogs. */
import { stat } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import type { App, BrowserWindow, Dialog, FileFilter } from 'electron'
import { FILE_KINDS, withEnding, type BytesFile } from '../../shared/shell/fileKinds.ts'
import { MOST_BYTES_AT_ONCE, MOST_FILES } from '../../shared/json/limits.ts'
import type { RawFile, TextFile } from '../../shared/shell/ipc.ts'
import { BACKUP, readRawFile, readTextFile, writeWholeFile } from './files.ts'
import { documentsFolder } from './userFolder.ts'
import { shown } from '../text/shownError.ts'
import type { Words } from '../text/words.ts'
import { withoutAtEnds } from '../../shared/base/text/ends.ts'

const FILTERS: FileFilter[] = [
  { name: 'Linejudge case', extensions: ['clixcase', 'json'] },
  { name: 'All files', extensions: ['*'] }
]

const OPEN_FILTERS: FileFilter[] = [
  { name: 'Linejudge files', extensions: ['clixcase', 'clixmap', 'clixpack', 'json'] },
  { name: 'Maps of other programs', extensions: ['uvtt', 'dd2vtt', 'df2vtt', 'tmj', 'tsj', 'tmx', 'tsx', 'ldtk', 'ldtkl', 'db', 'txt'] },
  { name: 'All files', extensions: ['*'] }
]

const MIB = 1024 * 1024

export interface Documents {
  /** One text file, as large as a backup may be. null: cancelled. */
  open(): Promise<TextFile | null>
  /** Any number of files of every kind that is known, as they lie there. Empty: cancelled. */
  openMany(): Promise<RawFile[]>
  save(file: TextFile): Promise<{ readonly name: string } | null>
  /** The same for what is no text: the kind decides the ending, whatever is typed in the dialog. */
  saveBytes(file: BytesFile): Promise<{ readonly name: string } | null>
}

export interface DocumentsNeeds {
  readonly dialog: Pick<Dialog, 'showOpenDialog' | 'showSaveDialog' | 'showMessageBox'>
  readonly app: Pick<App, 'getPath' | 'addRecentDocument'>
  /** The window that the dialog belongs to. */
  readonly window: () => BrowserWindow | null
  readonly words: () => Pick<Words, 'replace' | 'cancel'>
}

/** The dialogs start in the folder that was used last; before the first use in the user's documents, if the system can name them. */
export function createDocuments({ dialog, app, window, words }: DocumentsNeeds): Documents {
  let folder: string | null = null
  /** `null` leaves the choice to the system's dialog. */
  const startFolder = (): string | null => folder ?? documentsFolder(app)
  const remember = (path: string): void => {
    folder = dirname(path)
    app.addRecentDocument(path)
  }
  /** @param complete the path with the ending that it needs */
  async function saveAs(
    proposed: string,
    filters: FileFilter[],
    content: string | Uint8Array,
    complete: (path: string) => string
  ): Promise<{ readonly name: string } | null> {
    const start = startFolder()
    const options = { defaultPath: start === null ? proposed : join(start, proposed), filters }
    const parent = window()
    const { canceled, filePath } = await (parent ? dialog.showSaveDialog(parent, options) : dialog.showSaveDialog(options))
    if (canceled || filePath === '') return null
    const path = complete(filePath)
    // The dialog has asked about the name that was typed, and knows nothing of the ending that came to it.
    if (path !== filePath && !(await mayReplace(path))) return null
    await writeWholeFile(path, content)
    remember(path)
    return { name: basename(path) }
  }
  async function mayReplace(path: string): Promise<boolean> {
    if ((await stat(path).catch(() => null)) === null) return true
    const { title, detail, yes } = words().replace
    const options = {
      type: 'warning' as const,
      message: title(basename(path)),
      detail,
      buttons: [words().cancel, yes],
      defaultId: 0,
      cancelId: 0
    }
    const parent = window()
    const { response } = await (parent ? dialog.showMessageBox(parent, options) : dialog.showMessageBox(options))
    return response === 1
  }
  /** The paths that the person picked; none: cancelled. */
  async function picked(filters: FileFilter[], ...more: 'multiSelections'[]): Promise<readonly string[]> {
    const start = startFolder()
    const options = { ...(start !== null && { defaultPath: start }), filters, properties: ['openFile' as const, ...more] }
    const parent = window()
    const { canceled, filePaths } = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options))
    return canceled ? [] : filePaths
  }
  return {
    open: async () => {
      const [path] = await picked(FILTERS)
      if (path === undefined) return null
      const file = await readTextFile(path, BACKUP)
      remember(path)
      return file
    },
    openMany: async () => {
      const paths = await picked(OPEN_FILTERS, 'multiSelections')
      if (paths.length > MOST_FILES) throw shown('too-many-at-once', { count: paths.length, most: MOST_FILES })
      const files: RawFile[] = []
      let room = MOST_BYTES_AT_ONCE
      for (const path of paths) {
        const file = await readRawFile(path)
        room -= file.bytes.length
        if (room < 0)
          throw shown('too-large-together', { size: Math.ceil((MOST_BYTES_AT_ONCE - room) / MIB), most: MOST_BYTES_AT_ONCE / MIB })
        files.push(file)
        remember(path)
      }
      return files
    },
    save: ({ name, text }) => saveAs(proposedName(fileNameFrom(name)), FILTERS, text, withTextEnding),
    saveBytes: ({ name, kind, bytes }) => {
      const { ending, title } = FILE_KINDS[kind]
      return saveAs(withEnding(fileNameFrom(name), kind), [{ name: title, extensions: [ending] }], bytes, (path) => withEnding(path, kind))
    }
  }
}

/** Text of ours is never saved as anything that a system would run. */
const TEXT_ENDINGS = ['.clixcase', '.clixmap', '.json', '.txt']

const withTextEnding = (path: string): string => (TEXT_ENDINGS.includes(extname(path).toLowerCase()) ? path : `${path}.clixcase`)

/** Without an ending the dialog adds the one of its filter. */
const proposedName = (name: string): string => (extname(name) === '' ? name : withTextEnding(name))

/** A name that every system takes, from what the page proposed: never a path. */
export function fileNameFrom(proposed: string): string {
  const plain = proposed
    // eslint-disable-next-line no-control-regex -- these are what must go
    .replace(/[\u0000-\u001f<>:"/\\|?*]+/g, ' ')
    .replace(/\s+/g, ' ')
  const safe = withoutAtEnds(plain, '. ').slice(0, 120)
  return safe === '' ? 'case.clixcase' : safe
}
