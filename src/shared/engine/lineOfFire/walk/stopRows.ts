/**
 * Lines over a board on which squares block and nothing else does anything to lines of a kind (no wall, no hindering terrain, nobody in
 * the way): the squares that block are a word for each row, a bit a square, and a line is asked a row at a time instead of square by square.
 */
import { lineSteps, STEP_COLUMN, STEP_ROW } from '../../../grid/lineSteps.ts'
import { STOPS } from './cells.ts'
import { lieOf, type Lie } from './obstacles.ts'

/** The squares that lines pass, by how far they go along the span and in depth. */
interface Passed {
  /** Of each line a word for each row from its start to its end, which count as no square passed. Bit n is n squares along the span. */
  readonly rows: Int32Array
  /** How many words the lines of one reach along the span have. */
  readonly wordsOfReach: number
  /** Exact grid corners on each line. */
  readonly corners: Uint8Array
}

export interface StopRows {
  readonly lie: Lie
  readonly passed: Passed
  /** Squares that block, by row. */
  readonly words: Int32Array
}

/** Words before those of the lines that go so deep, of one reach along the span. */
const wordsBefore = (deep: number): number => (deep * (deep + 1)) >> 1

/** More sizes than anybody has on a table at once; one is 266 kB at most. */
const MOST_CACHED = 6
const cached = new Map<number, Passed>()

function passedOn({ span, depth }: Lie): Passed {
  const key = span * 256 + depth
  const known = cached.get(key)
  if (known) return known
  if (cached.size >= MOST_CACHED) cached.clear()
  const wordsOfReach = wordsBefore(depth)
  const made: Passed = { rows: new Int32Array(span * wordsOfReach), wordsOfReach, corners: new Uint8Array(span * depth) }
  for (let along = 0; along < span; along++) for (let deep = 0; deep < depth; deep++) walk(made, along, deep, depth)
  cached.set(key, made)
  return made
}

function walk({ rows, wordsOfReach, corners }: Passed, along: number, deep: number, depth: number): void {
  const first = along * wordsOfReach + wordsBefore(deep)
  let [u, v] = [0, 0]
  for (const step of lineSteps(along, deep)) {
    if (step !== STEP_ROW) u++
    if (step !== STEP_COLUMN) v++
    if (step !== STEP_ROW && step !== STEP_COLUMN) corners[along * depth + deep]!++
    if (u !== along || v !== deep) rows[first + v]! |= 1 << u
  }
}

/** The board in words; null where something else than squares that block is on it, or where it is too large for words. */
export function stopRowsOf(cells: Uint8Array, columns: number, rows: number): StopRows | null {
  const lie = lieOf(columns, rows)
  if (!lie || cells.some((cell) => (cell & ~STOPS) !== 0)) return null
  const words = new Int32Array(lie.depth)
  for (let v = 0; v < lie.depth; v++)
    for (let u = 0; u < lie.span; u++) if (cells[u * lie.spanStep + v * lie.depthStep]! !== 0) words[v]! |= 1 << u
  return { lie, passed: passedOn(lie), words }
}

/** Is the line between the squares at these columns and rows, which are not the same, blocked? */
export function isStopped({ lie, passed, words }: StopRows, fromColumn: number, fromRow: number, toColumn: number, toRow: number): boolean {
  const fromU = lie.rowsAlong ? fromColumn : fromRow
  const fromV = lie.rowsAlong ? fromRow : fromColumn
  const u = (lie.rowsAlong ? toColumn : toRow) - fromU
  const v = (lie.rowsAlong ? toRow : toColumn) - fromV
  // A line is the same from either end: it is asked from the end nearer to the first row. Nothing of this is a branch, which on lines all
  // over the board would be guessed wrong half of the time: -1 is turned, and back along the span.
  const turned = v >> 31
  const deep = (v ^ turned) - turned
  const startV = fromV + (v & turned)
  const along = (u ^ turned) - turned
  const startU = fromU + (u & turned)
  const back = along >> 31
  const reach = (along ^ back) - back
  const left = startU + (along & back)
  // Turned half around a line is itself: one that goes back along the span is the other one read from its last row.
  const step = back | 1
  const endV = startV + deep
  let row = reach * passed.wordsOfReach + wordsBefore(deep) + (deep & back)
  for (let at = startV; at <= endV; at++, row += step) if ((words[at]! & (passed.rows[row]! << left)) !== 0) return true
  const corners = passed.corners[reach * lie.depth + deep]!
  return corners !== 0 && isStoppedAtCorner(words, corners, startU, startV, along, deep)
}

/** A corner stops a line where neither way around it is open (LOF-05). */
function isStoppedAtCorner(words: Int32Array, corners: number, startU: number, startV: number, along: number, deep: number): boolean {
  const side = along < 0 ? -1 : 1
  // Corners lie as far from each other as the first one lies from its mirror image at the start, on whole squares.
  const between = Math.abs(along) / corners
  const deeper = deep / corners
  let u = (between - 1) >> 1
  let v = startV + ((deeper - 1) >> 1)
  for (let corner = 0; corner < corners; corner++) {
    const here = startU + side * u
    if (((words[v]! >>> (here + side)) & (words[v + 1]! >>> here) & 1) !== 0) return true
    u += between
    v += deeper
  }
  return false
}
