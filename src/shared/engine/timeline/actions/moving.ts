/** A move inside an action, as the table plays it: the way, breaking away, who is carried, what is picked up. */
import { columnOf, isOnGrid, rowOf, squareAt, xyOf, type Square } from '../../../grid/grid.ts'
import type { Moving, ObjectWeight, Rolls } from '../../../contract/case.ts'
import type { RollBook } from '../../situation/choices.ts'
import { adjacentTo } from '../../situation/adjacency.ts'
import { canSetDown, setDownSquares } from '../../carrying/carry.ts'
import { asItLay } from '../../ground/base.ts'
import { breakAway } from '../../movement/breakAway.ts'
import type { Destroyed } from '../../movement/destroying.ts'
import { checkMove, stopRule, type MoveFound } from '../../movement/move.ts'
import { droppedObject } from '../../attack/objects.ts'
import { withoutWall } from '../../../position/changes.ts'
import { aboutApproach, duringOf, startMove, type Approach, type Start } from '../../movement/mover.ts'
import { underBridge } from '../../lineOfFire/heights.ts'
import { ReachField } from '../../movement/reachField.ts'
import { waysTo, type Way } from '../../movement/ways.ts'
import { DIRECTIONS, stepOf, type Mover } from '../../ground/step.ts'
import { contributes, decides, quiet } from '../../situation/reasons.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { changed } from '../../situation/changes.ts'
import { clausesOf, isMeant, type FigureState, type Situation } from '../../situation/situation.ts'
import { actOn } from '../../tokens/terrainActs.ts'
import { mustPass } from './gateway.ts'
import { isCutShort, stillUsing, type Doing, type Overstepped } from '../play/doing.ts'
import { chooseBase, toldBase } from '../play/laying.ts'
import { firstReason, isKeptBack, type Play } from '../play/play.ts'

/** What a step's path does not touch, a later step of the same move may. */
const OUT_OF_HAND: readonly string[] = ['pick-up.too-far', 'put-down.too-far']

/** The shortest way to a square where the figure can end, straight steps first; null: it cannot get there. */
export function shortestPath(situation: Situation, mover: Mover, start: Square, goal: Square, speed: number): Square[] | null {
  if (goal === start) return []
  const { grid } = situation.position
  const cameFrom = new Map<Square, Square>([[start, start]])
  let edge: Square[] = [start]
  for (let steps = 0; steps < speed && edge.length > 0; steps++) {
    const next: Square[] = []
    const stopped: Square[] = []
    for (const from of edge) {
      for (const [dx, dy] of DIRECTIONS) {
        const x = columnOf(grid, from) + dx
        const y = rowOf(grid, from) + dy
        if (!isOnGrid(grid, x, y)) continue
        const to = y * grid.columns + x
        if (cameFrom.has(to)) continue
        const step = stepOf(situation, mover, from, to)
        if (step.refusal) continue
        if (step.stop && to !== goal) {
          stopped.push(to)
          continue
        }
        cameFrom.set(to, from)
        if (to === goal) return stepsTo(cameFrom, start, goal)
        next.push(to)
      }
    }
    edge = next
  }
  return null
}

function stepsTo(cameFrom: ReadonlyMap<Square, Square>, start: Square, goal: Square): Square[] {
  const path: Square[] = []
  for (let at = goal; at !== start; at = cameFrom.get(at)!) path.unshift(at)
  return path
}

/** What forbids the break away that this move needs, or ends the action (MOV-04). `failed`: the die said no. */
function getAway(
  play: Play,
  figure: FigureState,
  doing: Doing,
  rolls: RollBook
): { readonly failed: boolean; readonly because: readonly Reason[] } {
  const opponents = adjacentTo(play.situation, figure).filter((other) => other.side !== figure.side)
  if (opponents.length === 0) return { failed: false, because: [] }
  const die = rolls.next(figure.id, 'break-away')
  const away = breakAway(play.situation, figure, die ?? null, duringOf(play.situation, doing.action))
  if (away.verdict === 'automatic' || away.verdict === 'not-needed' || die !== undefined) {
    return { failed: away.verdict === 'failure', because: quiet(away.because) }
  }
  return { failed: false, because: [contributes('MOV-04', 'time.away-assumed', { by: figure.id, facts: { figure: figure.id } })] }
}

