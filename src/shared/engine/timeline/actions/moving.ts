/** A move inside an action, as the table plays it: the way, breaking away, who is carried, what is picked up. */
import { squareAt, xyOf, type Square } from '../../../grid/grid.ts'
import { carriedFigures } from '../../../contract/carried.ts'
import type { Moving, ObjectKind, Rolls } from '../../../contract/case.ts'
import type { Oracle } from '../../oracle/oracle.ts'
import { adjacentTo } from '../../situation/adjacency.ts'
import { engaging } from '../../situation/hiding.ts'
import { breakAway } from '../../movement/breakAway.ts'
import { stopRule } from '../../movement/aboutSteps.ts'
import { checkMove, type MoveFound } from '../../movement/move.ts'
import { hurtWithoutMarker } from '../../attack/brokenThrough.ts'
import { droppedObject } from '../../attack/objects.ts'
import { Tally } from '../../tokens/tally.ts'
import { aboutApproach, duringOf, hasFailed, startMove, type Approach, type Start } from '../../movement/mover.ts'
import { ReachField } from '../../movement/reachField.ts'
import { stepOf } from '../../ground/step.ts'
import { contributes, decides, firstReason, quiet } from '../../situation/reasons.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { changed } from '../../situation/changes.ts'
import { terrainClauses, type FigureState, type Situation } from '../../situation/situation.ts'
import { isCutShort, stillUsing, type Doing } from '../play/doing.ts'
import { afterFailure } from '../play/failedAway.ts'
import { toldBase } from '../play/laying.ts'
import { isKeptBack, type Play } from '../play/play.ts'
import { breakThrough, enterTerrain, noteEntered } from './groundEntered.ts'
import { noteLifting, speedOf } from './moveSpeed.ts'
import { setDown, setDownAfter } from './settingDown.ts'
import { layAtEnd, waysThere, wayTaken, type Trip } from './wayTaken.ts'

/** What a step's path does not touch, a later step of the same move may. */
const OUT_OF_HAND: readonly string[] = ['pick-up.too-far', 'put-down.too-far']

/** Leaves open whether a marked figure on terrain that holds such figures may move, if the beginning of its turn was not played (MAP-08). */
function tellMarked(play: Play, figure: FigureState): void {
  const { beginningPlayed, moved, tokened } = play.turn
  if (beginningPlayed || figure.tokens === 0 || figure.side !== play.active || moved.has(figure.id) || tokened.has(figure.id)) return
  for (const { terrain, clause } of terrainClauses(play.situation, figure, 'turn'))
    if (clause.holdsMarked)
      play.leaveOpen(
        figure.id,
        contributes(clause.rule, 'terrain.held-unsaid', { by: terrain.id, facts: { figure: figure.id, terrain: terrain.id } })
      )
}

/** What forbids the break away that this move needs, or ends the action (MOV-04). `failed`: the die said no. */
function getAway(
  play: Play,
  figure: FigureState,
  doing: Doing,
  oracle: Oracle,
  isOfAction: boolean
): { readonly failed: boolean; readonly because: readonly Reason[] } {
  const opponents = adjacentTo(play.situation, figure).filter((other) => other.side !== figure.side)
  if (opponents.length === 0) return { failed: false, because: [] }
  // A list told with the action has one die for each of its moves.
  for (let taken = isOfAction ? doing.awayDice : 0; taken > 0; taken--) oracle.die(figure.id, 'break-away')
  const die = oracle.die(figure.id, 'break-away')
  if (isOfAction) doing.awayDice++
  const away = breakAway(play.situation, figure, die ?? null, duringOf(play.situation, doing.action))
  if (away.verdict === 'automatic' || away.verdict === 'not-needed' || die !== undefined) {
    return { failed: away.verdict === 'failure', because: quiet(away.because) }
  }
  return { failed: false, because: [contributes('MOV-04', 'time.away-assumed', { by: figure.id, facts: { figure: figure.id } })] }
}

