/** Handing something on from a browser: to the clipboard, and to another app where the system can do that. */
import { FILE_KINDS, withEnding, type BytesFile, type FileKind } from '../../shared/shell/fileKinds.ts'
import { messageOf } from '../../shared/base/result.ts'
import { isCancelled } from './filePickers.ts'
import type { Sharing } from './interface/platform.ts'

/** What is said where it does not work: no start waits for these words. */
const words = async () => (await import('../i18n/laterTexts.ts')).savingTexts.handing

/** Words, and a picture of the same where there is one. Rejects with a sentence fit to show. */
export async function copyInBrowser({ navigator, document: page }: Window, text: string, png?: Uint8Array): Promise<void> {
  // Older browsers, and pages that are not from this machine or not encrypted, have none.
  const clipboard = navigator.clipboard as Clipboard | undefined
  try {
    if (png !== undefined) {
      if (clipboard === undefined || typeof ClipboardItem === 'undefined') throw new Error((await words()).noPictures)
      await clipboard.write([new ClipboardItem({ 'text/plain': new Blob([text], { type: 'text/plain' }), 'image/png': pngBlob(png) })])
    } else if (clipboard !== undefined) {
      await clipboard.writeText(text)
    } else if (!copyByHand(page, text)) {
      throw new Error((await words()).notAllowed)
    }
  } catch (error) {
    throw new Error((await words()).notCopied(messageOf(error)), { cause: error })
  }
}

const pngBlob = (png: Uint8Array): Blob => new Blob([new Uint8Array(png)], { type: 'image/png' })

function copyByHand(page: Document, text: string): boolean {
  const field = page.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  page.body.append(field)
  field.select()
  const copied = page.execCommand('copy')
  field.remove()
  return copied
}

/** The system's way to hand something to another app, or null where this browser has none. */
export function sharingOf({ navigator }: Window): Sharing | null {
  if (typeof (navigator as Partial<Navigator> | undefined)?.share !== 'function') return null
  const takes = (file: File): boolean => typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
  return {
    takes: (kind: FileKind) => takes(fileOf({ name: 'linejudge', kind, bytes: new Uint8Array(1) })),
    send: async ({ title, text, file }) => {
      const files = file === undefined ? [] : [fileOf(file)]
      if (!files.every(takes)) throw new Error((await words()).notTaken(file?.name ?? ''))
      try {
        await navigator.share({ title, text, ...(files.length > 0 ? { files } : {}) })
        return 'shared'
      } catch (error) {
        if (isCancelled(error)) return 'cancelled'
        throw new Error((await words()).notSent(messageOf(error)), { cause: error })
      }
    }
  }
}

const fileOf = ({ name, kind, bytes }: BytesFile): File =>
  new File([new Uint8Array(bytes)], withEnding(name, kind), { type: FILE_KINDS[kind].type })
