/**
 * One line between two square centres, walked exactly (LOF-01 to LOF-09, sections 7 and 8, algorithms A and B).
 *
 * Whoever wants to hear what a line meets gives a sink; without one only the worst state is found, nothing is allocated, and where many
 * lines of a kind are asked the board is laid out for them (`lineBoard.ts`). What a figure may count as (its level) and which of its
 * squares the line leaves from is decided one floor up, in `bestLine.ts`, by walking again.
 */
import type { Edge, Square } from '../../../grid/grid.ts'
import { lineSteps, STEP_COLUMN, STEP_CORNER } from '../../../grid/lineSteps.ts'
import { BARRIER, HINDERING } from '../../../position/position.ts'
import { takeSteps } from '../../budget/budget.ts'
import {
  BLOCKED,
  causeOf,
  CLEAR,
  HINDERED,
  IGNORE,
  stateOfCause,
  wallBlocks,
  type Cause,
  type LineQuestion,
  type LineState
} from './causes.ts'
import { ASK_EDGES, ASK_WHOSE, EAST, HINDERS, NORTH_OF_SOUTH, SOUTH, STOPS, WEST_OF_EAST } from './cells.ts'
import { edgeInColumn, edgeInRow, type LineField } from './lineBoard.ts'
import { COLUMN, ROW, workOf } from './measures.ts'
import { isStopped } from './stopRows.ts'

/** Hears what the line meets, in order from its start. */
export interface LineSink {
  enter(square: Square, cause: Cause): void
  wall(edge: Edge, from: Square, to: Square, blocks: boolean, barrier: boolean): void
  corner(from: Square, to: Square, flankA: Square, flankB: Square, stateA: LineState, stateB: LineState): void
}

/** The state of the line, without what powers and special terrain at its ends make of it. */
export function traceLine(field: LineField, line: LineQuestion, sink: LineSink | null): LineState {
  const { places, work, rows } = field
  const start = places[line.from]!
  const end = places[line.to]!
  const dx = (end & COLUMN) - (start & COLUMN)
  const dy = (end >> ROW) - (start >> ROW)
  const across = Math.abs(dx) * rows + Math.abs(dy)
  takeSteps(work[across]! === 0 ? (work[across] = workOf(dx, dy)) : work[across]!)
  if (sink) return walkAsking(field, line, dx, dy, sink)
  const board = field.boardOf(line.ends, line.ignore, line.fromLevel, line.toLevel)
  const cells = board.forOneMore()
  if (!cells) return walkAsking(field, line, dx, dy, null)
  if (line.from === line.to) return atTarget(field, line)
  const { stopRows } = board
  if (!stopRows) return walkLaidOut(field, line, cells, dx, dy)
  return isStopped(stopRows, start & COLUMN, start >> ROW, end & COLUMN, end >> ROW) ? BLOCKED : atTarget(field, line)
}

/**
 * The walk over a board that is laid out: the order of the grid lines is kept as a difference of whole numbers (of the next vertical one
 * and the next horizontal one), which is 0 exactly at a corner. The steps are those of `lineSteps`.
 */
function walkLaidOut(field: LineField, line: LineQuestion, cells: Uint8Array, dx: number, dy: number): LineState {
  const { from, to } = line
  // The direction comes without a branch, which on lines all over the board would be guessed wrong half of the time: -1 is left or up.
  const left = dx >> 31
  const up = dy >> 31
  const stepX = left | 1
  const stepY = (field.columns ^ up) - up
  const wallX = EAST << (left & WEST_OF_EAST)
  const wallY = SOUTH << (up & NORTH_OF_SOUTH)
  const alongX = Math.abs(dx) << 1
  const alongY = Math.abs(dy) << 1
  const alongBoth = alongX + alongY
  const turned = stepX ^ stepY
  const turnedWall = wallX ^ wallY
  let ahead = (alongY - alongX) >> 1
  let worst = 0
  let at = from
  // Where the line begins nothing is entered.
  let here = cells[at]! & ~(STOPS | ASK_WHOSE | HINDERS)
  for (;;) {
    if (ahead !== 0) {
      // Along the row where it is below 0, else along the column: chosen without a branch, which would be guessed wrong too often.
      const along = ahead >> 31
      const next = at + (stepY ^ (turned & along))
      const wall = wallY ^ (turnedWall & along)
      // What is entered and what is left is asked at once: on most steps there is neither.
      if ((here & (wall | STOPS | ASK_WHOSE | ASK_EDGES)) !== 0) {
        here = entered(field, line, at, here)
        if ((here & (wall | STOPS)) !== 0) return BLOCKED
        if ((here & ASK_EDGES) !== 0 && edgeStops(field, line, at, next, edgeBetween(at, next, along))) return BLOCKED
      }
      worst |= here & HINDERS
      at = next
      ahead += (alongBoth & along) - alongX
    } else {
      if ((here & (STOPS | ASK_WHOSE)) !== 0) {
        here = entered(field, line, at, here)
        if ((here & STOPS) !== 0) return BLOCKED
      }
      worst |= here & HINDERS
      const flankX = cells[at + stepX]!
      const flankY = cells[at + stepY]!
      if (((here & ASK_EDGES) | ((flankX | flankY) & (ASK_EDGES | ASK_WHOSE))) !== 0) {
        const state = cornerState(field, line, at, stepX, stepY)
        if (state === BLOCKED) return BLOCKED
        if (state === HINDERED) worst = HINDERS
      } else {
        const shutX = (here & wallX) !== 0 || (flankX & (wallY | STOPS)) !== 0
        const shutY = (here & wallY) !== 0 || (flankY & (wallX | STOPS)) !== 0
        if (shutX && shutY) return BLOCKED
        if ((shutX || (flankX & HINDERS) !== 0) && (shutY || (flankY & HINDERS) !== 0)) worst = HINDERS
      }
      at += stepX + stepY
      ahead += alongY - alongX
    }
    if (at === to) return worst === 0 ? atTarget(field, line) : HINDERED
    here = cells[at]!
  }
}

