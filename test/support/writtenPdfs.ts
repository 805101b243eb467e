/** In place of the libraries that write PDFs: what a file was to hold, and how it calls itself. Ends with the test. */
import { onTestFinished, vi } from 'vitest'
import type { PdfAbout } from '../../src/renderer/sheet/toPdf.ts'
import { textsIn, type Drawing } from '../../src/renderer/sheet/shapes.ts'

export interface WrittenPdf {
  readonly pages: readonly Drawing[]
  readonly about: PdfAbout
  readonly texts: readonly string[]
}

/** The file itself is one byte: which of them it is, from 1. */
export function writtenPdfs(): readonly WrittenPdf[] {
  const written: WrittenPdf[] = []
  const pdfFile = (_page: Document, pages: readonly Drawing[], about: PdfAbout): Promise<Uint8Array> => {
    written.push({ pages, about, texts: pages.flatMap(({ shapes }) => textsIn(shapes).map(({ text }) => text)) })
    return Promise.resolve(new Uint8Array([written.length]))
  }
  vi.doMock('../../src/renderer/sheet/pdfFile.ts', () => ({ pdfFile }))
  onTestFinished(() => {
    vi.doUnmock('../../src/renderer/sheet/pdfFile.ts')
  })
  return written
}
