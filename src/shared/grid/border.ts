/** Where two squares meet, as points on the grid: what a wall is drawn along. */
import type { SquareXY } from '../contract/case.ts'

/** The edge between two orthogonal neighbours from its top or left end, or twice the corner that two diagonal neighbours share. */
export function borderOf([p, q]: readonly [SquareXY, SquareXY]): readonly [SquareXY, SquareXY] {
  const left = Math.max(p[0], q[0])
  const top = Math.max(p[1], q[1])
  if (p[0] === q[0])
    return [
      [p[0], top],
      [p[0] + 1, top]
    ]
  if (p[1] === q[1])
    return [
      [left, p[1]],
      [left, p[1] + 1]
    ]
  return [
    [left, top],
    [left, top]
  ]
}
