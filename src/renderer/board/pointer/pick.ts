/** Which square and which figure are under a point. */
import type { SquareXY } from '../../../shared/contract/case.ts'
import type { Point, SceneBoard, SceneObject, SceneToken } from '../../../shared/scene/scene.ts'

/** The square of the map that holds a point; null beside the map. */
export function squareAt(board: SceneBoard, [px, py]: Point): SquareXY | null {
  const x = Math.floor(px)
  const y = Math.floor(py)
  return x >= 0 && y >= 0 && x < board.columns && y < board.rows ? [x, y] : null
}

/** The figure that stands on a square; the one drawn last where several do. */
export function figureAt(tokens: readonly SceneToken[], [x, y]: SquareXY): SceneToken | null {
  return tokens.findLast((token) => token.squares.some((square) => square[0] === x && square[1] === y)) ?? null
}

/** The object that lies on a square; the one drawn last where several do. */
export const objectAt = (objects: readonly SceneObject[], [x, y]: SquareXY): SceneObject | null =>
  objects.findLast(({ at }) => at[0] === x && at[1] === y) ?? null

/** The squares of what can be dragged. */
export const squaresIn = (held: SceneToken | SceneObject): readonly SquareXY[] => ('squares' in held ? held.squares : [held.at])

/**
 * Where the first square of a figure (or an object) goes when it is dragged by `grabbed` to `to`; null where a part of its base would leave
 * the map or nothing would move.
 */
export function placeAfterDrag(board: SceneBoard, held: SceneToken | SceneObject, grabbed: SquareXY, to: SquareXY): SquareXY | null {
  const dx = to[0] - grabbed[0]
  const dy = to[1] - grabbed[1]
  if (dx === 0 && dy === 0) return null
  const squares = squaresIn(held)
  const inside = squares.every(([x, y]) => squareAt(board, [x + dx, y + dy]) !== null)
  const first = squares[0]
  return inside && first ? [first[0] + dx, first[1] + dy] : null
}
