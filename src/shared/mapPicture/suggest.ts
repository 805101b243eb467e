/**
 * What the printed lines of a map suggest. Boundary lines are drawn just inside the squares that they enclose, walls on the lines of
 * the grid. A square belongs to an area where a line of its colour is inside of it, or where it can be reached from such a square
 * without crossing a line of that colour. All of it is a suggestion: nothing is in a map before somebody has accepted it.
 */
import type { Segment, SquareXY } from '../contract/case.ts'
import { chroma, labOf, type Ink, type Rgb, USUAL_INKS } from './colours.ts'
import { clearedColour, clearedRaster, hazeOf } from './haze.ts'
import { onPrintedGrid } from './gridLines.ts'
import { pixelAt, type Homography, type Point } from './homography.ts'
import { Cut } from './minCut.ts'
import { printedLines, type InkLines } from './printedLines.ts'
import { colourAt, type Raster } from './raster.ts'

export interface SuggestedArea {
  readonly ink: Ink
  readonly squares: readonly SquareXY[]
  /** How much of its outline is printed, 0 to 1. */
  readonly confidence: number
  /** Squares that would be as good on the other side of the line, or whose line may be of another ink. */
  readonly doubtful: readonly SquareXY[]
}

export interface Suggestion {
  /** The largest first, ink by ink. */
  readonly areas: readonly SuggestedArea[]
  /** By ink the squares that may as well be in an area as not, whether they are in one or not; the least sure first. */
  readonly unsure: Readonly<Partial<Record<Ink, readonly SquareXY[]>>>
  /** Edges that may as well be walls as not; the least sure first. */
  readonly unsureWalls: readonly Segment[]
  readonly walls: readonly { readonly edge: Segment; readonly confidence: number }[]
}

/** In the order of `InkLines`: up, right, down, left. */
const SIDES: readonly SquareXY[] = [[0, -1], [1, 0], [0, 1], [-1, 0]] // prettier-ignore

/** What it costs that a printed line does not bound its square; that the square behind it is inside; a border without a line; to be inside. */
const COST = { unused: 1, behind: 0.45, border: 0.5, inside: 0.05 }
/** Less than this share of a side is no line. */
const LEAST_LINE = 0.35
/** And from this one on it is all of one. */
const WHOLE_LINE = 0.7
/** An area of whose outline less is printed is none. */
const LEAST_CONFIDENCE = 0.4
/** What turning a square round has to cost at least, else it is doubtful. */
const SURE = 0.45

/** How surely a share of a side is a line: little speckles are none. */
const lineOf = (share: number): number => Math.min(1, Math.max(0, (share - LEAST_LINE) / (WHOLE_LINE - LEAST_LINE)))

/** The squares inside the lines of one ink, by one cut over all squares. */
function areasOf(
  ink: Ink,
  { shares: sides, unsure }: InkLines,
  [columns, rows]: Point
): { readonly areas: readonly SuggestedArea[]; readonly unsure: readonly SquareXY[] } {
  const cut = new Cut(columns * rows)
  const inside = new Float64Array(columns * rows).fill(COST.inside)
  const outside = new Float64Array(columns * rows)
  const pairs: { readonly a: number; readonly b: number; readonly aInside: number; readonly bInside: number }[] = []
  const beside = (square: number, side: number): number => {
    const [x, y] = [(square % columns) + SIDES[side]![0], Math.floor(square / columns) + SIDES[side]![1]]
    return x < 0 || y < 0 || x >= columns || y >= rows ? -1 : y * columns + x
  }
  for (let square = 0; square < columns * rows; square++)
    for (let side = 0; side < 4; side++) {
      const line = lineOf(sides[square * 4 + side]!)
      const other = beside(square, side)
      outside[square]! += COST.unused * line
      if (other < 0) continue
      inside[other]! += COST.behind * line
      if (side === 1 || side === 2) {
        const back = lineOf(sides[other * 4 + ((side + 2) % 4)]!)
        pairs.push({ a: square, b: other, aInside: COST.border * (1 - line), bInside: COST.border * (1 - back) })
      }
    }
  for (let square = 0; square < columns * rows; square++) cut.node(square, inside[square]!, outside[square]!)
  for (const { a, b, aInside, bInside } of pairs) cut.pair(a, b, aInside, bInside)
  const isIn = cut.solve()
  // What it would cost to turn a single square round.
  const turned = Float64Array.from(isIn, (one, square) => (one ? outside[square]! - inside[square]! : inside[square]! - outside[square]!))
  for (const { a, b, aInside, bInside } of pairs) {
    const cost = (left: boolean, right: boolean): number => (left && !right ? aInside : right && !left ? bInside : 0)
    const now = cost(isIn[a]!, isIn[b]!)
    turned[a]! += cost(!isIn[a], isIn[b]!) - now
    turned[b]! += cost(isIn[a]!, !isIn[b]) - now
  }
  const at = (square: number): SquareXY => [square % columns, Math.floor(square / columns)]
  const isDoubtful = (square: number): boolean =>
    turned[square]! < SURE || (isIn[square] === true && unsure.subarray(square * 4, square * 4 + 4).includes(1))
  const all = joined(isIn, columns, rows, beside, sides).map((squares) => {
    let [printed, outline] = [0, 0]
    for (const square of squares)
      for (let side = 0; side < 4; side++) {
        const other = beside(square, side)
        if (other >= 0 && isIn[other] === true && lineOf(sides[square * 4 + side]!) < 0.5) continue
        outline += 1
        printed += sides[square * 4 + side]!
      }
    return { squares, confidence: outline === 0 ? 0 : printed / outline }
  })
  // Squares of what is too faint for an area are in none, and as unsure as can be.
  const faint = new Set(all.flatMap(({ squares, confidence }) => (confidence < LEAST_CONFIDENCE ? squares : [])))
  const doubt = (square: number): number => (faint.has(square) ? 0 : turned[square]!)
  return {
    areas: all
      .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
      .map(({ squares, confidence }) => ({ ink, squares: squares.map(at), confidence, doubtful: squares.filter(isDoubtful).map(at) }))
      .sort((one, other) => other.squares.length - one.squares.length),
    unsure: Array.from(turned, (_, square) => square)
      .filter((square) => faint.has(square) || isDoubtful(square))
      .sort((one, other) => doubt(one) - doubt(other))
      .map(at)
  }
}

