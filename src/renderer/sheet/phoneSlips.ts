/** Slips for the phones of players, eight to a page, each with a code to scan; to be cut along the dashed lines. */
import { PAPER } from './colours.ts'
import { PAPERS, type Paper } from './layout.ts'
import { wrapped, type Drawing, type Measure, type Shape } from './shapes.ts'

/** Dark squares of a code that stand beside each other. */
export interface CodeRun {
  readonly x: number
  readonly y: number
  readonly w: number
}

export interface PhoneSlip {
  readonly name: string
  /** The code: its dark squares, and how many squares it has a side. */
  readonly runs: readonly CodeRun[]
  readonly size: number
}

export interface PhoneSlipWords {
  /** The event. */
  readonly title: string
  /** Below the name, a line each. */
  readonly lines: readonly string[]
}

const ACROSS = 2
const DOWN = 4
const MARGIN = 20
const CODE = 132

/** The pages of slips. */
export function phoneSlipPages(slips: readonly PhoneSlip[], words: PhoneSlipWords, paper: Paper, measure: Measure): readonly Drawing[] {
  const [width, height] = PAPERS[paper]
  const [w, h] = [width / ACROSS, height / DOWN]
  const each = ACROSS * DOWN
  const cut = (points: readonly [readonly [number, number], readonly [number, number]]): Shape => ({
    do: 'line',
    points: [...points],
    stroke: PAPER.quiet,
    width: 0.6,
    dash: [4, 4]
  })
  return Array.from({ length: Math.ceil(slips.length / each) }, (_, page) => ({
    width,
    height,
    shapes: [
      { do: 'rect', x: 0, y: 0, w: width, h: height, fill: PAPER.white },
      ...Array.from({ length: DOWN - 1 }, (_, row) =>
        cut([
          [0, (row + 1) * h],
          [width, (row + 1) * h]
        ])
      ),
      cut([
        [w, 0],
        [w, height]
      ]),
      ...slips
        .slice(page * each, (page + 1) * each)
        .flatMap((slip, at) => shapesOf(slip, words, (at % ACROSS) * w, Math.floor(at / ACROSS) * h, w, measure))
    ]
  }))
}

function shapesOf(
  { name, runs, size }: PhoneSlip,
  { title, lines }: PhoneSlipWords,
  left: number,
  top: number,
  width: number,
  measure: Measure
): readonly Shape[] {
  const scale = CODE / size
  const [x, y] = [left + MARGIN, top + MARGIN + 14]
  const beside = x + CODE + 12
  const room = width - (beside - left) - MARGIN / 2
  const shapes: Shape[] = [
    { do: 'text', x, y: top + MARGIN, size: 9, text: wrapped(title, width - 2 * MARGIN, 9, false, measure)[0]!, fill: PAPER.quiet },
    ...runs.map((run): Shape => ({ do: 'rect', x: x + run.x * scale, y: y + run.y * scale, w: run.w * scale, h: scale, fill: PAPER.ink }))
  ]
  let base = y + 22
  for (const line of wrapped(name, room, 14, true, measure).slice(0, 3)) {
    shapes.push({ do: 'text', x: beside, y: base, size: 14, text: line, fill: PAPER.ink, bold: true })
    base += 18
  }
  for (const words of lines) {
    base += 4
    for (const line of wrapped(words, room, 9, false, measure)) {
      shapes.push({ do: 'text', x: beside, y: base, size: 9, text: line, fill: PAPER.quiet })
      base += 12
    }
  }
  return shapes
}
