/** What a figure breaks through on its way: blocking squares, walls, and both sides of a corner (IMT-06). */
import { columnOf, edgeBetween, rowOf, type Square } from '../../grid/grid.ts'
import { BLOCKING, WALL } from '../../position/position.ts'
import { flanksOf } from '../situation/adjacency.ts'
import type { Situation } from '../situation/situation.ts'
import type { Mover } from '../ground/ground.ts'
import { indestructibleIn } from '../ground/terrain.ts'

export interface Destroyed {
  readonly squares: readonly Square[]
  readonly walls: readonly (readonly [Square, Square])[]
}

/** Blocking terrain and walls that fall as the figure goes this way; nothing for one that only passes through. */
export function destroyedOnTheWay(situation: Situation, mover: Mover, from: Square, path: readonly Square[]): Destroyed {
  if (!mover.destroys) return { squares: [], walls: [] }
  const { grid, ground, edges } = situation.position
  const squares = new Set<Square>()
  const walls = new Map<number, readonly [Square, Square]>()
  const strike = (square: Square): void => {
    if ((ground[square]! & BLOCKING) !== 0 && indestructibleIn(situation, square).length === 0) squares.add(square)
  }
  const strikeWall = (a: Square, b: Square): void => {
    const edge = edgeBetween(grid, a, b)
    if ((edges[edge]! & WALL) !== 0) walls.set(edge, a < b ? [a, b] : [b, a])
  }
  let at = from
  for (const next of path) {
    const straight = columnOf(grid, at) === columnOf(grid, next) || rowOf(grid, at) === rowOf(grid, next)
    if (straight) strikeWall(at, next)
    else {
      const flanks = flanksOf(situation, at, next)
      const shut = (flank: Square): boolean =>
        (ground[flank]! & BLOCKING) !== 0 ||
        (edges[edgeBetween(grid, at, flank)]! & WALL) !== 0 ||
        (edges[edgeBetween(grid, flank, next)]! & WALL) !== 0
      // A corner that is open on one side is not broken through.
      if (flanks.every(shut)) {
        for (const flank of flanks) {
          strike(flank)
          strikeWall(at, flank)
          strikeWall(flank, next)
        }
      }
    }
    strike(next)
    at = next
  }
  return { squares: [...squares].sort((a, b) => a - b), walls: [...walls].sort((a, b) => a[0] - b[0]).map(([, wall]) => wall) }
}
