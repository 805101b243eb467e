/**
 * Which squares the segment between two square centres passes, exactly (LOF-02, LOF-04, algorithm A).
 *
 * With dx columns and dy rows between them, the segment meets the vertical grid lines at (2i + 1) / (2 dx) of its
 * length and the horizontal ones at (2j + 1) / (2 dy). Comparing (2i + 1) * dy with (2j + 1) * dx in integers
 * gives the order; equal products are an exact grid corner. The steps depend on (dx, dy) alone, so each pair is
 * worked out once and kept for every later line.
 */

/** Into the next column, through the inside of an edge. */
export const STEP_COLUMN = 0
/** Into the next row, through the inside of an edge. */
export const STEP_ROW = 1
/** Exactly through a grid corner, into the diagonal neighbour. */
export const STEP_CORNER = 2

const SIDE = 256
const known: (Uint8Array | undefined)[] = new Array<Uint8Array | undefined>(SIDE * SIDE)

function workOut(columns: number, rows: number): Uint8Array {
  const steps: number[] = []
  let i = 0
  let j = 0
  while (i < columns || j < rows) {
    const column = i < columns ? (2 * i + 1) * rows : Infinity
    const row = j < rows ? (2 * j + 1) * columns : Infinity
    if (j >= rows || column < row) {
      steps.push(STEP_COLUMN)
      i++
    } else if (i >= columns || row < column) {
      steps.push(STEP_ROW)
      j++
    } else {
      steps.push(STEP_CORNER)
      i++
      j++
    }
  }
  return Uint8Array.from(steps)
}

/** The steps of a line over `columns` and `rows` (absolute differences, each below 256), in order. */
export function lineSteps(columns: number, rows: number): Uint8Array {
  const key = columns * SIDE + rows
  return (known[key] ??= workOut(columns, rows))
}
