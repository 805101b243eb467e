/** The pieces of a ruling's sheet: head with the verdict, numbers, reasons with the place where each rule stands, what was left out. Units: points (1/72 inch). */
import type { Point } from '../../shared/scene/scene.ts'
import { PAPER } from './colours.ts'
import { placed, wrapped, type Drawing, type Measure, type PartRole, type Shape } from './shapes.ts'

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
  readonly headings: {
    readonly numbers: string
    readonly reasons: string
    readonly otherReadings: string
    readonly sources: string
    readonly leftOut: string
    readonly alsoOnCards: string
  }
  /** Distances, dice, values: what each is called and what it is. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly reasons: readonly SheetReason[]
  /** Open points: each with what another reading would change. */
  readonly otherReadings: readonly string[]
  readonly sources: readonly string[]
  readonly leftOut: readonly string[]
  /** Texts of the cards that could not change the ruling. */
  readonly alsoOnCards: readonly string[]
  readonly foot: string
  /** What is signed, each beside a line. */
  readonly sign: readonly string[]
  readonly legend: readonly { readonly text: string; readonly swatch: readonly Shape[] }[]
}

const TONES: Readonly<Record<SheetTone, string>> = {
  clear: PAPER.clear,
  hindered: PAPER.hindered,
  blocked: PAPER.blocked,
  judge: PAPER.judge,
  plain: PAPER.ink
}

/** A piece of the sheet that stays together: how high it is, and what is drawn with its top at 0. */
export interface Block {
  readonly height: number
  readonly shapes: readonly Shape[]
}

interface Write {
  readonly size: number
  readonly bold?: boolean
  readonly fill?: string
  readonly indent?: number
  readonly after?: number
  /** Default: a paragraph. */
  readonly role?: PartRole
}

export class Writer {
  readonly width: number
  readonly #measure: Measure
  constructor(width: number, measure: Measure) {
    this.width = width
    this.#measure = measure
  }

