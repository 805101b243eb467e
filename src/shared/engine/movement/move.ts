/** `move`: is this path legal, and must the figure stop at its end? (section 5) */
import { xyOf, type Square } from '../../grid/grid.ts'
import type { SquareXY } from '../../contract/case.ts'
import { hideOf, isUnnoticed, knowsHiding } from '../situation/hiding.ts'
import { adjacentTo } from '../situation/adjacency.ts'
import { considered, contributes, decides, quiet } from '../situation/reasons.ts'
import type { Facts, Reason } from '../../contract/ruling.ts'
import { clausesOf, terrainClauses, type FigureState, type Situation } from '../situation/situation.ts'
import { weighObjections } from '../situation/target.ts'
import { underBridge, type UnderBridge } from '../lineOfFire/heights.ts'
import { basesOf, isSameBase, type Place } from '../ground/base.ts'
import { canSetDown, setDownSquares } from '../carrying/setDown.ts'
import { destroyedOnTheWay, type Destroyed } from './destroying.ts'
import { moverOf } from '../ground/ground.ts'
import { aboutApproach, startMove, type MoveWith, type Start } from './mover.ts'
import { handleObjects, objectOf, squareCleared, type ObjectWishes } from './objects.ts'
import { startsHindered } from '../values/modifiers.ts'
import { canStandIn, stepOf, type Step, type StopCause } from '../ground/step.ts'
import { tellSteps } from './aboutSteps.ts'
import { isStraight, leadOf, walk, type Walked } from './walk.ts'

export interface MoveFound {
  readonly legal: boolean
  /** The square of its base that takes the path. */
  readonly from: Square
  readonly end: Square
  readonly mustStop: boolean
  readonly speed: number
  /** A larger base: every way it may lie at the end. */
  readonly bases: readonly (readonly Square[])[]
  readonly holding: string | null
  /** Free squares where those carried can be set down; null where nobody is carried. */
  readonly setDown: readonly Square[] | null
  readonly destroyed: Destroyed
  /** It passes under this bridge. */
  readonly under?: UnderBridge
  /** Why the move ends with its last step, whatever is left of it; null: it need not. */
  readonly stop: StopCause | null
  readonly because: readonly Reason[]
}

/** What a move is asked with besides its path. */
export interface MoveMore extends Omit<MoveWith, 'cleared'> {
  readonly putDown?: Square | null
  /** A larger base: how it is to lie at the end; left out: any way. */
  readonly base?: readonly Square[]
  /** It will attack with the object that it then holds. */
  readonly attackAfter?: boolean
}

/** The effects, and the ground under its feet, without which this path could not be walked so. `goesOn`: with what is left of its speed. */
function neededFor(situation: Situation, start: Start, from: Square, path: readonly Square[], goesOn: boolean): Reason[] {
  const { figure } = start.mover
  const found: Reason[] = []
  const full = walk(situation, start.mover, from, path)
  const isLong = !goesOn && 2 * path.length > start.speed + 1
  const without = (skip: unknown): boolean => {
    const ignores = new Set(
      clausesOf(figure, 'movement')
        .filter(({ clause }) => clause !== skip && (!clause.during || clause.during.some((id) => start.wish.during.includes(id))))
        .flatMap(({ clause }) => clause.ignores)
    )
    for (const { clause } of terrainClauses(situation, figure, 'movement'))
      if (clause !== skip && (clause.ability === undefined || figure.can.has(clause.ability)))
        for (const what of clause.ignores) ignores.add(what)
    const poorer = walk(situation, moverOf(situation, figure, start.wish, ignores), from, path)
    if (poorer.wrongAt !== 0 || (poorer.stop !== null && full.stop === null)) return true
    // Or the way is longer than the half of its speed that would be left (MOV-06).
    return isLong && startsHindered(situation, figure, ignores) && !startsHindered(situation, figure, start.mover.ignores)
  }
  for (const { effect, clause } of clausesOf(figure, 'movement')) {
    if (clause.during && !clause.during.some((id) => start.wish.during.includes(id))) continue
    if (without(clause))
      found.push(contributes(clause.rule, 'move.passes', { by: effect.id, facts: { figure: figure.id, effect: effect.id } }))
  }
  for (const { terrain, clause } of terrainClauses(situation, figure, 'movement')) {
    if (without(clause))
      found.push(contributes(clause.rule, 'move.passes', { by: terrain.id, facts: { figure: figure.id, effect: terrain.id } }))
  }
  return found.length > 0 ? found : flyingOver(situation, start, from, path, full)
}

