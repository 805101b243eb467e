/**
 * What the shapes of a PDF are to a program that reads it aloud: a tree of headings, paragraphs, tables and pictures in the order of the
 * pages. What only adorns is marked as that, and left out when it is read.
 */
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  PDFString,
  TextRenderingMode,
  beginMarkedContent,
  beginText,
  endMarkedContent,
  endText,
  popGraphicsState,
  pushGraphicsState,
  setCharacterSqueeze,
  setFontAndSize,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  type PDFDocument,
  type PDFFont,
  type PDFPage,
  type PDFRef
} from '@cantoo/pdf-lib'
import type { PartRole } from './shapes.ts'

/** The standard types of the format (ISO 32000-1, 14.8.4). */
const TYPES: Readonly<Record<PartRole, string>> = {
  heading: 'H1',
  section: 'H2',
  paragraph: 'P',
  picture: 'Figure',
  table: 'Table',
  row: 'TR',
  head: 'TH',
  cell: 'TD',
  'page-number': 'P'
}

interface Element {
  readonly type: string
  readonly alt: string | null
  readonly ref: PDFRef
  readonly parent: PDFRef
  /** Numbers of content on its page, and elements within. */
  readonly holds: (number | PDFRef)[]
  readonly page: PDFRef
}

/** Collects what stands on the pages of one file; `write` puts the tree into it. */
export class PdfTags {
  readonly #file: PDFDocument
  readonly #root: PDFRef
  readonly #whole: PDFRef
  readonly #top: PDFRef[] = []
  readonly #elements: Element[] = []
  /** The element of each piece of content, by page and number. */
  readonly #pages: PDFRef[][] = []

  constructor(file: PDFDocument) {
    this.#file = file
    this.#root = file.context.nextRef()
    this.#whole = file.context.nextRef()
  }

