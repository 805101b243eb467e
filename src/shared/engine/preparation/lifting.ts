/** Moves in which an object is taken up on the way: from wherever the figure comes next to it, its end or not (OBJ-02). */
import { columnOf, rowOf, type Square } from '../../grid/grid.ts'
import { takeSteps } from '../budget/budget.ts'
import type { Mover } from '../ground/ground.ts'
import { canStandIn, DIRECTIONS, FREE, linkCode, stepCode, stopsAtOpponent } from '../ground/step.ts'
import type { Spot } from '../movement/ways.ts'
import type { Situation } from '../situation/situation.ts'

/** Can the object be taken up from this square? */
export type InHand = (square: Square) => boolean

/** Where the figure is on its way, and whether it has the object already. */
interface Point {
  readonly square: Square
  readonly lifted: boolean
  readonly from: Point | null
}

const keyOf = ({ square, lifted }: Point): number => 2 * square + (lifted ? 1 : 0)

/** The squares that a step leads to, with what it says of going on. */
function stepsOut(situation: Situation, mover: Mover, at: Square): readonly (readonly [Square, number])[] {
  const { grid, links } = situation.position
  const [x, y] = [columnOf(grid, at), rowOf(grid, at)]
  const beside = DIRECTIONS.filter(([dx, dy]) => x + dx >= 0 && x + dx < grid.columns && y + dy >= 0 && y + dy < grid.rows).map(
    ([dx, dy]): readonly [Square, number] => {
      const to = at + dy * grid.columns + dx
      return [to, stepCode(situation, mover, at, to, dx, dy)]
    }
  )
  return [...beside, ...(links.get(at) ?? []).map((to): readonly [Square, number] => [to, linkCode(mover, at, to)])]
}

/** Every square to which it comes with the object, with the shortest way there; a square where it has to stop is not gone on from. */
function* walksLifting(situation: Situation, mover: Mover, start: Square, speed: number, inHand: InHand): Generator<[Point, number]> {
  const seen = new Set<number>()
  const goesOn = new Set<number>()
  const first: Point = { square: start, lifted: inHand(start), from: null }
  let edge: Point[] = [first]
  goesOn.add(keyOf(first))
  if (first.lifted) yield [first, 0]
  for (let steps = 1; steps <= speed && edge.length > 0; steps++) {
    const next: Point[] = []
    takeSteps(edge.length)
    for (const from of edge)
      for (const [square, code] of stepsOut(situation, mover, from.square)) {
        const mayLift = !stopsAtOpponent(code) || situation.ruleset.params.objects.pickedUpAsItStops
        const point: Point = { square, lifted: from.lifted || (mayLift && inHand(square)), from }
        const key = keyOf(point)
        // Who has the object can do whatever one without it can.
        if (code < FREE || goesOn.has(key) || goesOn.has(2 * square + 1)) continue
        if (point.lifted && !seen.has(key)) {
          seen.add(key)
          yield [point, steps]
        }
        if (code !== FREE) continue
        goesOn.add(key)
        next.push(point)
      }
    edge = next
  }
}

/** Every square in which a figure of one square can end with the object, with the fewest steps to it. */
export function endsLifting(situation: Situation, mover: Mover, speed: number, inHand: InHand): ReadonlyMap<string, Spot> {
  const [start] = mover.figure.squares
  const ends = new Map<string, Spot>()
  if (start === undefined) return ends
  for (const [{ square }, steps] of walksLifting(situation, mover, start, speed, inHand))
    if ((steps === 0 || canStandIn(mover, square)) && !ends.has(String(square))) ends.set(String(square), { square, base: [square], steps })
  return ends
}

/** The squares entered on a shortest such way to a square; empty where there is none, or it stands there with the object in its reach. */
export function pathLifting(situation: Situation, mover: Mover, to: Square, speed: number, inHand: InHand): readonly Square[] {
  const [start] = mover.figure.squares
  if (start === undefined) return []
  for (const [point] of walksLifting(situation, mover, start, speed, inHand)) {
    if (point.square !== to) continue
    const path: Square[] = []
    for (let at: Point = point; at.from !== null; at = at.from) path.unshift(at.square)
    return path
  }
  return []
}