/** An object taken up from the map, or what it held put down on it (OBJ-02). */
function handle(play: Play, figure: FigureState, { pickUp, putDown }: Moving, holding: string | null): void {
  const there = play.situation
  const { objects, grid } = there.position
  const before = figure.figure.holding
  const object = pickUp === undefined ? undefined : objects.find(({ id }) => id === pickUp)
  if (object) play.setObjects(objects.filter((other) => other !== object))
  else if (putDown !== undefined && before)
    play.setObjects([...objects, droppedObject(figure.figure, before, squareAt(grid, putDown[0], putDown[1]))])
  if (holding !== before || object) play.setHolding(figure.id, holding as ObjectKind | null, object)
  if (object?.kind === 'elevated-marker') comeDown(play, there)
}

/** Figures under which an elevated marker was taken away. */
function comeDown(play: Play, before: Situation): void {
  const tally = new Tally(play.situation)
  hurtWithoutMarker(before, tally, play.because)
  play.takeOver(tally)
}

/**
 * The figure has tried to come next to somebody and its die kept it away (TEAM-HYPERTIME): its move goes on from there or ends, and where it
 * stands then is not told. Its action is given all the same.
 */
function keptBack(play: Play, doing: Doing, figure: FigureState, failed: readonly Approach[]): null {
  doing.hasMoved = true
  play.setActed(figure.id)
  play.because.push(...failed.map((one) => aboutApproach(one, figure)))
  play.leaveOpen(figure.id, contributes(failed[0]!.rule, 'time.kept-back', { by: figure.id, facts: { figure: figure.id } }))
  return null
}

/** One move of an action, while it is played. */
interface Going {
  readonly play: Play
  readonly doing: Doing
  readonly told: Moving
  /** The words of this move with those that waited for it. */
  readonly moving: Moving
  readonly rolls: Rolls | undefined
  readonly figure: FigureState
  readonly trip: Trip
  readonly oracle: Oracle
  readonly start: Start
  readonly startIn: (map: Situation, withDice?: boolean) => Start
  /** The figures that it carries, by their ids, those of the moves before included. */
  readonly named: readonly string[]
  readonly load: readonly FigureState[]
  readonly picksUpToAttack: boolean
  /** A move after others of the same action: the squares that are left, and the figures that it broke away from. */
  readonly goesOn: { readonly left?: number; readonly brokeFrom?: readonly string[] }
  readonly goal: Square | null
  /** Opponents that have kept it from coming next to them. */
  readonly failed: readonly Approach[]
}

const handlesObject = ({ pickUp, putDown }: Moving): boolean => pickUp !== undefined || putDown !== undefined

/** Why the action holds no such move, before its way is known; null: it does. */
function objection({ doing, figure, moving }: Pick<Going, 'doing' | 'figure' | 'moving'>): Reason | null {
  const facts = { figure: figure.id, effect: doing.action }
  if (handlesObject(moving) && doing.handled)
    return decides('OBJ-02', 'pick-up.one-each-move', { by: figure.id, facts: { user: figure.id } })
  if (doing.moves === 'before' && doing.attacksMade > 0) return decides(doing.rule, 'time.move-before-attack', { by: doing.action, facts })
  return null
}

