/** The platform of a plain browser: its own pickers where it has them, otherwise an input and a download. */
import { isCancelled, OPEN_TYPES, PICKER_ID, PICKER_TYPES, type FileLaunches, type FilePickers } from './filePickers.ts'
import { withEnding } from '../../shared/shell/fileKinds.ts'
import { messageOf } from '../../shared/base/result.ts'
import { onPaper, printDialog } from './paper.ts'
import { shelfReadLater } from './interface/shelfReadLater.ts'
import type { Edition, PickedFile, Platform, TextFile } from './interface/platform.ts'
import { readPickedBytes, readPickedFile } from './interface/readPickedFile.ts'
import { saveInBrowser } from './saveInBrowser.ts'
import { copyInBrowser, sharingOf } from './shareInBrowser.ts'

export function createBrowserPlatform(
  version: string,
  browser: Window & FilePickers & FileLaunches = window,
  edition: Edition | null = null,
  built = ''
): Platform {
  const unsubscribe = (): void => undefined
  return {
    kind: 'browser',
    version,
    built,
    updates: null,
    backups: shelfReadLater(async () => (await import('./opfsBackups.ts')).createOpfsBackups(browser.navigator?.storage)),
    openFile: () =>
      browser.showOpenFilePicker ? openWithPicker(browser.showOpenFilePicker.bind(browser)) : openWithInput(browser.document),
    openFiles: () =>
      browser.showOpenFilePicker ? openManyWithPicker(browser.showOpenFilePicker.bind(browser)) : openManyWithInput(browser.document),
    saveFile: ({ name, text }) => saveInBrowser(browser, { name, kind: 'case', content: text }),
    saveBytes: ({ name, kind, bytes }) => saveInBrowser(browser, { name: withEnding(name, kind), kind, content: new Uint8Array(bytes) }),
    print: async (sheet) => {
      await onPaper(browser.document, sheet, () => printDialog(browser))
      return { kind: 'shown' }
    },
    copy: (text, png) => copyInBrowser(browser, text, png),
    share: sharingOf(browser),
    edition,
    venue: {
      fixed: true,
      wireTo: async () => (await import('../../device/venueWire.ts')).createVenueWire(browser.location.origin)
    },
    hosting: null,
    onFile: (listener) => takeLaunched(browser, listener),
    // A browser has no menu of ours.
    speak: () => undefined,
    onLeave: () => unsubscribe,
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

async function openManyWithPicker(pick: NonNullable<FilePickers['showOpenFilePicker']>): Promise<readonly PickedFile[]> {
  try {
    const handles = await pick({ id: PICKER_ID, types: OPEN_TYPES, multiple: true })
    return await readPickedBytes(await Promise.all(handles.map((handle) => handle.getFile())))
  } catch (error) {
    if (isCancelled(error)) return []
    throw error
  }
}

async function openWithInput(page: Document): Promise<TextFile | null> {
  const [picked] = await pickWithInput(page, '.clixcase,.json,application/json', false)
  return picked === undefined ? null : readPickedFile(picked)
}

async function openManyWithInput(page: Document): Promise<readonly PickedFile[]> {
  // No list of endings: what a phone calls them cannot be foreseen, and the gate looks at what is inside.
  return readPickedBytes(await pickWithInput(page, '', true))
}

function pickWithInput(page: Document, accept: string, multiple: boolean): Promise<readonly File[]> {
  const input = page.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.multiple = multiple
  input.hidden = true
  // In the page: nothing else holds it while somebody chooses, and one that the browser clears away never answers.
  page.body.append(input)
  return new Promise<readonly File[]>((resolve) => {
    input.addEventListener('change', () => {
      resolve([...(input.files ?? [])])
    })
    input.addEventListener('cancel', () => {
      resolve([])
    })
    input.click()
  }).finally(() => {
    input.remove()
  })
}

/** A pack is no text: what is handed over is looked into behind the gate, like what is picked. */
async function asItLies(file: File): Promise<PickedFile> {
  const [taken] = await readPickedBytes([file])
  return taken!
}

/** Files with which the installed app was opened, from the system's file manager. */
function takeLaunched(browser: FileLaunches, listener: Parameters<Platform['onFile']>[0]): () => void {
  let wanted = true
  const take = async (handle: { readonly name: string; getFile(): Promise<File> }): Promise<void> => {
    const taken = await handle
      .getFile()
      .then(asItLies)
      .catch((error: unknown) => ({ name: handle.name, error: messageOf(error) }))
    if (wanted) listener(taken)
  }
  // Files that wait already may be handed over at once.
  browser.launchQueue?.setConsumer(({ files = [] }) => {
    for (const handle of files) void take(handle)
  })
  return () => {
    wanted = false
  }
}
