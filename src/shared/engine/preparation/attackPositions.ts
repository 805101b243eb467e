/** Where a figure may attack from in one action: its own square, and every square that the action lets it end in. */
import type { ObjectWeight, SquareXY } from '../../contract/case.ts'
import { distanceBetween, xyOf, type Square } from '../../grid/grid.ts'
import type { MapObject } from '../../position/position.ts'
import { breakAway } from '../movement/breakAway.ts'
import { attackPriceOf } from '../movement/attackPrice.ts'
import { fewestSteps, NEVER } from '../movement/flood.ts'
import { handleObjects, squareCleared } from '../movement/objects.ts'
import { startMove, type Approach, type Start } from '../movement/mover.ts'
import { pathTo } from '../movement/path.ts'
import { moverOf, type Mover } from '../ground/ground.ts'
import { canStandIn } from '../ground/step.ts'
import { compareFractions, fraction, ONE, times, ZERO, type Fraction } from '../../base/numbers/fraction.ts'
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
  /** Opponents that it comes next to on the way by a roll (TEAM-HYPERTIME): no more of them than it has to. */
  readonly approaches: readonly Approach[]
  /** The chance of those rolls. */
  readonly comes: Fraction
  /** The chance to get there at all. */
  readonly reached: Fraction
}

const NO_APPROACHES: readonly Approach[] = []

/** Reached without any roll, but for the one to get away. */
const freely = (away: Fraction): Pick<Stand, 'away' | 'approaches' | 'comes' | 'reached'> => ({
  away,
  approaches: NO_APPROACHES,
  comes: ONE,
  reached: away
})

/** How often of six the figure gets away from its neighbours in this action. */
function chanceToGetAway(situation: Situation, user: FigureState, action: string): Fraction {
  const freed = [1, 2, 3, 4, 5, 6].filter((roll) => breakAway(situation, user, roll, [action]).verdict !== 'failure').length
  return fraction(freed, 6)
}

/** The stand of an action that does not move the figure. */
export const standStill = (user: FigureState): Stand[] =>
  user.squares.map((square) => ({ square, steps: 0, needsSpeed: false, pickUp: null, ...freely(ONE) })).slice(0, 1)

/** How a figure gets to the squares within its speed: by which rolls, and with how many steps then. */
interface Field {
  readonly steps: Uint16Array
  readonly rolledTo: (square: Square) => readonly Approach[]
}

/** Opponents near enough that the figure may have to roll before it comes next to them. */
function rolledFor(situation: Situation, { mover, approaches }: Start, from: Square, speed: number): readonly Approach[] {
  const { grid, links } = situation.position
  return approaches.filter(
    ({ guard, ignored }) =>
      !ignored &&
      mover.figure.id !== guard.id &&
      (links.size > 0 || guard.squares.some((square) => distanceBetween(grid, from, square) <= speed + 1))
  )
}

const chanceOfAll = (approaches: readonly Approach[]): Fraction =>
  approaches.reduce((all, { fails }) => times(all, fraction(6 - fails, 6)), ONE)

/** The mover that comes next to these of the opponents and to no other that it would have to roll for. */
function moverBeside(situation: Situation, { mover, wish }: Start, rolled: readonly Approach[], only: readonly Approach[]): Mover {
  const guards = rolled.filter(({ guard }) => only.every((one) => one.guard.id !== guard.id)).map(({ guard }) => guard)
  return guards.length === 0 ? mover : moverOf(situation, mover.figure, { ...wish, guards })
}

/** Every choice of so many of them. */
function* choices<One>(from: readonly One[], count: number): Generator<readonly One[]> {
  if (count === 0) yield []
  else for (const [at, one] of from.entries()) for (const rest of choices(from.slice(at + 1), count - 1)) yield [one, ...rest]
}

