/** What leaves the page other than as a case file: its paper view as a PDF, and the clipboard. */
import type { Clipboard, ClipboardItem, WebContents } from 'electron'
import { messageOf } from '../../shared/base/result.ts'
import type { Copied } from '../../shared/shell/ipc.ts'
import type { Documents } from './documents.ts'
import { shown } from '../text/shownError.ts'

/**
 * Saves what the page shows for paper as a PDF, where the person chooses. null: cancelled.
 * The page decides what that is: its print styles hide everything else.
 */
export async function printPdf(
  contents: Pick<WebContents, 'printToPDF'> | null,
  documents: Pick<Documents, 'saveBytes'>,
  name: string
): Promise<{ readonly name: string } | null> {
  if (contents === null) throw shown('no-window', {})
  const bytes = await contents.printToPDF({ printBackground: true, preferCSSPageSize: true }).catch((error: unknown) => {
    throw shown('pdf-not-made', { name, why: messageOf(error) })
  })
  return documents.saveBytes({ name, kind: 'pdf', bytes })
}

export interface ClipboardNeeds {
  readonly clipboard: Pick<Clipboard, 'write' | 'writeText'>
  readonly ClipboardItem: typeof ClipboardItem
}

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Writes to the clipboard. The page itself has no permission to: it can only ask for this. Nothing is read from it. */
export async function copy({ clipboard, ClipboardItem: Item }: ClipboardNeeds, { text, png }: Copied): Promise<null> {
  if (png !== null && !PNG_START.every((byte, at) => png[at] === byte)) throw shown('copied-no-png', {})
  await (png === null
    ? clipboard.writeText(text)
    : clipboard.write([new Item({ 'text/plain': text, 'image/png': new Blob([new Uint8Array(png)], { type: 'image/png' }) })]))
  return null
}