/** The move as it begins, or why the rules forbid it. */
function beginning(play: Play, doing: Doing, told: Moving, rolls: Rolls | undefined, figure: FigureState): Going | Reason {
  const moving = { ...doing.load, ...told }
  const against = objection({ doing, figure, moving })
  if (against) return against
  // An action given inside another is free: tokens do not stand in its way (ACT-04).
  const situation = doing.isFree ? changed(play.situation, figure.figure.index, { tokens: 0 }) : play.situation
  const mover = stillUsing(situation.states[figure.figure.index]!, doing)
  if (isCutShort(mover, doing))
    return decides(doing.rule, 'time.cut-short', { by: doing.action, facts: { figure: figure.id, effect: doing.action } })
  const underWay = doing.carries?.loads ?? []
  const named = moving.carrying === undefined ? underWay.map((one) => one.figure) : carriedFigures(moving)
  const another = named.find((id) => underWay.length > 0 && !underWay.some((one) => one.figure === id))
  if (another !== undefined)
    return decides('ABL-CARRY', 'carry.one-only', { facts: { user: figure.id, figures: [underWay[0]!.figure, another] } })
  const carried = underWay.length > 0 ? [] : named.map((id) => play.state(id))
  const oracle = play.oracle({ rolls })
  const load = underWay.length > 0 ? underWay.map((one) => play.state(one.figure)) : carried
  const picksUpToAttack = doing.attacksToCome && (doing.lifted || moving.pickUp !== undefined)
  const goesOn = doing.hasMoved ? { left: speedOf(play, doing, mover, load) - doing.moved, brokeFrom: doing.brokeFrom } : {}
  const startIn = (map: Situation, withDice = true): Start =>
    startMove(map, mover, doing.movesAs, {
      underWay: true,
      carried,
      picksUpToAttack,
      ...(withDice && { roll: (id) => play.oracle({ rolls }).die(figure.id, id) }),
      ...goesOn
    })
  const start = startIn(situation)
  doing.began ??= { click: mover.click, squares: mover.squares, speed: start.speed }
  const { grid } = play.situation.position
  const left = goesOn.left ?? speedOf(play, doing, mover, carried) - doing.moved
  const goal = moving.to === undefined ? null : squareAt(grid, moving.to[0], moving.to[1])
  const trip: Trip = { situation, figure, mover, carried, left, wanted: toldBase(grid, figure, moving.base), startIn }
  const failed = start.approaches.filter(hasFailed)
  return { play, doing, told, moving, rolls, figure, trip, oracle, start, startIn, named, load, picksUpToAttack, goesOn, goal, failed }
}

const isReason = (value: Going | Reason): value is Reason => 'say' in value

/** Whether it gets away from the opponents next to it, if it has to. Its die is reported. */
function getsAway({ play, doing, figure, oracle, rolls }: Going): boolean {
  if (doing.moved > (doing.movedBefore ?? 0)) return true
  const away = getAway(play, figure, doing, oracle, rolls === doing.rolls)
  play.because.push(...away.because)
  if (!away.failed) return true
  doing.failed = true
  play.turn.movementLeft.set(figure.id, 0)
  return false
}

/** That no way leads there: a square, an opponent, terrain, or only the distance keeps it from there. */
function outOfReach({ play, doing, figure, trip, rolls, goal, failed }: Going): Reason {
  const { situation, mover, carried, left } = trip
  const { grid } = play.situation.position
  const dice = { underWay: true, carried, roll: (id: string) => play.oracle({ rolls }).die(figure.id, id) }
  if (goal !== null && doing.moved === 0)
    play.because.push(
      ...failed.map((one) => aboutApproach(one, figure)),
      ...new ReachField(situation, mover, doing.movesAs, dice).about(goal).filter(({ weight }) => weight !== 'decides')
    )
  return decides('MOV-01', 'time.out-of-reach', {
    at: goal === null ? [] : [xyOf(grid, goal)],
    by: figure.id,
    facts: { figure: figure.id, effect: doing.action, speed: left }
  })
}

/** The move with what it picks up and puts down, by the rules of moves. */
interface Checked {
  readonly found: MoveFound
  /** The object is handled by a later move of this action. */
  readonly waits: boolean
  /** The move would be legal without the opponents that have kept it back. */
  readonly isFreeOtherwise: () => boolean
}

