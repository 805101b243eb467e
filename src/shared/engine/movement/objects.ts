/** Objects on the way: picked up, put down, and used afterwards (OBJ-02, OBJ-04, OBJ-05, TER-07, TER-12, MAP-16). */
import { countsCarried } from '../carrying/carry.ts'
import { shapeOf } from '../action/shape.ts'
import { columnOf, distanceBetween, rowOf, xyOf, type Square } from '../../grid/grid.ts'
import { BLOCKING, FORBIDDEN, HINDERING, WATER, type MapObject } from '../../position/position.ts'
import { areSquaresAdjacent } from '../situation/adjacency.ts'
import { isObject, handlesObjects, isHeldBy, isLifted, isUsedInClose, pointsToHold } from '../situation/objectRules.ts'
import { considered, contributes, decides } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { isMeant, type Situation } from '../situation/situation.ts'
import type { Mover } from '../ground/ground.ts'
import { isOpenBetween } from '../ground/step.ts'

export interface ObjectWishes {
  readonly pickUp: string | null
  readonly putDown: Square | null
  /** It will attack with that object this turn. */
  readonly attackAfter: boolean
  /** It carries a figure on the same way. */
  readonly carries?: boolean
}

export const objectOf = (situation: Situation, id: string | null): MapObject | undefined =>
  id === null ? undefined : situation.position.objects.find((object) => object.id === id)

/** The square that is hindering only for the object taken up: it is clear as soon as that is gone (TER-12). */
export function squareCleared(situation: Situation, object: MapObject | undefined): Square[] {
  if (!object || (isObject(object.kind) && !situation.ruleset.params.objects.hinder)) return []
  const { mapGround, objects } = situation.position
  const other = objects.some(({ id, kind, square }) => id !== object.id && square === object.square && kind !== 'ultra-light')
  return other || (mapGround[object.square]! & (HINDERING | WATER)) !== 0 ? [] : [object.square]
}

/** Within reach of a hand: the same square or an adjacent one; who passes through terrain reaches through it (ERR-02), but through no force field (MAP-07). */
function inHand(situation: Situation, mover: Mover, from: Square, square: Square): boolean {
  if (from === square || areSquaresAdjacent(situation, from, square)) return true
  const { grid, level } = situation.position
  if (!mover.ignores.has('blocking') || level[from] !== level[square] || distanceBetween(grid, from, square) !== 1) return false
  return isOpenBetween(
    situation,
    mover,
    from,
    square,
    columnOf(grid, square) - columnOf(grid, from),
    rowOf(grid, square) - rowOf(grid, from)
  )
}

function objectionsToPickUp(
  situation: Situation,
  mover: Mover,
  stands: readonly Square[],
  id: string,
  stopped: readonly Square[]
): Reason[] {
  const { figure } = mover
  const object = objectOf(situation, id)
  const facts = { user: figure.id, object: id }
  const against: Reason[] = []
  const kind = object?.kind ?? null
  if (!isHeldBy(situation.ruleset, figure, kind)) against.push(decides('OBJ-02', 'pick-up.no-strength', { facts }))
  const { points } = figure.figure
  const least = pointsToHold(situation.ruleset, kind)
  if (points < least) against.push(decides('OBJ-02', 'pick-up.too-few-points', { facts: { ...facts, points, least } }))
  if (figure.figure.holding) against.push(decides('OBJ-02', 'pick-up.holding', { facts }))
  if (!object || !isLifted(situation.ruleset, object.kind)) return [...against, decides('OBJ-02', 'pick-up.nothing', { facts })]
  if (object.immobile) against.push(decides('OBJ-02', 'pick-up.immobile', { facts }))
  for (const rule of situation.position.special.get(object.square) ?? []) {
    for (const clause of rule.clauses) {
      if (clause.phase === 'object' && clause.forbids.includes('pick-up') && isMeant(situation, figure, clause.only))
        against.push(decides(clause.rule, 'pick-up.terrain', { by: rule.id, facts: { ...facts, terrain: rule.id } }))
    }
  }
  const near = stands.filter((square) => inHand(situation, mover, square, object.square))
  const at = [xyOf(situation.position.grid, object.square)]
  if (near.length === 0) against.push(decides('OBJ-02', 'pick-up.too-far', { at, facts }))
  else if (!situation.ruleset.params.objects.pickedUpAsItStops && near.every((square) => stopped.includes(square)))
    against.push(decides('OBJ-02', 'pick-up.as-it-stops', { at, facts }))
  return against
}

/** Several objects may lie in one square: only one that is dropped there is removed (OBJ-02). */
function objectionsToPutDown(situation: Situation, mover: Mover, stands: readonly Square[], square: Square): Reason[] {
  const { figure } = mover
  const { grid, ground } = situation.position
  const place = { at: [xyOf(grid, square)], facts: { user: figure.id, square: xyOf(grid, square) } }
  const against: Reason[] = []
  if (!figure.figure.holding) against.push(decides('OBJ-02', 'put-down.nothing', place))
  if ((ground[square]! & (BLOCKING | FORBIDDEN)) !== 0) against.push(decides('TER-07', 'put-down.blocking', place))
  if (!stands.some((from) => inHand(situation, mover, from, square))) against.push(decides('OBJ-02', 'put-down.too-far', place))
  return against
}