/** Squares inside that hang together without a line between them. */
function joined(
  isIn: readonly boolean[],
  columns: number,
  rows: number,
  beside: (square: number, side: number) => number,
  sides: Float64Array
): readonly (readonly number[])[] {
  const seen = new Uint8Array(columns * rows)
  const found: number[][] = []
  for (let start = 0; start < columns * rows; start++) {
    if (!isIn[start] || seen[start] === 1) continue
    const area = [start]
    seen[start] = 1
    for (let index = 0; index < area.length; index++)
      for (let side = 0; side < 4; side++) {
        const other = beside(area[index]!, side)
        if (other < 0 || !isIn[other] || seen[other] === 1) continue
        if (lineOf(sides[area[index]! * 4 + side]!) > 0.5 && lineOf(sides[other * 4 + ((side + 2) % 4)]!) > 0.5) continue
        seen[other] = 1
        area.push(other)
      }
    found.push(area.sort((a, b) => a - b))
  }
  return found
}

/** Steps across an edge, in squares, and how many dark ones beside each other are a wall. */
const STEP = 0.011
const ACROSS = Array.from({ length: 27 }, (_, index) => (index - 13) * STEP)
const DARK_RUN = 4
const WALL_PLACES = Array.from({ length: 15 }, (_, index) => 0.1 + (index * 0.8) / 14)
/** Darker than this, and darker than this share of what is round it; and hardly coloured. */
const DARK = 0.5
const DARK_SHARE = 0.7
const LEAST_WALL = 0.6
/** So near to it an edge may as well be the other. */
const UNSURE_WALL = 0.25
const GREY = 0.09

/** How much of an edge is a heavy dark line, 0 to 1. */
function wallOf(raster: Raster, grid: Homography, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  let dark = 0
  for (const along of WALL_PLACES) {
    const labs = ACROSS.map((across) => labOf(colourAt(raster, pixelAt(grid, [from[0] + dx * along - dy * across, from[1] + dy * along + dx * across])))) // prettier-ignore
    const lightest = labs.map(([l]) => l).sort((a, b) => b - a)[4]!
    let [run, longest] = [0, 0]
    for (const lab of labs) {
      run = lab[0] < DARK && lab[0] < DARK_SHARE * lightest && chroma(lab) < GREY ? run + 1 : 0
      longest = Math.max(longest, run)
    }
    if (longest >= DARK_RUN) dark += 1
  }
  return dark / WALL_PLACES.length
}

/** What the picture suggests under this grid, with these inks. An ink that is left out is not looked for. */
export function suggest(photo: Raster, pointed: Homography, size: Point, inks: Partial<Readonly<Record<Ink, Rgb>>>): Suggestion {
  const [columns, rows] = size
  const haze = hazeOf(photo, pointed, size)
  const raster = clearedRaster(photo, haze)
  // What was pointed at is as pale as the photo; the usual hues are not.
  const clear = (ink: Ink, rgb: Rgb): Rgb => (haze === 0 || rgb.join() === USUAL_INKS[ink].join() ? rgb : clearedColour(rgb, haze))
  const given = (Object.entries(inks) as [Ink, Rgb][])
    .filter(([, rgb]) => (rgb as Rgb | undefined) !== undefined)
    .map(([ink, rgb]): [Ink, Rgb] => [ink, clear(ink, rgb)])
  const grid = onPrintedGrid(raster, pointed, size)
  const all = printedLines(
    raster,
    grid,
    size,
    given.map(([, rgb]) => rgb)
  )
  const byInk = given.map(([ink], index) => [ink, areasOf(ink, all[index]!, size)] as const)
  const walls: { edge: Segment; confidence: number }[] = []
  const unsureWalls: { edge: Segment; confidence: number }[] = []
  const look = (edge: Segment, from: Point, to: Point): void => {
    const confidence = wallOf(raster, grid, from, to)
    if (confidence >= LEAST_WALL) walls.push({ edge, confidence })
    if (Math.abs(confidence - LEAST_WALL) < UNSURE_WALL) unsureWalls.push({ edge, confidence })
  }
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      if (x + 1 < columns) look([[x, y], [x + 1, y]], [x + 1, y], [x + 1, y + 1]) // prettier-ignore
      if (y + 1 < rows) look([[x, y], [x, y + 1]], [x, y + 1], [x + 1, y + 1]) // prettier-ignore
    }
  const doubt = ({ confidence }: { readonly confidence: number }): number => Math.abs(confidence - LEAST_WALL)
  return {
    areas: byInk.flatMap(([, { areas }]) => areas),
    unsure: Object.fromEntries(byInk.flatMap(([ink, { unsure }]) => (unsure.length > 0 ? [[ink, unsure]] : []))),
    walls,
    unsureWalls: unsureWalls.sort((one, other) => doubt(one) - doubt(other)).map(({ edge }) => edge)
  }
}