  /** The tags of the next page. */
  page(page: PDFPage): PageTags {
    const content: PDFRef[] = []
    page.node.set(PDFName.of('StructParents'), this.#file.context.obj(this.#pages.length))
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
    this.#pages.push(content)
    return new PageTags(page, content, (role, alt, within) => {
      const ref = this.#file.context.nextRef()
      const element = { type: TYPES[role], alt, ref, parent: within?.ref ?? this.#whole, holds: [], page: page.ref }
      if (within) within.holds.push(ref)
      else this.#top.push(ref)
      this.#elements.push(element)
      return element
    })
  }

  write(): void {
    const { context, catalog } = this.#file
    for (const { type, alt, ref, parent, holds, page } of this.#elements)
      context.assign(
        ref,
        context.obj({
          Type: 'StructElem',
          S: type,
          P: parent,
          Pg: page,
          K: holds,
          ...(alt !== null && { Alt: PDFHexString.fromText(alt) })
        })
      )
    context.assign(this.#whole, context.obj({ Type: 'StructElem', S: 'Document', P: this.#root, K: this.#top }))
    const tree = context.obj({ Nums: this.#pages.flatMap((content, index) => [index, context.obj(content)]) })
    context.assign(
      this.#root,
      context.obj({ Type: 'StructTreeRoot', K: this.#whole, ParentTree: tree, ParentTreeNextKey: this.#pages.length })
    )
    catalog.set(PDFName.of('StructTreeRoot'), this.#root)
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  }
}

/** Marks what is drawn on one page. Nothing is drawn outside `content` and `adornment`. */
class PageTags {
  readonly #page: PDFPage
  readonly #content: PDFRef[]
  readonly #begin: (role: PartRole, alt: string | null, within: Element | null) => Element
  #isAdorning = false

  constructor(page: PDFPage, content: PDFRef[], begin: PageTags['element']) {
    this.#page = page
    this.#content = content
    this.#begin = begin
  }

  /** An element of the tree, within another one or at its top. */
  element(role: PartRole, alt: string | null, within: Element | null): Element {
    return this.#begin(role, alt, within)
  }

  /** What is drawn by `draw` belongs to the element. */
  async content(element: Element, draw: () => Promise<void> | void): Promise<void> {
    this.end()
    const number = this.#content.push(element.ref) - 1
    element.holds.push(number)
    this.#page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(element.type), `<< /MCID ${number} >>`])
    )
    await draw()
    this.#page.pushOperators(endMarkedContent())
  }

  /** What is drawn from here on adorns, until `content` or `end`. */
  adornment(): void {
    if (!this.#isAdorning) this.#page.pushOperators(beginMarkedContent('Artifact'))
    this.#isAdorning = true
  }

  end(): void {
    if (this.#isAdorning) this.#page.pushOperators(endMarkedContent())
    this.#isAdorning = false
  }
}

/** So many signs may stand in one part of a table of signs (Adobe technical note 5411). */
const MOST_IN_PART = 100

/** Letters that nobody sees, over text that is drawn as a picture: for whoever has the file read aloud, searches in it or copies from it. */
export class HiddenLetters {
  readonly #file: PDFDocument
  readonly #ref: PDFRef
  /** The code of each sign. */
  readonly #codes = new Map<string, string>()
  readonly #keys = new Map<PDFPage, PDFName>()

  constructor(file: PDFDocument) {
    this.#file = file
    this.#ref = file.context.nextRef()
  }

  /** Whether there are any: the file then has to carry a font. */
  get any(): boolean {
    return this.#codes.size > 0
  }

  /** @param width of the picture, in points, from `x` on @param y of the base line, from below */
  write(page: PDFPage, text: string, x: number, y: number, width: number, size: number): void {
    const signs = Array.from(text)
    const key = this.#keys.get(page) ?? page.node.newFontDictionary('Hidden', this.#ref)
    this.#keys.set(page, key)
    page.pushOperators(
      pushGraphicsState(),
      beginText(),
      setTextRenderingMode(TextRenderingMode.Invisible),
      setFontAndSize(key, size),
      // Each letter is as wide as it is high.
      setCharacterSqueeze((100 * width) / (signs.length * size)),
      setTextMatrix(1, 0, 0, 1, x, y),
      showText(PDFHexString.of(signs.map((sign) => this.#codeOf(sign)).join(''))),
      endText(),
      popGraphicsState()
    )
  }

  #codeOf(sign: string): string {
    const known = this.#codes.get(sign)
    if (known !== undefined) return known
    const code = (this.#codes.size + 1).toString(16).toUpperCase().padStart(4, '0')
    this.#codes.set(sign, code)
    return code
  }

  /** Puts the font into the file: it borrows the outlines of `face`, of which every letter shows the first, so that nothing is missing in it. */
  async put(face: PDFFont): Promise<void> {
    if (!this.any) return
    const { context } = this.#file
    // The outlines have a place in the file only once they are written.
    await this.#file.flush()
    const borrowed = context.lookup(face.ref, PDFDict).lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict)
    const name = borrowed.get(PDFName.of('BaseFont'))
    const letters = context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: borrowed.get(PDFName.of('FontDescriptor')),
      DW: 1000,
      CIDToGIDMap: context.register(context.flateStream(new Uint8Array(2 * (this.#codes.size + 1))))
    })
    context.assign(
      this.#ref,
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: name,
        Encoding: 'Identity-H',
        DescendantFonts: [context.register(letters)],
        ToUnicode: context.register(context.flateStream(this.#table()))
      })
    )
  }

  /** What each code stands for. */
  #table(): string {
    const lines = [...this.#codes].map(([sign, code]) => `<${code}> <${utf16(sign)}>`)
    const parts = Array.from({ length: Math.ceil(lines.length / MOST_IN_PART) }, (_, part) =>
      lines.slice(part * MOST_IN_PART, (part + 1) * MOST_IN_PART)
    )
    return [
      '/CIDInit /ProcSet findresource begin',
      '12 dict begin',
      'begincmap',
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
      '/CMapName /Hidden-UCS def',
      '/CMapType 2 def',
      '1 begincodespacerange',
      '<0000> <FFFF>',
      'endcodespacerange',
      ...parts.flatMap((some) => [`${some.length} beginbfchar`, ...some, 'endbfchar']),
      'endcmap',
      'CMapName currentdict /CMap defineresource pop',
      'end',
      'end'
    ].join('\n')
  }
}

/** A sign in UTF-16, as hexadecimal digits. */
const utf16 = (sign: string): string =>
  Array.from({ length: sign.length }, (_, at) => sign.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')).join('')

export type { Element as PdfElement, PageTags }
