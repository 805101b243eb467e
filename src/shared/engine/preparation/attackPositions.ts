/** Where a figure may attack from in one action: its own square, and every square that the action lets it end in. */
import type { ObjectWeight } from '../../contract/case.ts'
import type { Square } from '../../grid/grid.ts'
import type { MapObject } from '../../position/position.ts'
import { breakAway } from '../movement/breakAway.ts'
import { attackPriceOf } from '../movement/attackPrice.ts'
import { fewestSteps, NEVER } from '../movement/flood.ts'
import { handleObjects, squareCleared } from '../movement/objects.ts'
import { startMove } from '../movement/mover.ts'
import { canStandIn } from '../ground/step.ts'
import { fraction, ONE, type Fraction } from '../../base/numbers/fraction.ts'
import { withApplied } from '../situation/changes.ts'
import type { FigureState, Situation } from '../situation/situation.ts'

export interface Stand {
  readonly square: Square
  /** Fewest steps to it. */
  readonly steps: number
  /** It is reached only with one more speed. */
  readonly needsSpeed: boolean
  /** Taken up on the way. */
  readonly pickUp: MapObject | null
  /** The chance to get away from the opponents next to it, where it has to. */
  readonly away: Fraction
}

/** How often of six the figure gets away from its neighbours in this action. */
function chanceToGetAway(situation: Situation, user: FigureState, action: string): Fraction {
  const freed = [1, 2, 3, 4, 5, 6].filter((roll) => breakAway(situation, user, roll, [action]).verdict !== 'failure').length
  return fraction(freed, 6)
}

/** The stand of an action that does not move the figure. */
export const standStill = (user: FigureState): Stand[] =>
  user.squares.map((square) => ({ square, steps: 0, needsSpeed: false, pickUp: null, away: ONE })).slice(0, 1)

const isWeight = (kind: string): kind is ObjectWeight => kind === 'light' || kind === 'heavy' || kind === 'ultra-heavy'

/**
 * Every stand in an action that moves it, the nearest first; `faster`: it may raise its own speed by 1 beforehand.
 * Objects are counted where they lie next to the beginning or the end of the way.
 */
export function standsIn(situation: Situation, user: FigureState, action: string, faster: boolean): Stand[] {
  const from = user.squares[0]
  const start = startMove(situation, user, action)
  if (from === undefined || user.squares.length > 1 || start.against.length > 0) return []
  const away = chanceToGetAway(situation, user, action)
  // Where the attack is paid for with movement, that much has to be left (CC-20).
  const price = attackPriceOf(situation.ruleset, action)?.attack ?? 0
  if (start.speed < price) return []
  const near = fewestSteps(situation, start.mover, from, start.speed - price)
  const quick = faster
    ? startMove(withApplied(situation, user.figure.index, { source: 'perplex', value: 'speed', modifier: 1 }), user, action).speed
    : start.speed
  const far = quick > start.speed ? fewestSteps(situation, start.mover, from, quick - price) : near
  const stands: Stand[] = []
  const lifted =
    user.can.has('super-strength') && !user.figure.holding ? situation.position.objects.filter(({ kind }) => isWeight(kind)) : []
  const mayLift = (object: MapObject, at: readonly Square[]): boolean =>
    handleObjects(situation, start.mover, action, at, { pickUp: object.id, putDown: null, attackAfter: true }).against.length === 0
  // What is taken up before the first step no longer hinders it.
  const first = lifted.filter((object) => mayLift(object, [from]))
  for (const object of first) {
    const { mover, speed } = startMove(situation, user, action, null, { picksUpToAttack: true, cleared: squareCleared(situation, object) })
    const steps = fewestSteps(situation, mover, from, speed)
    steps.forEach((count, square) => {
      if (count !== NEVER && canStandIn(mover, square))
        stands.push({ square, steps: count, needsSpeed: false, pickUp: object, away: square === from ? ONE : away })
    })
  }
  // Who picks up what it strikes with may be slower for it (CC-15).
  const laden = startMove(situation, user, action, null, { picksUpToAttack: true }).speed - price
  for (let square = 0; square < far.length; square++) {
    const steps = far[square]!
    if (steps === NEVER || !canStandIn(start.mover, square)) continue
    const stand = { square, steps, needsSpeed: near[square] === NEVER, away: square === from ? ONE : away }
    stands.push({ ...stand, pickUp: null })
    const slow = laden < start.speed - price && steps > laden
    for (const object of slow ? [] : lifted)
      if (!first.includes(object) && mayLift(object, [square])) stands.push({ ...stand, pickUp: object })
  }
  return stands.sort((a, b) => a.steps - b.steps || a.square - b.square)
}