function checkedMove(going: Going, path: readonly Square[], laid: readonly Square[] | undefined): Checked {
  const { play, doing, told, moving, rolls, figure, trip, oracle, picksUpToAttack, goesOn } = going
  const { situation, mover, carried, wanted } = trip
  const { grid } = play.situation.position
  const checkOn = (base: readonly Square[] | undefined, { pickUp, putDown }: Moving, dice: Oracle | null): MoveFound =>
    checkMove(situation, mover, doing.movesAs, path, pickUp ?? null, {
      underWay: true,
      carried,
      ...(base && { base }),
      picksUpToAttack,
      putDown: putDown === undefined ? null : squareAt(grid, putDown[0], putDown[1]),
      ...(dice && { roll: (id) => dice.die(figure.id, id) }),
      ...goesOn
    })
  const mayWait = doing.movesToCome > 0 && !handlesObject(told)
  const base = laid ?? wanted ?? layAtEnd(play, figure, () => checkOn(undefined, moving, play.oracle({ rolls })).bases)
  const tried = checkOn(base, moving, oracle)
  const waits = handlesObject(moving) && mayWait && tried.because.some(({ say }) => OUT_OF_HAND.includes(say))
  const found = waits ? checkOn(base, {}, play.oracle({ rolls })) : tried
  return { found, waits, isFreeOtherwise: () => checkOn(base, moving, null).legal }
}

/** The rule that ends the move for good at the end of this way, or null: a later step of the action may go on. */
function stoppedBy({ trip: { situation, mover }, start }: Going, path: readonly Square[], found: MoveFound): string | null {
  const last = path.at(-1)
  const before = path.at(-2) ?? found.from
  const stop = last === undefined ? null : found.under ? found.stop : stepOf(situation, start.mover, before, last).stop
  return stop === null ? null : stopRule(situation, mover, stop, last!)
}

/** Opponents whose squares the way passes through. */
function notePassed({ play, doing, figure }: Going, path: readonly Square[], found: MoveFound): void {
  for (const square of path) {
    if (found.under?.bridge.has(square)) continue
    const other = play.situation.states[play.situation.occupant[square]!]
    if (other && other.side !== figure.side) doing.passed.add(other.id)
  }
}

/** Puts down the carried figures if the action is over; else they stay with their carrier. Returns why a rule forbids it, or null. */
function leaveLoad({ play, doing, figure, moving, named, trip: { carried } }: Going, found: MoveFound): Reason | null {
  const underWay = doing.carries?.loads ?? []
  const { squares: at } = play.state(figure.id)
  const wishes = [moving.setDown, ...(moving.alsoSetDown ?? [])]
  const wishFor = (id: string): Moving['setDown'] => wishes[named.indexOf(id)]
  if (doing.carries) doing.carries = { loads: underWay.map((one) => ({ ...one, setDown: wishFor(one.figure) ?? one.setDown })), at }
  const isOver = doing.moves !== 'around' && doing.movesToCome === 0
  if (carried.length === 0) return isOver ? setDownAfter(play, doing, 'time.set-down') : null
  const wished = carried.map(({ id }) => wishFor(id))
  if (isOver) return setDown(play, play.state(figure.id), carried, wished, found.setDown ?? [], 'time.set-down')
  for (const one of carried) play.place(one.figure.index, [])
  doing.carries = { loads: carried.map(({ id }, index) => ({ figure: id, setDown: wished[index] })), at }
  return null
}

/** Moves the figure along its way, with all that this changes on the table. Returns why a rule forbids it, or null. */
function moveAlong(going: Going, path: readonly Square[], { found, waits }: Checked): Reason | null {
  const { play, doing, moving, figure, oracle, load, trip } = going
  notePassed(going, path, found)
  doing.moved += path.length
  doing.hasMoved = true
  doing.handled ||= handlesObject(moving) && !waits
  doing.lifted ||= moving.pickUp !== undefined && !waits
  const { pickUp, putDown } = doing.load
  const later = { ...(pickUp !== undefined && { pickUp }), ...(putDown && { putDown }) }
  doing.load = waits ? later : {}
  doing.stoppedBy = stoppedBy(going, path, found)
  const last = path.at(-1)
  if (last !== undefined) {
    play.place(figure.figure.index, found.bases[0] ?? [last])
    breakThrough(play, found.destroyed)
    noteEntered(play, doing, figure.id, path)
    enterTerrain(play, figure, found.from, path, oracle)
  }
  play.setMoved(figure.id)
  play.turn.movementLeft.set(figure.id, trip.left - path.length)
  noteLifting(play, doing, trip.mover, load)
  if (!waits) handle(play, play.state(figure.id), moving, found.holding)
  return leaveLoad(going, found)
}

