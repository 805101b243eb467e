/**
 * The bracket of a cut, drawn on one page: a box for each match, a column for each round, lines from each match to the next one, and the match for
 * the third place below the final. Units: points (1/72 inch).
 */
import { PAPER } from './colours.ts'
import { PAPERS, type Paper } from './layout.ts'
import { wrapped, type Box, type Drawing, type Measure, type Shape } from './shapes.ts'

export interface BracketSide {
  /** The seed and the name; empty: not known yet. */
  readonly text: string
  /** Empty: no result yet. */
  readonly points: string
  readonly won: boolean
}

export interface DrawnMatch {
  /** Where it is played. */
  readonly place: string
  readonly sides: readonly [BracketSide, BracketSide]
}

export interface DrawnRound {
  readonly name: string
  readonly matches: readonly DrawnMatch[]
}

export interface BracketSheet {
  readonly title: string
  readonly about: string
  /** From the first round to the final: each has half as many matches as the one before it. */
  readonly rounds: readonly DrawnRound[]
  /** The match for the third place, if there is one. */
  readonly third: DrawnRound | null
  /** The winner of the final in words; empty: not known yet. */
  readonly winner: string
}

const MARGIN = 40
/** Title and heads of the rounds. */
const TOP = 96
const BOTTOM = 24
/** Between two columns: room for the lines. */
const GAP = 18
const HIGHEST = 54
/** Of the height for a match; the rest is for the table above its box. */
const BOX_SHARE = 0.74
const WIDEST = 230
const LARGEST = 13
const LEAST = 4.5

/** @param across whether the paper is wider than high */
export function bracketPages(sheet: BracketSheet, paper: Paper, across: boolean, measure: Measure): readonly Drawing[] {
  const [short, long] = PAPERS[paper]
  const [width, height] = across ? [long, short] : [short, long]
  const columns = columnsOf(sheet, width, height)
  const final = columns.at(-1)?.[0]
  const shapes = [
    ...columns.flatMap((boxes, round) => (round === 0 ? [] : boxes.flatMap((box, index) => linesTo(box, columns[round - 1]!, index)))),
    ...columns.flatMap((boxes, round) => roundShapes(sheet.rounds[round]!, boxes, measure)),
    ...(final ? lastShapes(sheet, final, height, measure) : [])
  ]
  return [{ width, height, shapes: [...frame(sheet, width, height), ...shapes, pageNumber(width, height)] }]
}

/** The boxes of each round. */
function columnsOf({ rounds }: BracketSheet, width: number, height: number): readonly (readonly Box[])[] {
  const w = Math.min(WIDEST, (width - 2 * MARGIN + GAP) / Math.max(1, rounds.length) - GAP)
  const room = height - TOP - MARGIN - BOTTOM
  const h = Math.min(HIGHEST, (room / (rounds[0]?.matches.length ?? 1)) * BOX_SHARE)
  return rounds.map(({ matches }, round) => {
    const each = room / matches.length
    return matches.map((_, index) => ({ x: MARGIN + round * (w + GAP), y: TOP + (index + 0.5) * each - h / 2, w, h }))
  })
}

const middle = ({ y, h }: Box): number => y + h / 2

/** The lines from the two matches before into this one. */
function linesTo(box: Box, before: readonly Box[], index: number): Shape[] {
  const x = box.x - GAP / 2
  return [before[2 * index]!, before[2 * index + 1]!].map((from) => ({
    do: 'line',
    points: [
      [from.x + from.w, middle(from)],
      [x, middle(from)],
      [x, middle(box)],
      [box.x, middle(box)]
    ],
    stroke: PAPER.quiet,
    width: 1
  }))
}

const part = (role: 'section' | 'paragraph' | 'heading', ...shapes: readonly Shape[]): Shape => ({ do: 'part', role, shapes })

function roundShapes({ name, matches }: DrawnRound, boxes: readonly Box[], measure: Measure): Shape[] {
  const { x, w } = boxes[0]!
  const size = sizeOf(name, w, 10, true, measure)
  return [
    part('section', { do: 'text', x, y: TOP - 12, size, text: name, fill: PAPER.ink, bold: true }),
    ...matches.flatMap((match, index) => matchShapes(match, boxes[index]!, measure))
  ]
}

/** The largest size in which a text has room in one line; if none has, the least one. */
function sizeOf(text: string, width: number, most: number, bold: boolean, measure: Measure): number {
  for (let size = most; size > LEAST; size -= 0.5) if (measure(text, size, bold) <= width) return size
  return LEAST
}