/** Everyone carried is set down next to the carrier: where the table says, or in the first free square. */
function setDown(
  play: Play,
  carrier: FigureState,
  carried: FigureState,
  free: readonly Square[],
  wanted: Moving['setDown'],
  say = 'time.set-down'
): Reason | null {
  const { grid } = play.situation.position
  const goal = wanted === undefined ? free[0] : free.find((square) => square === squareAt(grid, wanted[0], wanted[1]))
  if (goal === undefined) return decides('ABL-CARRY', 'time.cannot-set-down', { facts: { figure: carried.id, user: carrier.id } })
  play.situation = changed(play.situation, carried.figure.index, { squares: [goal] })
  play.because.push(
    contributes('ABL-CARRY', say, {
      at: [xyOf(grid, goal)],
      facts: { figure: carried.id, user: carrier.id, square: xyOf(grid, goal) }
    })
  )
  play.carried.add(carried.id)
  play.setActed(carried.id)
  return null
}

/** An object taken up from the map, or what it held put down on it (OBJ-02). */
function handle(play: Play, figure: FigureState, { pickUp, putDown }: Moving, holding: string | null): void {
  const { objects, grid } = play.situation.position
  const before = figure.figure.holding
  const object = pickUp === undefined ? undefined : objects.find(({ id }) => id === pickUp)
  if (object) play.setObjects(objects.filter((other) => other !== object))
  else if (putDown !== undefined && before)
    play.setObjects([...objects, droppedObject(figure.figure, before, squareAt(grid, putDown[0], putDown[1]))])
  if (holding !== before || object) play.setHolding(figure.id, holding as ObjectWeight | null, object)
}

/** Terrain that gives way where the figure breaks through it (IMT-06). */
function breakThrough(play: Play, { squares, walls }: Destroyed): void {
  if (squares.length + walls.length === 0) return
  let { position } = play.situation
  for (const [a, b] of walls) position = withoutWall(position, a, b)
  const { grid } = position
  play.situation = { ...play.situation, position }
  play.setObjects([...position.objects, ...squares.map((square) => play.debrisOf(square, `debris-${xyOf(grid, square).join('-')}`))])
}

/** Notes the special terrain that the figure has moved into, for the end of this action and of those around it (MAP-13). */
function noteEntered(play: Play, doing: Doing, id: string, path: readonly Square[]): void {
  const { special } = play.situation.position
  if (special.size === 0) return
  const rules = [...path, ...play.state(id).squares].flatMap((square) => special.get(square) ?? [])
  for (let at: Doing | null = doing; at !== null; at = at.outer) at.entered.set(id, new Set([...(at.entered.get(id) ?? []), ...rules]))
}

/** What befalls whoever enters ground, as soon as it has moved there: on the way, and where its move ends (MAP-28). */
function enterTerrain(play: Play, before: FigureState, from: Square, path: readonly Square[], rolls: RollBook): void {
  const { special } = play.situation.position
  const way = [from, ...path]
  for (const [at, square] of way.entries()) {
    if (at === 0) continue
    for (const rule of special.get(square) ?? []) {
      if (special.get(way[at - 1]!)?.includes(rule)) continue
      for (const clause of rule.clauses) {
        const figure = play.state(before.id)
        if (figure.ko || !isMeant(play.situation, figure, 'only' in clause ? clause.only : undefined)) continue
        if (clause.phase === 'turn' && clause.when === 'enters') actOn(play, figure, rule.id, clause, rolls)
        if (clause.phase === 'passage' && clause.by === 'enters') {
          if (at === way.length - 1) mustPass(play, figure, rule, clause)
          else
            play.leaveOpen(
              figure.id,
              contributes(clause.rule, 'passage.on-the-way', {
                by: rule.id,
                at: [xyOf(play.situation.position.grid, square)],
                facts: { figure: figure.id }
              })
            )
        }
      }
    }
  }
}

function speedFromThere(
  play: Play,
  doing: Doing,
  figure: FigureState,
  carried: FigureState | null,
  squares: FigureState['squares'],
  picksUpToAttack: boolean
): number {
  const situation = changed(play.situation, figure.figure.index, { squares })
  return startMove(situation, { ...figure, squares }, doing.movesAs, carried, { picksUpToAttack }).speed
}

