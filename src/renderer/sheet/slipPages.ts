/** Slips for results, four to a page, to be cut along the dashed lines. Their fields are in the order in which they are typed. */
import { PAPER } from './colours.ts'
import { PAPERS, type Paper } from './layout.ts'
import { wrapped, type Drawing, type Measure, type Shape } from './shapes.ts'

export interface ResultSlip {
  readonly title: string
  /** Empty: to be written by hand, and so is a player. */
  readonly table: string
  readonly players: readonly string[]
  /** Wins and losses before it, next to each player; left out: none. */
  readonly records?: readonly string[]
  /** A match of the cut: it cannot be lost by both. */
  readonly mustBeWon?: boolean
}

export interface SlipLabels {
  readonly table: string
  readonly winner: string
  /** Beside each player: points of a match, the place in a pod. */
  readonly points: string
  readonly place: string
  readonly first: string
  readonly drop: string
  readonly noShow: string
  readonly bothLose: string
  readonly signature: string
}

export const SLIPS_A_PAGE = 4
const MARGIN = 36
const LEFT = 96
const BOX = 34
/** Of a name, in points: the largest in which all of it has room beside its box. */
const LETTERS = [14, 11, 9, 7] as const
const LEADING = 1.2

/** The pages of slips. More than two at a table write down their places in place of winner and points. */
export function slipPages(slips: readonly ResultSlip[], labels: SlipLabels, paper: Paper, measure: Measure): readonly Drawing[] {
  const [width, height] = PAPERS[paper]
  const high = height / SLIPS_A_PAGE
  const pages = cuttingOrder(slips)
  return pages.map((some) => ({
    width,
    height,
    shapes: [
      { do: 'rect', x: 0, y: 0, w: width, h: height, fill: PAPER.white },
      ...some.flatMap((slip, index) => [
        ...slipShapes(slip, labels, index * high, width, high, measure),
        ...(index < SLIPS_A_PAGE - 1 ? [cutLine((index + 1) * high, width)] : [])
      ])
    ]
  }))
}

/** By page: cut as a stack, the piles laid on each other have the order of the slips. */
function cuttingOrder(slips: readonly ResultSlip[]): readonly (readonly ResultSlip[])[] {
  const pages = Math.ceil(slips.length / SLIPS_A_PAGE)
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: SLIPS_A_PAGE }, (_, place) => slips[place * pages + page]).filter((slip) => slip !== undefined)
  )
}

const cutLine = (y: number, width: number): Shape => ({
  do: 'line',
  points: [
    [0, y],
    [width, y]
  ],
  stroke: PAPER.quiet,
  width: 0.6,
  dash: [4, 4]
})

function slipShapes(slip: ResultSlip, labels: SlipLabels, top: number, width: number, high: number, measure: Measure): readonly Shape[] {
  const shapes: Shape[] = []
  const write = (text: string, x: number, y: number, size: number, bold = false, align: 'left' | 'right' | 'middle' = 'left') =>
    shapes.push({ do: 'text', x, y: top + y, size, text, fill: bold ? PAPER.ink : PAPER.quiet, bold, align })
  const box = (x: number, y: number, w: number, h: number) => shapes.push({ do: 'rect', x, y: top + y, w, h, stroke: PAPER.ink, width: 1 })
  const pod = slip.players.length > 2
  const right = width - MARGIN

  write(wrapped(slip.title, width - 2 * MARGIN, 9, false, measure)[0]!, MARGIN, 24, 9)
  write(labels.table, MARGIN, 44, 9)
  if (slip.table === '') box(MARGIN, 50, 62, BOX)
  else write(slip.table, MARGIN, 78, 32, true)
  if (!pod) {
    write(labels.winner, MARGIN, 106, 9)
    box(MARGIN, 112, 62, BOX)
  }

  const x = MARGIN + LEFT
  const step = Math.min(pod ? 52 : 42, (high - 44) / slip.players.length)
  const side = Math.min(BOX, step - 4)
  write(pod ? labels.place : labels.points, right, 32, 9, false, 'right')
  for (const [index, player] of slip.players.entries()) {
    const y = 38 + index * step
    box(right - 84, y, 84, side)
    const base = y + side / 2 + 5
    if (!pod) write(String(index + 1), x, base, 14)
    const from = pod ? x : x + 20
    if (player === '') {
      shapes.push({
        do: 'line',
        points: [
          [from, top + y + side],
          [right - 98, top + y + side]
        ],
        stroke: PAPER.ink,
        width: 0.8
      })
      continue
    }
    const record = slip.records?.[index] ?? ''
    const beside = record === '' ? 0 : measure(record, 11, false) + 8
    if (record !== '') write(record, right - 94, base, 11, false, 'right')
    const linesAt = (letters: number) => wrapped(player, right - 100 - from - beside, letters, true, measure)
    const fitting = (letters: number): number => Math.max(1, Math.floor((side + 4) / (letters * LEADING)))
    const letters = LETTERS.find((one) => linesAt(one).length <= fitting(one)) ?? LETTERS.at(-1)!
    const lines = linesAt(letters)
    const shown = lines.slice(0, fitting(letters))
    for (const [line, text] of shown.entries()) {
      const at = y + side / 2 + letters * 0.36 + (line - (shown.length - 1) / 2) * letters * LEADING
      write(line === shown.length - 1 && lines.length > shown.length ? `${text} …` : text, from, at, letters, true)
    }
  }
  if (pod) return shapes

  /** Boxes to tick, from left to right. */
  const ticks = (y: number, some: readonly (readonly [label: string, keys: readonly string[]])[]): void => {
    let left = x
    for (const [label, keys] of some) {
      write(label, left, y + 11, 9)
      left += measure(label, 9, false) + 10
      for (const key of keys) {
        box(left, y, 15, 15)
        write(key, left + 20, y + 11, 11)
        left += key === '' ? 20 : 40
      }
      left += 20
    }
  }
  const both = ['1', '2'] as const
  ticks(high - 82, [
    [labels.first, both],
    [labels.drop, both]
  ])
  ticks(high - 60, [[labels.noShow, both], ...(slip.mustBeWon ? [] : [[labels.bothLose, ['']] as const])])
  const half = (width - 2 * MARGIN - 24) / 2
  for (const [index, key] of both.entries()) {
    const from = MARGIN + index * (half + 24)
    const label = `${labels.signature} ${key}`
    write(label, from, high - 22, 9)
    shapes.push({
      do: 'line',
      points: [
        [from + measure(label, 9, false) + 6, top + high - 20],
        [from + half, top + high - 20]
      ],
      stroke: PAPER.ink,
      width: 0.8
    })
  }
  return shapes
}
