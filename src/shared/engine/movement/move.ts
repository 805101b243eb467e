/** `move`: is this path legal, and must the figure stop at its end? (section 5) */
import { columnOf, distanceBetween, rowOf, xyOf, type Square } from '../../grid/grid.ts'
import { HINDERING, WATER } from '../../position/position.ts'
import type { SquareXY } from '../../contract/case.ts'
import type { TerrainClause } from '../../rules/vocabulary/specialTerrain.ts'
import { adjacentTo, isDoorBetween } from '../situation/adjacency.ts'
import { hideOf, isUnnoticed, knowsHiding } from '../situation/hiding.ts'
import { considered, contributes, decides, quiet } from '../situation/reasons.ts'
import type { Facts, Reason } from '../../contract/ruling.ts'
import { clausesOf, isMeant, terrainClauses, type FigureState, type Situation } from '../situation/situation.ts'
import { weighObjections } from '../situation/target.ts'
import { underBridge, type UnderBridge } from '../lineOfFire/heights.ts'
import { basesOf, byPlace, isSameBase, type Bases, type Place } from '../ground/base.ts'
import { canSetDown, setDownSquares } from '../carrying/setDown.ts'
import { brokenOn, destroyedOnTheWay, type Destroyed } from './destroying.ts'
import { moverOf, type Mover } from '../ground/ground.ts'
import { HINDERS } from '../ground/terrain.ts'
import { aboutApproach, startMove, type MoveWith, type Start } from './mover.ts'
import { isObject } from '../situation/objectRules.ts'
import { handleObjects, objectOf, squareCleared, type ObjectWishes } from './objects.ts'
import { startsHindered } from '../values/modifiers.ts'
import { canStandIn, isStair, stepOf, type Step, type StepRefusal, type StopCause } from '../ground/step.ts'

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

/** The row and sentence of each refusal. */
const REFUSALS: Readonly<Record<StepRefusal, readonly [rule: string, say: string]>> = {
  'not-a-neighbour': ['MOV-01', 'move.not-a-neighbour'],
  wall: ['TER-13', 'move.wall'],
  field: ['MAP-07', 'move.force-field'],
  blocking: ['TER-06', 'move.blocking'],
  special: ['TER-07', 'move.special'],
  level: ['MOV-08', 'move.level'],
  corner: ['MOV-09', 'move.corner'],
  figure: ['MOV-02', 'move.figure'],
  guarded: ['TEAM-HYPERTIME', 'move.guarded'],
  'opening-too-narrow': ['COL-05', 'move.opening-too-narrow'],
  'base-between': ['ADJ-05', 'move.base-between']
}
/** The row and sentence of each stop. */
const STOPS: Readonly<Record<StopCause, readonly [rule: string, say: string]>> = {
  hindering: ['MOV-05', 'move.stop-hindering'],
  'corner-hindering': ['MOV-09', 'move.stop-corner-hindering'],
  opponent: ['MOV-03', 'move.stop-opponent'],
  held: ['POW-PL', 'move.stop-plasticity'],
  special: ['MAP-08', 'move.stop-terrain'],
  boundary: ['MOV-08', 'move.stop-boundary']
}

/** Where the stricter way around a corner decides, that is what is told (MOV-09 before May 2010). */
const strictly = (situation: Situation, what: StepRefusal | StopCause): string =>
  situation.ruleset.params.movement.cornerIsStricter && (what === 'corner' || what === 'corner-hindering') ? '-stricter' : ''

/** The row by which the figure's move ends in this square. */
export function stopRule(situation: Situation, figure: FigureState, stop: StopCause, square: Square): string {
  const [usual] = STOPS[stop]
  if (stop !== 'special') return usual
  const clauses = situation.position.special.get(square)?.flatMap((rule) => rule.clauses) ?? []
  return clauses.find((clause) => clause.phase === 'movement-stop' && isMeant(situation, figure, clause.only))?.rule ?? usual
}

interface Walked {
  readonly end: Square
  readonly stop: StopCause | null
  readonly steps: readonly Step[]
  /** The number of the first step that is refused or taken though the figure had to stop before it; 0: none. */
  readonly wrongAt: number
}

/** The path from one square, step by step, as far as it can be followed. */
function walk(situation: Situation, mover: Mover, from: Square, path: readonly Square[]): Walked {
  const steps: Step[] = []
  let at = from
  let stop: StopCause | null = null
  let wrongAt = 0
  for (const [index, next] of path.entries()) {
    const step = stepOf(situation, mover, at, next)
    steps.push(step)
    if (wrongAt === 0 && (stop !== null || step.refusal !== null)) wrongAt = index + 1
    stop = step.stop
    at = next
    // What lies behind a step that cannot be taken says nothing more.
    if (step.refusal !== null) break
  }
  return { end: at, stop, steps, wrongAt }
}

