/**
 * A board laid out for one kind of line: what every square and every edge does to lines whose ends have these levels, these sizes and
 * pass these things, a byte a square. Each byte comes of `causes.ts`, the same place that a line with its reasons asks, so that
 * thousands of lines are a few look-ups each and come to what a single one does.
 */
import { BARRIER, YELLOW_EDGE } from '../../../position/position.ts'
import { BLOCKED, causeOf, HINDERED, IGNORE, stateOfCause, wallBlocks, type LineGround, type LineQuestion } from './causes.ts'

/** The square hinders a line that crosses it. */
export const HINDERS = 1
/** The square blocks such a line. */
export const STOPS = 2
/** A figure stands there: its own lines may cross the square in another way (MUL-03). */
export const ASK_WHOSE = 4
/** An edge of the square does to a line what depends on the squares of its ends. */
export const ASK_EDGES = 8
/** What stands on this edge of the square blocks a line that crosses it. */
export const EAST = 16
export const SOUTH = 32
export const WEST = 64
export const NORTH = 128
/** How many bits the opposite edge lies above these: a number to shift by. */
export const WEST_OF_EAST = 2
export const NORTH_OF_SOUTH = 2

/** The cells of a board. @param line of the kind; its squares and figures stand for nobody's: -2 */
export function cellsOf(ground: LineGround, line: LineQuestion, low: number, same: boolean): Uint8Array {
  const { edges, grid } = ground.position
  const { columns } = grid
  const cells = new Uint8Array(ground.rank.length)
  for (let square = 0; square < cells.length; square++) {
    const state = stateOfCause(causeOf(ground, line, square, low, same))
    cells[square] = (state === BLOCKED ? STOPS : state === HINDERED ? HINDERS : 0) | (ground.occupant[square]! >= 0 ? ASK_WHOSE : 0)
  }
  for (let edge = 0; edge < edges.length; edge++) {
    if (edges[edge] === 0) continue
    const square = edge >> 1
    const eastern = (edge & 1) === 0
    const other = square + (eastern ? 1 : columns)
    if (other >= cells.length) continue
    if (dependsOnEnds(edges[edge]!, line.ignore)) {
      cells[square]! |= ASK_EDGES
      cells[other]! |= ASK_EDGES
    } else if (wallBlocks(ground, line, edge, square, other, low)) {
      cells[square]! |= eastern ? EAST : SOUTH
      cells[other]! |= eastern ? WEST : NORTH
    }
  }
  return cells
}

/** A force field stands on the level of the ends; over outdoor blocking terrain that is ignored it counts where it lies (MAP-07, TER-14). */
const dependsOnEnds = (flags: number, ignore: number): boolean =>
  (flags & BARRIER) !== 0 || ((flags & YELLOW_EDGE) !== 0 && (ignore & IGNORE.outdoorBlocking) !== 0)
