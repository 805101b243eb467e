/** `reach`: every square where the figure can end its move, and whom it could then attack in the same action. */
import type { Square } from '../../grid/grid.ts'
import { considered, contributes, decides, quiet } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { clausesOf, type FigureState, type Situation } from '../situation/situation.ts'
import { weighObjections } from '../situation/target.ts'
import { attackFromPlaces } from './attackAfter.ts'
import { attackPriceOf } from './attackPrice.ts'
import { underBridge } from '../lineOfFire/heights.ts'
import { basesOf, byPlace, type Place } from '../ground/base.ts'
import { canSetDown } from '../carrying/setDown.ts'
import { fewestSteps, mostSteps, NEVER, straightSteps } from './flood.ts'
import type { Mover } from '../ground/ground.ts'
import { aboutApproach, startMove, type MoveWith, type Start } from './mover.ts'
import { canStandIn } from '../ground/step.ts'

export interface ReachFound {
  /** Every square that it can stand in at the end, in order. */
  readonly squares: readonly Square[]
  readonly speed: number
  /** Alphabetical. */
  readonly attackable: readonly string[]
  /** For each other opponent, alphabetically, why it cannot be attacked; empty where the action holds no attack. */
  readonly refused: readonly Reason[]
  readonly because: readonly Reason[]
}

/** More squares than any base has. */
const VAST = 16

/** Every place where the base can come to rest within its speed, in the order of its squares. */
export function placesWithin(situation: Situation, mover: Mover, speed: number): Place[] {
  const { figure } = mover
  if (figure.squares.length === 1) {
    const from = figure.squares[0]!
    const steps = mover.straight ? straightSteps(situation, mover, from, speed) : fewestSteps(situation, mover, from, speed)
    const places: Place[] = []
    for (let square = 0; square < steps.length; square++) {
      if (steps[square] !== NEVER && canStandIn(mover, square)) places.push({ squares: [square], lead: square, from })
    }
    return places
  }
  const bases = basesOf(situation, mover)
  // Bases beyond these do not exist; a file that holds one is answered with its end squares in the lead.
  const vast = figure.squares.length > VAST
  const slack = vast ? 1 : bases.slack
  const found = new Set<number>()
  const places: Place[] = []
  for (const [lead, from] of figure.squares.entries()) {
    if (vast && lead > 0 && lead < figure.squares.length - 1) continue
    const steps = mover.straight ? straightSteps(situation, mover, from, speed) : mostSteps(situation, mover, from, speed, slack)
    for (let square = 0; square < steps.length; square++) {
      if (steps[square] === NEVER) continue
      places.push(...bases.around(lead, square, steps[square]!, found))
    }
  }
  return places.sort(byPlace)
}

/** The places of both, each once. */
function joined(one: readonly Place[], other: readonly Place[]): Place[] {
  const known = new Set(one.map(({ squares }) => squares.join(' ')))
  return [...one, ...other.filter(({ squares }) => !known.has(squares.join(' ')))].sort(byPlace)
}

/** What lets the figure pass more than others do, so that a wide field is understood. */
function aboutIgnoring(start: Start): Reason[] {
  const { figure } = start.mover
  return clausesOf(figure, 'movement')
    .filter(({ clause }) => clause.ignores.length > 0 && (!clause.during || clause.during.some((id) => start.wish.during.includes(id))))
    .map(({ effect, clause }) =>
      considered(clause.rule, 'reach.passes', { by: effect.id, facts: { figure: figure.id, effect: effect.id } })
    )
}

/** Whether it moves at all, where, and against whom. Breaking away is taken as done where a die decides it, and said. */
export function findReach(situation: Situation, figure: FigureState, action: string, more: MoveWith = {}): ReachFound {
  const start = startMove(situation, figure, action, more)
  if (start.against.length > 0)
    return { squares: [], speed: start.speed, attackable: [], refused: [], because: weighObjections(start.against) }
  const below = underBridge(situation, figure)
  const underneath = below && { ...below, start: startMove(below.situation, figure, action, more) }
  /** Over the map, and under a bridge where the figure begins below. */
  const within = (speed: number): Place[] => {
    const over = placesWithin(situation, start.mover, speed)
    return underneath ? joined(over, placesWithin(underneath.situation, underneath.start.mover, speed)) : over
  }
  const places = within(start.speed).filter(({ squares }) => canSetDown(situation, figure, more.carried ?? [], squares))
  const standing = new Set(places.flatMap((place) => place.squares))
  const squares = [...standing].sort((a, b) => a - b)
  // Where each attack is paid for with movement, that much has to be left (CC-19, CC-20).
  const price = attackPriceOf(situation.ruleset, action)
  const left = price ? start.speed - price.attack : start.speed
  const from = price ? within(left) : places
  const attacks = attackFromPlaces(situation, { ...start, speed: left }, action, from)
  const approached = start.approaches.filter(
    ({ guard, die }) => die !== null || places.some((place) => isApproached(situation, guard, place))
  )
  return {
    squares,
    speed: start.speed,
    attackable: attacks.attackable,
    refused: attacks.refused,
    because: [
      decides('MOV-01', 'reach.squares', { facts: { figure: figure.id, count: squares.length, speed: start.speed } }),
      ...(figure.squares.length > 1 ? [considered('MUL-02', 'reach.as-one-square', { facts: { figure: figure.id } })] : []),
      ...quiet(start.because),
      ...approached.map((approach) => aboutApproach(approach, figure)),
      ...aboutIgnoring(start),
      ...(below ? [contributes(below.rule, 'reach.under-bridge', { by: below.by, facts: { figure: figure.id, terrain: below.by } })] : []),
      ...(price
        ? [contributes('CC-20', 'reach.attack-price', { by: action, facts: { figure: figure.id, effect: action, amount: price.attack } })]
        : []),
      ...attacks.because
    ]
  }
}

/** Does this place touch the guard's squares? A rough look: it only decides whether the roll is mentioned. */
function isApproached(situation: Situation, guard: FigureState, place: Place): boolean {
  const { columns } = situation.position.grid
  return place.squares.some((square) =>
    guard.squares.some(
      (other) =>
        Math.abs((square % columns) - (other % columns)) <= 1 && Math.abs(Math.floor(square / columns) - Math.floor(other / columns)) <= 1
    )
  )
}
