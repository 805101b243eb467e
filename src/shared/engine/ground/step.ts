/**
 * One step of a moving figure, from a square to one of its eight neighbours: may it be taken, and must the figure
 * stop there? (MOV-02, MOV-03, MOV-05, MOV-08, MOV-09) A step is one small number, so that thousands of them cost
 * nothing; `stepOf` tells it in words.
 */
import { columnOf, rowOf, type Square } from '../../grid/grid.ts'
import { BLOCKING as BLOCKED_GROUND, FORBIDDEN, STAIR_STEPS } from '../../position/position.ts'
import { isKeptOut, type FigureState, type Situation } from '../situation/situation.ts'
import { baseBetween } from '../situation/adjacency.ts'
import { hasRoom, type PartPasses } from './opening.ts'
import { diagonalBit, shareSquares, type Mover } from './ground.ts'
import { FIELD, HALTS, HELD, HINDERS, NO_END, NO_ENTRY, SHUT, TAKEN } from './terrain.ts'

export type StepRefusal =
  | 'not-a-neighbour'
  | 'wall'
  | 'field'
  | 'blocking'
  | 'special'
  | 'level'
  | 'corner'
  | 'figure'
  | 'guarded'
  | 'opening-too-narrow'
  | 'base-between'
/** `held`: next to an opponent that stops every move, also one that passes opponents. `special`: by special terrain. */
export type StopCause = 'hindering' | 'corner-hindering' | 'opponent' | 'held' | 'special' | 'boundary'

export type { Mover } from './ground.ts'

export interface Step {
  /** Why the step cannot be taken; null: it can. */
  readonly refusal: StepRefusal | null
  /** Why the move ends with this step; null: it may go on. */
  readonly stop: StopCause | null
  readonly by: string | null
}

const REFUSALS: readonly (StepRefusal | null)[] = [
  null,
  'not-a-neighbour',
  'wall',
  'field',
  'blocking',
  'special',
  'level',
  'corner',
  'figure',
  'guarded',
  'opening-too-narrow',
  'base-between'
]
const STOPS: readonly (StopCause | null)[] = [null, 'hindering', 'corner-hindering', 'opponent', 'held', 'special', 'boundary']
const NOT_A_NEIGHBOUR = 1
const WALL = 2
const FORCE_FIELD = 3
const BLOCKING = 4
const SPECIAL = 5
const LEVEL = 6
const CORNER = 7
const FIGURE = 8
const GUARDED = 9
const NARROW = 10
const BASE_BETWEEN = 11
/** Codes from here on are steps that can be taken: this one and on, the next ones and stop. */
export const FREE = 16
const HINDERING = 17
const CORNER_HINDERING = 18
const OPPONENT = 19
const HOLDER = 20
const TERRAIN = 21
const BOUNDARY = 22

/** Does this step stop next to an opposing figure? @param code a step as `stepCode` and `linkCode` give it */
export const stopsAtOpponent = (code: number): boolean => code === OPPONENT || code === HOLDER

/** One way around a corner: 0 clear, 1 hindered, 2 shut. */
export function detour(
  situation: Situation,
  mover: Pick<Mover, 'climbs' | 'ground' | 'edges'>,
  a: Square,
  flank: Square,
  b: Square
): number {
  const { level, indoor, grid } = situation.position
  const { columns } = grid
  const first = a < flank ? a : flank
  const second = flank < b ? flank : b
  if (mover.edges[(a < flank ? flank - a : a - flank) === columns ? 2 * first + 1 : 2 * first] !== 0) return 2
  if (mover.edges[(flank < b ? b - flank : flank - b) === columns ? 2 * second + 1 : 2 * second] !== 0) return 2
  const here = mover.ground[flank]!
  const height = level[flank]!
  const from = level[a]!
  const to = level[b]!
  const { movement, lineOfFire } = situation.ruleset.params
  if (height > from && height > to && !mover.climbs && movement.boundary === 'transition-squares') return 2
  // What lies on another level than both squares is not in the way, but indoor blocking terrain stands on each (TER-14).
  if (height !== from && height !== to) {
    return (here & (SHUT | NO_ENTRY)) !== 0 && indoor[flank] === 1 && lineOfFire.indoorBlocksAllLevels ? 2 : 0
  }
  if ((here & (SHUT | NO_ENTRY)) !== 0) return 2
  return here & HINDERS
}

