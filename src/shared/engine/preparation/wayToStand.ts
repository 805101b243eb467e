/** How a figure comes to where it attacks from: its way there, and where a roll to come next to somebody keeps it back. */
import type { SquareXY } from '../../contract/case.ts'
import { xyOf, type Square } from '../../grid/grid.ts'
import { underBridge } from '../lineOfFire/heights.ts'
import { squareCleared } from '../movement/objects.ts'
import { startMove, type Start } from '../movement/mover.ts'
import { pathTo } from '../movement/path.ts'
import { waysTo } from '../movement/ways.ts'
import { asItLay, basesOf, isSameBase } from '../ground/base.ts'
import { moverOf } from '../ground/ground.ts'
import { canStandIn } from '../ground/step.ts'
import { fraction, ONE, times, type Fraction } from '../../base/numbers/fraction.ts'
import type { FigureState, Situation } from '../situation/situation.ts'
import { withMore } from './freeActions.ts'
import { pathLifting } from './lifting.ts'
import { mayLift, moverBeside, rolledFor, type Stand } from './stand.ts'

interface Trip {
  /** The map that it moves over, or the lower level of it. */
  readonly situation: Situation
  readonly start: Start
  /** The square of it that moves. */
  readonly from: Square
  readonly path: readonly Square[]
}

/** Its way to the stand; null: it stands there. */
function tripTo(map: Situation, user: FigureState, action: string | null, stand: Stand): Trip | null {
  const situation = stand.under ? (underBridge(map, user)?.situation ?? map) : map
  const from = user.squares[0]
  if (action === null || from === undefined || stand.steps === 0) return null
  const faster = stand.needsSpeed > 0 ? withMore(situation, user, 'speed', stand.needsSpeed) : situation
  const start = startMove(faster, user, action, { cleared: squareCleared(situation, stand.pickUp ?? undefined) })
  const mover = moverBeside(situation, start, rolledFor(situation, start, user.squares, start.speed), stand.approaches)
  const object = stand.pickUp
  if (user.squares.length === 1 && object) {
    const inHand = (square: Square): boolean => mayLift(situation, start.mover, action, object, [square])
    return { situation, start, from, path: pathLifting(situation, mover, stand.square, start.speed, inHand) }
  }
  if (user.squares.length === 1) return { situation, start, from, path: pathTo(situation, mover, from, stand.square, start.speed) }
  const way = waysTo(situation, mover, stand.square, start.speed).find(({ base }) => isSameBase(base, stand.base))
  return way ? { situation, start, from: way.from, path: way.path } : null
}

/** The squares that the figure enters on its way to its stand; empty where it stands there. */
export const wayTo = (situation: Situation, user: FigureState, action: string | null, stand: Stand): readonly SquareXY[] =>
  (tripTo(situation, user, action, stand)?.path ?? []).map((square) => xyOf(situation.position.grid, square))

/** Where a roll to come next to somebody leaves the figure where it fails, once it has got away: as far as it has come. */
export function keptBack(
  situation: Situation,
  user: FigureState,
  action: string | null,
  stand: Stand
): readonly { readonly chance: Fraction; readonly squares: readonly Square[] }[] {
  const trip = tripTo(situation, user, action, stand)
  if (!trip) return []
  const { start, from, path } = trip
  const ground = trip.situation
  const kept: { chance: Fraction; squares: readonly Square[] }[] = []
  let [at, back, left] = [from, user.squares, ONE]
  const probes = stand.approaches.map((approach) => ({
    fails: approach.fails,
    guarded: moverOf(ground, user, { ...start.wish, guards: [approach.guard] }).guarded!,
    over: false
  }))
  const endsOn = restsOn(ground, start, from)
  for (const [index, square] of path.entries()) {
    for (const probe of probes) {
      if (probe.over || (probe.guarded[square]! & ~probe.guarded[at]!) === 0) continue
      probe.over = true
      kept.push({ chance: times(left, fraction(probe.fails, 6)), squares: back })
      left = times(left, fraction(6 - probe.fails, 6))
    }
    at = square
    back = endsOn(square, index + 1) ?? back
  }
  return kept
}

/** How the figure lies where its move ends with the square that began in `from`, after so many steps; null: it cannot end there. */
function restsOn(situation: Situation, { mover }: Start, from: Square): (square: Square, steps: number) => readonly Square[] | null {
  const { squares } = mover.figure
  if (squares.length === 1) return (square) => (canStandIn(mover, square) ? [square] : null)
  const bases = basesOf(situation, mover)
  const order = asItLay(situation, squares)
  return (square, steps) =>
    bases
      .around(squares.indexOf(from), square, steps)
      .map((place) => place.squares)
      .sort(order)[0] ?? null
}
