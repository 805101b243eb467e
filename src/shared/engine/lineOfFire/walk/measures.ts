/** Where the squares of a board lie, and how long its lines are: worked out once for each size of a board. */
import type { Grid } from '../../../grid/grid.ts'
import { lineSteps } from '../../../grid/lineSteps.ts'

export interface Measures {
  /** Of each square its column (bits of COLUMN), and its row above them (from bit ROW on). */
  readonly places: Uint16Array
  /** The steps of work that a line takes (`takeSteps`): by the columns between its squares, and then the rows; 0: not yet known. */
  readonly work: Uint8Array
}

export const COLUMN = 0xff
export const ROW = 8

/** More sizes than anybody has on a table at once. */
const MOST_CACHED = 24
const cached = new Map<number, Measures>()

/** The measures of a board of this size. */
export function measuresOf({ columns, rows }: Grid): Measures {
  const key = (columns << ROW) | rows
  const known = cached.get(key)
  if (known) return known
  const made: Measures = { places: new Uint16Array(columns * rows), work: new Uint8Array(columns * rows) }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) made.places[row * columns + column] = (row << ROW) | column
  if (cached.size >= MOST_CACHED) cached.clear()
  cached.set(key, made)
  return made
}

/** The steps of work of a line over so many columns and rows, in either direction. */
export const workOf = (dx: number, dy: number): number => 1 + (lineSteps(Math.abs(dx), Math.abs(dy)).length >> 4)
