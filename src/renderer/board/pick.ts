/** Which square and which figure are under a point. */
import type { Point, SceneBoard, SceneToken } from '../../shared/explain/scene.ts'
import type { XY } from '../../shared/engine/ruling.ts'

/** The square of the map that holds a point; null beside the map. */
export function squareAt(board: SceneBoard, [px, py]: Point): XY | null {
  const x = Math.floor(px)
  const y = Math.floor(py)
  return x >= 0 && y >= 0 && x < board.columns && y < board.rows ? [x, y] : null
}

/** The figure that stands on a square; the one drawn last where several do. */
export function figureAt(tokens: readonly SceneToken[], [x, y]: XY): SceneToken | null {
  return tokens.findLast((token) => token.squares.some((square) => square[0] === x && square[1] === y)) ?? null
}

/**
 * Where a figure's first square goes when it is dragged by `grabbed` to `to`; null where a part of its base would leave
 * the map or nothing would move.
 */
export function placeAfterDrag(board: SceneBoard, token: SceneToken, grabbed: XY, to: XY): XY | null {
  const dx = to[0] - grabbed[0]
  const dy = to[1] - grabbed[1]
  if (dx === 0 && dy === 0) return null
  const inside = token.squares.every(([x, y]) => squareAt(board, [x + dx, y + dy]) !== null)
  const first = token.squares[0]
  return inside && first ? [first[0] + dx, first[1] + dy] : null
}
