/** Where a figure may attack from in one action: its own square, and every square that the action lets it end in. */
import type { SquareXY } from '../../contract/case.ts'
import { xyOf, type Square } from '../../grid/grid.ts'
import type { MapObject } from '../../position/position.ts'
import { attackPriceOf } from '../movement/attackPrice.ts'
import { fewestSteps, NEVER } from '../movement/flood.ts'
import { handleObjects, squareCleared } from '../movement/objects.ts'
import { startMove, type Approach, type Start } from '../movement/mover.ts'
import { pathTo } from '../movement/path.ts'
import { waysTo } from '../movement/ways.ts'
import { asItLay, basesOf, isSameBase } from '../ground/base.ts'
import { moverOf } from '../ground/ground.ts'
import { canStandIn } from '../ground/step.ts'
import { compareFractions, fraction, ONE, times, ZERO, type Fraction } from '../../base/numbers/fraction.ts'
import { withApplied } from '../situation/changes.ts'
import type { FigureState, Situation } from '../situation/situation.ts'
import { standsOfLarger } from './largerStands.ts'
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

export type { Stand } from './stand.ts'

/** The stand of an action that does not move the figure. */
export const standStill = (user: FigureState): Stand[] =>
  user.squares.slice(0, 1).map((square) => ({ square, base: user.squares, steps: 0, needsSpeed: false, pickUp: null, ...freely(ONE) }))

/** How a figure gets to the squares within its speed: by which rolls, and with how many steps then. */
interface Field {
  readonly steps: Uint16Array
  readonly rolledTo: (square: Square) => readonly Approach[]
}

/** To each square with the best chance: past as few as possible of those who may keep it away. */
function fieldWithin(situation: Situation, start: Start, from: Square, speed: number): Field {
  const rolled = rolledFor(situation, start, [from], speed)
  const all = fewestSteps(situation, start.mover, from, speed)
  if (rolled.length === 0) return { steps: all, rolledTo: () => NO_APPROACHES }
  const easiest = [...rolled].sort((a, b) => a.fails - b.fails)
  const steps = new Uint16Array(all.length).fill(NEVER)
  const found = new Map<Square, { readonly by: readonly Approach[]; readonly chance: Fraction }>()
  const squares = [...all.keys()].filter((square) => all[square] !== NEVER)
  for (let count = 0; count <= rolled.length; count++) {
    const most = chanceOfAll(easiest.slice(0, count))
    const open = squares.filter((square) => compareFractions(found.get(square)?.chance ?? ZERO, most) < 0)
    if (open.length === 0) break
    for (const by of choices(rolled, count)) {
      const field = fewestSteps(situation, moverBeside(situation, start, rolled, by), from, speed)
      const chance = chanceOfAll(by)
      for (const square of open) {
        const known = found.get(square)
        const better = known ? compareFractions(chance, known.chance) : 1
        if (field[square] === NEVER || better < 0 || (better === 0 && field[square]! >= steps[square]!)) continue
        found.set(square, { by, chance })
        steps[square] = field[square]!
      }
    }
  }
  return { steps, rolledTo: (square) => found.get(square)?.by ?? NO_APPROACHES }
}

interface Trip {
  readonly start: Start
  /** The square of it that moves. */
  readonly from: Square
  readonly path: readonly Square[]
}

