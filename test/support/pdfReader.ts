/** A PDF as pdf.js reads it, which knows nothing of what wrote it: by its tags, as it is read aloud, and by where its letters stand. */
import type * as pdfjs from 'pdfjs-dist'

type Library = typeof pdfjs

/** Something that the tags name, with all its text in the order of reading. */
export interface ReadPart {
  /** As the format names it: `H1`, `P`, `Table`, `TR`, `TH`, `TD`. */
  readonly role: string
  /** Lines one after another, without white space: where a line ends is no matter of what it says. */
  readonly text: string
  readonly parts: readonly ReadPart[]
}

export interface ReadPage {
  readonly width: number
  readonly height: number
  /** What stands on it, by its tags. */
  readonly parts: readonly ReadPart[]
  /** Every piece of text with its box; y from below. */
  readonly pieces: readonly {
    readonly text: string
    readonly x: number
    readonly y: number
    readonly width: number
    readonly size: number
  }[]
}

interface TreeNode {
  readonly role: string
  readonly children: readonly (TreeNode | { readonly type: string; readonly id: string })[]
}

let reading: Promise<Library> | null = null

/** It draws by classes of a browser, asks for one of them at once and says that the others are missing; only letters are read here. */
async function library(): Promise<Library> {
  const { warn } = console
  console.warn = () => {}
  Object.assign(globalThis, { DOMMatrix: globalThis.DOMMatrix ?? class {} })
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs')
  } finally {
    console.warn = warn
  }
}

/** Text without white space, in one form. */
export const packed = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '')

export async function readPdf(bytes: Uint8Array): Promise<readonly ReadPage[]> {
  const { getDocument, VerbosityLevel } = await (reading ??= library())
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false, isEvalSupported: false })
  try {
    const file = await task.promise
    const pages: ReadPage[] = []
    for (let number = 1; number <= file.numPages; number++) {
      const page = await file.getPage(number)
      const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true })
      const said = new Map<string, string>()
      const pieces: ReadPage['pieces'][number][] = []
      const open: (string | null)[] = []
      for (const item of items) {
        if ('str' in item) {
          const [, , , size, x, y] = item.transform as readonly number[]
          if (item.str.trim() !== '') pieces.push({ text: item.str, x: x!, y: y!, width: item.width, size: size! })
          const id = open.findLast((one) => one !== null)
          if (id) said.set(id, (said.get(id) ?? '') + item.str)
        } else if (item.type === 'endMarkedContent') open.pop()
        else open.push(item.id ?? null)
      }
      const part = (node: TreeNode): ReadPart => {
        const parts = node.children.flatMap((child) => ('role' in child ? [part(child)] : []))
        const text = node.children.map((child) => ('role' in child ? part(child).text : packed(said.get(child.id) ?? ''))).join('')
        return { role: node.role, text, parts }
      }
      const tree = (await page.getStructTree()) as TreeNode | null
      const [, , width, height] = page.view as readonly number[]
      // What stands at the top of the tree is the document.
      const document = tree === null ? null : part(tree)
      pages.push({ width: width!, height: height!, parts: document?.parts[0]?.parts ?? [], pieces })
    }
    return pages
  } finally {
    await task.destroy()
  }
}
