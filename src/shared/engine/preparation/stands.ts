/** Where a figure may attack from in an action that moves it: every base, of one square or of several, that it can come to lie on. */
import { compareFractions, ONE, ZERO, type Fraction } from '../../base/numbers/fraction.ts'
import type { MapObject } from '../../position/position.ts'
import { asItLay } from '../ground/base.ts'
import type { Mover } from '../ground/ground.ts'
import { canStandIn } from '../ground/step.ts'
import { HELD } from '../ground/terrain.ts'
import { underBridge } from '../lineOfFire/heights.ts'
import { attackPriceOf } from '../movement/attackPrice.ts'
import { fewestSteps, NEVER } from '../movement/flood.ts'
import type { Square } from '../../grid/grid.ts'
import { startMove, type Approach, type Start } from '../movement/mover.ts'
import { squareCleared } from '../movement/objects.ts'
import { spotsWithin, type Spot } from '../movement/ways.ts'
import type { FigureState, Situation } from '../situation/situation.ts'
import { withMore } from './freeActions.ts'
import { endsLifting } from './lifting.ts'
import {
  chanceOfAll,
  chanceToGetAway,
  choices,
  comingBy,
  freely,
  mayComeNextTo,
  mayLift,
  moverBeside,
  NO_APPROACHES,
  objectsFor,
  rolledFor,
  type Stand
} from './stand.ts'

/** The stand of an action that does not move the figure. */
export const standStill = (user: FigureState): Stand[] =>
  user.squares.slice(0, 1).map((square) => ({ square, base: user.squares, steps: 0, needsSpeed: 0, pickUp: null, ...freely(ONE) }))

const bySquare = (a: Stand['base'], b: Stand['base']): number => a[0]! - b[0]!

/** A base with the rolls that it takes to come there. */
interface Rolled {
  readonly spot: Spot
  readonly by: readonly Approach[]
  readonly chance: Fraction
  readonly under?: true
}

/** Every base that the figure can end on, by its squares, with the fewest steps to it (MUL-02). */
function endsWithin(situation: Situation, mover: Mover, speed: number): ReadonlyMap<string, Spot> {
  const { squares } = mover.figure
  if (squares.length > 1) return spotsWithin(situation, mover, speed)
  const ends = new Map<string, Spot>()
  for (const [square, steps] of fewestSteps(situation, mover, squares[0]!, speed).entries())
    if (steps !== NEVER && canStandIn(mover, square)) ends.set(String(square), { square, base: [square], steps })
  return ends
}

/** Where a mover can end within so many squares. */
type Ends = (mover: Mover, speed: number) => ReadonlyMap<string, Spot>

/** To each base with the best chance: past as few as possible of those who may keep it away. */
function rolledWithin(situation: Situation, start: Start, speed: number, endsOf: Ends): ReadonlyMap<string, Rolled> {
  const rolled = rolledFor(situation, start, start.mover.figure.squares, speed)
  const all = endsOf(start.mover, speed)
  if (rolled.length === 0) return new Map([...all].map(([key, spot]) => [key, { spot, by: NO_APPROACHES, chance: ONE }]))
  const easiest = [...rolled].sort((a, b) => a.fails - b.fails)
  const found = new Map<string, Rolled>()
  for (let count = 0; count <= rolled.length; count++) {
    const most = chanceOfAll(easiest.slice(0, count))
    const open = [...all.keys()].filter((key) => compareFractions(found.get(key)?.chance ?? ZERO, most) < 0)
    if (open.length === 0) break
    for (const by of choices(rolled, count)) {
      const ends = endsOf(moverBeside(situation, start, rolled, by), speed)
      const chance = chanceOfAll(by)
      for (const key of open) {
        const spot = ends.get(key)
        const known = found.get(key)
        const better = known ? compareFractions(chance, known.chance) : 1
        if (spot && (better > 0 || (better === 0 && spot.steps < known!.spot.steps))) found.set(key, { spot, by, chance })
      }
    }
  }
  return found
}

/** The bases that a figure reaches over the map, and those that it reaches better by the lower level under a bridge (MAP-25). */
function joined(over: ReadonlyMap<string, Rolled>, under: ReadonlyMap<string, Rolled>): ReadonlyMap<string, Rolled> {
  const all = new Map(over)
  for (const [key, one] of under) {
    const known = over.get(key)
    const better = known ? compareFractions(one.chance, known.chance) : 1
    if (better > 0 || (better === 0 && one.spot.steps < known!.spot.steps)) all.set(key, { ...one, under: true })
  }
  return all
}