/** A stair or ladder joins the two squares (MOV-08). */
export function isStair(situation: Situation, from: Square, to: Square): boolean {
  const { stairs, grid } = situation.position
  if (stairs === null || stairs[from] === 0) return false
  const dx = columnOf(grid, to) - columnOf(grid, from)
  const dy = rowOf(grid, to) - rowOf(grid, from)
  if (dx !== 0 && dy !== 0 && situation.ruleset.params.adjacency.stairs === 'orthogonal') return false
  for (let bit = 0; bit < 8; bit++) {
    if ((stairs[from]! & (1 << bit)) !== 0 && STAIR_STEPS[bit]![0] === dx && STAIR_STEPS[bit]![1] === dy) return true
  }
  return false
}

/** What the square itself says to a figure that comes from `from`: refused, or free and whether to stop. */
function entry(mover: Mover, from: Square, to: Square, corner: number): number {
  const here = mover.ground[to]!
  if ((here & NO_ENTRY) !== 0) return SPECIAL
  if ((here & SHUT) !== 0) return BLOCKING
  if ((here & TAKEN) !== 0) return FIGURE
  if (mover.guarded !== null && (mover.guarded[to]! & ~mover.guarded[from]!) !== 0) return GUARDED
  const before = mover.ground[from]!
  if ((here & HINDERS) !== 0 && (before & HINDERS) === 0 && !mover.begun?.includes(from)) return HINDERING
  // MOV-09 as it is written: a hindered corner ends the move wherever it began.
  if (corner === 1) return CORNER_HINDERING
  if ((here & HELD) !== 0) return (mover.stopper?.[to] ?? 0) > 0 ? OPPONENT : HOLDER
  return (here & HALTS) !== 0 ? TERRAIN : FREE
}

/** What the corner of a diagonal step is to the mover: 0 clear, 1 hindered, 2 shut. */
function cornerOf(situation: Situation, mover: Mover, from: Square, to: Square, dx: number, dy: number): number {
  const one = detour(situation, mover, from, from + dx, to)
  const other = detour(situation, mover, from, from + dy * situation.position.grid.columns, to)
  return situation.ruleset.params.movement.cornerIsStricter ? (one > other ? one : other) : one < other ? one : other
}

/** What stands on the edge of a straight step. */
const edgeOf = (mover: Mover, from: Square, to: Square, dx: number, dy: number): number =>
  dx !== 0 ? mover.edges[2 * (dx > 0 ? from : to)]! : mover.edges[2 * (dy > 0 ? from : to) + 1]!

/** Do two squares that touch lie open to each other for this figure: neither wall nor force field on their edge, or a way around their corner? */
export const isOpenBetween = (situation: Situation, mover: Mover, from: Square, to: Square, dx: number, dy: number): boolean =>
  dx !== 0 && dy !== 0 ? cornerOf(situation, mover, from, to, dx, dy) !== 2 : edgeOf(mover, from, to, dx, dy) === 0

/** May a part of a base be pushed from one square to the next, as far as walls and blocking terrain go? */
function partPasses(situation: Situation, mover: Mover, from: Square, to: Square, dx: number, dy: number): boolean {
  return (mover.ground[to]! & (SHUT | NO_ENTRY)) === 0 && isOpenBetween(situation, mover, from, to, dx, dy)
}

/** May a figure without help cross the boundary between two levels (MOV-08)? */
function crossesBoundary({ position, ruleset }: Situation, from: Square, to: Square): boolean {
  const { boundary, boundaryLevels } = ruleset.params.movement
  const levels = position.level[from]! - position.level[to]!
  return boundary === 'stop' && (boundaryLevels === 'any' || levels === 1 || levels === -1)
}

/** A step to a square that touches this one, as a code: below FREE it is refused. */
export function stepCode(situation: Situation, mover: Mover, from: Square, to: Square, dx: number, dy: number): number {
  const lesser = mover.lesser?.get(to)
  if (lesser) return stepCode(situation, lesser, from, to, dx, dy)
  const { position } = situation
  let corner = 0
  if (dx !== 0 && dy !== 0) {
    corner = cornerOf(situation, mover, from, to, dx, dy)
    if (corner === 2) return CORNER
    if (mover.parted !== null && ((mover.parted.get(from) ?? 0) & diagonalBit(dx, dy)) !== 0) return BASE_BETWEEN
  } else {
    const edge = edgeOf(mover, from, to, dx, dy)
    if (edge !== 0) return edge === FIELD ? FORCE_FIELD : WALL
  }
  const code = entry(mover, from, to, corner)
  if (code === SPECIAL || code === BLOCKING) return code
  const crosses = !mover.climbs && position.level[from] !== position.level[to] && !isStair(situation, from, to)
  if (crosses && !crossesBoundary(situation, from, to)) return LEVEL
  const passes: PartPasses = (a, b, x, y) => partPasses(situation, mover, a, b, x, y)
  if (code >= FREE && !hasRoom(situation, mover, from, to, dx, dy, passes)) return NARROW
  return crosses && code === FREE ? BOUNDARY : code
}

