/**
 * What the shapes of a PDF are to a program that reads it aloud: a tree of headings, paragraphs, tables and pictures in the order of the
 * pages. What only adorns is marked as that, and left out when it is read.
 */
import {
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  beginMarkedContent,
  endMarkedContent,
  type PDFDocument,
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
  cell: 'TD'
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

export type { Element as PdfElement, PageTags }
