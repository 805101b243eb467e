/** The text of a PDF as a reader copies it: what each page shows, in its order, by the tables of its fonts. */
import { inflateSync } from 'node:zlib'
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib'

/** What is shown on each page, a string for each piece of text. */
export async function textOfPdf(bytes: Uint8Array): Promise<string[][]> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false })
  return file.getPages().map((page) => {
    const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
    const tables = new Map((fonts?.entries() ?? []).map(([name]) => [name.decodeText(), signsOf(fonts!.lookup(name, PDFDict))]))
    const contents = page.node.Contents()
    const streams: (PDFObject | undefined)[] =
      contents instanceof PDFArray ? contents.asArray().map((one) => file.context.lookup(one)) : [contents]
    const drawn = streams.flatMap((one) => (one instanceof PDFRawStream ? [unpacked(one)] : [])).join('\n')
    const found: string[] = []
    let table: ReadonlyMap<string, string> | undefined
    for (const [, font, shown] of drawn.matchAll(/\/(\S+) [\d.]+ Tf|<([0-9A-Fa-f]*)> Tj/g)) {
      if (font !== undefined) table = tables.get(font)
      else if (shown !== undefined)
        found.push((shown.match(/.{4}/g) ?? []).map((glyph) => table?.get(glyph.toUpperCase()) ?? '\uFFFD').join(''))
    }
    return found
  })
}

function unpacked(stream: PDFRawStream): string {
  const bytes = stream.getContents()
  return (stream.dict.has(PDFName.of('Filter')) ? inflateSync(bytes) : Buffer.from(bytes)).toString('latin1')
}

/** The signs of a font by the codes of its glyphs. */
function signsOf(font: PDFDict): ReadonlyMap<string, string> {
  const signs = new Map<string, string>()
  const table = font.lookup(PDFName.of('ToUnicode'))
  if (!(table instanceof PDFRawStream)) return signs
  for (const [, glyph, hex] of unpacked(table).matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gim))
    signs.set(glyph!.toUpperCase(), PDFHexString.of(`FEFF${hex}`).decodeText())
  return signs
}
