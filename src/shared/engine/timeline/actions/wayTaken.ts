/** The way that a figure takes in a move of which its player tells the square and not the way, and how a larger base then lies (MOV-01, MUL-02). */
import type { Moving } from '../../../contract/case.ts'
import { squareAt, type Square } from '../../../grid/grid.ts'
import { canSetDown } from '../../carrying/setDown.ts'
import { asItLay, isSameBase } from '../../ground/base.ts'
import type { Mover } from '../../ground/ground.ts'
import { underBridge } from '../../lineOfFire/heights.ts'
import type { MoveFound } from '../../movement/move.ts'
import type { Start } from '../../movement/mover.ts'
import { pathTo } from '../../movement/path.ts'
import { waysOver, waysTo, type Way } from '../../movement/ways.ts'
import type { FigureState, Situation } from '../../situation/situation.ts'
import { chooseBase } from '../play/laying.ts'
import type { Play } from '../play/play.ts'

/** A move before its way is known. */
export interface Trip {
  readonly situation: Situation
  readonly figure: FigureState
  /** The figure with what it still uses in this action. */
  readonly mover: FigureState
  /** The figures that it carries from here on. */
  readonly carried: readonly FigureState[]
  /** Squares of movement that are left. */
  readonly left: number
  /** How a larger base is to lie at its end; undefined: it is not told. */
  readonly wanted: readonly Square[] | undefined
  /** How the move begins on a map. @param withDice  whether the dice count that keep it away from somebody (TEAM-HYPERTIME) */
  readonly startIn: (map: Situation, withDice?: boolean) => Start
}

export interface WayTaken {
  /** null: it cannot get there. */
  readonly path: readonly Square[] | null
  /** The same with the base at its end; undefined: its player tells the path, or no base fits there. */
  readonly way: Way | undefined
}

/** The shortest way to a square where the figure can end, bent for who may not turn, so that this is what is said of it; null: it cannot get there. */
function shortestPath(situation: Situation, mover: Mover, start: Square, goal: Square, speed: number): readonly Square[] | null {
  if (goal === start) return []
  const path = pathTo(situation, { ...mover, straight: null }, start, goal, speed)
  return path.length > 0 ? path : null
}

/**
 * The ways to this square, each with how the figure then lies: for a larger base whichever of its squares goes there, else whichever of them lies there
 * then (MUL-02).
 */
export function waysThere({ figure, carried, left, wanted }: Trip, map: Situation, by: Mover, to: Square): readonly Way[] {
  const { squares } = figure
  if (squares.length > 1 && (to !== squares[0] || wanted)) {
    const roomy = (ways: readonly Way[]): readonly Way[] => {
      const withRoom = ways.filter(({ base }) => canSetDown(map, figure, carried, base))
      return withRoom.length > 0 ? withRoom : ways
    }
    const ways = waysTo(map, by, to, left)
    const fits = wanted ? ways.some(({ base }) => isSameBase(base, wanted)) : ways.length > 0
    const over = fits || by.straight ? [] : waysOver(map, by, to, left)
    return roomy(over.length > 0 ? over : ways)
  }
  const found = shortestPath(map, by, squares[0]!, to, left)
  return found ? [{ from: squares[0]!, path: found, base: squares.length > 1 ? squares : [to] }] : []
}

/** Who begins below a bridge may go under it, but not end there (MAP-25). */
function waysUnder(trip: Trip, to: Square): readonly Way[] {
  const below = underBridge(trip.situation, trip.mover)
  return below && !below.bridge.has(to) ? waysThere(trip, below.situation, trip.startIn(below.situation).mover, to) : []
}

/** Where no base fits, a way of one of its squares alone: so it is said what is wrong there. */
const wayOfOne = ({ situation, figure, left }: Trip, by: Mover, to: Square): readonly Square[] | null =>
  figure.squares
    .flatMap((square) => {
      const found = shortestPath(situation, by, square, to, left)
      return found ? [found] : []
    })
    .sort((a, b) => a.length - b.length)[0] ?? null

/** The way that is told, or the best to the square that is; null: a larger base cannot lie there as it is told to. */
export function wayTaken(play: Play, trip: Trip, moving: Moving, start: Start): WayTaken | null {
  const { situation, figure } = trip
  const { grid } = situation.position
  if (moving.path) return { path: moving.path.map(([x, y]) => squareAt(grid, x, y)), way: undefined }
  if (moving.to === undefined) return { path: [], way: undefined }
  const goal = squareAt(grid, moving.to[0], moving.to[1])
  const over = waysThere(trip, situation, start.mover, goal)
  const ways = over.length > 0 ? over : waysUnder(trip, goal)
  const way = chooseBase(play, figure.id, ways, ({ base }) => base, trip.wanted)
  return way || ways.length === 0 ? { path: way?.path ?? wayOfOne(trip, start.mover, goal), way } : null
}

/** Which of the bases on which its path can end a larger figure takes where none is told; undefined: there is nothing to choose. */
export function layAtEnd(play: Play, { id, squares }: FigureState, bases: () => MoveFound['bases']): readonly Square[] | undefined {
  if (squares.length === 1) return undefined
  return chooseBase(play, id, [...bases()].sort(asItLay(play.situation, squares)), (base) => base, undefined)
}
