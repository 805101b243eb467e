/**
 * One line between two square centres, walked exactly (LOF-01 to LOF-09, sections 7 and 8, algorithms A and B).
 *
 * The same walk serves the single ruling and whole-board fields: without a sink it only finds the worst state, and
 * allocates nothing. What a figure may count as (its level) and which of its squares the line leaves from is
 * decided one floor up, in `bestLine.ts`, by walking again.
 */
import { columnOf, rowOf, type Edge, type Square } from '../../grid/grid.ts'
import { lineSteps, STEP_COLUMN, STEP_CORNER } from '../../grid/lineSteps.ts'
import { BARRIER, BLOCKING, HINDERING, INDOOR, OUTDOOR, WALL, WATER, YELLOW_EDGE, type Position } from '../../position/position.ts'
import type { Size } from '../../contract/case.ts'
import { takeSteps } from '../budget/budget.ts'

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

/** What the drawing figure's line ignores, as bits. */
export const IGNORE = { elevated: 1, hindering: 2, blocking: 4, indoorBlocking: 8, outdoorBlocking: 16, groundedBlocking: 32 } as const

/** Sizes in order: a figure stands in the way of a line only if neither end is larger (SIZ-01). */
export const NO_FIGURE = 0
const RANK: Readonly<Record<Size, number>> = { tiny: 1, standard: 2, giant: 3, colossal: 4 }
const GIANT = RANK.giant
export const rankOf = (size: Size, tinyIsSmaller: boolean): number => (size === 'tiny' && !tinyIsSmaller ? RANK.standard : RANK[size])

/** The board as one line sees it. `rank` holds the size of the figure that may block in each square, 0 for none. */
export interface LineField {
  readonly position: Position
  readonly columns: number
  readonly rank: Uint8Array
  readonly occupant: Int16Array
  /** Lines of an end that flies above everything: they have no level of the ground. */
  readonly fromAbove: boolean
  readonly lowGiantsBlock: boolean
  readonly indoorBlocksAllLevels: boolean
}

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
  /** Indexes of the figures at the ends: their other squares never block (MUL-03). -1: none. */
  fromFigure: number
  toFigure: number
}

/** Hears what the line meets, in order from its start. */
export interface LineSink {
  enter(square: Square, cause: Cause): void
  wall(edge: Edge, from: Square, to: Square, blocks: boolean, barrier: boolean): void
  corner(from: Square, to: Square, flankA: Square, flankB: Square, stateA: LineState, stateB: LineState): void
}