/** A flier has its wing and the way it flies: neither is needed where the other is there, but the way is told (CC-03, CC-04). */
function flyingOver(situation: Situation, start: Start, from: Square, path: readonly Square[], full: Walked): Reason[] {
  const { figure } = start.mover
  if (figure.height === 'ground') return []
  const onFoot = walk(situation, moverOf(situation, figure, start.wish, new Set()), from, path)
  if (onFoot.wrongAt === 0 && (onFoot.stop === null || full.stop !== null)) return []
  return clausesOf(figure, 'movement')
    .filter(({ effect }) => effect.kind === 'state')
    .map(({ effect, clause }) =>
      contributes(clause.rule, 'move.passes', { by: effect.id, facts: { figure: figure.id, effect: effect.id } })
    )
}

/** Hidden opponents that would end the move next to them if they were noticed (CC-21). */
function unnoticedOn(situation: Situation, start: Start, from: Square, path: readonly Square[], steps: readonly Step[]): Reason[] {
  const { figure } = start.mover
  if (!knowsHiding(situation.ruleset)) return []
  const unnoticed = start.wish.opponents.filter((other) => isUnnoticed(situation, figure, other))
  if (unnoticed.length === 0) return []
  // Whom it stands next to it leaves without a roll, noticed or not.
  const leftBehind = new Set([
    ...start.wish.leftBehind,
    ...adjacentTo(situation, figure)
      .filter((other) => unnoticed.includes(other))
      .map(({ id }) => id)
  ])
  const knowing = moverOf(situation, figure, { ...start.wish, leftBehind, noticesAll: true })
  const passed = steps.flatMap(({ stop }, index) => {
    const known = stepOf(situation, knowing, path[index - 1] ?? from, path[index]!)
    return known.stop === stop ? [] : unnoticed.filter(({ id }) => id === known.by)
  })
  return [...new Set(passed)].flatMap((other) => {
    const hide = hideOf(situation, other)
    return hide
      ? [contributes(hide.rule, 'move.past-hidden', { by: hide.id, facts: { figure: other.id, user: figure.id, effect: hide.id } })]
      : []
  })
}

/** The approaches that the path makes: from a square not adjacent to the guard into one that is (TEAM-HYPERTIME). */
function approachesOn(situation: Situation, start: Start, from: Square, path: readonly Square[]): Reason[] {
  return start.approaches.flatMap((approach) => {
    const probe = moverOf(situation, start.mover.figure, { ...start.wish, guards: [approach.guard] })
    let at = from
    const approached = path.some((next) => {
      const comes = (probe.guarded![next]! & ~probe.guarded![at]!) !== 0
      at = next
      return comes
    })
    return approached ? [aboutApproach(approach, start.mover.figure)] : []
  })
}

/**
 * Rules on a path (the squares entered, the start left out) in an action, with whom it carries and what it does with
 * objects. Breaking away is taken as done where a die decides it, and said. Who begins below a bridge may pass under it (MAP-25).
 */
export function checkMove(
  situation: Situation,
  figure: FigureState,
  action: string,
  path: readonly Square[],
  pickUp: string | null,
  more: MoveMore = {}
): MoveFound {
  const over = checkPath(situation, figure, action, path, pickUp, more)
  const below = over.legal ? null : underBridge(situation, figure)
  if (!below || !path.some((square) => below.bridge.has(square))) return over
  // What lies on the bridge is out of reach from below, and nothing is put up there.
  const { grid } = situation.position
  const lifted = objectOf(situation, pickUp)?.square
  const handled = [lifted, more.putDown ?? undefined].find((square) => square !== undefined && below.bridge.has(square))
  if (handled !== undefined) {
    const plain = checkPath(below.situation, figure, action, path, null, { ...more, putDown: null, attackAfter: false })
    if (!plain.legal) return over
    const place = { at: [xyOf(grid, handled)], facts: { user: figure.id, object: pickUp, square: xyOf(grid, handled) } }
    const against = decides('OBJ-02', handled === lifted ? 'pick-up.too-far' : 'put-down.too-far', place)
    const walked = quiet(plain.because.filter(({ say }) => say !== 'move.legal'))
    return {
      ...plain,
      legal: false,
      holding: over.holding,
      because: [against, contributes('ADJ-04', 'object.other-level', place), ...walked]
    }
  }
  const under = checkPath(below.situation, figure, action, path, pickUp, more)
  if (!under.legal) return over
  const at = path.filter((square) => below.bridge.has(square)).map((square) => xyOf(grid, square))
  const passes = contributes(below.rule, 'move.under-bridge', { by: below.by, at, facts: { figure: figure.id, terrain: below.by } })
  return { ...under, under: below, because: [...under.because, passes] }
}

