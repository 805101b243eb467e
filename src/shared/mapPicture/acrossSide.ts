/**
 * The colours across one side of a square, explained as at most two printed lines, each of one ink at one depth, as wide and as blurred as the
 * lines of this photo are. Lines of two inks beside each other mix in a small picture; where the mixture leans to which of them tells them
 * apart. Depths and widths are in squares.
 */
import { middleOf, type Lab } from './colours.ts'

const STEP = 0.0125
/** Depths at which colours are read, inside of the edge; below 0 they are the neighbour's. */
export const DEPTHS: readonly number[] = Array.from({ length: 41 }, (_, index) => index * STEP - 0.1)
/** From this depth on there are no lines: the ground. */
const GROUND_FROM = 0.25
/** Where lines may lie: the neighbour's too, or they would be taken for one of this square. */
const PLACES: readonly number[] = Array.from({ length: 27 }, (_, index) => index * STEP - 0.075)
/** From these depths on a line is of this square; at the edge of the sheet what is shallower may be the table. */
const OWN_FROM = { inner: 0.012, outer: 0.035 }
/** How wide lines may look, as the deviation of a bell curve. */
export const WIDTHS: readonly number[] = [0.014, 0.019, 0.025, 0.033, 0.043, 0.055]
/** Where the lines of the grid and the flanks of a wall lie. Their darkness is no ink. */
const DARK_AT = [-0.06, -0.03, 0, 0.03, 0.06]
/** Steps between two lines of one ink, of two inks: closer together they are one. */
const APART = { same: 5, other: 4 }
/** How strong a line is at least and at most, of what its ink would make on this ground. */
const STRENGTH = { least: 0.25, most: 2 }
/** What one more line has to explain, of what a line of full strength would; and if its ink was not seen alone. */
const GAIN = { seen: 0.12, unseen: 0.3 }
/** And by how much it has to be more than the grain of the photo. */
const OVER_GRAIN = 12
/** Two lines that are nearly the same one say nothing of how strong each is. */
const LEAST_APART = 0.05
/** How bright the ground of a side may be, of the middle of all. */
const BRIGHT = { least: 0.6, most: 1.1 }

/** A value at each of `DEPTHS`. */
type Shape = Float64Array

/** What was read across one side. */
export interface Across {
  readonly colours: readonly Lab[]
  /** The colour of the square beyond its lines. */
  readonly ground: Lab
  /** Darkness, from the ground to black, and two directions of colour across it. */
  readonly axes: readonly [dark: Lab, hue: Lab, hue: Lab]
  /** How far the colours are from the ground along each. */
  readonly signals: readonly [Shape, Shape, Shape]
  /** At the edge of the sheet: the table begins behind it. */
  readonly isOuter: boolean
}

/** A line that was found. */
export interface Line {
  /** Its place in the list of inks. */
  readonly ink: number
  readonly depth: number
  /** Of what its ink would make on this ground; 1 is all of it. */
  readonly strength: number
  /** Whether it is of this square and not of what lies behind the edge. */
  readonly isOwn: boolean
}

export interface Explained {
  readonly lines: readonly Line[]
  /** How much of the colours across the side the lines explain: in squares of colour, and as a share, 0 to 1. */
  readonly amount: number
  readonly share: number
  /** What colour the ink is where one line says it all, in the light of the whole photo. */
  readonly seenInk: Lab | null
}

function dot(a: Shape, b: Shape): number {
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += a[index]! * b[index]!
  return sum
}

/** A shape less what orthonormal ones say. */
function without(shape: Shape, others: readonly Shape[]): Shape {
  const rest = Float64Array.from(shape)
  for (const other of others) {
    const share = dot(rest, other)
    for (let index = 0; index < rest.length; index++) rest[index]! -= share * other[index]!
  }
  return rest
}

/** Orthonormal shapes that say the same as these. */
function orthonormal(shapes: readonly Shape[]): readonly Shape[] {
  const found: Shape[] = []
  for (const shape of shapes) {
    const rest = without(shape, found)
    const length = Math.sqrt(dot(rest, rest))
    if (length > 1e-6) found.push(rest.map((one) => one / length))
  }
  return found
}