/** What a square that the line crosses does to it. */
function causeOf(field: LineField, line: LineQuestion, square: Square, low: number, same: boolean): Cause {
  const { position } = field
  const level = position.level[square]!
  const terrain = position.sight[square]!
  const rank = field.rank[square]!
  const inTheWay = rank !== NO_FIGURE && field.occupant[square] !== line.fromFigure && field.occupant[square] !== line.toFigure
  let onLine = level === low
  if (level > low) {
    // An end's own base does not stand in its way, but hindering terrain in it counts (MUL-03, Q25).
    const own = field.occupant[square] === line.fromFigure || field.occupant[square] === line.toFigure
    if (!(line.ignore & IGNORE.elevated) && own) {
      if (!(terrain & HINDERING)) return CAUSE.ownRoof
      return line.ignore & IGNORE.hindering ? CAUSE.ignored : CAUSE.hindering
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
    if (inTheWay && rank >= line.ends && (same || rank >= GIANT)) return same ? CAUSE.figure : rank >= GIANT ? CAUSE.lowGiant : CAUSE.figure
    if (terrain & HINDERING) {
      if (!same) return CAUSE.hinderingOffLevel
      return line.ignore & IGNORE.hindering ? CAUSE.ignored : CAUSE.hindering
    }
    if (inTheWay) return same || rank >= GIANT ? CAUSE.smallerFigure : CAUSE.figureOffLevel
    if (ignoresBlocking) return CAUSE.ignored
    return terrain & WATER ? CAUSE.water : CAUSE.nothing
  }
  if (terrain & BLOCKING && !ignoresBlocking && field.indoorBlocksAllLevels && position.indoor[square]) return CAUSE.indoorBelow
  if (inTheWay && rank >= GIANT && rank >= line.ends && field.lowGiantsBlock) return CAUSE.lowGiant
  if (inTheWay) return rank >= GIANT ? CAUSE.smallerFigure : CAUSE.figureOffLevel
  if (terrain & BLOCKING) return CAUSE.blockingBelow
  return terrain & HINDERING ? CAUSE.hinderingOffLevel : CAUSE.nothing
}

/**
 * A yellow line along outdoor blocking terrain is an indoor wall on every level. On the blocking square's own level
 * that square does the blocking itself, unless the line passes it by ignoring it; debris on it ends both (TER-10, TER-14).
 */
function yellowEdgeBlocks(field: LineField, line: LineQuestion, p: Square, q: Square, low: number): boolean {
  if (line.ignore & (IGNORE.blocking | IGNORE.indoorBlocking)) return false
  const outside = field.position.indoor[p] ? q : p
  if (!(field.position.sight[outside]! & BLOCKING)) return false
  if (field.position.level[outside] !== low) return true
  return (line.ignore & IGNORE.outdoorBlocking) !== 0 && outside !== line.from && outside !== line.to
}

/**
 * A force field between squares of these levels stands on their level only and cannot be ignored: who counts as higher
 * than it stands does not look over it (MAP-07, Q24).
 */
function fieldReaches(
  { position, fromAbove }: LineField,
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
function wallBlocks(field: LineField, line: LineQuestion, edge: Edge, p: Square, q: Square, low: number): boolean {
  const flags = field.position.edges[edge]!
  if (flags === 0) return false
  const one = field.position.level[p]!
  const other = field.position.level[q]!
  // A wall stands on the level of its squares, on a rim on both; where higher ground is ignored, so is its height.
  const above = one > low && other > low && !(line.ignore & IGNORE.elevated)
  const reaches = (one >= low || other >= low) && !above
  if (flags & BARRIER && fieldReaches(field, line, one, other, low)) return true
  if (flags & WALL) {
    if (line.ignore & IGNORE.blocking || (line.ignore & IGNORE.groundedBlocking && one === 1 && other === 1)) return false
    // A wall between indoor and outdoor is both: its indoor half stands on every level, the other on its own (TER-14).
    const indoorHalf = flags & INDOOR && !(line.ignore & IGNORE.indoorBlocking) && (reaches || field.indoorBlocksAllLevels)
    const outdoorHalf = flags & OUTDOOR && !(line.ignore & IGNORE.outdoorBlocking) && reaches
    return Boolean(indoorHalf || outdoorHalf)
  }
  return (flags & YELLOW_EDGE) !== 0 && field.indoorBlocksAllLevels && yellowEdgeBlocks(field, line, p, q, low)
}

/** The state of the line, without what powers and special terrain at its ends make of it. */
export function traceLine(field: LineField, line: LineQuestion, sink: LineSink | null): LineState {
  const { position, columns } = field
  const { from, to } = line
  const low = line.fromLevel < line.toLevel ? line.fromLevel : line.toLevel
  const same = line.fromLevel === line.toLevel
  const dx = columnOf(position.grid, to) - columnOf(position.grid, from)
  const dy = rowOf(position.grid, to) - rowOf(position.grid, from)
  const right = dx > 0
  const down = dy > 0
  const stepX = right ? 1 : -1
  const stepY = down ? columns : -columns
  const steps = lineSteps(right ? dx : -dx, down ? dy : -dy)
  takeSteps(1 + (steps.length >> 4))
  // The target's own square hinders, the attacker's does not (LOF-12, ELV-06).
  let worst: LineState = position.sight[to]! & HINDERING && !(line.ignore & IGNORE.hindering) ? HINDERED : CLEAR
  let at = from
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]!
    let next: Square
    if (step === STEP_CORNER) {
      next = at + stepX + stepY
      const flankX = at + stepX
      const flankY = at + stepY
      const stateX = detourState(
        field,
        line,
        at,
        flankX,
        next,
        right ? 2 * at : 2 * flankX,
        down ? 2 * flankX + 1 : 2 * next + 1,
        low,
        same
      )
      const stateY = detourState(
        field,
        line,
        at,
        flankY,
        next,
        down ? 2 * at + 1 : 2 * flankY + 1,
        right ? 2 * flankY : 2 * next,
        low,
        same
      )
      const state = stateX < stateY ? stateX : stateY
      if (sink) sink.corner(at, next, flankX, flankY, stateX, stateY)
      if (state > worst) worst = state
    } else {
      next = at + (step === STEP_COLUMN ? stepX : stepY)
      const edge = step === STEP_COLUMN ? (right ? 2 * at : 2 * next) : down ? 2 * at + 1 : 2 * next + 1
      if (position.edges[edge]! !== 0) {
        const blocks = wallBlocks(field, line, edge, at, next, low)
        if (blocks) worst = BLOCKED
        if (sink) sink.wall(edge, at, next, blocks, (position.edges[edge]! & BARRIER) !== 0)
      }
    }
    at = next
    if (worst === BLOCKED && !sink) return BLOCKED
    if (at !== to) {
      const cause = causeOf(field, line, at, low, same)
      const state = stateOfCause(cause)
      if (state > worst) worst = state
      if (sink) sink.enter(at, cause)
    }
  }
  return worst
}

/** One way around an exact corner: the flank's own state, or blocked by a wall on either edge (LOF-05, LOF-06). */
function detourState(
  field: LineField,
  line: LineQuestion,
  from: Square,
  flank: Square,
  to: Square,
  first: Edge,
  second: Edge,
  low: number,
  same: boolean
): LineState {
  if (wallBlocks(field, line, first, from, flank, low) || wallBlocks(field, line, second, flank, to, low)) return BLOCKED
  return stateOfCause(causeOf(field, line, flank, low, same))
}
