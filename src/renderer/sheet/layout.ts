/**
 * The sheet of a ruling on one page, or on more where its reasons need them: board, verdict, reasons with the place
 * where each rule stands, what was left out. Units: points (1/72 inch).
 */
import type { Point } from '../../shared/scene/scene.ts'
import { PAPER } from './colours.ts'
import { placed, wrapped, type Drawing, type Measure, type Shape } from './shapes.ts'

export const PAPERS = { a4: [595.28, 841.89], letter: [612, 792] } as const
export type Paper = keyof typeof PAPERS

export type SheetTone = 'clear' | 'hindered' | 'blocked' | 'judge' | 'plain'

export interface SheetReason {
  readonly weight: string
  readonly decides: boolean
  readonly setAside: boolean
  readonly text: string
  readonly rule: string
}

/** Everything that stands on a sheet, in words. */
export interface SheetText {
  readonly title: string
  /** Table, round, players, time. */
  readonly about: string
  readonly edition: string
  readonly verdict: string
  readonly tone: SheetTone
  readonly mark: 'open' | 'half' | 'bar' | null
  readonly sentence: string
  readonly override: { readonly verdict: string; readonly reason: string; readonly by: string } | null
  readonly note: string
  readonly headings: { readonly reasons: string; readonly sources: string; readonly leftOut: string }
  readonly reasons: readonly SheetReason[]
  readonly sources: readonly string[]
  readonly leftOut: readonly string[]
  readonly foot: string
  readonly legend: readonly { readonly text: string; readonly swatch: readonly Shape[] }[]
}

const MARGIN = 40
const TONES: Readonly<Record<SheetTone, string>> = {
  clear: PAPER.clear,
  hindered: PAPER.hindered,
  blocked: PAPER.blocked,
  judge: PAPER.judge,
  plain: PAPER.ink
}

/** A piece of the sheet that stays together: how high it is, and what is drawn with its top at 0. */
interface Block {
  readonly height: number
  readonly shapes: readonly Shape[]
}

interface Write {
  readonly size: number
  readonly bold?: boolean
  readonly fill?: string
  readonly indent?: number
  readonly after?: number
}

class Writer {
  readonly width: number
  readonly #measure: Measure
  constructor(width: number, measure: Measure) {
    this.width = width
    this.#measure = measure
  }

