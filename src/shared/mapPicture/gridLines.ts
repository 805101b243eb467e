/**
 * The printed grid found again near the one that was pointed at. Whoever marks the corners of a photo is off by some pixels, which in a
 * small picture is as much as lies between two boundary lines: thin dark lines that repeat with every square say where the squares are.
 */
import { labOf } from './colours.ts'
import { inverseOf, joinedHomographies, pixelAt, solvedEquations, type Homography, type Point } from './homography.ts'
import { colourAt, type Raster } from './raster.ts'

/** How far to each side of a line of the grid it is looked for, in squares, and in what steps. */
const REACH = 0.12
const STEP = 0.01
const OFFSETS = Array.from({ length: 2 * Math.round(REACH / STEP) + 1 }, (_, index) => index * STEP - REACH)
/** Squares of a line that are looked at together, and places along each. */
const STRETCH = 4
const PLACES = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9]
/** A line is darker than what is beside it by this much. */
const LEAST_DARK = 0.008
/** Of all stretches so many have to show a line, and so many have to agree on where all lines are. */
const LEAST_SHARE = 0.4
/** A stretch that is further off than this from what the others say, in squares, is something else. */
const FAR = 0.025
const ROUNDS = 4

/** Where a stretch of a line of the grid was seen, and how far that is from where it should be, across it. */
interface Seen {
  readonly at: Point
  readonly across: 0 | 1
  readonly off: number
}

/** The homography moved onto the printed lines; the one that was given where they do not show. */
export function onPrintedGrid(raster: Raster, grid: Homography, size: Point): Homography {
  const [columns, rows] = size
  const seen: Seen[] = []
  let looked = 0
  for (const across of [0, 1] as const) {
    const [lines, along] = across === 0 ? [columns, rows] : [rows, columns]
    for (let line = 1; line < lines; line++)
      for (let from = 0; from < along; from += STRETCH) {
        const to = Math.min(along, from + STRETCH)
        looked += 1
        const off = darkest(raster, grid, across, line, from, to)
        const middle = (from + to) / 2
        if (off !== null) seen.push({ at: across === 0 ? [line, middle] : [middle, line], across, off })
      }
  }
  const shift = agreed(seen, size, looked * LEAST_SHARE)
  return shift === null ? grid : joinedHomographies(grid, shift)
}

/** How far beside its place the darkest thin line of a stretch is; null: there is none. */
function darkest(raster: Raster, grid: Homography, across: 0 | 1, line: number, from: number, to: number): number | null {
  const profile = OFFSETS.map((offset) => {
    const lights: number[] = []
    for (let square = from; square < to; square++)
      for (const place of PLACES) {
        const at: Point = across === 0 ? [line + offset, square + place] : [square + place, line + offset]
        lights.push(labOf(colourAt(raster, pixelAt(grid, at)))[0])
      }
    return lights.sort((a, b) => a - b)[Math.floor(lights.length / 2)]!
  })
  // Thin: lighter again a little further on, to both sides.
  const SIDE = 4
  let [best, most] = [-1, LEAST_DARK]
  for (let index = SIDE; index < profile.length - SIDE; index++) {
    const dark = Math.min(profile[index - SIDE]!, profile[index + SIDE]!) - profile[index]!
    if (dark > most) [best, most] = [index, dark]
  }
  if (best < 0) return null
  // Between the steps: the middle of what is dark.
  let [sum, weights] = [0, 0]
  for (let index = best - 3; index <= best + 3; index++) {
    const weight = Math.max(0, Math.min(profile[best - SIDE]!, profile[best + SIDE]!) - profile[index]!)
    sum += weight * OFFSETS[index]!
    weights += weight
  }
  return sum / weights
}

/** The small homography over squares that most stretches agree on; null where too few do. */
function agreed(seen: readonly Seen[], [columns, rows]: Point, least: number): Homography | null {
  const [cx, cy] = [columns / 2, rows / 2]
  const scale = Math.max(cx, cy)
  let kept = seen
  let found: readonly number[] | null = null
  for (let round = 0; round < ROUNDS; round++) {
    if (kept.length < least || kept.length < 8) return null
    const sums = Array.from({ length: 8 }, () => new Array<number>(9).fill(0))
    for (const { at, across, off } of kept) {
      const row = [...equationOf(at, across), off / scale]
      for (let i = 0; i < 8; i++) for (let j = 0; j < 9; j++) sums[i]![j]! += row[i]! * row[j]!
    }
    found = solvedEquations(sums)
    if (found === null) return null
    const says = found
    kept = seen.filter(({ at, across, off }) => {
      const said = equationOf(at, across).reduce((sum, one, index) => sum + one * says[index]!, 0) * scale
      return Math.abs(said - off) < FAR
    })
  }
  if (found === null || kept.length < least) return null
  const [a, b, c, d, e, f, g, h] = found as [number, number, number, number, number, number, number, number]
  // In squares round the middle, and back.
  const middle: Homography = [1 / scale, 0, -cx / scale, 0, 1 / scale, -cy / scale, 0, 0, 1]
  const back = inverseOf(middle)
  return back && joinedHomographies(back, joinedHomographies([1 + b, c, a, e, 1 + f, d, -g, -h, 1], middle))

  function equationOf([px, py]: Point, across: 0 | 1): readonly number[] {
    const [x, y] = [(px - cx) / scale, (py - cy) / scale]
    return across === 0 ? [1, x, y, 0, 0, 0, x * x, x * y] : [0, 0, 0, 1, x, y, x * y, y * y]
  }
}