/** Remembers who has moved too far for an attack with what it picked up on the way, or for one without it (CC-15). */
function noteLifting(play: Play, doing: Doing, figure: FigureState, carried: FigureState | null): void {
  if (!doing.lifted || !doing.began) return
  const { squares } = doing.began
  const values = clausesOf(figure, 'value')
  const overstepped = (found: (typeof values)[number] | undefined, picksUpToAttack: boolean): Overstepped | null => {
    if (!found) return null
    const most = speedFromThere(play, doing, figure, carried, squares, picksUpToAttack)
    return doing.moved > most ? { rule: found.clause.rule, effect: found.effect.id, moved: doing.moved, most } : null
  }
  const far = overstepped(
    values.find(({ clause }) => clause.during?.includes('pick-up-and-attack')),
    true
  )
  if (far) play.liftedFar.set(figure.id, far)
  doing.spared = overstepped(
    values.find(({ clause }) => clause.unless?.includes('pick-up-and-attack')),
    false
  )
}

/**
 * The squares of the whole move of an action: of the value that its figure shows now, which counts for the rest of the action, as it began (ACT-03).
 * @param figure  the one that moves, with what it still uses
 */
export function speedOf(play: Play, doing: Doing, figure: FigureState, carried: FigureState | null): number {
  const { click, squares } = figure
  const speedFrom = (from: FigureState['squares']): number =>
    speedFromThere(play, doing, figure, carried, from, doing.lifted && doing.attacksToCome)
  if (doing.began === null) doing.began = { click, squares, speed: speedFrom(squares) }
  else if (doing.began.click !== click) {
    doing.began = { ...doing.began, click, speed: speedFrom(doing.began.squares) }
    play.because.push(
      contributes('ACT-03', 'time.speed-now', { by: figure.id, facts: { figure: figure.id, speed: doing.began.speed, count: doing.moved } })
    )
  }
  return doing.began.speed
}

/** A die that keeps the figure away from somebody (TEAM-HYPERTIME). */
const hasFailed = ({ die, fails, ignored }: Approach): boolean => !ignored && die !== null && die <= fails

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

/** Which of the bases on which its path can end a larger figure takes where none is told; undefined: there is nothing to choose. */
function layAtEnd(play: Play, { id, squares }: FigureState, bases: () => MoveFound['bases']): readonly Square[] | undefined {
  if (squares.length === 1) return undefined
  return chooseBase(play, id, [...bases()].sort(asItLay(play.situation, squares)), (base) => base, undefined)
}