/** The colours at `DEPTHS` across a side. */
export function acrossOf(colours: readonly Lab[], isOuter: boolean): Across {
  const ground = middleOf(colours.filter((_, index) => DEPTHS[index]! >= GROUND_FROM))
  const dark = unit([-ground[0], -ground[1], -ground[2]])
  const hue = unit(cross(dark, [0, 1, 0]))
  const axes = [dark, hue, cross(dark, hue)] as const
  const along = (axis: Lab): Shape => Float64Array.from(colours, ([l, a, b]) => inner([l - ground[0], a - ground[1], b - ground[2]], axis))
  return { colours, ground, axes, signals: [along(axes[0]), along(axes[1]), along(axes[2])], isOuter }
}

const shapeOf = (of: (depth: number) => number): Shape => Float64Array.from(DEPTHS, of)
const bell = (at: number, width: number): Shape => shapeOf((depth) => Math.exp(-((depth - at) ** 2) / (2 * width * width)))
const edge = (at: number, width: number): Shape => shapeOf((depth) => 1 / (1 + Math.exp((depth - at) / (width * 0.6))))

/** Lines at every place along one direction of colour, less what is no line. */
interface Lines {
  readonly noLine: readonly Shape[]
  readonly shapes: readonly Shape[]
  /** How much two of them have in common, by their places. */
  readonly alike: readonly Float64Array[]
}

/** Lines of one width, in darkness and in the two directions across it. */
export interface LineShapes {
  readonly dark: Lines
  readonly hue: Lines
}

/** What lines of this width look like. Light that changes evenly or at the edge of the square is none; of darkness, what the grid makes. */
export function lineShapes(width: number, isOuter: boolean): LineShapes {
  const even = [shapeOf(() => 1), shapeOf((depth) => depth), edge(0, width)]
  // Nobody knows to a pixel where the table begins.
  if (isOuter) even.push(edge(-0.025, width), edge(0.025, width))
  const linesWithout = (nothing: readonly Shape[]): Lines => {
    const noLine = orthonormal(nothing)
    const shapes = PLACES.map((at) => without(bell(at, width), noLine))
    return { noLine, shapes, alike: shapes.map((one) => Float64Array.from(shapes, (other) => dot(one, other))) }
  }
  return { hue: linesWithout(even), dark: linesWithout([...even, ...DARK_AT.map((at) => bell(at, width))]) }
}

/** What is known of the photo before a side of it is explained. */
export interface Photo {
  readonly inks: readonly Lab[]
  /** Whether each ink was seen alone somewhere: else more is asked of it beside another. */
  readonly isSeen: readonly boolean[]
  /** The lightness of the ground in the middle of all sides. */
  readonly light: number
  /** How much colours differ by chance, squared. */
  readonly grain: number
}

const NOTHING: Explained = { lines: [], amount: 0, share: 0, seenInk: null }