/** Steps that have been looked at, so that a square without any differs from one not looked at. */
const LAID_OUT = 1 << 16

type Direction = readonly [number, number]

/** The four directions along rows and columns. */
export const STRAIGHT: readonly Direction[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1]
]

/** The eight directions in the order of the bits, the corners after the straight ones. */
export const DIRECTIONS: readonly Direction[] = [...STRAIGHT, [1, 1], [-1, 1], [1, -1], [-1, -1]]

function stepBits(situation: Situation, mover: Mover, from: Square): number {
  const { columns, rows } = situation.position.grid
  const x = from % columns
  const y = (from - x) / columns
  let bits = LAID_OUT
  for (let direction = 0; direction < 8; direction++) {
    const [dx, dy] = DIRECTIONS[direction]!
    if (x + dx < 0 || y + dy < 0 || x + dx >= columns || y + dy >= rows) continue
    const code = stepCode(situation, mover, from, from + dy * columns + dx, dx, dy)
    if (code >= FREE) bits |= 1 << direction
    if (code === FREE) bits |= 256 << direction
  }
  return bits
}

/**
 * The steps from a square in bits: 0 to 7, the step in this one of DIRECTIONS can be taken; 8 to 15, the move may go on
 * after it. Who stands in the way or makes it stop is in the ground, in `guarded` and in `parted` of the mover and is not in these bits.
 */
export function stepsFrom(situation: Situation, mover: Mover, from: Square): number {
  // What a larger base finds depends on its shape.
  if (mover.figure.squares.length > 1 || mover.lesser) return stepBits(situation, mover, from)
  const { terrain } = mover
  const known = terrain.steps[from]!
  if (known !== 0) return known
  const bits = stepBits(situation, { ...mover, ground: terrain.ground, stopper: null, guarded: null, parted: null }, from)
  terrain.steps[from] = bits
  return bits
}

/** A step to a square that special terrain makes adjacent, wherever it lies. */
export const linkCode = (mover: Mover, from: Square, to: Square): number => entry(mover, from, to, 0)

/** Any step, in words. */
export function stepOf(situation: Situation, mover: Mover, from: Square, to: Square): Step {
  const { grid, links } = situation.position
  const dx = columnOf(grid, to) - columnOf(grid, from)
  const dy = rowOf(grid, to) - rowOf(grid, from)
  const touches = Math.max(Math.abs(dx), Math.abs(dy)) === 1
  let code = touches ? stepCode(situation, mover, from, to, dx, dy) : NOT_A_NEIGHBOUR
  if (code < FREE && links.get(from)?.includes(to)) code = linkCode(mover, from, to)
  const refusal = REFUSALS[code] ?? null
  const stop = code >= FREE ? (STOPS[code - FREE] ?? null) : null
  const stopper = mover.stopper?.[to] ?? 0
  const by =
    refusal === 'figure'
      ? (situation.states[situation.occupant[to]!]?.id ?? null)
      : refusal === 'base-between'
        ? (baseBetween(situation, from, to)?.id ?? null)
        : stop === 'opponent' || stop === 'held'
          ? situation.states[Math.abs(stopper) - 1]!.id
          : null
  return { refusal, stop, by }
}

/** May a figure be put into this square: free, not blocking, open to it? (TER-07) */
export function canEndIn(situation: Situation, figure: FigureState, square: Square): boolean {
  const index = situation.occupant[square]!
  return (
    (index < 0 || index === figure.figure.index || shareSquares(figure, situation.states[index]!)) &&
    !(situation.position.ground[square]! & (BLOCKED_GROUND | FORBIDDEN)) &&
    !isKeptOut(situation, figure, square)
  )
}

/** May the figure's square end here: free, not blocking? (MOV-02, TER-07) */
export const canStandIn = (mover: Mover, square: Square): boolean =>
  (mover.ground[square]! & NO_END) === 0 || mover.figure.squares.includes(square)