  text(text: string, { size, bold = false, fill = PAPER.ink, indent = 0, after = 0 }: Write): Block {
    const lines = wrapped(text, this.width - indent, size, bold, this.#measure)
    const leading = size * 1.35
    return {
      height: lines.length * leading + after,
      shapes: lines.map((line, i) => ({ do: 'text', x: indent, y: i * leading + size, size, text: line, fill, bold }))
    }
  }

  /** A reason: its sentence, then its rule and weight small at the right of the last line or below it. */
  reason({ weight, decides, setAside, text, rule }: SheetReason): Block {
    const size = 9.5
    const said = this.text(text, { size, bold: decides, fill: setAside ? PAPER.quiet : PAPER.ink, indent: 10 })
    const tag: Shape = { do: 'text', x: 10, y: said.height + 8, size: 8, text: `${rule} · ${weight}`, fill: PAPER.quiet }
    const height = said.height + 14
    return {
      height,
      shapes: [
        { do: 'rect', x: 0, y: 1, w: decides ? 3 : 1.5, h: height - 5, fill: decides ? PAPER.accent : PAPER.line },
        ...said.shapes,
        tag
      ]
    }
  }
}

function markShapes(mark: SheetText['mark'], colour: string): Shape[] {
  if (mark === null) return []
  const ring: Shape = { do: 'circle', x: 14, y: 16, r: 12, stroke: colour, width: 3.2 }
  if (mark === 'open') return [ring]
  if (mark === 'bar')
    return [
      ring,
      {
        do: 'line',
        points: [
          [6, 16],
          [22, 16]
        ],
        stroke: colour,
        width: 6
      }
    ]
  return [ring, { do: 'area', points: Array.from({ length: 25 }, (_, i) => halfCircle(i / 24)), fill: colour }]
}

/** Points of a left half circle around (14, 16), without trigonometry: the rational parametrisation. */
function halfCircle(part: number): Point {
  const u = part * 2 - 1
  const [x, y] = [(1 - u * u) / (1 + u * u), (2 * u) / (1 + u * u)]
  return [14 - 12 * x, 16 + 12 * y]
}

function head(writer: Writer, text: SheetText): Block[] {
  const colour = TONES[text.tone]
  const shift = text.mark === null ? 0 : 36
  const { override } = text
  return [
    writer.text([text.edition, text.about].filter(Boolean).join(' · '), { size: 9, fill: PAPER.quiet, after: 2 }),
    writer.text(text.title, { size: 14, bold: true, after: 6 }),
    {
      height: 36,
      shapes: [...markShapes(text.mark, colour), { do: 'text', x: shift, y: 26, size: 28, text: text.verdict, fill: colour, bold: true }]
    },
    writer.text(text.sentence, { size: 11.5, after: 8 }),
    ...(override
      ? [
          boxed([
            writer.text(override.verdict, { size: 12, bold: true, fill: PAPER.judge, indent: 10 }),
            writer.text(override.reason, { size: 10, indent: 10 }),
            writer.text(override.by, { size: 8.5, fill: PAPER.quiet, indent: 10 })
          ])
        ]
      : []),
    ...(text.note ? [writer.text(text.note, { size: 10, fill: PAPER.quiet, after: 6 })] : [])
  ]
}

/** Blocks under one another as one, with a line at their left. */
function boxed(blocks: readonly Block[]): Block {
  let y = 0
  const shapes: Shape[] = []
  for (const block of blocks) {
    shapes.push(...block.shapes.map((shape) => placed(shape, 0, y, 1)))
    y += block.height
  }
  return { height: y + 8, shapes: [{ do: 'rect', x: 0, y: 0, w: 3, h: y, fill: PAPER.judge }, ...shapes] }
}

/** What the signs on the picture mean, as many to a row as fit. */
function legendBlocks(writer: Writer, legend: SheetText['legend'], measure: Measure): Block[] {
  const rows: Block[] = []
  let shapes: Shape[] = []
  let x = 0
  const push = (): void => {
    if (shapes.length) rows.push({ height: 15, shapes })
    shapes = []
    x = 0
  }
  for (const { text, swatch } of legend) {
    const width = 17 + measure(text, 8.5, false) + 14
    if (x > 0 && x + width > writer.width) push()
    shapes.push(...swatch.map((shape) => placed(shape, x, 1, 11)), { do: 'text', x: x + 16, y: 10, size: 8.5, text, fill: PAPER.ink })
    x += width
  }
  push()
  return rows.map((row, i) => (i === rows.length - 1 ? { ...row, height: row.height + 6 } : row))
}

/** The least height of the picture: smaller, the rest goes to a second page. */
const LEAST_PICTURE = 230

/** The pages of a sheet. `board` is null where the question has none. */
export function sheetPages(text: SheetText, board: Drawing | null, paper: Paper, measure: Measure): readonly Drawing[] {
  const [width, height] = PAPERS[paper]
  const writer = new Writer(width - 2 * MARGIN, measure)
  const section = (title: string, blocks: readonly Block[]): Block[] =>
    blocks.length ? [writer.text(title, { size: 9, bold: true, fill: PAPER.quiet, after: 3 }), ...blocks] : []
  const legend = board ? legendBlocks(writer, text.legend, measure) : []
  const above = head(writer, text)
  const below = [
    ...section(
      text.headings.reasons,
      text.reasons.map((reason) => writer.reason(reason))
    ),
    ...section(
      text.headings.leftOut,
      text.leftOut.map((entry) => writer.text(entry, { size: 9, after: 2 }))
    ),
    ...section(
      text.headings.sources,
      text.sources.map((entry) => writer.text(entry, { size: 8, fill: PAPER.quiet }))
    )
  ]
  const used = [...above, ...legend, ...below].reduce((sum, block) => sum + block.height, 0)
  const room = height - 2 * MARGIN - 20
  const picture = board ? pictureBlock(board, writer.width, Math.max(LEAST_PICTURE, room - used - 12)) : null
  return paged([...above, ...(picture ? [picture] : []), ...legend, ...below], width, height, text.foot)
}

/** The board as large as fits into this width and height, in the middle. */
function pictureBlock(board: Drawing, width: number, most: number): Block {
  const scale = Math.min(width / board.width, most / board.height, 40)
  const left = (width - board.width * scale) / 2
  return { height: board.height * scale + 8, shapes: board.shapes.map((shape) => placed(shape, left, 0, scale)) }
}

function paged(blocks: readonly Block[], width: number, height: number, foot: string): readonly Drawing[] {
  const pages: Shape[][] = [[]]
  let y = MARGIN
  for (const block of blocks) {
    if (y + block.height > height - MARGIN - 16 && y > MARGIN) {
      pages.push([])
      y = MARGIN
    }
    pages.at(-1)!.push(...block.shapes.map((shape) => placed(shape, MARGIN, y, 1)))
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
              do: 'text' as const,
              x: width - MARGIN,
              y: height - MARGIN + 8,
              size: 8,
              text: `${i + 1} / ${pages.length}`,
              fill: PAPER.quiet,
              align: 'right' as const
            }
          ]
        : [])
    ]
  }))
}