/** The squares that it is in only by its last step: its own earlier squares count as before that step. */
function stoppedIn(figure: FigureState, path: readonly Square[], walked: Walked, atEnd: readonly Square[]): readonly Square[] {
  const before = new Set([...figure.squares, ...path.slice(0, walked.steps.length - 1)])
  return [...path.slice(walked.steps.length - 1, walked.steps.length), ...atEnd].filter((square) => !before.has(square))
}

/** A way that is checked: what its checks share. */
interface Checking {
  readonly situation: Situation
  readonly figure: FigureState
  readonly start: Start
  readonly path: readonly Square[]
  readonly carried: readonly FigureState[]
  readonly from: Square
  readonly walked: Walked
  /** The places that its base can have at the end: those with room for the carried figures if there are any. */
  readonly places: readonly Place[]
  readonly hasRoom: boolean
  /** The end of the way, its length and the speed, for reasons. */
  readonly last: { readonly at: readonly SquareXY[]; readonly facts: Facts }
}

const isLarger = ({ squares }: FigureState): boolean => squares.length > 1

/** The result for a figure that is not on the map. */
const offTheMap = (start: Start, path: readonly Square[]): MoveFound => ({
  legal: false,
  from: path[0] ?? 0,
  end: path.at(-1) ?? 0,
  mustStop: false,
  speed: start.speed,
  bases: [],
  holding: null,
  setDown: null,
  destroyed: { squares: [], walls: [] },
  stop: null,
  because: weighObjections(start.against)
})

/** Why the figure cannot end there, or not so far away, or not in this direction. */
function objectionsToEnd({ situation, figure, start, path, from, walked, places, hasRoom, last }: Checking): readonly Reason[] {
  const { mover } = start
  const { end } = walked
  const against: Reason[] = []
  if (mover.straight && !isStraight(situation, from, path)) against.push(decides(mover.straight, 'move.not-straight', last))
  if (path.length > start.speed) against.push(decides('MOV-01', 'move.too-far', last))
  if (walked.steps.some((step) => step.refusal !== null)) return against
  if (places.length === 0) {
    if (isLarger(figure) && canStandIn(mover, end)) against.push(decides('MUL-02', 'move.base-does-not-fit', last))
    else if (situation.position.indoor[end] === 1 && clausesOf(figure, 'occupancy').some(({ clause }) => clause.does === 'outdoors-only'))
      against.push(decides('CC-03', 'move.not-indoors', last))
    else against.push(decides(situation.occupant[end]! >= 0 ? 'MOV-02' : 'TER-07', 'move.cannot-end', last))
  } else if (!hasRoom) against.push(decides('ABL-CARRY', 'carry.no-room', { ...last, facts: { ...last.facts, user: figure.id } }))
  return against
}

/** The reasons of a legal move, without those of its steps. */
function reasonsOfLegal({ situation, figure, start, path, carried, from, last }: Checking): readonly Reason[] {
  const { straight } = start.mover
  return [
    ...(straight && path.length > 0
      ? [contributes(straight, 'move.straight', last), contributes('MOV-11', 'move.one-direction', last)]
      : []),
    ...(carried.length > 0
      ? [contributes('MOV-10', 'carry.placed', { facts: { user: figure.id, figures: carried.map(({ id }) => id) } })]
      : []),
    ...(path.length === 0 && situation.ruleset.params.movement.breakAwayAtZero ? [contributes('MOV-01', 'move.no-square', last)] : []),
    ...(isLarger(figure)
      ? [considered('MUL-02', 'move.as-one-square', { at: [xyOf(situation.position.grid, from)], facts: { figure: figure.id } })]
      : [])
  ]
}

