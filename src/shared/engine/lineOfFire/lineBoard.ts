/**
 * A board laid out for one kind of line: what every square and every edge does to lines whose ends have these levels, these sizes and
 * pass these things, a byte a square. Each byte comes of `causes.ts`, the same place that a line with its reasons asks, so that
 * thousands of lines are a few look-ups each and come to what a single one does.
 */
import type { Edge, Square } from '../../grid/grid.ts'
import { BARRIER, YELLOW_EDGE, type Position } from '../../position/position.ts'
import { measuresOf } from './measures.ts'
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

/** Lines of a kind that are walked before the board is laid out for them: to lay it out costs about as much as these. */
const FEW = 48

/** One kind of line on one board. */
export class LineBoard {
  /** A byte a square, bits as above; null until so many lines are asked that it pays. */
  cells: Uint8Array | null = null
  #walked = 0

  /** @param line its squares and figures stand for nobody's: -2 */
  constructor(
    readonly ground: LineGround,
    readonly line: LineQuestion,
    readonly low: number,
    readonly same: boolean
  ) {}

  /** One more line of the kind is asked: the cells, or null where it is to be walked without. */
  forOneMore(): Uint8Array | null {
    return this.cells ?? (++this.#walked > FEW ? this.layOut() : null)
  }

  /** The cells, laid out now if they are not yet. */
  layOut(): Uint8Array {
    return (this.cells ??= cellsOf(this.ground, this.line, this.low, this.same))
  }
}

function cellsOf(ground: LineGround, line: LineQuestion, low: number, same: boolean): Uint8Array {
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

/** Levels that the ends of a line can count as: those of squares, and one more (SIZ-05). */
const LEVELS = 16
const IGNORE_BITS = 6
const NOBODY = -2

/** The board as the lines of a situation see it, and laid out for each kind of line that is asked often. */
export class LineField implements LineGround {
  readonly columns: number
  readonly rows: number
  /** See `Measures`. */
  readonly places: Uint16Array
  readonly work: Uint8Array
  /** By sizes of the ends and what is ignored, then by level and whether it is that of both ends. */
  readonly #kinds = new Map<number, (LineBoard | undefined)[]>()
  #lastKind = -1
  #last: (LineBoard | undefined)[] = []

  constructor(
    readonly position: Position,
    readonly rank: Uint8Array,
    readonly occupant: Int16Array,
    readonly fromAbove: boolean,
    readonly lowGiantsBlock: boolean,
    readonly indoorBlocksAllLevels: boolean
  ) {
    this.columns = position.grid.columns
    this.rows = position.grid.rows
    const { places, work } = measuresOf(position.grid)
    this.places = places
    this.work = work
  }

  /** The same board with other sizes in the way, or with other edges. */
  with({ rank = this.rank, edges }: { readonly rank?: Uint8Array; readonly edges?: Uint8Array }): LineField {
    const position = edges ? { ...this.position, edges } : this.position
    return new LineField(position, rank, this.occupant, this.fromAbove, this.lowGiantsBlock, this.indoorBlocksAllLevels)
  }

  /** The board of the kind of line whose ends have these sizes and levels and that ignores this. */
  boardOf(ends: number, ignore: number, fromLevel: number, toLevel: number): LineBoard {
    const kind = (ends << IGNORE_BITS) | ignore
    const boards = kind === this.#lastKind ? this.#last : this.#boardsOf(kind)
    const same = fromLevel === toLevel
    const low = fromLevel < toLevel ? fromLevel : toLevel
    return boards[low * 2 + (same ? 1 : 0)] ?? this.#make(boards, ends, ignore, low, same)
  }

  #boardsOf(kind: number): (LineBoard | undefined)[] {
    const there = this.#kinds.get(kind)
    const boards = there ?? new Array<LineBoard | undefined>(2 * LEVELS).fill(undefined)
    if (!there) this.#kinds.set(kind, boards)
    this.#lastKind = kind
    this.#last = boards
    return boards
  }

  #make(boards: (LineBoard | undefined)[], ends: number, ignore: number, low: number, same: boolean): LineBoard {
    const line = {
      from: NOBODY,
      to: NOBODY,
      fromLevel: low,
      toLevel: same ? low : low + 1,
      ends,
      ignore,
      fromFigure: NOBODY,
      toFigure: NOBODY
    }
    return (boards[low * 2 + (same ? 1 : 0)] = new LineBoard(this, line, low, same))
  }
}

/** The edge between a square and its neighbour in the same row. */
export const edgeInRow = (from: Square, to: Square): Edge => (from < to ? 2 * from : 2 * to)
/** The edge between a square and its neighbour in the same column. */
export const edgeInColumn = (from: Square, to: Square): Edge => (from < to ? 2 * from + 1 : 2 * to + 1)
