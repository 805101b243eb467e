/** What a figure breaks through on its way: blocking squares, walls, and both sides of a corner (IMT-06). */
import { columnOf, edgeBetween, rowOf, type Square } from '../../grid/grid.ts'
import { BLOCKING, DOOR, WALL } from '../../position/position.ts'
import type { MovementIgnore } from '../../rules/vocabulary/vocabulary.ts'
import { flanksOf } from '../situation/adjacency.ts'
import type { Situation } from '../situation/situation.ts'
import type { Broken } from '../ground/base.ts'
import type { Mover } from '../ground/ground.ts'
import { detour } from '../ground/step.ts'
import { indestructibleIn, terrainOf, type Terrain } from '../ground/terrain.ts'

export type Destroyed = Broken

/** All kinds of what it breaks. */
const BROKEN: readonly MovementIgnore[] = ['blocking', 'indoor-blocking', 'outdoor-blocking']

/** The terrain as it is to the figure before anything is broken. */
function unbrokenFor(situation: Situation, { figure, ignores }: Mover): Terrain {
  const kept = new Set([...ignores].filter((what) => !BROKEN.includes(what)))
  return terrainOf(situation, figure, { ignores: kept, destroys: false, outdoorsOnly: false, cleared: [] })
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
    if ((edges[edge]! & (WALL | DOOR)) === WALL) walls.set(edge, a < b ? [a, b] : [b, a])
  }
  const unbroken = { ...unbrokenFor(situation, mover), climbs: mover.climbs }
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
      const isShut = (flank: Square): boolean => detour(situation, unbroken, here, flank, next) === 2
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

/** The terrain that is gone when a base of several squares ends this way; null: the figure breaks nothing. */
export const brokenOn = (situation: Situation, mover: Mover, from: Square, path: readonly Square[]): Broken | null =>
  mover.destroys && mover.figure.squares.length > 1 ? destroyedOnTheWay(situation, mover, from, path) : null
