/**
 * The sheet of a ruling on one page, or on more where its reasons need them. The question is drawn as large as it can be:
 * a page lies on its side where an upright one would leave it small. Units: points (1/72 inch).
 */
import { PAPER } from './colours.ts'
import {
  bodyBlocks,
  drawingBlock,
  headBlocks,
  legendBlock,
  PAPERS,
  scaleOf,
  stacked,
  Writer,
  type Block,
  type Paper,
  type SheetText
} from './layout.ts'
import { placed, type Drawing, type Measure, type Shape } from './shapes.ts'

/** How the paper lies; `auto`: upright, but on its side where that makes the question much larger. */
export const LIES = ['auto', 'upright', 'landscape'] as const
export type Lie = (typeof LIES)[number]

/** What is drawn of the board. */
export interface SheetBoards {
  readonly question: Drawing
  /** The whole map, small; null where the question is all of it. */
  readonly map: Drawing | null
  /** The heights along the line; null where they have no part in it. */
  readonly heights: Drawing | null
}

const MARGIN = 40
const FOOT = 20
const GAP = 18
/** The least height of the picture: smaller, the rest goes to a second page. */
const LEAST_PICTURE = 250
/** Squares that are larger than this on an upright page (some 10 mm) are large enough. */
const ENOUGH = 28
const HEIGHTS = 74

/** Where a page's columns begin, and how wide the text in them is. */
interface Columns {
  readonly width: number
  readonly height: number
  readonly at: readonly number[]
}

/** One way to lay the sheet out. */
interface Plan {
  /** Points for each square of the question. */
  readonly scale: number
  readonly pages: () => readonly Drawing[]
}

/** The pages of a sheet. `boards` is null where the question has none. */
export function sheetPages(
  text: SheetText,
  boards: SheetBoards | null,
  paper: Paper,
  measure: Measure,
  lie: Lie = 'auto'
): readonly Drawing[] {
  const [short, long] = PAPERS[paper]
  const upright = overText(text, boards, [short, long], measure)
  if (lie === 'upright' || (lie === 'auto' && (boards === null || upright.scale >= ENOUGH))) return upright.pages()
  const sides = [overText(text, boards, [long, short], measure), ...(boards ? [besideText(text, boards, [long, short], measure)] : [])]
  const best = sides.reduce((a, b) => (b.scale > a.scale ? b : a))
  // Turning a sheet for a little more is not worth it.
  return (lie === 'auto' && best.scale * 4 < upright.scale * 5 ? upright : best).pages()
}

type Size = readonly [number, number]

/** Picture, heights, small map and legend one under the other. */
function pictureBlocks(text: SheetText, { question, map, heights }: SheetBoards, width: number, room: number, measure: Measure): Block[] {
  const legend = legendBlock(width, text, map, measure)
  const alt = `${text.title}: ${text.sentence}`
  const strip = heights ? drawingBlock(heights, alt, width, HEIGHTS, 'left', 1) : null
  const most = room - legend.height - (strip?.height ?? 0) - 14
  return [drawingBlock(question, alt, width, most), ...(strip ? [strip] : []), { ...legend, height: legend.height + 6 }]
}

/** The picture over the whole width, the text under it. */
function overText(text: SheetText, boards: SheetBoards | null, [width, height]: Size, measure: Measure): Plan {
  const writer = new Writer(width - 2 * MARGIN, measure)
  const [head, body] = [headBlocks(writer, text), bodyBlocks(writer, text)]
  const room = height - 2 * MARGIN - FOOT
  const used = [...head, ...body].reduce((sum, block) => sum + block.height, 0)
  const lies = width > height
  // On its side all of the page is the picture's; the text goes on to the next.
  const most = lies ? room - stacked(head).height : Math.max(LEAST_PICTURE, room - used)
  const picture = boards ? pictureBlocks(text, boards, writer.width, most, measure) : []
  const columns = { width, height, at: [MARGIN] }
  return {
    scale: boards ? scaleIn(boards, writer.width, picture[0]!) : 0,
    pages: () => paged([], [...head, ...picture, ...body], columns, text.foot)
  }
}

/** The picture at the left, the text at its right and on in two columns. */
function besideText(text: SheetText, boards: SheetBoards, [width, height]: Size, measure: Measure): Plan {
  const inner = width - 2 * MARGIN - GAP
  const left = Math.floor(inner * 0.56)
  const writer = new Writer(inner - left, measure)
  const picture = pictureBlocks(text, boards, left, height - 2 * MARGIN - FOOT, measure)
  const columns = { width, height, at: [MARGIN, MARGIN + left + GAP] }
  return {
    scale: scaleIn(boards, left, picture[0]!),
    pages: () => paged(picture, [...headBlocks(writer, text), ...bodyBlocks(writer, text)], columns, text.foot)
  }
}

const scaleIn = ({ question }: SheetBoards, width: number, { height }: Block): number => scaleOf(question, width, height - 8, 40)

/** The blocks one after another down the columns of as many pages as it takes. `first`: what alone stands in the first column. */
function paged(first: readonly Block[], blocks: readonly Block[], { width, height, at }: Columns, foot: string): readonly Drawing[] {
  const pages: Shape[][] = [stacked(first).shapes.map((shape) => placed(shape, MARGIN, MARGIN, 1))]
  let column = first.length > 0 ? 1 : 0
  let y = MARGIN
  for (const block of blocks) {
    if (y + block.height > height - MARGIN - 16 && y > MARGIN) {
      column += 1
      y = MARGIN
      if (column === at.length) {
        pages.push([])
        column = 0
      }
    }
    pages.at(-1)!.push(...block.shapes.map((shape) => placed(shape, at[column]!, y, 1)))
    y += block.height
  }
  return pages.map((shapes, i) => ({
    width,
    height,
    shapes: [
      { do: 'rect', x: 0, y: 0, w: width, h: height, fill: PAPER.white },
      ...shapes,
      { do: 'text', x: MARGIN, y: height - MARGIN + 8, size: 8, text: foot, fill: PAPER.quiet },
      ...(pages.length > 1
        ? [
            {
              do: 'part' as const,
              role: 'page-number' as const,
              shapes: [
                {
                  do: 'text' as const,
                  x: width - MARGIN,
                  y: height - MARGIN + 8,
                  size: 8,
                  text: `${i + 1} / ${pages.length}`,
                  fill: PAPER.quiet,
                  align: 'right' as const
                }
              ]
            }
          ]
        : [])
    ]
  }))
}