/** Its way to the stand; null: it stands there. */
function tripTo(situation: Situation, user: FigureState, action: string | null, stand: Stand): Trip | null {
  const from = user.squares[0]
  if (action === null || from === undefined || isSameBase(stand.base, user.squares)) return null
  const faster = stand.needsSpeed
    ? withApplied(situation, user.figure.index, { source: 'perplex', value: 'speed', modifier: 1 })
    : situation
  const start = startMove(faster, user, action, null, { cleared: squareCleared(situation, stand.pickUp ?? undefined) })
  const mover = moverBeside(situation, start, rolledFor(situation, start, user.squares, start.speed), stand.approaches)
  if (user.squares.length === 1) return { start, from, path: pathTo(situation, mover, from, stand.square, start.speed) }
  const way = waysTo(situation, mover, stand.square, start.speed).find(({ base }) => isSameBase(base, stand.base))
  return way ? { start, from: way.from, path: way.path } : null
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
  const kept: { chance: Fraction; squares: readonly Square[] }[] = []
  let [at, back, left] = [from, user.squares, ONE]
  const probes = stand.approaches.map((approach) => ({
    fails: approach.fails,
    guarded: moverOf(situation, user, { ...start.wish, guards: [approach.guard] }).guarded!,
    over: false
  }))
  const endsOn = restsOn(situation, start, from)
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

/**
 * Every stand in an action that moves it, the nearest first; `faster`: it may raise its own speed by 1 beforehand.
 * Objects are counted where they lie next to the beginning or the end of the way.
 */
export function standsIn(situation: Situation, user: FigureState, action: string, faster: boolean): Stand[] {
  const from = user.squares[0]
  const start = startMove(situation, user, action)
  if (from === undefined || start.against.length > 0) return []
  if (user.squares.length > 1) return standsOfLarger(situation, start, action, faster)
  const away = chanceToGetAway(situation, user, action)
  // Where the attack is paid for with movement, that much has to be left (CC-20).
  const price = attackPriceOf(situation.ruleset, action)?.attack ?? 0
  if (start.speed < price) return []
  const near = fieldWithin(situation, start, from, start.speed - price)
  const quick = faster
    ? startMove(withApplied(situation, user.figure.index, { source: 'perplex', value: 'speed', modifier: 1 }), user, action).speed
    : start.speed
  const far = quick > start.speed ? fieldWithin(situation, start, from, quick - price) : near
  const stands: Stand[] = []
  const getsTo = (field: Field, square: Square): Pick<Stand, 'steps' | 'away' | 'approaches' | 'comes' | 'reached'> => {
    const steps = field.steps[square]!
    return { steps, ...comingBy(field.rolledTo(square), square === from ? ONE : away) }
  }
  const lifted = objectsFor(situation, user)
  const mayLift = (object: MapObject, at: readonly Square[]): boolean =>
    handleObjects(situation, start.mover, action, at, { pickUp: object.id, putDown: null, attackAfter: true }).against.length === 0
  // What is taken up before the first step no longer hinders it.
  const first = lifted.filter((object) => mayLift(object, [from]))
  for (const object of first) {
    const cleared = startMove(situation, user, action, null, { picksUpToAttack: true, cleared: squareCleared(situation, object) })
    const field = fieldWithin(situation, cleared, from, cleared.speed)
    field.steps.forEach((count, square) => {
      if (count !== NEVER && canStandIn(cleared.mover, square))
        stands.push({ square, base: [square], ...getsTo(field, square), needsSpeed: false, pickUp: object })
    })
  }
  // Who picks up what it strikes with may be slower for it (CC-15).
  const laden = startMove(situation, user, action, null, { picksUpToAttack: true }).speed - price
  const add = (field: Field, square: Square, needsSpeed: boolean): void => {
    const stand = { square, base: [square], ...getsTo(field, square), needsSpeed }
    stands.push({ ...stand, pickUp: null })
    const slow = laden < start.speed - price && stand.steps > laden
    for (const object of slow ? [] : lifted)
      if (!first.includes(object) && mayLift(object, [square])) stands.push({ ...stand, pickUp: object })
  }
  for (let square = 0; square < far.steps.length; square++) {
    if (far.steps[square] === NEVER || !canStandIn(start.mover, square)) continue
    if (near.steps[square] !== NEVER) add(near, square, false)
    // One more square may lead around those who may keep it away.
    if (near.steps[square] === NEVER || compareFractions(chanceOfAll(far.rolledTo(square)), chanceOfAll(near.rolledTo(square))) > 0)
      add(far, square, true)
  }
  return stands.sort((a, b) => a.steps - b.steps || a.square - b.square)
}
