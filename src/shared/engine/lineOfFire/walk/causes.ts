/**
 * What one square or one edge does to a line of fire (LOF-01 to LOF-09, sections 7 and 8). Whoever walks a line, or lays a board out for
 * many of them, asks here: there is no other place that knows.
 */
import type { Edge, Square } from '../../../grid/grid.ts'
import { BARRIER, BLOCKING, HINDERING, INDOOR, OUTDOOR, WALL, WATER, YELLOW_EDGE, type Position } from '../../../position/position.ts'
import type { Size } from '../../../contract/case.ts'
import type { Params } from '../../../rules/vocabulary/ruleset.ts'

export const CLEAR = 0
export const HINDERED = 1
export const BLOCKED = 2
export type LineState = 0 | 1 | 2

/** What a square did to the line; see `stateOfCause`. */
export const CAUSE = {
  nothing: 0,
  water: 1,
  smallerFigure: 2,
  figureOffLevel: 3,
  hinderingOffLevel: 4,
  blockingBelow: 5,
  ignored: 6,
  ownRoof: 7,
  hindering: 10,
  elevated: 20,
  blocking: 21,
  figure: 22,
  lowGiant: 23,
  indoorBelow: 24
} as const
export type Cause = number

export const stateOfCause = (cause: Cause): LineState => (cause >= 20 ? BLOCKED : cause >= 10 ? HINDERED : CLEAR)

/** Bits for everything that a figure's lines can ignore; `hinderingOnWay`: hindering terrain except in the target's square. */
export const IGNORE = {
  elevated: 1,
  hindering: 2,
  blocking: 4,
  indoorBlocking: 8,
  outdoorBlocking: 16,
  groundedBlocking: 32,
  hinderingOnWay: 64
} as const

const NO_HINDERING = IGNORE.hindering | IGNORE.hinderingOnWay

/** Sizes in order: a figure stands in the way of a line only if neither end is larger (SIZ-01). */
export const NO_FIGURE = 0
const RANK: Readonly<Record<Size, number>> = { tiny: 1, standard: 2, giant: 3, colossal: 4 }
const GIANT = RANK.giant
export const rankOf = (size: Size, tinyIsSmaller: boolean): number => (size === 'tiny' && !tinyIsSmaller ? RANK.standard : RANK[size])

/** The board as one line sees it. `rank` holds the size of the figure that may block in each square, 0 for none. */
export interface LineGround {
  readonly position: Position
  readonly rank: Uint8Array
  readonly occupant: Int16Array
  /** Lines of an end that flies above everything: they have no level of the ground. */
  readonly fromAbove: boolean
  readonly heights: Heights
}

/** How heights count for lines, by the edition (parameters `lineOfFire`). */
export type Heights = Pick<Params['lineOfFire'], 'lowGiantsBlock' | 'indoorBlocksAllLevels' | 'lowerFigures' | 'outdoorWalls'>

/** One way to draw one line. Plain numbers, so that a field of lines can reuse one object. */
export interface LineQuestion {
  from: Square
  to: Square
  fromLevel: number
  toLevel: number
  /** The larger rank of the two ends. */
  ends: number
  /** Bits of IGNORE. */
  ignore: number
  /** Indexes of the figures at the ends: their other squares never block (MUL-03). -2: none. */
  fromFigure: number
  toFigure: number
}