/** To each square with the best chance: past as few as possible of those who may keep it away. */
function fieldWithin(situation: Situation, start: Start, from: Square, speed: number): Field {
  const rolled = rolledFor(situation, start, from, speed)
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

function pathWith(
  situation: Situation,
  user: FigureState,
  action: string | null,
  stand: Stand
): { start: Start | null; path: readonly Square[] } {
  const from = user.squares[0]
  if (action === null || from === undefined || stand.square === from) return { start: null, path: [] }
  const faster = stand.needsSpeed
    ? withApplied(situation, user.figure.index, { source: 'perplex', value: 'speed', modifier: 1 })
    : situation
  const start = startMove(faster, user, action, null, { cleared: squareCleared(situation, stand.pickUp ?? undefined) })
  const mover = moverBeside(situation, start, rolledFor(situation, start, from, start.speed), stand.approaches)
  return { start, path: pathTo(situation, mover, from, stand.square, start.speed) }
}

/** The squares that the figure enters on its way to its stand; empty where it stands there. */
export const wayTo = (situation: Situation, user: FigureState, action: string | null, stand: Stand): readonly SquareXY[] =>
  pathWith(situation, user, action, stand).path.map((square) => xyOf(situation.position.grid, square))

/** Where a roll to come next to somebody leaves the figure where it fails, once it has got away: as far as it has come. */
export function keptBack(
  situation: Situation,
  user: FigureState,
  action: string | null,
  stand: Stand
): readonly { readonly chance: Fraction; readonly square: Square }[] {
  const { start, path } = pathWith(situation, user, action, stand)
  if (!start) return []
  const kept: { chance: Fraction; square: Square }[] = []
  let [at, back, left] = [user.squares[0]!, user.squares[0]!, ONE]
  const probes = stand.approaches.map((approach) => ({
    fails: approach.fails,
    guarded: moverOf(situation, user, { ...start.wish, guards: [approach.guard] }).guarded!,
    over: false
  }))
  for (const square of path) {
    for (const probe of probes) {
      if (probe.over || (probe.guarded[square]! & ~probe.guarded[at]!) === 0) continue
      probe.over = true
      kept.push({ chance: times(left, fraction(probe.fails, 6)), square: back })
      left = times(left, fraction(6 - probe.fails, 6))
    }
    at = square
    if (canStandIn(start.mover, square)) back = square
  }
  return kept
}

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
  const near = fieldWithin(situation, start, from, start.speed - price)
  const quick = faster
    ? startMove(withApplied(situation, user.figure.index, { source: 'perplex', value: 'speed', modifier: 1 }), user, action).speed
    : start.speed
  const far = quick > start.speed ? fieldWithin(situation, start, from, quick - price) : near
  const stands: Stand[] = []
  const getsTo = (field: Field, square: Square): Pick<Stand, 'steps' | 'away' | 'approaches' | 'comes' | 'reached'> => {
    const steps = field.steps[square]!
    const mine = square === from ? ONE : away
    const approaches = field.rolledTo(square)
    if (approaches.length === 0) return { steps, ...freely(mine) }
    const comes = chanceOfAll(approaches)
    return { steps, away: mine, approaches, comes, reached: times(mine, comes) }
  }
  const lifted =
    user.can.has('super-strength') && !user.figure.holding ? situation.position.objects.filter(({ kind }) => isWeight(kind)) : []
  const mayLift = (object: MapObject, at: readonly Square[]): boolean =>
    handleObjects(situation, start.mover, action, at, { pickUp: object.id, putDown: null, attackAfter: true }).against.length === 0
  // What is taken up before the first step no longer hinders it.
  const first = lifted.filter((object) => mayLift(object, [from]))
  for (const object of first) {
    const cleared = startMove(situation, user, action, null, { picksUpToAttack: true, cleared: squareCleared(situation, object) })
    const field = fieldWithin(situation, cleared, from, cleared.speed)
    field.steps.forEach((count, square) => {
      if (count !== NEVER && canStandIn(cleared.mover, square))
        stands.push({ square, ...getsTo(field, square), needsSpeed: false, pickUp: object })
    })
  }
  // Who picks up what it strikes with may be slower for it (CC-15).
  const laden = startMove(situation, user, action, null, { picksUpToAttack: true }).speed - price
  const add = (field: Field, square: Square, needsSpeed: boolean): void => {
    const stand = { square, ...getsTo(field, square), needsSpeed }
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