/** What its action holds for a later attack with an object: an attack in it, or none but another action's (ACT-01). */
function objectionsToAttackAfter(situation: Situation, mover: Mover, action: string, held: string | null): Reason[] {
  const effect = situation.ruleset.effects.get(action)
  const facts = { user: mover.figure.id, effect: action }
  if (held === null) return [decides('OBJ-04', 'attack-after.nothing', { facts })]
  const shape = effect && shapeOf(effect)
  const holds = shape?.holds ?? []
  // An attack of its own in the same turn, where a move stands beside it (CC-01).
  if (action === 'move' && situation.ruleset.params.time.moveBesidesAttack) return []
  if (shape?.needs !== 'free' && (action === 'move' || holds.length === 0)) return [decides('ACT-01', 'attack-after.no-attack', { facts })]
  const isClose = holds.includes('close') && !holds.includes('ranged')
  if (isClose && !isUsedInClose(situation.ruleset, held)) return [decides('OBJ-04', 'attack-after.not-in-close', { facts })]
  if (shape?.gives === 'ranged' && held === 'ultra-heavy') return [decides('OBJ-05', 'ranged.too-heavy', { facts })]
  return []
}

export interface ObjectFinding {
  /** What it holds at the end; null: nothing. */
  readonly holding: string | null
  readonly against: readonly Reason[]
  readonly because: readonly Reason[]
}

/**
 * The objects that the figure picks up or puts down on its way.
 * @param stands every square that it is in on its way, its start included
 * @param stopped those of them that it enters with a step that stops next to an opposing figure (OBJ-02)
 */
export function handleObjects(
  situation: Situation,
  mover: Mover,
  action: string,
  stands: readonly Square[],
  wishes: ObjectWishes,
  stopped: readonly Square[] = []
): ObjectFinding {
  const { figure } = mover
  const against: Reason[] = []
  const because: Reason[] = []
  let holding: string | null = figure.figure.holding
  const alone = situation.ruleset.effects.get(action)?.clauses.find((clause) => clause.phase === 'action' && clause.alone)
  if (wishes.pickUp !== null && alone)
    against.push(decides(alone.rule, 'pick-up.alone', { by: action, facts: { user: figure.id, effect: action } }))
  if (wishes.pickUp !== null && wishes.carries && countsCarried(situation.ruleset))
    against.push(decides('OBJ-02', 'pick-up.carrying', { facts: { user: figure.id, object: wishes.pickUp } }))
  if (wishes.pickUp !== null) {
    against.push(...objectionsToPickUp(situation, mover, stands, wishes.pickUp, stopped))
    holding = objectOf(situation, wishes.pickUp)?.kind ?? holding
    if (wishes.putDown !== null) against.push(decides('OBJ-02', 'pick-up.one-only', { facts: { user: figure.id } }))
    else if (against.length === 0) {
      const object = objectOf(situation, wishes.pickUp)
      because.push(contributes('OBJ-02', 'pick-up.done', { facts: { user: figure.id, object: wishes.pickUp } }))
      const facts = { user: figure.id, object: wishes.pickUp }
      const least = pointsToHold(situation.ruleset, object?.kind ?? null)
      if (!handlesObjects(figure)) because.push(contributes('OBJ-02', 'pick-up.by-anyone', { facts }))
      if (least > 0)
        because.push(considered('OBJ-02', 'pick-up.points-enough', { facts: { ...facts, points: figure.figure.points, least } }))
      if (object?.inHand) because.push(considered('OBJ-03', 'pick-up.in-hand', { facts: { ...facts, effect: object.inHand.name } }))
      else if (object?.special) because.push(considered('OBJ-03', 'pick-up.special', { facts }))
      for (const square of squareCleared(situation, object)) {
        if (stands.includes(square))
          because.push(
            contributes('TER-12', 'pick-up.clears', { at: [xyOf(situation.position.grid, square)], facts: { object: wishes.pickUp } })
          )
      }
      const plain = object && stands.some((square) => square === object.square || areSquaresAdjacent(situation, square, object.square))
      if (!plain) because.push(contributes('ERR-02', 'pick-up.through-terrain', { facts: { user: figure.id, object: wishes.pickUp } }))
    }
  } else if (wishes.putDown !== null) {
    against.push(...objectionsToPutDown(situation, mover, stands, wishes.putDown))
    holding = null
    if (against.length === 0)
      because.push(
        contributes('OBJ-02', 'put-down.done', { facts: { user: figure.id, square: xyOf(situation.position.grid, wishes.putDown) } })
      )
  }
  if (wishes.attackAfter) {
    against.push(...objectionsToAttackAfter(situation, mover, action, holding))
    if (action === 'move' && against.length === 0)
      because.push(contributes('CC-01', 'attack-after.besides', { facts: { user: figure.id } }))
  }
  return { holding, against, because }
}