/** The one or two lines that explain the colours across a side best; none where they would explain too little. */
export function explained(
  { ground, axes, signals, isOuter }: Across,
  { inks, isSeen, light, grain }: Photo,
  shapes: LineShapes
): Explained {
  const bright = Math.min(BRIGHT.most, Math.max(BRIGHT.least, ground[0] / light))
  const towards = inks.map(([l, a, b]): Lab => {
    const way: Lab = [bright * l - ground[0], bright * a - ground[1], bright * b - ground[2]]
    return [inner(way, axes[0]), inner(way, axes[1]), inner(way, axes[2])]
  })
  const linesOf = [shapes.dark, shapes.hue, shapes.hue] as const
  const seen = AXES.map((axis) => linesOf[axis].shapes.map((shape) => dot(signals[axis], shape)))

  // A candidate is an ink at a place.
  const count = PLACES.length
  const inkOf = (candidate: number): number => Math.floor(candidate / count)
  const shared = (one: number, other: number): number => {
    const [a, b] = [towards[inkOf(one)]!, towards[inkOf(other)]!]
    const [place, beside] = [one % count, other % count]
    return a[0] * b[0] * shapes.dark.alike[place]![beside]! + (a[1] * b[1] + a[2] * b[2]) * shapes.hue.alike[place]![beside]!
  }
  const fits = Float64Array.from({ length: inks.length * count }, (_, one) =>
    inner(towards[inkOf(one)]!, [seen[0]![one % count]!, seen[1]![one % count]!, seen[2]![one % count]!])
  )
  const sizes = fits.map((_, one) => shared(one, one))
  const alone = (one: number): number => (fits[one]! * fits[one]!) / sizes[one]!
  const candidates = [...fits.keys()].filter((one) => fits[one]! > 0 && sizes[one]! > 0 && alone(one) > OVER_GRAIN * grain)

  let single = -1
  for (const one of candidates) if (fits[one]! <= STRENGTH.most * sizes[one]! && (single < 0 || alone(one) > alone(single))) single = one
  if (single < 0 || alone(single) <= GAIN.seen * sizes[single]!) return NOTHING

  let [best, amount] = [
    [[single, fits[single]! / sizes[single]!]] as readonly (readonly [candidate: number, strength: number])[],
    alone(single)
  ]
  for (let index = 0; index < candidates.length; index++)
    for (let next = index + 1; next < candidates.length; next++) {
      const [one, other] = [candidates[index]!, candidates[next]!]
      const steps = Math.abs((one % count) - (other % count))
      if (steps < (inkOf(one) === inkOf(other) ? APART.same : APART.other)) continue
      const both = shared(one, other)
      const apart = sizes[one]! * sizes[other]! - both * both
      if (apart <= LEAST_APART * sizes[one]! * sizes[other]!) continue
      const strength = (fits[one]! * sizes[other]! - fits[other]! * both) / apart
      const otherStrength = (fits[other]! * sizes[one]! - fits[one]! * both) / apart
      if (Math.min(strength, otherStrength) < STRENGTH.least || Math.max(strength, otherStrength) > STRENGTH.most) continue
      const gained = strength * fits[one]! + otherStrength * fits[other]!
      if (gained > amount) [best, amount] = [[[one, strength], [other, otherStrength]], gained] // prettier-ignore
    }
  if (best.length === 2) {
    const gained = amount - alone(single)
    const least = best.every(([one]) => isSeen[inkOf(one)]) ? GAIN.seen : GAIN.unseen
    if (gained <= least * Math.min(...best.map(([one]) => sizes[one]!)) || gained <= OVER_GRAIN * grain)
      [best, amount] = [[[single, fits[single]! / sizes[single]!]], alone(single)]
  }

  const whole = AXES.reduce<number>((sum, axis) => {
    const rest = without(signals[axis], linesOf[axis].noLine)
    return sum + dot(rest, rest)
  }, 0)
  const lines = best.map(([one, strength]): Line => {
    const depth = PLACES[one % count]!
    return { ink: inkOf(one), depth, strength, isOwn: depth >= (isOuter ? OWN_FROM.outer : OWN_FROM.inner) }
  })
  const place = single % count
  const way = AXES.map((axis) => seen[axis]![place]! / linesOf[axis].alike[place]![place]! / lines[0]!.strength)
  const part = (of: 0 | 1 | 2): number => (ground[of] + AXES.reduce<number>((sum, axis) => sum + way[axis]! * axes[axis][of], 0)) / bright
  return { lines, amount, share: amount / whole, seenInk: lines.length === 1 ? [part(0), part(1), part(2)] : null }
}

/** How much colours of the ground differ from those beside them by chance, squared: in the middle of all sides. */
export function grainOf(sides: readonly Across[]): number {
  const grains = sides.map(({ colours }) => {
    let [sum, count] = [0, 0]
    for (let index = 1; index + 1 < DEPTHS.length; index++) {
      if (DEPTHS[index - 1]! < GROUND_FROM) continue
      for (const part of AXES) {
        const bend = colours[index]![part] - (colours[index - 1]![part] + colours[index + 1]![part]) / 2
        sum += (bend * bend) / 1.5
        count += 1
      }
    }
    return sum / count
  })
  return grains.sort((a, b) => a - b)[Math.floor(grains.length / 2)]!
}

const AXES = [0, 1, 2] as const
const inner = (a: Lab, b: Lab): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Lab, b: Lab): Lab => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
function unit(way: Lab): Lab {
  const length = Math.hypot(...way) || 1
  return [way[0] / length, way[1] / length, way[2] / length]
}