/** What a square that the line crosses does to it. */
export function causeOf(ground: LineGround, line: LineQuestion, square: Square, low: number, same: boolean): Cause {
  const { position, heights } = ground
  const level = position.level[square]!
  const terrain = position.sight[square]!
  const rank = ground.rank[square]!
  const inTheWay = rank !== NO_FIGURE && ground.occupant[square] !== line.fromFigure && ground.occupant[square] !== line.toFigure
  let onLine = level === low
  if (level > low) {
    // An end's own base does not stand in its way, but hindering terrain in it counts (MUL-03, Q25).
    const own = ground.occupant[square] === line.fromFigure || ground.occupant[square] === line.toFigure
    if (!(line.ignore & IGNORE.elevated) && own) {
      if (!(terrain & HINDERING)) return CAUSE.ownRoof
      return line.ignore & NO_HINDERING ? CAUSE.ignored : CAUSE.hindering
    }
    if (!(line.ignore & IGNORE.elevated)) return CAUSE.elevated
    onLine = true
  }
  const ignoresBlocking =
    terrain & BLOCKING &&
    (line.ignore & IGNORE.blocking ||
      (level === 1 && line.ignore & IGNORE.groundedBlocking) ||
      (position.indoor[square] ? line.ignore & IGNORE.indoorBlocking : line.ignore & IGNORE.outdoorBlocking))
  if (onLine) {
    if (terrain & BLOCKING && !ignoresBlocking) return CAUSE.blocking
    // As high as the higher end: it counts as between ends on one level.
    const isLevel = same || (heights.lowerFigures !== 'giants' && level >= Math.max(line.fromLevel, line.toLevel))
    const isLarge = heights.lowerFigures === 'giants' ? rank >= GIANT : heights.lowerFigures === 'block'
    if (inTheWay && rank >= line.ends && (isLevel || isLarge))
      return isLevel ? CAUSE.figure : heights.lowerFigures === 'giants' ? CAUSE.lowGiant : CAUSE.figure
    if (terrain & HINDERING) {
      if (!isLevel) return CAUSE.hinderingOffLevel
      return line.ignore & NO_HINDERING ? CAUSE.ignored : CAUSE.hindering
    }
    if (inTheWay) return isLevel || isLarge ? CAUSE.smallerFigure : CAUSE.figureOffLevel
    if (ignoresBlocking) return CAUSE.ignored
    return terrain & WATER ? CAUSE.water : CAUSE.nothing
  }
  if (terrain & BLOCKING && !ignoresBlocking && heights.indoorBlocksAllLevels && position.indoor[square]) return CAUSE.indoorBelow
  if (inTheWay && rank >= GIANT && rank >= line.ends && heights.lowGiantsBlock) return CAUSE.lowGiant
  if (inTheWay) return rank >= GIANT && heights.lowerFigures === 'giants' ? CAUSE.smallerFigure : CAUSE.figureOffLevel
  if (terrain & BLOCKING) return CAUSE.blockingBelow
  return terrain & HINDERING ? CAUSE.hinderingOffLevel : CAUSE.nothing
}

/**
 * A yellow line along outdoor blocking terrain is an indoor wall on every level. On the blocking square's own level
 * that square does the blocking itself, unless the line passes it by ignoring it; debris on it ends both (TER-10, TER-14).
 */
function yellowEdgeBlocks(ground: LineGround, line: LineQuestion, p: Square, q: Square, low: number): boolean {
  if (line.ignore & (IGNORE.blocking | IGNORE.indoorBlocking)) return false
  const outside = ground.position.indoor[p] ? q : p
  if (!(ground.position.sight[outside]! & BLOCKING)) return false
  if (ground.position.level[outside] !== low) return true
  return (line.ignore & IGNORE.outdoorBlocking) !== 0 && outside !== line.from && outside !== line.to
}

/**
 * A force field between squares of these levels stands on their level only and cannot be ignored: who counts as higher
 * than it stands does not look over it (MAP-07, Q24).
 */
export function fieldReaches(
  { position, fromAbove }: LineGround,
  { from, to, ignore }: LineQuestion,
  one: number,
  other: number,
  low: number
): boolean {
  const standing = fromAbove ? low : Math.min(position.level[from]!, position.level[to]!)
  const above = one > standing && other > standing && !(ignore & IGNORE.elevated)
  return (one >= standing || other >= standing) && !above
}

/** Does what stands on the edge between two squares stop a line whose lower end is on level `low`? (LOF-07, TER-14) */
export function wallBlocks(ground: LineGround, line: LineQuestion, edge: Edge, p: Square, q: Square, low: number): boolean {
  const { heights } = ground
  const flags = ground.position.edges[edge]!
  if (flags === 0) return false
  const one = ground.position.level[p]!
  const other = ground.position.level[q]!
  // A wall stands on the level of its squares, on a rim on both; where higher ground is ignored, so is its height.
  const above = one > low && other > low && !(line.ignore & IGNORE.elevated)
  const reaches = (one >= low || other >= low) && !above
  if (flags & BARRIER && fieldReaches(ground, line, one, other, low)) return true
  if (flags & WALL) {
    if (line.ignore & IGNORE.blocking || (line.ignore & IGNORE.groundedBlocking && one === 1 && other === 1)) return false
    // A wall between indoor and outdoor may be both: its indoor half blocks on every level, the other one on its own level (TER-14).
    const indoorHalf = flags & INDOOR && !(line.ignore & IGNORE.indoorBlocking) && (reaches || heights.indoorBlocksAllLevels)
    const isOutdoor = flags & OUTDOOR && !(flags & INDOOR && heights.outdoorWalls !== 'both-kinds')
    const outdoorHalf = isOutdoor && reaches && (heights.outdoorWalls === 'always-block' || !(line.ignore & IGNORE.outdoorBlocking))
    return Boolean(indoorHalf || outdoorHalf)
  }
  return (flags & YELLOW_EDGE) !== 0 && heights.indoorBlocksAllLevels && yellowEdgeBlocks(ground, line, p, q, low)
}