/** Whether only opponents that have kept it back are between it and its goal. */
const isKeptFromThere = ({ doing, trip, startIn, goal, failed }: Going): boolean =>
  goal !== null &&
  failed.length > 0 &&
  doing.stoppedBy === null &&
  waysThere(trip, trip.situation, startIn(trip.situation, false).mover, goal).length > 0

/** Plays one move of an action; null, or why the rules forbid it. */
export function moveInside(play: Play, doing: Doing, told: Moving, rolls: Rolls | undefined): Reason | null {
  const after = afterFailure(play, doing, doing.figure, { rolls })
  if (after !== undefined) return after
  const figure = play.state(doing.figure)
  const facts = { figure: figure.id, effect: doing.action }
  if (doing.moves === 'none') return decides('ACT-10', 'time.no-move', { by: doing.action, facts })
  // Its first square is not known.
  if (isKeptBack(play, figure.id)) return null
  // The second of two moves begins like the first: it breaks away again, and what stopped the first is over.
  if (doing.clause?.move === 'twice' && doing.attacksMade > 0 && doing.movedBefore === null) {
    doing.movedBefore = doing.moved
    doing.stoppedBy = null
    doing.brokeFrom = []
  }
  const going = beginning(play, doing, told, rolls, figure)
  return isReason(going) ? going : moveOn(going)
}

/** The move after its beginning; null, or why the rules forbid it. */
function moveOn(going: Going): Reason | null {
  const { play, doing, moving, figure, trip, start, failed } = going
  const { situation, left } = trip
  const facts = { figure: figure.id, effect: doing.action }
  const taken = wayTaken(play, trip, moving, start)
  if (!taken) {
    const at = moving.to!
    return decides('MUL-02', 'move.base-does-not-fit', { at: [at], by: figure.id, facts: { ...facts, square: at } })
  }
  const { path, way } = taken
  const held = play.situation.lasting?.find(({ on, holds }) => on === figure.id && holds)
  if (held && path?.length !== 0)
    return decides(held.rule, 'terrain.held', { by: held.effect, facts: { figure: figure.id, terrain: held.effect } })
  if (path?.length !== 0) tellMarked(play, figure)
  if (path === null) {
    if (isKeptFromThere(going)) return getsAway(going) ? keptBack(play, doing, figure, failed) : null
    return outOfReach(going)
  }
  if (path.length > 0 && doing.stoppedBy !== null) return decides(doing.stoppedBy, 'time.has-stopped', { by: figure.id, facts })
  const checked = checkedMove(going, path, way?.base)
  const { found } = checked
  if (!found.legal) {
    const isKept = failed.length > 0 && path.length <= left && checked.isFreeOtherwise()
    if (!isKept) return firstReason(found.because)
    return getsAway(going) ? keptBack(play, doing, figure, failed) : null
  }
  if (path.length > left) return decides('MOV-01', 'time.out-of-reach', { by: figure.id, facts: { ...facts, speed: left } })
  const near = engaging(situation, figure).map(({ id }) => id)
  if ((path.length > 0 || situation.ruleset.params.movement.breakAwayAtZero) && !getsAway(going)) return null
  if (doing.moved === (doing.movedBefore ?? 0) && path.length > 0) doing.brokeFrom = near
  // Whether it breaks away is reported already, by its die or without one.
  play.because.push(...quiet(found.because).filter(({ say }) => say !== 'move.after-break-away'))
  return moveAlong(going, path, checked)
}