  text(text: string, { size, bold = false, fill = PAPER.ink, indent = 0, after = 0, role = 'paragraph' }: Write): Block {
    const lines = wrapped(text, this.width - indent, size, bold, this.#measure)
    const leading = size * 1.35
    return {
      height: lines.length * leading + after,
      shapes: [
        {
          do: 'part',
          role,
          shapes: lines.map((line, i) => ({ do: 'text', x: indent, y: i * leading + size, size, text: line, fill, bold }))
        }
      ]
    }
  }

  /** The largest size up to `size` in which a bold line fits beside what is at its left. */
  fitting(line: string, size: number, left: number): number {
    const wide = this.#measure(line, size, true)
    return wide <= this.width - left ? size : (size * (this.width - left)) / wide
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

export function headBlocks(writer: Writer, text: SheetText): Block[] {
  const colour = TONES[text.tone]
  const shift = text.mark === null ? 0 : 36
  const { override } = text
  return [
    writer.text([text.edition, text.about].filter(Boolean).join(' · '), { size: 9, fill: PAPER.quiet, after: 2 }),
    writer.text(text.title, { size: 14, bold: true, after: 6, role: 'heading' }),
    {
      height: 36,
      shapes: [
        ...markShapes(text.mark, colour),
        { do: 'text', x: shift, y: 26, size: writer.fitting(text.verdict, 28, shift), text: text.verdict, fill: colour, bold: true }
      ]
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
  const { height, shapes } = stacked(blocks)
  return { height: height + 8, shapes: [{ do: 'rect', x: 0, y: 0, w: 3, h: height, fill: PAPER.judge }, ...shapes] }
}

/** What the signs on the picture mean, as many to a row as fit. */
function legendRows(writer: Writer, legend: SheetText['legend'], measure: Measure): Block[] {
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

/** Blocks under one another as one. */
export function stacked(blocks: readonly Block[]): Block {
  let y = 0
  const shapes: Shape[] = []
  for (const block of blocks) {
    shapes.push(...block.shapes.map((shape) => placed(shape, 0, y, 1)))
    y += block.height
  }
  return { height: y, shapes }
}

/** A drawing as large as fits into this width and height, from the left or in the middle. `alt` says to a reader aloud what it shows. */
export function drawingBlock(
  drawing: Drawing,
  alt: string,
  width: number,
  most: number,
  align: 'left' | 'middle' = 'middle',
  largest = 40
): Block {
  const scale = scaleOf(drawing, width, most, largest)
  const left = align === 'left' ? 0 : (width - drawing.width * scale) / 2
  const shapes = drawing.shapes.map((shape) => placed(shape, left, 0, scale))
  return { height: drawing.height * scale + 8, shapes: [{ do: 'part', role: 'picture', alt, shapes }] }
}

/** How much a drawing is enlarged to fit. */
export const scaleOf = (drawing: Drawing, width: number, most: number, largest: number): number =>
  Math.min(width / drawing.width, most / drawing.height, largest)

/** What the signs on the picture mean, at the right of the small map where there is one. */
export function legendBlock(width: number, { legend, title }: SheetText, map: Drawing | null, measure: Measure): Block {
  const small = map && drawingBlock(map, title, Math.min(MAP, width / 3), MAP, 'left')
  const shift = map ? Math.min(MAP, map.width * scaleOf(map, Math.min(MAP, width / 3), MAP, 40)) + 14 : 0
  const rows = stacked(legendRows(new Writer(width - shift, measure), legend, measure))
  return {
    height: Math.max(small?.height ?? 0, rows.height),
    shapes: [...(small?.shapes ?? []), ...rows.shapes.map((shape) => placed(shape, shift, 0, 1))]
  }
}
/** How large the small map is at most. */
const MAP = 110

/** Everything that stands under the picture: numbers, reasons, what was left out, sources, where to sign. */
export function bodyBlocks(writer: Writer, text: SheetText): Block[] {
  const section = (title: string, blocks: readonly Block[]): Block[] =>
    blocks.length ? [writer.text(title, { size: 9, bold: true, fill: PAPER.quiet, after: 3, role: 'section' }), ...blocks] : []
  const numbers = text.facts.map(({ label, value }) => `${label}: ${value}`).join('   ·   ')
  return [
    ...section(text.headings.numbers, numbers === '' ? [] : [writer.text(numbers, { size: 9.5, after: 5 })]),
    ...section(
      text.headings.reasons,
      text.reasons.map((reason) => writer.reason(reason))
    ),
    ...section(
      text.headings.otherReadings,
      text.otherReadings.map((entry) => writer.text(entry, { size: 9, after: 2 }))
    ),
    ...section(
      text.headings.leftOut,
      text.leftOut.map((entry) => writer.text(entry, { size: 9, after: 2 }))
    ),
    ...section(
      text.headings.sources,
      text.sources.map((entry) => writer.text(entry, { size: 8, fill: PAPER.quiet }))
    ),
    ...(text.sign.length ? [signBlock(writer.width, text.sign)] : []),
    // Below the signatures, so that they stay on the first page.
    ...section(
      text.headings.alsoOnCards,
      text.alsoOnCards.map((entry) => writer.text(entry, { size: 8, after: 2, fill: PAPER.quiet }))
    )
  ]
}

/** A line to write on for each, side by side. */
function signBlock(width: number, names: readonly string[]): Block {
  const each = (width - 14 * (names.length - 1)) / names.length
  return {
    height: 46,
    shapes: names.flatMap((name, i): Shape[] => {
      const x = i * (each + 14)
      return [
        {
          do: 'line',
          points: [
            [x, 32],
            [x + each, 32]
          ],
          stroke: PAPER.quiet,
          width: 0.6
        },
        { do: 'text', x, y: 42, size: 8, text: name, fill: PAPER.quiet }
      ]
    })
  }
}