/** Where a figure can end with the object in its hands. A larger base is looked at where it begins and ends, not on its way. */
function endsWith(situation: Situation, mayLift: (at: readonly Square[]) => boolean): Ends {
  return (mover, speed) => {
    const { squares } = mover.figure
    if (squares.length === 1) return endsLifting(situation, mover, speed, (square) => mayLift([square]))
    const ends = spotsWithin(situation, mover, speed)
    if (mayLift(squares)) return ends
    const asItStops = situation.ruleset.params.objects.pickedUpAsItStops
    return new Map([...ends].filter(([, { square, base }]) => (asItStops || (mover.ground[square]! & HELD) === 0) && mayLift(base)))
  }
}

/** Stands that are known, by figure, action and speed: the search for plans and the list of what no plan compares ask for the same ones. */
const standsOf = new WeakMap<Situation, Map<string, readonly Stand[]>>()

/**
 * The squares that an action can move it to, the nearest first; `faster`: by this number it may raise its own speed before.
 * An object can be picked up anywhere on the way.
 */
export function standsIn(situation: Situation, user: FigureState, action: string, faster: number): readonly Stand[] {
  const there = standsOf.get(situation) ?? new Map<string, readonly Stand[]>()
  standsOf.set(situation, there)
  const key = `${user.id} ${action} ${faster}`
  const stands = there.get(key) ?? findStands(situation, user, action, faster)
  there.set(key, stands)
  return stands
}

function findStands(situation: Situation, user: FigureState, action: string, faster: number): readonly Stand[] {
  const start = startMove(situation, user, action)
  // Where the attack is paid for with movement, that much has to be left (CC-20).
  const price = attackPriceOf(situation.ruleset, action)?.attack ?? 0
  if (user.squares.length === 0 || start.against.length > 0 || start.speed < price) return []
  const away = chanceToGetAway(situation, user, action)
  const stands: Stand[] = []
  const add = ({ spot, by, under }: Rolled, needsSpeed: number, pickUp: MapObject | null): void => {
    stands.push({ ...spot, ...comingBy(by, spot.steps === 0 ? ONE : away), needsSpeed, pickUp, ...(under && { under }) })
  }
  const below = underBridge(situation, user)?.situation
  const startBelow = below && startMove(below, user, action)
  const addAll = (pickUp: MapObject | null, endsOf: Ends): void => {
    // What is taken up no longer hinders, and who strikes with it may be slower for it (CC-15).
    const more = pickUp ? { picksUpToAttack: true, cleared: squareCleared(situation, pickUp) } : {}
    const slow = pickUp ? startMove(situation, user, action, more) : start
    const within = (speed: number): ReadonlyMap<string, Rolled> => {
      const over = rolledWithin(situation, slow, speed, endsOf)
      // No object of the other level can be picked up from below.
      if (!below || !startBelow || pickUp) return over
      return joined(
        over,
        rolledWithin(below, startBelow, speed, (mover, most) => endsWithin(below, mover, most))
      )
    }
    const near = within(slow.speed - price)
    const quick = faster > 0 ? startMove(withMore(situation, user, 'speed', faster), user, action, more).speed : slow.speed
    const far = quick > slow.speed ? within(quick - price) : near
    for (const [key, one] of far) {
      const known = near.get(key)
      if (known) add(known, 0, pickUp)
      // One more square may lead around those who may keep it away.
      if (!known || compareFractions(one.chance, known.chance) > 0) add(one, faster, pickUp)
    }
  }
  addAll(null, (mover, speed) => endsWithin(situation, mover, speed))
  const farthest = start.speed + faster
  for (const object of objectsFor(situation, user).filter(({ square }) => mayComeNextTo(situation, user.squares, farthest, [square])))
    addAll(
      object,
      endsWith(situation, (at) => mayLift(situation, start.mover, action, object, at))
    )
  const order = user.squares.length > 1 ? asItLay(situation, user.squares) : bySquare
  return stands.sort((a, b) => a.steps - b.steps || order(a.base, b.base))
}
