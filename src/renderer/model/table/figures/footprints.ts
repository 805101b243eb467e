/** Where figures can stand: the shape of a base, free squares, and whether a base fits. Units: squares. */
import type { CaseFigure, ClixCase, SquareXY } from '../../../../shared/contract/case.ts'
import { sameSquare, squaresOf } from '../../../../shared/contract/caseSquares.ts'
import { knowsFlight } from './powerNames.ts'

/** Columns and rows of a base of so many squares (1 single, 2 peanut, 4, 6, 8 …, 18 the largest, 3 by 6). */
function baseShape(squares: number): readonly [number, number] {
  if (squares <= 1) return [1, 1]
  return squares === 18 ? [3, 6] : [2, Math.ceil(squares / 2)]
}

/** The squares of a base of `count` squares whose top left square is `at`. */
export function baseAt(count: number, [x, y]: SquareXY): readonly SquareXY[] {
  const [columns, rows] = baseShape(count)
  return Array.from({ length: columns * rows }, (_, i): SquareXY => [x + (i % columns), y + Math.floor(i / columns)])
}

/** The same, and the base turned by a quarter if that is another shape. */
export function basesAt(count: number, at: SquareXY): readonly (readonly SquareXY[])[] {
  const upright = baseAt(count, at)
  const [columns, rows] = baseShape(count)
  return columns === rows ? [upright] : [upright, upright.map(([x, y]): SquareXY => [at[0] + y - at[1], at[1] + x - at[0]])]
}

export const boardSize = (value: ClixCase): readonly [number, number] => value.map?.size ?? [0, 0]

/** The figure that stands in the square, if any. */
export const figureOn = (value: ClixCase, at: SquareXY): CaseFigure | undefined =>
  value.figures?.find((figure) => squaresOf(figure).some((square) => sameSquare(square, at)))

/** Whether all these squares are on the board and free for a figure, or for a new one: fliers share theirs (CC-02). */
export function isFree(value: ClixCase, squares: readonly SquareXY[], mover?: string): boolean {
  const [columns, rows] = boardSize(value)
  const flies = (figure: CaseFigure | undefined): boolean => figure?.flight !== undefined && knowsFlight(value)
  const own = value.figures?.find(({ id }) => id === mover)
  return squares.every(([x, y]) => {
    if (x < 0 || y < 0 || x >= columns || y >= rows) return false
    return (value.figures ?? []).every(
      (other) => other.id === mover || flies(own) || flies(other) || !squaresOf(other).some((square) => sameSquare(square, [x, y]))
    )
  })
}

/** Why a base cannot stand with its first square there, or null where it can: a square beside the map, or the figure in its way. */
export function hindranceAt(value: ClixCase, count: number, at: SquareXY, mover?: string): CaseFigure | 'beside-map' | null {
  const squares = baseAt(count, at)
  if (isFree(value, squares, mover)) return null
  const others = (value.figures ?? []).filter(({ id }) => id !== mover)
  return others.find((other) => squaresOf(other).some((square) => squares.some((own) => sameSquare(own, square)))) ?? 'beside-map'
}

/** The nearest free place to `near` for a base of `count` squares, or null on a full board. */
export function freePlace(value: ClixCase, count: number, near: SquareXY, except?: string): SquareXY | null {
  const [columns, rows] = boardSize(value)
  let best: SquareXY | null = null
  let bestKey = Infinity
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const [dx, dy] = [Math.abs(x - near[0]), Math.abs(y - near[1])]
      const key = Math.max(dx, dy) * 1000 + dx + dy
      const kind = terrainLetter(value, [x, y])
      if (key < bestKey && kind !== 'b' && isFree(value, baseAt(count, [x, y]), except)) {
        best = [x, y]
        bestKey = key
      }
    }
  }
  return best
}

const terrainLetter = (value: ClixCase, [x, y]: SquareXY): string => value.map?.terrain?.[y]?.[x] ?? '.'