/** A text in as many lines as have room, as large as it can be. */
function fitted(text: string, width: number, height: number, bold: boolean, measure: Measure): { size: number; lines: readonly string[] } {
  const most = Math.min(LARGEST, height / 1.3)
  for (let size = most; size > LEAST; size -= 0.25) {
    // A word is not broken for larger letters.
    const isWhole = text.split(/\s+/).every((word) => measure(word, size, bold) <= width)
    const lines = wrapped(text, width, size, bold, measure)
    if (isWhole && lines.length * size * 1.15 <= height) return { size, lines }
  }
  const lines = wrapped(text, width, LEAST, bold, measure)
  const room = Math.max(1, Math.floor(height / (LEAST * 1.15)))
  return { size: LEAST, lines: lines.length > room ? [...lines.slice(0, room - 1), `${lines[room - 1]!.slice(0, -1)}…`] : lines }
}

/** Points have room for "1000". */
const POINTS = 4 * 0.62

function matchShapes({ place, sides }: DrawnMatch, box: Box, measure: Measure): Shape[] {
  const { x, y, w, h } = box
  const half = h / 2
  const letters = Math.min(LARGEST, half / 1.7, w / 11)
  const right = POINTS * letters + 4
  const texts = sides.flatMap(({ text, points, won }, index): Shape[] => {
    if (text === '') return []
    const top = y + index * half
    const { size, lines } = fitted(text, w - right - 8, half - 2, won, measure)
    const first = top + half / 2 - ((lines.length - 1) * size * 1.15) / 2 + size * 0.35
    const fill = won || sides.every((side) => !side.won) ? PAPER.ink : PAPER.quiet
    return [
      ...lines.map((line, at): Shape => ({ do: 'text', x: x + 4, y: first + at * size * 1.15, size, text: line, fill, bold: won })),
      ...(points === ''
        ? []
        : [
            {
              do: 'text',
              x: x + w - 4,
              y: top + half / 2 + letters * 0.35,
              size: letters,
              text: points,
              fill,
              bold: won,
              align: 'right'
            } as const
          ])
    ]
  })
  const small = Math.min(8, h * (1 / BOX_SHARE - 1) * 0.75)
  return [
    { do: 'rect', x, y, w, h, fill: PAPER.white, stroke: PAPER.ink, width: 1 },
    {
      do: 'line',
      points: [
        [x, y + half],
        [x + w, y + half]
      ],
      stroke: PAPER.line,
      width: 0.8
    },
    part('paragraph', { do: 'text', x: x + 1, y: y - 2, size: small, text: place, fill: PAPER.quiet }, ...texts)
  ]
}

/** Above the final the winner, below it the match for the third place. */
function lastShapes({ third, winner }: BracketSheet, final: Box, height: number, measure: Measure): Shape[] {
  const { x, y, w, h } = final
  const shapes: Shape[] = []
  if (winner !== '') {
    const { size, lines } = fitted(winner, w, 2 * LARGEST * 1.3, true, measure)
    const first = y - 14 - (lines.length - 1) * size * 1.15
    shapes.push(
      part(
        'paragraph',
        ...lines.map((text, at): Shape => ({ do: 'text', x, y: first + at * size * 1.15, size, text, fill: PAPER.ink, bold: true }))
      )
    )
  }
  if (!third) return shapes
  const low = { x, y: height - MARGIN - BOTTOM - h, w, h }
  const size = sizeOf(third.name, w, 10, true, measure)
  return [
    ...shapes,
    part('section', { do: 'text', x, y: low.y - 14, size, text: third.name, fill: PAPER.ink, bold: true }),
    ...third.matches.flatMap((match) => matchShapes(match, low, measure))
  ]
}

const frame = ({ title, about }: BracketSheet, width: number, height: number): Shape[] => [
  { do: 'rect', x: 0, y: 0, w: width, h: height, fill: PAPER.white },
  part('heading', { do: 'text', x: MARGIN, y: MARGIN + 12, size: 16, text: title, fill: PAPER.ink, bold: true }),
  { do: 'text', x: MARGIN, y: MARGIN + 26, size: 10, text: about, fill: PAPER.quiet }
]

const pageNumber = (width: number, height: number): Shape => ({
  do: 'part',
  role: 'page-number',
  shapes: [{ do: 'text', x: width - MARGIN, y: height - MARGIN + 8, size: 9, text: '1 / 1', fill: PAPER.quiet, align: 'right' }]
})
