/** Where the squares of a board lie, and how long its lines are: worked out once for each size of a board. */
import type { Grid, Square } from '../../grid/grid.ts'
import { lineSteps } from '../../grid/lineSteps.ts'

export interface Measures {
  /** Of each square. */
  readonly column: Uint8Array
  readonly row: Uint8Array
  /** By the columns between two squares and then the rows: the steps of work that a line takes (`takeSteps`); 0: not yet known. */
  readonly work: Uint8Array
}

/** More sizes than anybody has on a table at once. */
const MOST_KEPT = 24
const kept = new Map<number, Measures>()

/** The measures of a board of this size. */
export function measuresOf({ columns, rows }: Grid): Measures {
  const key = columns * 256 + rows
  const known = kept.get(key)
  if (known) return known
  const count = columns * rows
  const made: Measures = { column: new Uint8Array(count), row: new Uint8Array(count), work: new Uint8Array(count) }
  for (let square: Square = 0; square < count; square++) {
    made.column[square] = square % columns
    made.row[square] = (square / columns) | 0
  }
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, made)
  return made
}

/** The steps of work of a line over so many columns and rows. */
export function workOf({ work }: Measures, rows: number, dx: number, dy: number): number {
  const known = work[dx * rows + dy]!
  return known === 0 ? (work[dx * rows + dy] = 1 + (lineSteps(dx, dy).length >> 4)) : known
}
