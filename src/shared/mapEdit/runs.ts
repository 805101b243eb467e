/** Runs of squares: what a quick hand passes between two reports of where it is, and blocks between two corners. */
import type { SquareXY } from '../contract/case.ts'

/** The squares from one to another, both included, each touching the next at an edge or a corner. */
export function squaresBetween([x, y]: SquareXY, [toX, toY]: SquareXY): readonly SquareXY[] {
  const steps = Math.max(Math.abs(toX - x), Math.abs(toY - y))
  if (steps === 0) return [[x, y]]
  // Whole numbers only: halves go up, whichever way the hand moves.
  const at = (from: number, to: number, i: number): number => Math.floor((2 * (from * (steps - i) + to * i) + steps) / (2 * steps))
  return Array.from({ length: steps + 1 }, (_, i): SquareXY => [at(x, toX, i), at(y, toY, i)])
}

/** Every square of the block with these two corners, row by row. */
export function blockOf([ax, ay]: SquareXY, [bx, by]: SquareXY): readonly SquareXY[] {
  const [left, top, right, bottom] = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)]
  return Array.from({ length: (right - left + 1) * (bottom - top + 1) }, (_, i): SquareXY => [
    left + (i % (right - left + 1)),
    top + Math.floor(i / (right - left + 1))
  ])
}
