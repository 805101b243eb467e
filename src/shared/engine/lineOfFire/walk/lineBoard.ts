/**
 * Boards laid out for lines: for each kind of line, that is for the levels and sizes of its ends and for what it ignores, one that answers
 * thousands of them.
 */
import type { Edge, Square } from '../../../grid/grid.ts'
import type { Position } from '../../../position/position.ts'
import type { Heights, LineGround, LineQuestion } from './causes.ts'
import { cellsOf } from './cells.ts'
import { measuresOf } from './measures.ts'
import { obstaclesOf, sharing, type Lie, type Obstacles } from './obstacles.ts'
import { stopRowsOf, type StopRows } from './stopRows.ts'

/** Lines of a kind that are walked before the board is laid out for them: to lay it out costs about as much as these. */
const FEW = 48

/** One kind of line on one board. */
export class LineBoard {
  /** A byte a square, bits as above; null until so many lines are asked that it pays. */
  cells: Uint8Array | null = null
  /** The same in words, where nothing but squares that block is on it; null also while it is not laid out. */
  stopRows: StopRows | null = null
  #walked = 0
  #obstacles: Obstacles | null = null

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

  /** What is in the way, as lists for a board that lies like that; worked out once. @param twin a board of lines much like these */
  obstacles(lie: Lie, twin: LineBoard): Obstacles {
    if (this.#obstacles) return this.#obstacles
    const own = obstaclesOf({ cells: this.layOut(), ground: this.ground, line: this.line, low: this.low }, lie)
    return (this.#obstacles = twin.#obstacles ? sharing(own, twin.#obstacles) : own)
  }

  /** The cells, laid out now if they are not yet. */
  layOut(): Uint8Array {
    if (this.cells) return this.cells
    const { columns, rows } = this.ground.position.grid
    this.cells = cellsOf(this.ground, this.line, this.low, this.same)
    this.stopRows = stopRowsOf(this.cells, columns, rows)
    return this.cells
  }
}

/** Levels that the ends of a line can count as: those of squares, and one more (SIZ-05). */
const LEVELS = 16
const IGNORE_BITS = 7
const NOBODY = -2

/** The board as the lines of a situation see it, and laid out for each kind of line that is asked often. */
export class LineField implements LineGround {
  readonly columns: number
  readonly rows: number
  /** See `Measures`. */
  readonly places: Uint16Array
  readonly work: Uint8Array
  /** By sizes of the ends and what is ignored, then by the levels of the ends. */
  readonly #kinds = new Map<number, (LineBoard | undefined)[]>()
  /** By how many levels the higher end of a line is above the lower one, as far as it matters. */
  readonly #mostAbove: number
  #lastKind = -1
  #last: (LineBoard | undefined)[] = []

  constructor(
    readonly position: Position,
    readonly rank: Uint8Array,
    readonly occupant: Int16Array,
    readonly fromAbove: boolean,
    readonly heights: Heights
  ) {
    this.columns = position.grid.columns
    this.rows = position.grid.rows
    this.#mostAbove = heights.lowerFigures === 'giants' ? 1 : LEVELS
    const { places, work } = measuresOf(position.grid)
    this.places = places
    this.work = work
  }

  /** The same board with other sizes in the way, or with other edges. */
  with({ rank = this.rank, edges }: { readonly rank?: Uint8Array; readonly edges?: Uint8Array }): LineField {
    const position = edges ? { ...this.position, edges } : this.position
    return new LineField(position, rank, this.occupant, this.fromAbove, this.heights)
  }

  /** The board of the kind of line whose ends have these sizes and levels and that ignores this. */
  boardOf(ends: number, ignore: number, fromLevel: number, toLevel: number): LineBoard {
    const kind = (ends << IGNORE_BITS) | ignore
    const boards = kind === this.#lastKind ? this.#last : this.#boardsOf(kind)
    const same = fromLevel === toLevel
    const low = fromLevel < toLevel ? fromLevel : toLevel
    // How high the higher end is matters only if what is as high counts.
    const above = same ? 0 : this.#mostAbove === 1 ? 1 : fromLevel < toLevel ? toLevel - low : fromLevel - low
    return boards[low * (this.#mostAbove + 1) + above] ?? this.#make(boards, ends, ignore, low, above)
  }

  #boardsOf(kind: number): (LineBoard | undefined)[] {
    const there = this.#kinds.get(kind)
    const boards = there ?? new Array<LineBoard | undefined>(LEVELS * (this.#mostAbove + 1)).fill(undefined)
    if (!there) this.#kinds.set(kind, boards)
    this.#lastKind = kind
    this.#last = boards
    return boards
  }

  #make(boards: (LineBoard | undefined)[], ends: number, ignore: number, low: number, above: number): LineBoard {
    const line = {
      from: NOBODY,
      to: NOBODY,
      fromLevel: low,
      toLevel: low + above,
      ends,
      ignore,
      fromFigure: NOBODY,
      toFigure: NOBODY
    }
    return (boards[low * (this.#mostAbove + 1) + above] = new LineBoard(this, line, low, above === 0))
  }
}

/** The edge between a square and its neighbour in the same row. */
export const edgeInRow = (from: Square, to: Square): Edge => (from < to ? 2 * from : 2 * to)
/** The edge between a square and its neighbour in the same column. */
export const edgeInColumn = (from: Square, to: Square): Edge => (from < to ? 2 * from + 1 : 2 * to + 1)
