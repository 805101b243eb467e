/** Saving in a browser: its own picker where it has one, otherwise a download. */
import { FILE_KINDS, type FileKind } from '../../shared/shell/fileKinds.ts'
import { messageOf } from '../../shared/base/result.ts'
import { phrase } from '../../shared/base/problem.ts'
import { fileFault } from './interface/fileFault.ts'
import { isCancelled, PICKER_ID, PICKER_TYPES, type FilePickers } from './filePickers.ts'

/** A file of any kind, to be written whole. */
export interface Saved {
  readonly name: string
  readonly kind: FileKind
  readonly content: string | Uint8Array<ArrayBuffer>
}

/** Lets the person choose a place. null: cancelled. Rejects with a sentence fit to show. */
export async function saveInBrowser(browser: Window & FilePickers, file: Saved): Promise<{ name: string } | null> {
  return browser.showSaveFilePicker
    ? saveWithPicker(browser.showSaveFilePicker.bind(browser), file)
    : saveAsDownload(browser.document, file)
}

async function saveWithPicker(
  pick: NonNullable<FilePickers['showSaveFilePicker']>,
  { name, kind, content }: Saved
): Promise<{ name: string } | null> {
  const { ending, title, type } = FILE_KINDS[kind]
  const types = kind === 'case' ? PICKER_TYPES : [{ description: title, accept: { [type]: [`.${ending}`] } }]
  try {
    const handle = await pick({ id: PICKER_ID, suggestedName: name, types })
    const writable = await handle.createWritable()
    try {
      await writable.write(content)
      // Only closing puts the new content in the place of the old.
      await writable.close()
    } catch (error) {
      await writable.abort().catch(() => undefined)
      throw error
    }
    return { name: handle.name }
  } catch (error) {
    if (isCancelled(error)) return null
    throw await fileFault('file-not-saved', { name, why: phrase('why.browser', { said: messageOf(error) }) }, error)
  }
}

/** How long a browser may take to begin the download before its source goes. */
const DOWNLOAD_MS = 60_000

function saveAsDownload(page: Document, { name, kind, content }: Saved): { name: string } {
  const address = URL.createObjectURL(new Blob([content], { type: FILE_KINDS[kind].type }))
  const link = page.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, DOWNLOAD_MS)
  return { name }
}
