/** Which way a figure is sent, as people say it on a board that may be turned: by the square that it is sent towards. */
import type { SquareXY, Step } from '../contract/case.ts'
import { isOnGrid, type Grid } from './grid.ts'

/** A direction that leads off the map from its first square. */
export const MAP_EDGE = 'map-edge'

/** The square so many squares from here in this direction, or the last one on the map before it. */
export function goalOf(grid: Grid, [x, y]: SquareXY, [dx, dy]: Step, squares: number): SquareXY | typeof MAP_EDGE {
  let far = 0
  while (far < squares && isOnGrid(grid, x + dx * (far + 1), y + dy * (far + 1))) far++
  return far === 0 ? MAP_EDGE : [x + dx * far, y + dy * far]
}