/** Plays one move of an action; null, or why the rules forbid it. */
export function moveInside(play: Play, doing: Doing, told: Moving, rolls: Rolls | undefined): Reason | null {
  const moving = { ...doing.load, ...told }
  const figure = play.state(doing.figure)
  const { grid } = play.situation.position
  const facts = { figure: figure.id, effect: doing.action }
  if (doing.failed) return decides('MOV-04', 'time.away-failed', { by: figure.id, facts })
  if (doing.moves === 'none') return decides('ACT-10', 'time.no-move', { by: doing.action, facts })
  // Nobody knows where it begins.
  if (isKeptBack(play, figure.id)) return null
  const handles = moving.pickUp !== undefined || moving.putDown !== undefined
  if (handles && doing.handled) return decides('OBJ-02', 'pick-up.one-each-move', { by: figure.id, facts: { user: figure.id } })
  if (doing.moves === 'before' && doing.attacksMade > 0) return decides(doing.rule, 'time.move-before-attack', { by: doing.action, facts })
  // An action given inside another is free: tokens do not stand in its way (ACT-04).
  const situation = doing.isFree ? changed(play.situation, figure.figure.index, { tokens: 0 }) : play.situation
  const mover = stillUsing(situation.states[figure.figure.index]!, doing)
  if (isCutShort(mover, doing)) return decides(doing.rule, 'time.cut-short', { by: doing.action, facts })
  const isUnderWay = doing.carries !== null && moving.carrying === doing.carries.figure
  if (doing.carries && moving.carrying !== undefined && !isUnderWay)
    return decides('ABL-CARRY', 'carry.one-only', { facts: { user: figure.id, figures: [doing.carries.figure, moving.carrying] } })
  const carried = moving.carrying === undefined || isUnderWay ? null : play.state(moving.carrying)
  const books = play.dice(rolls)
  const load = carried ?? (doing.carries && play.state(doing.carries.figure))
  const picksUpToAttack = doing.attacksToCome && (doing.lifted || moving.pickUp !== undefined)
  const goesOn = doing.hasMoved ? { left: speedOf(play, doing, mover, load) - doing.moved } : {}
  const startIn = (map: Situation, withDice = true): Start =>
    startMove(map, mover, doing.movesAs, carried, {
      underWay: true,
      picksUpToAttack,
      ...(withDice && { roll: (id) => play.dice(rolls).next(figure.id, id) }),
      ...goesOn
    })
  const start = startIn(situation)
  doing.began ??= { click: mover.click, squares: mover.squares, speed: start.speed }
  const left = goesOn.left ?? speedOf(play, doing, mover, carried) - doing.moved
  const goal = moving.to === undefined ? null : squareAt(grid, moving.to[0], moving.to[1])
  const failed = start.approaches.filter(hasFailed)
  const wanted = toldBase(grid, figure, moving.base)
  /** The ways to this square, each with how the figure then lies: for a larger base whichever of its squares goes there (MUL-02). */
  const waysThere = (map: Situation, by: Mover, to: Square): readonly Way[] => {
    const { squares } = figure
    if (squares.length > 1 && (to !== squares[0] || wanted)) {
      const ways = waysTo(map, by, to, left)
      const roomy = carried ? ways.filter(({ base }) => canSetDown(map, figure, [carried], base)) : ways
      return roomy.length > 0 ? roomy : ways
    }
    const found = shortestPath(map, by, squares[0]!, to, left)
    return found ? [{ from: squares[0]!, path: found, base: squares.length > 1 ? squares : [to] }] : []
  }
  /** Who begins below a bridge may go under it, but not end there (MAP-25). */
  const waysUnder = (to: Square): readonly Way[] => {
    const below = underBridge(situation, mover)
    return below && !below.bridge.has(to) ? waysThere(below.situation, startIn(below.situation).mover, to) : []
  }
  const over = goal === null || moving.path ? [] : waysThere(situation, start.mover, goal)
  const ways = over.length > 0 || goal === null || moving.path ? over : waysUnder(goal)
  const way = chooseBase(play, figure.id, ways, ({ base }) => base, wanted)
  /** Where no base fits, a way of one of its squares alone: so it is said what is wrong there. */
  const wayOfOne = (to: Square): readonly Square[] | null =>
    figure.squares
      .flatMap((square) => {
        const found = shortestPath(situation, start.mover, square, to, left)
        return found ? [found] : []
      })
      .sort((a, b) => a.length - b.length)[0] ?? null
  if (goal !== null && ways.length > 0 && !way)
    return decides('MUL-02', 'move.base-does-not-fit', {
      at: [xyOf(grid, goal)],
      by: figure.id,
      facts: { ...facts, square: xyOf(grid, goal) }
    })
  const path = moving.path?.map(([x, y]) => squareAt(grid, x, y)) ?? (goal === null ? [] : (way?.path ?? wayOfOne(goal)))
  /** Would it get away from who stands next to it, where it has to? What it rolls is told. */
  const getsAway = (): boolean => {
    if (doing.moved > 0) return true
    const away = getAway(play, figure, doing, books)
    play.because.push(...away.because)
    if (!away.failed) return true
    doing.failed = true
    play.movementLeft.set(figure.id, 0)
    return false
  }
  const held = play.situation.lasting?.find(({ on, holds }) => on === figure.id && holds)
  if (held && path?.length !== 0)
    return decides(held.rule, 'terrain.held', { by: held.effect, facts: { figure: figure.id, terrain: held.effect } })
  const isKept =
    goal !== null && path === null && failed.length > 0 && doing.stoppedBy === null
      ? waysThere(situation, startIn(situation, false).mover, goal).length > 0
      : false
  if (isKept) return getsAway() ? keptBack(play, doing, figure, failed) : null
  if (path === null) {
    // What keeps it from there: a square, an opponent, terrain, or only the distance.
    const dice = { underWay: true, roll: (id: string) => play.dice(rolls).next(figure.id, id) }
    if (goal !== null && doing.moved === 0)
      play.because.push(
        ...failed.map((one) => aboutApproach(one, figure)),
        ...new ReachField(situation, mover, doing.movesAs, carried, dice).about(goal).filter(({ weight }) => weight !== 'decides')
      )
    return decides('MOV-01', 'time.out-of-reach', {
      at: goal === null ? [] : [xyOf(grid, goal)],
      by: figure.id,
      facts: { ...facts, speed: left }
    })
  }
  if (path.length > 0 && doing.stoppedBy !== null) return decides(doing.stoppedBy, 'time.has-stopped', { by: figure.id, facts })
  const checkOn = (base: readonly Square[] | undefined, { pickUp, putDown }: Moving, dice: RollBook | null): MoveFound =>
    checkMove(situation, mover, doing.movesAs, path, carried, pickUp ?? null, {
      underWay: true,
      ...(base && { base }),
      picksUpToAttack,
      putDown: putDown === undefined ? null : squareAt(grid, putDown[0], putDown[1]),
      ...(dice && { roll: (id) => dice.next(figure.id, id) }),
      ...goesOn
    })
  const mayWait = doing.movesToCome > 0 && told.pickUp === undefined && told.putDown === undefined
  const base = way?.base ?? wanted ?? layAtEnd(play, figure, () => checkOn(undefined, moving, play.dice(rolls)).bases)
  const checkWith = (handled: Moving, dice: RollBook | null = books): MoveFound => checkOn(base, handled, dice)
  const tried = checkWith(moving)
  const waits = handles && mayWait && tried.because.some(({ say }) => OUT_OF_HAND.includes(say))
  const checked = waits ? checkWith({}, play.dice(rolls)) : tried
  if (!checked.legal) {
    const isKeptOnItsWay = failed.length > 0 && path.length <= left && checkWith(moving, null).legal
    if (!isKeptOnItsWay) return firstReason(checked.because)
    return getsAway() ? keptBack(play, doing, figure, failed) : null
  }
  if (path.length > left) return decides('MOV-01', 'time.out-of-reach', { by: figure.id, facts: { ...facts, speed: left } })
  if (path.length > 0 && !getsAway()) return null
  play.because.push(...quiet(checked.because))
  for (const square of path) {
    if (checked.under?.bridge.has(square)) continue
    const other = play.situation.states[play.situation.occupant[square]!]
    if (other && other.side !== figure.side) doing.passed.add(other.id)
  }
  doing.moved += path.length
  doing.hasMoved = true
  doing.handled ||= handles && !waits
  doing.lifted ||= moving.pickUp !== undefined && !waits
  const { carrying: _, setDown: __, ...later } = doing.load
  doing.load = waits ? later : {}
  // Only what ends the move for good counts for the steps to come.
  const last = path.at(-1)
  const before = path.at(-2) ?? checked.from
  const stop = last === undefined ? null : checked.under ? checked.stop : stepOf(situation, start.mover, before, last).stop
  doing.stoppedBy = stop === null ? null : stopRule(situation, mover, stop, last!)
  if (last !== undefined) {
    play.situation = changed(play.situation, figure.figure.index, { squares: checked.bases[0] ?? [last] })
    breakThrough(play, checked.destroyed)
    noteEntered(play, doing, figure.id, path)
    enterTerrain(play, figure, checked.from, path, books)
  }
  play.setActed(figure.id)
  play.movementLeft.set(figure.id, left - path.length)
  noteLifting(play, doing, mover, load)
  if (!waits) handle(play, play.state(figure.id), moving, checked.holding)
  const { squares: at } = play.state(figure.id)
  if (doing.carries) doing.carries = { ...doing.carries, ...(moving.setDown ? { setDown: moving.setDown } : {}), at }
  const isOver = doing.moves !== 'around' && doing.movesToCome === 0
  if (!carried) return isOver ? setDownAfter(play, doing, 'time.set-down') : null
  if (isOver) return setDown(play, play.state(figure.id), carried, checked.setDown ?? [], moving.setDown)
  play.situation = changed(play.situation, carried.figure.index, { squares: [] })
  doing.carries = { figure: carried.id, setDown: moving.setDown, at }
  return null
}

/** Sets down who was carried through several moves of an action, when they are over (ABL-CARRY); null, or why it cannot stand there. */
export function setDownAfter(play: Play, doing: Doing, say = 'time.set-down-last'): Reason | null {
  if (doing.carries === null) return null
  const [carrier, carried] = [play.state(doing.figure), play.state(doing.carries.figure)]
  const free = [...setDownSquares(play.situation, carrier, [carried], carrier.ko ? doing.carries.at : carrier.squares)].sort(
    (a, b) => a - b
  )
  const { setDown: wanted } = doing.carries
  doing.carries = null
  return setDown(play, carrier, carried, free, wanted, say)
}
