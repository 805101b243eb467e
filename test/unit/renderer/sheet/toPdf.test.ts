/** The sheet of a ruling as a PDF file. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { PAPERS, type SheetText } from '../../../../src/renderer/sheet/layout.ts'
import { sheetPages } from '../../../../src/renderer/sheet/sheetPages.ts'
import type { Shape, TextShape } from '../../../../src/renderer/sheet/shapes.ts'
import { pdfOf, type FontFiles } from '../../../../src/renderer/sheet/toPdf.ts'

const { resolve } = createRequire(import.meta.url)
const fontFile = (name: string): Uint8Array => new Uint8Array(readFileSync(resolve(`@fontsource/inter/files/inter-${name}-normal.woff`)))
const FONTS: FontFiles = {
  plain: [fontFile('latin-400'), fontFile('latin-ext-400')],
  bold: [fontFile('latin-700'), fontFile('latin-ext-700')]
}
const ABOUT = { title: 'Linha até Loki', language: 'pt', maker: 'Linejudge', madeAt: new Date('2026-01-02T03:04:05Z') }
/** A PNG of one white point. */
const DOT = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=', 'base64')
)

const sheet = (reasons: number, sentence = 'A linha não está livre: ¿qué pasó, señor?'): SheetText => ({
  title: 'Linha até Loki',
  about: 'Mesa 12',
  edition: '2012',
  verdict: 'Bloqueada',
  tone: 'blocked',
  mark: 'bar',
  sentence,
  override: null,
  note: '',
  headings: {
    numbers: 'Números',
    reasons: 'Razões',
    otherReadings: 'Outra leitura',
    sources: 'Fontes',
    leftOut: 'Fora',
    alsoOnCards: 'Nas cartas'
  },
  facts: [],
  reasons: Array.from({ length: reasons }, (_, i) => ({
    weight: 'decide',
    decides: i === 0,
    setAside: false,
    text: `Razão ${i}`,
    rule: 'LOF-09'
  })),
  otherReadings: [],
  sources: [],
  leftOut: [],
  alsoOnCards: [],
  foot: 'Linejudge',
  sign: [],
  legend: []
})

async function made(text: SheetText, paper: 'a4' | 'letter') {
  const pictured: string[] = []
  const pages = sheetPages(text, null, paper, (words, size) => words.length * size * 0.55)
  const bytes = await pdfOf(pages, FONTS, ABOUT, (shape: TextShape) => {
    pictured.push(shape.text)
    return Promise.resolve({ png: DOT, width: shape.size, height: shape.size, rise: shape.size })
  })
  return { bytes, pages, pictured, file: await PDFDocument.load(bytes, { updateMetadata: false }) }
}

const inflated = (stream: PDFRawStream): string => {
  try {
    return inflateSync(stream.getContents()).toString('latin1')
  } catch {
    return ''
  }
}

/** The signs that the fonts in a file stand for, from the tables that a reader copies text with. */
function signsIn(file: PDFDocument): ReadonlySet<string> {
  const signs = new Set<string>()
  for (const [, object] of file.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('Font')) continue
    const table = object.lookup(PDFName.of('ToUnicode'))
    if (!(table instanceof PDFRawStream)) continue
    const text = inflateSync(table.getContents()).toString('latin1')
    for (const [, hex] of text.matchAll(/^<[0-9A-F]{4}> <([0-9A-F]{4})>$/gim)) signs.add(String.fromCharCode(Number.parseInt(hex!, 16)))
  }
  return signs
}

describe('the sheet as a PDF', () => {
  it.each(['a4', 'letter'] as const)('has the size of the paper (%s) and a page for each drawing', async (paper) => {
    const { file, pages } = await made(sheet(60), paper)
    expect(pages.length).toBeGreaterThan(1)
    expect(file.getPages().map((page) => page.getSize())).toEqual(pages.map(() => ({ width: PAPERS[paper][0], height: PAPERS[paper][1] })))
    expect(file.getTitle()).toBe('Linha até Loki')
  })

  it('carries its fonts, with every accent that stands on it', async () => {
    const { file, pictured } = await made(sheet(2), 'a4')
    const embedded = file.context
      .enumerateIndirectObjects()
      .filter(([, object]) => object instanceof PDFDict && object.has(PDFName.of('FontFile2')))
    expect(embedded.length).toBe(2)
    const signs = signsIn(file)
    for (const sign of 'ãáõ¿éóñ') expect(signs).toContain(sign)
    expect(pictured).toEqual([])
  })

  it('takes an accent in two signs as one, and draws only what no font has', async () => {
    const { file, pictured } = await made(sheet(1, 'Cora\u0063\u0327a\u0303o, Erdoğan 東京'), 'a4')
    expect(pictured).toEqual(['東京'])
    for (const sign of 'çãğ') expect(signsIn(file)).toContain(sign)
  })

  it('leaves out signs that nobody sees, and keeps those that join what is drawn', async () => {
    const { file, pictured } = await made(sheet(1, '\u200eAna\u202e \u00adBe\u200d\u2060 \u{1F469}\u200d\u{1F680}\ufe0f'), 'a4')
    expect(pictured).toEqual(['\u{1F469}\u200d\u{1F680}\ufe0f'])
    expect(signsIn(file)).toContain('B')
    const hidden = await made(sheet(1, '\u200e\u202e\u00ad'), 'a4')
    expect(hidden.pictured).toEqual([])
  })

  it('carries the letters of what is cut off at an edge, and cuts it off there', async () => {
    const shapes: readonly Shape[] = [
      { do: 'clip', x: 10, y: 20, w: 30, h: 40, shapes: [{ do: 'text', x: 12, y: 30, size: 8, text: 'ß', fill: '#000000' }] }
    ]
    const bytes = await pdfOf([{ width: 100, height: 100, shapes }], FONTS, ABOUT, () =>
      Promise.reject(new Error('Every sign is in the font.'))
    )
    const file = await PDFDocument.load(bytes, { updateMetadata: false })
    expect(signsIn(file)).toContain('ß')
    const drawn = file.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [inflated(object)] : []))
      .join('\n')
    // The rectangle from its upper left corner, y counted from below, as the path of a clip.
    expect(drawn).toMatch(/10 80 m\n40 80 l\n40 40 l\n10 40 l\nh\nW\nn/)
  })

  it('gives the same file for the same sheet', async () => {
    expect((await made(sheet(3), 'a4')).bytes).toEqual((await made(sheet(3), 'a4')).bytes)
  })
})
