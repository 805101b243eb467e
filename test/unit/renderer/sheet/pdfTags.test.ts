/** What a program that reads a PDF aloud finds in it: everything that is drawn is told or an adornment, and told in the order of the pages. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRawStream, PDFRef, type PDFPage } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { listPages } from '../../../../src/renderer/sheet/listPages.ts'
import type { Drawing, Shape } from '../../../../src/renderer/sheet/shapes.ts'
import { pdfOf } from '../../../../src/renderer/sheet/toPdf.ts'

const { resolve } = createRequire(import.meta.url)
const font = (name: string): Uint8Array => new Uint8Array(readFileSync(resolve(`@fontsource/inter/files/inter-${name}-normal.woff`)))
const fonts = { plain: [font('latin-400')], bold: [font('latin-700')] }
const about = { title: 'Reds', language: 'en', maker: 'Linejudge', madeAt: new Date('2026-01-02T03:04:05Z') }

const made = async (pages: readonly Drawing[]): Promise<PDFDocument> =>
  PDFDocument.load(await pdfOf(pages, fonts, about, () => Promise.reject(new Error('Every sign is in the font.'))), {
    updateMetadata: false
  })

/** An element of the tree: its type, what is told in place of it, and what it holds: pieces of content as their numbers. */
interface Told {
  readonly type: string
  readonly alt?: string
  readonly holds: readonly (Told | number)[]
}

function told(file: PDFDocument, element: PDFDict): Told {
  const held = element.lookup(PDFName.of('K'))
  const all = held instanceof PDFArray ? held.asArray() : held === undefined ? [] : [held]
  const alt = element.lookup(PDFName.of('Alt'))
  return {
    type: element.lookup(PDFName.of('S'), PDFName).decodeText(),
    ...(alt instanceof PDFHexString && { alt: alt.decodeText() }),
    holds: all.map((one) => (one instanceof PDFNumber ? one.asNumber() : told(file, file.context.lookup(one, PDFDict))))
  }
}

const tree = (file: PDFDocument): Told => {
  const root = file.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  return told(file, root.lookup(PDFName.of('K'), PDFDict))
}

/** What the page draws, sign by sign of its language. */
function drawnOn(file: PDFDocument, page: PDFPage): string {
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray().map((one) => file.context.lookup(one)) : [contents]
  return streams.flatMap((one) => (one instanceof PDFRawStream ? [inflateSync(one.getContents()).toString('latin1')] : [])).join('\n')
}

const text = (words: string): Shape => ({ do: 'text', x: 10, y: 20, size: 8, text: words, fill: '#000000' })
const box: Shape = { do: 'rect', x: 1, y: 1, w: 5, h: 5, fill: '#ff0000' }
const page = (...shapes: readonly Shape[]): Drawing => ({ width: 100, height: 100, shapes })

it('tells headings, paragraphs and pictures in their order; a picture is told once by its words', async () => {
  const file = await made([
    page(
      box,
      { do: 'part', role: 'heading', shapes: [text('Blocked')] },
      {
        do: 'part',
        role: 'picture',
        alt: 'A line from B4 to G7',
        shapes: [box, { do: 'clip', x: 0, y: 0, w: 9, h: 9, shapes: [text('B4'), box] }]
      },
      { do: 'part', role: 'paragraph', shapes: [text('one'), box, text('two')] }
    ),
    page({ do: 'clip', x: 0, y: 0, w: 50, h: 50, shapes: [box, text('three'), box] })
  ])
  expect(tree(file)).toEqual({
    type: 'Document',
    holds: [
      { type: 'H1', holds: [0] },
      { type: 'Figure', alt: 'A line from B4 to G7', holds: [1] },
      { type: 'P', holds: [2, 3] },
      { type: 'P', holds: [0] }
    ]
  })
  expect(file.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).lookup(PDFName.of('Marked'))?.toString()).toBe('true')
})

it('leaves nothing drawn that is neither told nor an adornment, one inside the other never', async () => {
  const file = await made([page(box, text('one'), box, { do: 'clip', x: 0, y: 0, w: 9, h: 9, shapes: [box, text('two')] }, box)])
  let open = 0
  let drawn = 0
  for (const [sign] of drawnOn(file, file.getPage(0)).matchAll(/\b(BMC|BDC|EMC|Tj|f|S|B)\b/g)) {
    if (sign === 'EMC') open -= 1
    else if (sign === 'BMC' || sign === 'BDC') open += 1
    else {
      drawn += 1
      expect(open).toBe(1)
    }
    expect(open === 0 || open === 1).toBe(true)
  }
  expect([open, drawn]).toEqual([0, 6])
})

it('finds the element of each piece of content from its page', async () => {
  const file = await made([page(text('one'), text('two')), page(text('three'))])
  const root = file.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const numbers = root.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray)
  for (const [index, one] of file.getPages().entries()) {
    expect(one.node.lookup(PDFName.of('StructParents'), PDFNumber).asNumber()).toBe(index)
    expect(numbers.lookup(index * 2, PDFNumber).asNumber()).toBe(index)
    const content = numbers.lookup(index * 2 + 1, PDFArray).asArray()
    expect(content).toHaveLength(index === 0 ? 2 : 1)
    for (const [number, ref] of content.entries()) {
      const element = file.context.lookup(ref, PDFDict)
      expect(element.get(PDFName.of('Pg'))).toBe(one.ref)
      expect(told(file, element).holds).toEqual([number])
      expect(element.get(PDFName.of('P'))).toBeInstanceOf(PDFRef)
    }
  }
})

it('a list is a table of rows under a heading', async () => {
  const pages = listPages(
    {
      title: 'Ours',
      about: '300 points',
      columns: [
        { label: 'Name', share: 1 },
        { label: 'Points', share: 1 }
      ],
      rows: [['Ann', '5']],
      size: 12
    },
    'a4',
    (words, size) => words.length * size * 0.5
  )
  const types = (one: Told): unknown =>
    one.holds.every((held) => typeof held === 'number') ? one.type : [one.type, one.holds.map((held) => types(held as Told))]
  expect(types(tree(await made(pages)))).toEqual([
    'Document',
    [
      'H1',
      'P',
      [
        'Table',
        [
          ['TR', ['TH', 'TH']],
          ['TR', ['TD', 'TD']]
        ]
      ],
      'P'
    ]
  ])
})