/** The cell of a square that a line enters; where a figure at an end of the line stands in it, it does to this line what the rules say. */
function entered(field: LineField, line: LineQuestion, square: Square, cell: number): number {
  if ((cell & ASK_WHOSE) === 0 || !isOfAnEnd(field, line, square)) return cell
  const state = crossing(field, line, square)
  return (cell & ~(STOPS | HINDERS)) | (state === BLOCKED ? STOPS : state === HINDERED ? HINDERS : 0)
}

/** The target's own square hinders, the attacker's does not (LOF-12, ELV-06). */
const atTarget = ({ position }: LineField, { to, ignore }: LineQuestion): LineState =>
  position.sight[to]! & HINDERING && !(ignore & IGNORE.hindering) ? HINDERED : CLEAR

const lowOf = ({ fromLevel, toLevel }: LineQuestion): number => (fromLevel < toLevel ? fromLevel : toLevel)

/** Does a figure at an end of the line stand in the square as well? */
const isOfAnEnd = ({ occupant }: LineField, { fromFigure, toFigure }: LineQuestion, square: Square): boolean =>
  occupant[square] === fromFigure || occupant[square] === toFigure

const crossing = (field: LineField, line: LineQuestion, square: Square): LineState =>
  stateOfCause(causeOf(field, line, square, lowOf(line), line.fromLevel === line.toLevel))

const edgeStops = (field: LineField, line: LineQuestion, from: Square, to: Square, edge: Edge): boolean =>
  wallBlocks(field, line, edge, from, to, lowOf(line))

/** The edge between two squares of a row, where `along` is not 0, or of a column. */
const edgeBetween = (from: Square, to: Square, along: number): Edge => (along !== 0 ? edgeInRow(from, to) : edgeInColumn(from, to))

/** The better of the two ways around a corner. */
function cornerState(field: LineField, line: LineQuestion, at: Square, stepX: number, stepY: number): LineState {
  const x = detourByRow(field, line, at, stepX, stepY)
  const y = detourByColumn(field, line, at, stepX, stepY)
  return x < y ? x : y
}

/** The way that goes along the row first. */
const detourByRow = (field: LineField, line: LineQuestion, at: Square, stepX: number, stepY: number): LineState =>
  detourState(field, line, at, at + stepX, at + stepX + stepY, edgeInRow(at, at + stepX), edgeInColumn(at + stepX, at + stepX + stepY))
/** The way that goes along the column first. */
const detourByColumn = (field: LineField, line: LineQuestion, at: Square, stepX: number, stepY: number): LineState =>
  detourState(field, line, at, at + stepY, at + stepX + stepY, edgeInColumn(at, at + stepY), edgeInRow(at + stepY, at + stepX + stepY))

/** The walk that asks the rules of each square and edge as it comes, and tells what it meets. */
function walkAsking(field: LineField, line: LineQuestion, dx: number, dy: number, sink: LineSink | null): LineState {
  const { position, columns } = field
  const { from, to } = line
  const low = lowOf(line)
  const same = line.fromLevel === line.toLevel
  const stepX = dx > 0 ? 1 : -1
  const stepY = dy > 0 ? columns : -columns
  const steps = lineSteps(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy)
  let worst = atTarget(field, line)
  let at = from
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]!
    let next: Square
    if (step === STEP_CORNER) {
      next = at + stepX + stepY
      const stateX = detourByRow(field, line, at, stepX, stepY)
      const stateY = detourByColumn(field, line, at, stepX, stepY)
      const state = stateX < stateY ? stateX : stateY
      if (sink) sink.corner(at, next, at + stepX, at + stepY, stateX, stateY)
      if (state > worst) worst = state
    } else {
      next = at + (step === STEP_COLUMN ? stepX : stepY)
      const edge = step === STEP_COLUMN ? edgeInRow(at, next) : edgeInColumn(at, next)
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
function detourState(field: LineField, line: LineQuestion, from: Square, flank: Square, to: Square, first: Edge, second: Edge): LineState {
  const low = lowOf(line)
  if (wallBlocks(field, line, first, from, flank, low) || wallBlocks(field, line, second, flank, to, low)) return BLOCKED
  return crossing(field, line, flank)
}