/** The walls and squares that the way destroys. */
function aboutDestroyed({ situation, figure }: Checking, { squares, walls }: MoveFound['destroyed']): readonly Reason[] {
  const count = squares.length + walls.length
  if (count === 0) return []
  const at = squares.map((square) => xyOf(situation.position.grid, square))
  return [contributes('IMT-06', 'move.destroys', { at, facts: { figure: figure.id, count } })]
}

/** The same on the map as it is in the situation. */
function checkPath(
  situation: Situation,
  figure: FigureState,
  action: string,
  path: readonly Square[],
  pickUp: string | null,
  more: MoveMore
): MoveFound {
  const { carried = [] } = more
  const wishes: ObjectWishes = {
    pickUp,
    putDown: more.putDown ?? null,
    attackAfter: more.attackAfter ?? false,
    carries: carried.length > 0
  }
  const start = startMove(situation, figure, action, {
    ...more,
    picksUpToAttack: more.picksUpToAttack ?? (pickUp !== null && wishes.attackAfter),
    cleared: squareCleared(situation, objectOf(situation, pickUp))
  })
  const { mover } = start
  if (figure.squares.length === 0) return offTheMap(start, path)
  const larger = isLarger(figure)
  const { lead, walked, places: anyhow } = leadOf(situation, mover, basesOf(situation, mover), path)
  const { base } = more
  const { end } = walked
  const fitting = base && larger ? anyhow.filter(({ squares }) => isSameBase(squares, base)) : anyhow
  const from = figure.squares[lead]!
  const told = tellSteps(situation, mover, walked, from, path)
  const place = xyOf(situation.position.grid, end)
  const last = { at: [place], facts: { figure: figure.id, square: place, speed: start.speed, count: path.length } }
  const roomy = fitting.filter(({ squares }) => canSetDown(situation, figure, carried, squares))
  const places = roomy.length > 0 ? roomy : fitting
  const checking: Checking = { situation, figure, start, path, carried, from, walked, places, hasRoom: roomy.length > 0, last }
  const isRefused = walked.steps.some((step) => step.refusal !== null)
  const setDown = carried.length === 0 || isRefused ? null : setDownSquares(situation, figure, carried, places[0]?.squares ?? [end])
  const toEnd = objectionsToEnd(checking)
  // At its end a larger base is next to whatever any of its squares is next to.
  const atEnd = larger ? places.flatMap(({ squares }) => squares) : []
  const stands = [...figure.squares, ...path.slice(0, walked.steps.length), ...atEnd]
  const isStopped = walked.stop === 'opponent' || walked.stop === 'held'
  const objects = handleObjects(situation, mover, action, stands, wishes, isStopped ? stoppedIn(figure, path, walked, atEnd) : [])
  const against = [...start.against, ...told.against, ...toEnd, ...objects.against]
  const legal = against.length === 0
  // The path of a larger base is that of the square that leads it.
  const destroyed = legal
    ? destroyedOnTheWay(situation, mover, larger && places[0] ? places[0].from : from, path)
    : { squares: [], walls: [] }
  return {
    legal,
    from,
    end,
    mustStop: walked.stop !== null && path.length < start.speed,
    speed: start.speed,
    bases: larger ? places.map(({ squares }) => squares) : [],
    holding: objects.holding,
    setDown: setDown === null ? null : [...setDown].sort((a, b) => a - b),
    destroyed,
    stop: walked.stop,
    because: [
      ...weighObjections(against),
      ...quiet(start.because),
      ...told.because,
      ...approachesOn(situation, start, from, path.slice(0, walked.steps.length)),
      ...(legal ? neededFor(situation, start, from, path, more.left !== undefined) : []),
      ...(legal ? unnoticedOn(situation, start, from, path, walked.steps) : []),
      ...objects.because,
      ...(legal ? reasonsOfLegal(checking) : []),
      ...aboutDestroyed(checking, destroyed),
      ...(legal ? [decides('MOV-01', 'move.legal', last)] : [])
    ]
  }
}
