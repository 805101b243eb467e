/**
 * Which printed lines lie inside of each side of each square. How wide lines look and which colour an ink has is learned from the photo: one
 * tap on a line in a shadow does not say how the ink looks in the light, but the lines themselves do.
 */
import { acrossOf, DEPTHS, explained, grainOf, lineShapes, WIDTHS, type Across, type Explained, type Photo } from './acrossSide.ts'
import { labOf, middleOf, weightedLab, type Lab, type Rgb } from './colours.ts'
import { pixelAt, type Homography, type Point } from './homography.ts'
import { colourAt, type Raster } from './raster.ts'

/** Lines of one ink: by square, by side (up, right, down, left). */
export interface InkLines {
  /** How much of a line there is, 0 to 1. */
  readonly shares: Float64Array
  /** 1: it may be something else, since it lies beside a line of another ink and was not seen alone, or explains little. */
  readonly unsure: Uint8Array
}

/** Places along a side: near its ends the lines of the sides beside it lie. */
const ALONG = Array.from({ length: 8 }, (_, index) => 0.25 + (index * 0.5) / 7)
/** The width of lines is found on one side of so many. */
const SAMPLE = 5
/** So often inks are learned from the lines that they explain. */
const ROUNDS = 2
/** An ink is learned from so many lines at least, the better half of them; at the edge of the sheet from this depth on. */
const LEAST_LINES = 6
const DEEP = 0.06
/** What is further from the colour that was given is not learned: it is something else. */
const FAR = 0.12
/** A line is surely one from this share on of what lines of this photo explain, and none below the other. */
const SURE = { none: 0.5, all: 0.8 }
/** An ink was seen alone where it explains so many sides surely. */
const SEEN = 2

/** The lines of each ink, in the order of `inks`. */
export function printedLines(raster: Raster, grid: Homography, size: Point, inks: readonly Rgb[]): readonly InkLines[] {
  const sides = sidesOf(raster, grid, size)
  const given = inks.map((ink) => weightedLab(labOf(ink)))
  let photo: Photo = {
    inks: given,
    isSeen: given.map(() => true),
    light: middleOf(sides.map(({ ground }) => ground))[0],
    grain: grainOf(sides)
  }
  const some = sides.filter((_, index) => index % SAMPLE === 0)
  const [shapes] = WIDTHS.map((width) => {
    const both = { inner: lineShapes(width, false), outer: lineShapes(width, true) }
    return [both, some.reduce((sum, side) => sum + explained(side, photo, side.isOuter ? both.outer : both.inner).amount, 0)] as const
  }).reduce((best, one) => (one[1] > best[1] ? one : best))
  const look = (): readonly Explained[] => sides.map((side) => explained(side, photo, side.isOuter ? shapes.outer : shapes.inner))
  for (let round = 0; round < ROUNDS; round++) photo = learned(photo, given, sides, look())
  const found = look()
  const full = fullStrengths(found, inks.length)
  const sure = surenessOf(found)
  return inks.map((_, ink) => {
    const shares = new Float64Array(sides.length)
    const unsure = new Uint8Array(sides.length)
    for (const [side, one] of found.entries())
      for (const line of one.lines) {
        if (line.ink !== ink || !line.isOwn) continue
        const share = sure(one) * Math.min(1, line.strength / full[ink]!)
        if (share <= shares[side]!) continue
        shares[side] = share
        unsure[side] = sure(one) < 1 || (one.lines.length > 1 && one.lines.some((other) => !photo.isSeen[other.ink])) ? 1 : 0
      }
    return { shares, unsure }
  })
}

function sidesOf(raster: Raster, grid: Homography, [columns, rows]: Point): readonly Across[] {
  const sides: Across[] = []
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      for (let side = 0; side < 4; side++) {
        const colours = DEPTHS.map((depth) =>
          middleOf(ALONG.map((along) => weightedLab(labOf(colourAt(raster, pixelAt(grid, inSquare(x, y, side, along, depth)))))))
        )
        sides.push(acrossOf(colours, [y === 0, x === columns - 1, y === rows - 1, x === 0][side]!))
      }
  return sides
}

function inSquare(x: number, y: number, side: number, along: number, depth: number): Point {
  if (side === 0) return [x + along, y + depth]
  if (side === 1) return [x + 1 - depth, y + along]
  if (side === 2) return [x + along, y + 1 - depth]
  return [x + depth, y + along]
}

const median = (values: readonly number[]): number | undefined => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** How surely what was found across a side are lines, 0 to 1, by what lines of this photo usually explain. */
function surenessOf(found: readonly Explained[]): (one: Explained) => number {
  const usual = median(found.filter(({ lines }) => lines.length > 0).map(({ share }) => share)) ?? 1
  return ({ share }) => Math.min(1, Math.max(0, (share / usual - SURE.none) / (SURE.all - SURE.none)))
}

/** The inks as the lines that they explain show them. */
function learned(photo: Photo, given: readonly Lab[], sides: readonly Across[], found: readonly Explained[]): Photo {
  const sure = surenessOf(found)
  const alone = given.map((_, ink) =>
    found.flatMap((one, side) => {
      const [line, other] = one.lines
      return line?.ink === ink && line.isOwn && !other ? [{ ...one, isFit: !sides[side]!.isOuter || line.depth >= DEEP }] : []
    })
  )
  return {
    ...photo,
    isSeen: alone.map((lines) => lines.filter((one) => sure(one) === 1).length >= SEEN),
    inks: photo.inks.map((before, ink) => {
      const seen = alone[ink]!.filter(({ isFit }) => isFit).toSorted((one, other) => other.share - one.share)
      if (seen.length < LEAST_LINES) return before
      const better = seen.slice(0, Math.max(LEAST_LINES, Math.ceil(seen.length / 2)))
      const now = middleOf(better.flatMap(({ seenInk }) => (seenInk ? [seenInk] : [])))
      const [l, a, b] = given[ink]!
      return Math.hypot(now[0] - l, now[1] - a, now[2] - b) > FAR ? before : now
    })
  }
}

/** What a line of each ink comes to in this photo: thin ones are mixed with what is beside them. */
function fullStrengths(found: readonly Explained[], inks: number): readonly number[] {
  const lines = found.flatMap((one) => one.lines)
  const usual = median(lines.map(({ strength }) => strength)) ?? 1
  return Array.from({ length: inks }, (_, ink) => {
    const own = lines.filter((line) => line.ink === ink && line.isOwn).map(({ strength }) => strength)
    return (own.length >= LEAST_LINES ? median(own) : undefined) ?? usual
  })
}