/** Which of its squares leads: the one whose path goes farthest, for a larger base (MUL-02); `places` of all that can. */
function leadOf(
  situation: Situation,
  mover: Mover,
  bases: Bases,
  path: readonly Square[]
): { lead: number; walked: Walked; places: Place[] } {
  let best: { lead: number; walked: Walked; places: Place[]; bent: boolean } | null = null
  const all = new Map<string, Place>()
  for (const [lead, square] of mover.figure.squares.entries()) {
    const walked = walk(situation, mover, square, path)
    // Of a base that may not turn another square may take the same path bent (ABL-RAM).
    const bent = mover.straight !== null && !isStraight(situation, square, path)
    const places = walked.steps.some(({ refusal }) => refusal !== null)
      ? []
      : bases.around(lead, walked.end, path.length, undefined, brokenOn(situation, mover, square, path))
    const found = { lead, walked, places, bent }
    const score = (one: typeof found): number =>
      (one.walked.wrongAt === 0 ? path.length + 1 : one.walked.wrongAt) * 8 +
      (one.bent ? 0 : 4) +
      (one.places.length > 0 ? 2 : 0) +
      // A square that is next to the path says better what is in the way.
      (one.walked.steps.at(-1)?.refusal === 'not-a-neighbour' ? 0 : 1)
    if (walked.wrongAt === 0 && !bent) for (const place of places) all.set(place.squares.join(' '), place)
    if (!best || score(found) > score(best)) best = found
  }
  return all.size === 0 ? best! : { ...best!, places: [...all.values()].sort(byPlace) }
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

const isStraight = (situation: Situation, from: Square, path: readonly Square[]): boolean => {
  const { grid } = situation.position
  const steps = path.map((to, index) => {
    const before = index === 0 ? from : path[index - 1]!
    return [columnOf(grid, to) - columnOf(grid, before), rowOf(grid, to) - rowOf(grid, before)] as const
  })
  return steps.every(([dx, dy]) => (dx === 0) !== (dy === 0) && dx === steps[0]![0] && dy === steps[0]![1])
}

/** What special ground, stairs and links had to do with a step. */
function aboutGround(situation: Situation, mover: Mover, from: Square, to: Square, step: Step): Reason[] {
  const { grid, special, level } = situation.position
  const place = { at: [xyOf(grid, to)], facts: { figure: mover.figure.id, square: xyOf(grid, to) } }
  const found: Reason[] = []
  const tell = (matters: (clause: TerrainClause) => boolean, say: string): void => {
    for (const rule of special.get(to) ?? []) {
      const clause = rule.clauses.find(matters)
      if (clause) found.push(contributes(clause.rule, say, { ...place, by: rule.id, facts: { ...place.facts, terrain: rule.id } }))
    }
  }
  const acts =
    (kinds: readonly string[]) =>
    (clause: TerrainClause): boolean =>
      clause.phase === 'enter' || (clause.phase === 'terrain' && clause.for !== 'line-of-fire' && kinds.includes(clause.actsAs))
  if (step.refusal === 'blocking' || step.refusal === 'special') tell(acts(['blocking']), 'move.special-ground')
  if (step.stop === 'hindering') tell(acts(['hindering', 'water']), 'move.special-ground')
  if (step.refusal === null && distanceBetween(grid, from, to) > 1) tell((clause) => clause.phase === 'adjacent', 'move.linked')
  if (step.refusal === null && level[from] !== level[to] && !mover.climbs && isStair(situation, from, to))
    found.push(contributes('MOV-08', 'move.stairs', place))
  return found
}

/** Water is hindering terrain for movement, or a kind of its own that other symbols do not pass (TER-05, Q23). */
function aboutWater(
  situation: Situation,
  mover: Mover,
  stop: StopCause | null,
  square: Square,
  place: { readonly at: readonly SquareXY[]; readonly facts: Reason['facts'] }
): Reason[] {
  const { ground } = situation.position
  if ((ground[square]! & (WATER | HINDERING)) !== WATER || !mover.ignores.has('hindering')) return []
  if (!mover.ignores.has('water')) return stop === 'hindering' ? [considered('TER-05', 'move.water-own-kind', place)] : []
  const passes = clausesOf(mover.figure, 'movement').find(
    ({ clause }) => clause.ignores.includes('water') && clause.ignores.includes('hindering')
  )
  return passes
    ? [considered('TER-05', 'move.over-water', { ...place, by: passes.effect.id, facts: { ...place.facts, effect: passes.effect.id } })]
    : []
}

/** What a step passes that slows and stops nobody in editions that say so: hindering terrain, water, objects, and doors. */
function aboutOpenGround(
  situation: Situation,
  mover: Mover,
  from: Square,
  to: Square,
  place: { readonly at: readonly SquareXY[]; readonly facts: Reason['facts'] }
): Reason[] {
  const { params } = situation.ruleset
  const { ground, objects } = situation.position
  const here = ground[to]!
  const lies = params.objects.hinder ? undefined : objects.findLast(({ square }) => square === to)
  return [
    ...((here & HINDERING) !== 0 && params.movement.hindering === 'nothing' ? [considered('MOV-05', 'move.hindering-nothing', place)] : []),
    ...((here & WATER) !== 0 && params.movement.water === 'nothing' ? [considered('TER-05', 'move.water-nothing', place)] : []),
    ...(lies && isObject(lies.kind)
      ? [considered('TER-09', 'move.object-nothing', { ...place, facts: { ...place.facts, object: lies.id } })]
      : []),
    ...(isDoorBetween(situation, from, to) && !mover.ignores.has('blocking') ? [contributes('TER-13', 'move.door', place)] : [])
  ]
}

const BLOCKING_KINDS: ReadonlySet<string> = new Set(['blocking', 'indoor-blocking', 'outdoor-blocking'])

/** What takes the mover through some blocking terrain, and not through this: the ability, and whatever grants it. */
function passesOther({ ruleset }: Situation, { figure, ignores }: Mover, place: Pick<Reason, 'at' | 'facts'>): Reason[] {
  if (ruleset.params.targeting.wrongTarget !== 'by-effect' || ![...ignores].some((one) => BLOCKING_KINDS.has(one))) return []
  const able = clausesOf(figure, 'movement').filter(({ clause }) =>
    clause.ignores.some((one) => BLOCKING_KINDS.has(one) && ignores.has(one))
  )
  const granted = new Set(able.map(({ effect }) => effect.id))
  const grants = clausesOf(figure, 'possess').filter(({ clause }) => clause.does === 'give' && clause.gives.some((id) => granted.has(id)))
  return [...able, ...grants].map(({ effect, clause }) =>
    considered(clause.rule, 'move.passes-other', { ...place, by: effect.id, facts: { ...place.facts, effect: effect.id } })
  )
}

/** What the steps say: refusals and stops that were not heeded, and stops that were. */
function tellSteps(
  situation: Situation,
  mover: Mover,
  walked: Walked,
  from: Square,
  path: readonly Square[]
): { against: Reason[]; because: Reason[] } {
  const { grid } = situation.position
  const against: Reason[] = []
  const because: Reason[] = []
  let before: StopCause | null = null
  let at = from
  walked.steps.forEach((step, index) => {
    const next = path[index]!
    const place = { at: [xyOf(grid, next)], facts: { figure: mover.figure.id, square: xyOf(grid, next), step: index + 1 } }
    if (before)
      against.push(decides(stopRule(situation, mover.figure, before, at), 'move.should-have-stopped', { ...place, at: [xyOf(grid, at)] }))
    const lesser = mover.lesser?.get(next)
    const full = lesser ? stepOf(situation, { ...mover, lesser: null }, at, next) : step
    if (full.refusal !== step.refusal || full.stop !== step.stop) because.push(decides('IMT-07', 'move.lost-on-the-way', place))
    if (step.refusal)
      against.push(
        decides(REFUSALS[step.refusal][0], `${REFUSALS[step.refusal][1]}${strictly(situation, step.refusal)}`, { ...place, by: step.by })
      )
    if (step.refusal === 'blocking' || step.refusal === 'wall') because.push(...passesOther(situation, mover, place))
    before = step.stop
    if (before)
      because.push(
        // That a boundary is crossed at all is a part of the verdict.
        (before === 'boundary' ? decides : contributes)(
          stopRule(situation, mover.figure, before, next),
          `${STOPS[before][1]}${strictly(situation, before)}`,
          { ...place, by: step.by }
        )
      )
    if (before === 'corner-hindering' && (mover.ground[at]! & HINDERS) !== 0)
      because.push(considered('MOV-09', 'move.stop-corner-again', place))
    if (step.refusal === null)
      because.push(...aboutWater(situation, mover, before, next, place), ...aboutOpenGround(situation, mover, at, next, place))
    because.push(...aboutGround(situation, mover, at, next, step))
    at = next
  })
  return { against, because }
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
