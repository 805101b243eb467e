/// <reference types="vite/client" />
/** The PDF of a sheet in the app's own typeface, whose files lie beside the app: nothing is fetched from elsewhere. */
import plain from '@fontsource/inter/files/inter-latin-400-normal.woff?url'
import plainMore from '@fontsource/inter/files/inter-latin-ext-400-normal.woff?url'
import bold from '@fontsource/inter/files/inter-latin-700-normal.woff?url'
import boldMore from '@fontsource/inter/files/inter-latin-ext-700-normal.woff?url'
import { rulingTexts } from '../i18n/texts.ts'
import type { Drawing, Measure, TextShape } from './shapes.ts'
import { pngOf } from './toPng.ts'
import { pdfOf, type PdfAbout, type TextPicture } from './toPdf.ts'

async function bytesAt(address: string): Promise<Uint8Array> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(rulingTexts.sheet.noLetters(answer.status))
  return new Uint8Array(await answer.arrayBuffer())
}

/** Pixels for each point of a text that is drawn as a picture. */
const FINE = 8

/**
 * The bytes of a PDF with these pages. Signs that the typeface has not are drawn as small pictures in a font of the system. `photo`: a JPEG over their boards.
 */
export async function pdfFile(
  page: Document,
  pages: readonly Drawing[],
  about: PdfAbout,
  measure: Measure,
  photo: Uint8Array | null = null
): Promise<Uint8Array> {
  const [a, b, c, d] = (await Promise.all([plain, plainMore, bold, boldMore].map(bytesAt))) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array
  ]
  const picture = async (text: TextShape): Promise<TextPicture> => {
    const [width, height, rise] = [measure(text.text, text.size, text.bold ?? false), text.size * 1.3, text.size]
    const drawing: Drawing = { width, height, shapes: [{ ...text, x: 0, y: rise, align: 'left' }] }
    return { png: await pngOf(page, drawing, FINE), width, height, rise }
  }
  return pdfOf(pages, { plain: [a, b], bold: [c, d] }, about, picture, photo)
}
