/** Files that were dropped, with those in dropped folders: a browser hands a folder over as one file that cannot be read. */
import { MOST_FILES } from '../../../shared/json/limits.ts'

export interface DroppedFile {
  readonly file: File
  /** With its folders. */
  readonly path: string
}

/**
 * Begins to collect the files of a drop. It has to be called in the event itself: the list is empty afterwards.
 * More files than may come in at once are not collected: their number alone refuses them.
 */
export function droppedFiles(dropped: DataTransfer | null): Promise<readonly DroppedFile[]> {
  const files = Array.from(dropped?.files ?? [], (file) => ({ file, path: file.name }))
  const entries = Array.from(dropped?.items ?? []).flatMap((item) => item.webkitGetAsEntry() ?? [])
  return entries.some(({ isDirectory }) => isDirectory) ? filesIn(entries) : Promise.resolve(files)
}

async function filesIn(entries: readonly FileSystemEntry[]): Promise<readonly DroppedFile[]> {
  const found: DroppedFile[] = []
  const waiting = [...entries]
  while (waiting.length > 0 && found.length <= MOST_FILES) {
    const entry = waiting.shift()!
    if (entry.isDirectory) waiting.push(...(await inFolder(entry as FileSystemDirectoryEntry)))
    else found.push({ file: await fileOf(entry as FileSystemFileEntry), path: entry.fullPath.replace(/^\//, '') })
  }
  return found
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject)
  })

/** A browser gives the entries of a folder in parts; the last one is empty. */
async function inFolder(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject)
    })
    if (part.length === 0) return all
    all.push(...part)
  }
}
