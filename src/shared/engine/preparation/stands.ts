/** Where a figure may attack from in an action that moves it: every base, of one square or of several, that it can come to lie on. */
import { compareFractions, ONE, ZERO, type Fraction } from '../../base/numbers/fraction.ts'
import type { MapObject } from '../../position/position.ts'
import { asItLay, isSameBase } from '../ground/base.ts'
import type { Mover } from '../ground/ground.ts'
import { canStandIn } from '../ground/step.ts'
import { attackPriceOf } from '../movement/attackPrice.ts'
import { fewestSteps, NEVER } from '../movement/flood.ts'
import { startMove, type Approach, type Start } from '../movement/mover.ts'
import { handleObjects, squareCleared } from '../movement/objects.ts'
import { spotsWithin, type Spot } from '../movement/ways.ts'
import { withApplied } from '../situation/changes.ts'
import type { FigureState, Situation } from '../situation/situation.ts'
import {
  chanceOfAll,
  chanceToGetAway,
  choices,
  comingBy,
  freely,
  moverBeside,
  NO_APPROACHES,
  objectsFor,
  rolledFor,
  type Stand
} from './stand.ts'

/** The stand of an action that does not move the figure. */
export const standStill = (user: FigureState): Stand[] =>
  user.squares.slice(0, 1).map((square) => ({ square, base: user.squares, steps: 0, needsSpeed: false, pickUp: null, ...freely(ONE) }))

const bySquare = (a: Stand['base'], b: Stand['base']): number => a[0]! - b[0]!

/** A base with the rolls that it takes to come there. */
interface Rolled {
  readonly spot: Spot
  readonly by: readonly Approach[]
  readonly chance: Fraction
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

/** To each base with the best chance: past as few as possible of those who may keep it away. */
function rolledWithin(situation: Situation, start: Start, speed: number): ReadonlyMap<string, Rolled> {
  const rolled = rolledFor(situation, start, start.mover.figure.squares, speed)
  const all = endsWithin(situation, start.mover, speed)
  if (rolled.length === 0) return new Map([...all].map(([key, spot]) => [key, { spot, by: NO_APPROACHES, chance: ONE }]))
  const easiest = [...rolled].sort((a, b) => a.fails - b.fails)
  const found = new Map<string, Rolled>()
  for (let count = 0; count <= rolled.length; count++) {
    const most = chanceOfAll(easiest.slice(0, count))
    const open = [...all.keys()].filter((key) => compareFractions(found.get(key)?.chance ?? ZERO, most) < 0)
    if (open.length === 0) break
    for (const by of choices(rolled, count)) {
      const ends = endsWithin(situation, moverBeside(situation, start, rolled, by), speed)
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

/**
 * Every stand in an action that moves it, the nearest first; `faster`: it may raise its own speed by 1 beforehand.
 * Objects are counted where they lie next to the beginning or the end of the way.
 */
export function standsIn(situation: Situation, user: FigureState, action: string, faster: boolean): Stand[] {
  const start = startMove(situation, user, action)
  // Where the attack is paid for with movement, that much has to be left (CC-20).
  const price = attackPriceOf(situation.ruleset, action)?.attack ?? 0
  if (user.squares.length === 0 || start.against.length > 0 || start.speed < price) return []
  const away = chanceToGetAway(situation, user, action)
  const near = rolledWithin(situation, start, start.speed - price)
  const quick = faster
    ? startMove(withApplied(situation, user.figure.index, { source: 'perplex', value: 'speed', modifier: 1 }), user, action).speed
    : start.speed
  const far = quick > start.speed ? rolledWithin(situation, start, quick - price) : near
  const standOn = ({ spot, by }: Rolled, needsSpeed: boolean, pickUp: MapObject | null): Stand => ({
    ...spot,
    ...comingBy(by, isSameBase(spot.base, user.squares) ? ONE : away),
    needsSpeed,
    pickUp
  })
  const lifted = objectsFor(situation, user)
  const mayLift = (object: MapObject, at: readonly number[]): boolean =>
    handleObjects(situation, start.mover, action, at, { pickUp: object.id, putDown: null, attackAfter: true }).against.length === 0
  // What is taken up before the first step no longer hinders it.
  const first = lifted.filter((object) => mayLift(object, user.squares))
  const stands = first.flatMap((object) => {
    const cleared = startMove(situation, user, action, null, { picksUpToAttack: true, cleared: squareCleared(situation, object) })
    return [...rolledWithin(situation, cleared, cleared.speed).values()].map((one) => standOn(one, false, object))
  })
  // Who picks up what it strikes with may be slower for it (CC-15).
  const laden = startMove(situation, user, action, null, { picksUpToAttack: true }).speed - price
  const add = (one: Rolled, needsSpeed: boolean): void => {
    stands.push(standOn(one, needsSpeed, null))
    const slow = laden < start.speed - price && one.spot.steps > laden
    for (const object of slow ? [] : lifted)
      if (!first.includes(object) && mayLift(object, [one.spot.square])) stands.push(standOn(one, needsSpeed, object))
  }
  for (const [key, one] of far) {
    const known = near.get(key)
    if (known) add(known, false)
    // One more square may lead around those who may keep it away.
    if (!known || compareFractions(one.chance, known.chance) > 0) add(one, true)
  }
  const order = user.squares.length > 1 ? asItLay(situation, user.squares) : bySquare
  return stands.sort((a, b) => a.steps - b.steps || order(a.base, b.base))
}
