/** A list on paper: a heading, columns, rows. The head of the columns stands on every page, and no row is split over two. */
import { PAPER } from './colours.ts'
import { PAPERS, type Paper } from './layout.ts'
import { wrapped, type Drawing, type Measure, type Shape } from './shapes.ts'

export interface ListColumn {
  readonly label: string
  /** Of the width of the page, beside the shares of the others. */
  readonly share: number
  readonly align?: 'left' | 'right'
  readonly bold?: boolean
}

export interface ListSheet {
  readonly title: string
  readonly about: string
  /** A word or a number that is read from afar, in the upper right corner. */
  readonly big?: string
  readonly columns: readonly ListColumn[]
  /** A cell for each column. */
  readonly rows: readonly (readonly string[])[]
  /** Of the letters, in points. */
  readonly size: number
  /** The letters of the first cells of the page are in its upper right corner: "A–F". */
  readonly letters?: (firstCells: readonly string[]) => string
  /** So many rows one after another stay on one page; left out: each for itself. */
  readonly together?: number
}

const MARGIN = 40
const HEAD = 9
const GAP = 8

/** The pages of a list; at least one. Long words go on in the next line of their cell. */
export function listPages(
  { title, about, big, letters: lettersOf, columns, rows, size, together = 1 }: ListSheet,
  paper: Paper,
  measure: Measure
): readonly Drawing[] {
  const [width, height] = PAPERS[paper]
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const places = columns.map(({ share }, index) => {
    const before = columns.slice(0, index).reduce((sum, one) => sum + one.share, 0)
    return { x: MARGIN + ((width - 2 * MARGIN) * before) / shares, w: ((width - 2 * MARGIN) * share) / shares }
  })
  const lined = (cells: readonly string[], letters: number, allBold: boolean) =>
    cells.map((cell, index) => wrapped(cell, places[index]!.w - GAP, letters, allBold || (columns[index]!.bold ?? false), measure))
  const highest = (cells: readonly (readonly string[])[], letters: number) =>
    Math.max(...cells.map((lines) => lines.length)) * letters * 1.25 + letters * 0.5
  const write = (cells: readonly (readonly string[])[], y: number, letters: number, fill: string, allBold: boolean): Shape => ({
    do: 'part',
    role: 'row',
    shapes: cells.map((lines, index): Shape => {
      const { align = 'left', bold = false } = columns[index]!
      const { x, w } = places[index]!
      const shapes = lines.map((text, line): Shape => ({
        do: 'text',
        x: align === 'right' ? x + w - GAP : x,
        y: y + letters * (1.15 + line * 1.25),
        size: letters,
        text,
        fill,
        bold: allBold || bold,
        align
      }))
      return { do: 'part', role: allBold ? 'head' : 'cell', shapes }
    })
  })

  const heads = lined(
    columns.map(({ label }) => label),
    HEAD,
    true
  )
  const top = MARGIN + 44
  const first = top + highest(heads, HEAD)
  const last = height - MARGIN - 14
  const pages: Shape[][] = [[]]
  /** Of each page. */
  const firstCells: string[][] = [[]]
  let y = first
  const made = rows.map((row) => lined(row, size, false))
  for (const [index, cells] of made.entries()) {
    const high = highest(cells, size)
    const group = index % together === 0 ? made.slice(index, index + together) : [cells]
    if (y + group.reduce((sum, one) => sum + highest(one, size), 0) > last && y > first) {
      pages.push([])
      firstCells.push([])
      y = first
    }
    firstCells.at(-1)!.push(rows[index]![0] ?? '')
    pages.at(-1)!.push(
      {
        do: 'line',
        points: [
          [MARGIN, y],
          [width - MARGIN, y]
        ],
        stroke: PAPER.line,
        width: 0.6
      },
      write(cells, y, size, PAPER.ink, false)
    )
    y += high
  }
  const corner = (page: number): string | undefined => big ?? (pages.length > 1 ? lettersOf?.(firstCells[page]!) : undefined)
  return pages.map((shapes, index) => ({
    width,
    height,
    shapes: [
      { do: 'rect', x: 0, y: 0, w: width, h: height, fill: PAPER.white },
      {
        do: 'part',
        role: 'heading',
        shapes: [{ do: 'text', x: MARGIN, y: MARGIN + 12, size: 16, text: title, fill: PAPER.ink, bold: true }]
      },
      { do: 'text', x: MARGIN, y: MARGIN + 28, size: 10, text: about, fill: PAPER.quiet },
      ...(!corner(index)
        ? []
        : [
            {
              do: 'text',
              x: width - MARGIN,
              y: MARGIN + 24,
              size: 32,
              text: corner(index)!,
              fill: PAPER.ink,
              bold: true,
              align: 'right'
            } as const
          ]),
      { do: 'part', role: 'table', shapes: [write(heads, top, HEAD, PAPER.quiet, true), ...shapes] },
      pageNumber(index, pages.length, width, height)
    ]
  }))
}

const pageNumber = (index: number, count: number, width: number, height: number): Shape => ({
  do: 'part',
  role: 'page-number',
  shapes: [
    {
      do: 'text',
      x: width - MARGIN,
      y: height - MARGIN + 8,
      size: 9,
      text: `${index + 1} / ${count}`,
      fill: PAPER.quiet,
      align: 'right'
    }
  ]
})

/** Pages of several things that are one paper: each says which page of the whole it is. */
export const numberedTogether = (pages: readonly Drawing[]): readonly Drawing[] =>
  pages.map(({ shapes, ...page }, index) => ({
    ...page,
    shapes: [
      ...shapes.filter((shape) => !(shape.do === 'part' && shape.role === 'page-number')),
      pageNumber(index, pages.length, page.width, page.height)
    ]
  }))

/** Lines of all cells: a name in larger letters must not go on in a second one. */
const linesOf = (pages: readonly Drawing[]): number => pages.reduce((sum, { shapes }) => sum + textsIn(shapes), 0)
const textsIn = (shapes: readonly Shape[]): number =>
  shapes.reduce(
    (sum, shape) => sum + (shape.do === 'part' && shape.role !== 'head' ? textsIn(shape.shapes) : shape.do === 'text' ? 1 : 0),
    0
  )

/** The same pages in letters as large as fit on as many of them and in as many lines, but not larger than `most` points. */
export function grown(sheet: ListSheet, most: number, paper: Paper, measure: Measure): readonly Drawing[] {
  const least = listPages(sheet, paper, measure)
  for (let size = most; size > sheet.size; size--) {
    const pages = listPages({ ...sheet, size }, paper, measure)
    if (pages.length <= least.length && linesOf(pages) <= linesOf(least)) return pages
  }
  return least
}

/** The same on one page, in letters as large as fit, but not smaller than `least` points: then there are more. */
export function onOnePage(sheet: ListSheet, least: number, paper: Paper, measure: Measure): readonly Drawing[] {
  let pages = listPages(sheet, paper, measure)
  for (let size = sheet.size - 0.5; pages.length > 1 && size >= least; size -= 0.5) pages = listPages({ ...sheet, size }, paper, measure)
  return pages
}
