/** The platform of a plain browser: its own pickers where it has them, otherwise an input and a download. */
import { isCancelled, PICKER_ID, PICKER_TYPES, type FilePickers } from './filePickers.ts'
import type { Platform, TextFile } from './platform.ts'
import { readPickedFile } from './readPickedFile.ts'

export function createBrowserPlatform(version: string, browser: Window & FilePickers = window): Platform {
  const unsubscribe = (): void => undefined
  return {
    kind: 'browser',
    version,
    openFile: () => browser.showOpenFilePicker ? openWithPicker(browser.showOpenFilePicker.bind(browser)) : openWithInput(browser.document),
    saveFile: (file) => browser.showSaveFilePicker
      ? saveWithPicker(browser.showSaveFilePicker.bind(browser), file)
      : Promise.resolve(saveAsDownload(browser.document, file)),
    // A browser hands no files over and has no menu of ours.
    onFile: () => unsubscribe,
    onMenu: () => unsubscribe
  }
}

async function openWithPicker(pick: NonNullable<FilePickers['showOpenFilePicker']>): Promise<TextFile | null> {
  try {
    const [handle] = await pick({ id: PICKER_ID, types: PICKER_TYPES })
    return handle === undefined ? null : await readPickedFile(await handle.getFile())
  } catch (error) {
    if (isCancelled(error)) return null
    throw error
  }
}

async function openWithInput(page: Document): Promise<TextFile | null> {
  const input = page.createElement('input')
  input.type = 'file'
  input.accept = '.clixcase,.json,application/json'
  const picked = await new Promise<File | null>((resolve) => {
    input.addEventListener('change', () => { resolve(input.files?.[0] ?? null) })
    input.addEventListener('cancel', () => { resolve(null) })
    input.click()
  })
  return picked === null ? null : readPickedFile(picked)
}

async function saveWithPicker(
  pick: NonNullable<FilePickers['showSaveFilePicker']>, { name, text }: TextFile
): Promise<{ name: string } | null> {
  try {
    const handle = await pick({ id: PICKER_ID, suggestedName: name, types: PICKER_TYPES })
    const writable = await handle.createWritable()
    try {
      await writable.write(text)
      // Only closing puts the new content in the place of the old.
      await writable.close()
    } catch (error) {
      await writable.abort().catch(() => undefined)
      throw error
    }
    return { name: handle.name }
  } catch (error) {
    if (isCancelled(error)) return null
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`“${name}” could not be saved, and what was there before is unchanged. The browser says: ${reason}`, { cause: error })
  }
}

/** How long a browser may take to begin the download before its source goes. */
const DOWNLOAD_MS = 60_000

function saveAsDownload(page: Document, { name, text }: TextFile): { name: string } {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = page.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => { URL.revokeObjectURL(address) }, DOWNLOAD_MS)
  return { name }
}
