/** Runs of squares: what a quick hand passes between two reports of where it is, and blocks between two corners. */
import type { SquareXY } from '../contract/case.ts'
import { lineSteps, STEP_COLUMN, STEP_ROW } from '../grid/lineSteps.ts'

/** The squares from one to another, both included, each touching the next at an edge or a corner. */
export function squaresBetween([x, y]: SquareXY, [toX, toY]: SquareXY): readonly SquareXY[] {
  const steps = Math.max(Math.abs(toX - x), Math.abs(toY - y))
  if (steps === 0) return [[x, y]]
  // Whole numbers only: halves go up, whichever way the hand moves.
  const at = (from: number, to: number, i: number): number => Math.floor((2 * (from * (steps - i) + to * i) + steps) / (2 * steps))
  return Array.from({ length: steps + 1 }, (_, i): SquareXY => [at(x, toX, i), at(y, toY, i)])
}

/** The place on one of the eight straight ways from a square that is nearest to another. */
export function inEightWays([x, y]: SquareXY, [toX, toY]: SquareXY): SquareXY {
  const [dx, dy] = [toX - x, toY - y]
  const [across, down] = [Math.abs(dx), Math.abs(dy)]
  if (2 * down < across) return [toX, y]
  if (2 * across < down) return [x, toY]
  const far = Math.max(across, down)
  return [x + Math.sign(dx) * far, y + Math.sign(dy) * far]
}

/** Every square that the line from the middle of one to the middle of another goes through, as a line of fire does (LOF-02). */
export function squaresOnLine([x, y]: SquareXY, [toX, toY]: SquareXY): readonly SquareXY[] {
  const [right, down] = [Math.sign(toX - x), Math.sign(toY - y)]
  const squares: SquareXY[] = [[x, y]]
  for (const step of lineSteps(Math.abs(toX - x), Math.abs(toY - y))) {
    const [atX, atY] = squares.at(-1)!
    squares.push([step === STEP_ROW ? atX : atX + right, step === STEP_COLUMN ? atY : atY + down])
  }
  return squares
}

/** The squares at the rim of the block with these two corners. */
export const outlineOf = (a: SquareXY, b: SquareXY): readonly SquareXY[] =>
  blockOf(a, b).filter(([x, y]) => x === a[0] || x === b[0] || y === a[1] || y === b[1])

/** Every square of the block with these two corners, row by row. */
export function blockOf([ax, ay]: SquareXY, [bx, by]: SquareXY): readonly SquareXY[] {
  const [left, top, right, bottom] = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)]
  return Array.from({ length: (right - left + 1) * (bottom - top + 1) }, (_, i): SquareXY => [
    left + (i % (right - left + 1)),
    top + Math.floor(i / (right - left + 1))
  ])
}
