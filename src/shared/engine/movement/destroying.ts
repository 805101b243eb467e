/** What a figure breaks through on its way: blocking squares, walls, and both sides of a corner (IMT-06). */
import { columnOf, edgeBetween, rowOf, type Square } from '../../grid/grid.ts'
import { BARRIER, BLOCKING, WALL } from '../../position/position.ts'
import { flanksOf } from '../situation/adjacency.ts'
import type { Situation } from '../situation/situation.ts'
import type { Mover } from '../ground/ground.ts'
import { indestructibleIn, NO_ENTRY } from '../ground/terrain.ts'

export interface Destroyed {
  readonly squares: readonly Square[]
  readonly walls: readonly (readonly [Square, Square])[]
}

/** Blocking terrain and walls that fall as the figure goes this way; nothing for one that only passes through. */
export function destroyedOnTheWay(situation: Situation, mover: Mover, from: Square, path: readonly Square[]): Destroyed {
  if (!mover.destroys) return { squares: [], walls: [] }
  const { grid, ground, edges, level, indoor } = situation.position
  const { params } = situation.ruleset
  const squares = new Set<Square>()
  const walls = new Map<number, readonly [Square, Square]>()
  const strike = (square: Square): void => {
    if ((ground[square]! & BLOCKING) !== 0 && indestructibleIn(situation, square).length === 0) squares.add(square)
  }
  const strikeWall = (a: Square, b: Square): void => {
    const edge = edgeBetween(grid, a, b)
    if ((edges[edge]! & WALL) !== 0) walls.set(edge, a < b ? [a, b] : [b, a])
  }
  const isWalled = (a: Square, b: Square): boolean => (edges[edgeBetween(grid, a, b)]! & (WALL | BARRIER)) !== 0
  const isTooHigh = (flank: Square, a: Square, b: Square): boolean =>
    level[flank]! > level[a]! && level[flank]! > level[b]! && !mover.climbs
  // What lies on another level than both squares is not in the way, but indoor blocking terrain stands on each (TER-14).
  const isInTheWay = (flank: Square, a: Square, b: Square): boolean =>
    level[flank] === level[a] || level[flank] === level[b] || (indoor[flank] === 1 && params.lineOfFire.indoorBlocksAllLevels)
  let at = from
  for (const next of path) {
    const straight = columnOf(grid, at) === columnOf(grid, next) || rowOf(grid, at) === rowOf(grid, next)
    if (straight) strikeWall(at, next)
    else {
      const flanks = flanksOf(situation, at, next)
      const here = at
      const isShut = (flank: Square): boolean =>
        isTooHigh(flank, here, next) ||
        isWalled(here, flank) ||
        isWalled(flank, next) ||
        (isInTheWay(flank, here, next) && ((ground[flank]! & BLOCKING) !== 0 || (mover.ground[flank]! & NO_ENTRY) !== 0))
      // A corner that is open on one side is not broken through, but where the stricter side counts (MOV-09).
      if (params.movement.cornerIsStricter ? flanks.some(isShut) : flanks.every(isShut)) {
        for (const flank of flanks) {
          if (isInTheWay(flank, at, next)) strike(flank)
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
