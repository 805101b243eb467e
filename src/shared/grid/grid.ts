/**
 * The board as numbers. A square is one integer, `y * columns + x`, the origin at the top left.
 * An edge is one integer too, stored once: `2 * square` is the edge between a square and its right neighbour,
 * `2 * square + 1` the one between it and its lower neighbour.
 */
import type { SquareXY } from '../contract/case.ts'

export interface Grid {
  readonly columns: number
  readonly rows: number
}

export type Square = number
export type Edge = number
export const squareAt = (grid: Grid, x: number, y: number): Square => y * grid.columns + x
export const columnOf = (grid: Grid, square: Square): number => square % grid.columns
export const rowOf = (grid: Grid, square: Square): number => (square - (square % grid.columns)) / grid.columns
export const xyOf = (grid: Grid, square: Square): SquareXY => [columnOf(grid, square), rowOf(grid, square)]
export const isOnGrid = (grid: Grid, x: number, y: number): boolean => x >= 0 && y >= 0 && x < grid.columns && y < grid.rows

/** The edge between two orthogonally adjacent squares, in either order. */
export function edgeBetween(grid: Grid, a: Square, b: Square): Edge {
  const first = a < b ? a : b
  const second = a < b ? b : a
  return second - first === grid.columns ? 2 * first + 1 : 2 * first
}

/** Number of squares between two squares, diagonals count 1, the own square 0 (rules.md 0.3, LOF-13). */
export function distanceBetween(grid: Grid, a: Square, b: Square): number {
  const dx = Math.abs(columnOf(grid, a) - columnOf(grid, b))
  const dy = Math.abs(rowOf(grid, a) - rowOf(grid, b))
  return dx > dy ? dx : dy
}

/** Calls `visit` for the squares around a square (at most eight), by row, then column. */
export function visitAround(grid: Grid, square: Square, visit: (around: Square) => void): void {
  const x = columnOf(grid, square)
  const y = rowOf(grid, square)
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) if ((dx !== 0 || dy !== 0) && isOnGrid(grid, x + dx, y + dy)) visit(square + dy * grid.columns + dx)
  }
}

/** Orders squares by row, then column: the order of lists that have no other. */
export const byRowThenColumn = (a: SquareXY, b: SquareXY): number => a[1] - b[1] || a[0] - b[0]
