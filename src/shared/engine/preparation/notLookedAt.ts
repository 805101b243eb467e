/** Attacks that a figure could make in its turn and that no plan looks at: each is told only where the figure could really do it. */
import { shapeOf } from '../action/shape.ts'
import { xyOf, type Square } from '../../grid/grid.ts'
import type { Reason } from '../../contract/ruling.ts'
import type { Effect } from '../../rules/vocabulary/vocabulary.ts'
import { inCodeOrder } from '../../base/text/inCodeOrder.ts'
import { unlessOutOfSteps } from '../budget/budget.ts'
import { attackClauses } from '../attack/input.ts'
import { chooseTargets } from '../attack/targets.ts'
import { areSquaresAdjacent } from '../situation/adjacency.ts'
import { absenceOf } from '../situation/absence.ts'
import { considered } from '../situation/reasons.ts'
import type { FigureState, Situation } from '../situation/situation.ts'
import { movingPower } from '../situation/target.ts'
import { holdsRangedAttack, meansOf, saysInAttack } from '../targeting/means.ts'
import { reachClauseOf } from '../targeting/reachPower.ts'
import { tooManyTokens } from '../tokens/tokens.ts'
import { attackOptionsOf, freeMovesOf, type Way } from './attackOptions.ts'
import { inStand } from './candidates.ts'
import { plannedAttack } from './plannedAttack.ts'
import { objectsFor } from './stand.ts'
import { standsIn } from './stands.ts'

const opponentsOf = ({ states }: Situation, user: FigureState): readonly FigureState[] =>
  states.filter(({ side, ko, squares }) => side !== user.side && !ko && squares.length > 0)

/** Moves by free action before an action that moves, too, or before other free actions, which may reach farther then (POW-SI). */
function freeMoves(situation: Situation, user: FigureState): readonly Reason[] {
  const moves = freeMovesOf(user)
  if (moves.length === 0) return []
  const reaches = [...user.can.values()].some((effect) => shapeOf(effect).needs === 'free' && reachClauseOf(effect) !== null)
  const movesOn = attackOptionsOf(situation, user).some(({ action, movesBy }) => action !== null && movesBy === action)
  if (!reaches && !movesOn) return []
  return moves
    .filter(({ id }) => standsIn(situation, user, id, 0).some(({ steps }) => steps > 0))
    .map(({ id, rule }) => considered(rule, 'preparation.free-move-unlooked', { by: id, facts: { user: user.id, effect: id } }))
}

/** Objects on the map that it can hurl at somebody from where it stands (POW-TK, ERR-12). */
function hurled(situation: Situation, user: FigureState): readonly Reason[] {
  const targets = opponentsOf(situation, user)
  return [...user.can.values()].flatMap((effect) => {
    const { means, against } = meansOf(situation, user, 'ranged', effect.id, [])
    if (!shapeOf(effect).kinds.includes('power') || against.length > 0 || !movingPower(user, means)) return []
    const objects = situation.position.objects.filter(({ id: object }) =>
      targets.some(({ id }) => chooseTargets(plannedAttack(situation, user, { ...means, object }, [id])).against.length === 0)
    )
    if (objects.length === 0) return []
    const facts = { user: user.id, effect: effect.id, objects: objects.map(({ id }) => id) }
    return [considered(effect.rule, 'preparation.hurled-unlooked', { by: effect.id, facts })]
  })
}

/** The squares from which an attack on a square strikes an opponent: its own and those next to it. */
function squaresAround(situation: Situation, user: FigureState): readonly Square[] {
  const bases = opponentsOf(situation, user).flatMap(({ squares }) => squares)
  return Array.from(situation.position.ground.keys()).filter((square) =>
    bases.some((own) => own === square || areSquaresAdjacent(situation, square, own))
  )
}

/** What is thrown at a square and deals damage to everyone around it (ABL-GRN). */
function thrownAtSquares(situation: Situation, user: FigureState): readonly Reason[] {
  const isThrownBy = (effect: Effect, by: string): boolean =>
    effect.clauses.some((clause) => clause.phase === 'attack' && clause.does === 'blast' && clause.thrownBy === by)
  return [...user.can.values()]
    .filter((effect) => saysInAttack(effect, 'at-square'))
    .flatMap((effect) => {
      const around = squaresAround(situation, user)
      const able = [...user.can.values()].some((kind) => {
        if (!isThrownBy(kind, effect.id) || saysInAttack(kind, 'no-damage')) return false
        const { means, against } = meansOf(situation, user, 'ranged', effect.id, [kind.id])
        if (against.length > 0) return false
        const { grid } = situation.position
        return around.some((square) => {
          const plain = plannedAttack(situation, user, means, [])
          const chosen = chooseTargets({ ...plain, ask: { ...plain.ask, targets: [{ square: xyOf(grid, square) }] } })
          return chosen.against.length === 0 && chosen.aimed.some(({ figure }) => figure.side !== user.side)
        })
      })
      return able
        ? [considered(effect.rule, 'preparation.square-unlooked', { by: effect.id, facts: { user: user.id, effect: effect.id } })]
        : []
    })
}

/** Objects that a larger base could take up beside its way, and not where it begins or ends (OBJ-02, MUL-02). */
function besideItsWay(situation: Situation, user: FigureState): readonly Reason[] {
  const objects = user.squares.length > 1 ? objectsFor(situation, user) : []
  if (objects.length === 0) return []
  const actions = new Set(attackOptionsOf(situation, user).flatMap(({ movesBy }) => movesBy ?? []))
  const stands = [...actions].flatMap((action) => standsIn(situation, user, action, 0))
  const lifted = objects.filter(({ id }) => stands.some(({ pickUp }) => pickUp?.id === id))
  const beside = lifted.filter(({ id }) => stands.every(({ pickUp, steps }) => pickUp?.id !== id || steps > 0))
  if (beside.length === 0) return []
  return [considered('OBJ-02', 'preparation.beside-unlooked', { facts: { user: user.id, objects: beside.map(({ id }) => id) } })]
}

/** Objects that it could take up in an action that moves it and throw in the same one (OBJ-05). */
function thrownOnTheWay(situation: Situation, user: FigureState): readonly Reason[] {
  if (objectsFor(situation, user).length === 0) return []
  const actions = attackOptionsOf(situation, user).filter(
    ({ action, movesBy }) => action !== null && movesBy === action && holdsRangedAttack(user.can.get(action))
  )
  const thrown = new Set<string>()
  for (const id of new Set(actions.map(({ movesBy }) => movesBy!)))
    for (const stand of standsIn(situation, user, id, 0)) {
      if (!stand.pickUp || thrown.has(stand.pickUp.id)) continue
      const place = inStand(situation, user, stand)
      const me = place.states[user.figure.index]!
      const { means, against } = meansOf(place, me, 'thrown', 'thrown-object', [])
      if (against.length > 0) continue
      if (opponentsOf(place, me).some((one) => chooseTargets(plannedAttack(place, me, means, [one.id])).against.length === 0))
        thrown.add(stand.pickUp.id)
    }
  if (thrown.size === 0) return []
  return [considered('OBJ-05', 'preparation.throw-unlooked', { facts: { user: user.id, objects: [...thrown].sort(inCodeOrder) } })]
}

/** Can it attack two opponents at once, from its square or after such a move? */
function reachesTwo(situation: Situation, user: FigureState, { means, movesBy }: Way): boolean {
  const isLegal = (place: Situation, ...ids: readonly string[]): boolean =>
    chooseTargets(plannedAttack(place, place.states[user.figure.index]!, means, ids)).against.length === 0
  const canAt = (place: Situation): boolean => {
    const ids = opponentsOf(place, user)
      .map(({ id }) => id)
      .filter((id) => isLegal(place, id))
    return ids.some((one, index) => ids.slice(index + 1).some((other) => isLegal(place, one, other)))
  }
  return movesBy === null ? canAt(situation) : standsIn(situation, user, movesBy, 0).some((stand) => canAt(inStand(situation, user, stand)))
}

/** Attacks on two targets that are not among the plans: with a roll for each (CC-18), and close ones by bolts (ATK-10). */
function onTwo(situation: Situation, user: FigureState): readonly Reason[] {
  const { severalTargets, boltsIn } = situation.ruleset.params.attack
  const unlooked = [
    ...(severalTargets === 'roll-each-full' ? [['ranged', 'CC-18', 'preparation.rolls-unlooked'] as const] : []),
    ...(boltsIn === 'both' ? [['close', 'ATK-10', 'preparation.close-pairs-unlooked'] as const] : [])
  ]
  if (user.figure.bolts < 2 || unlooked.length === 0) return []
  const ways = attackOptionsOf(situation, user).filter(
    ({ everyone, means }) => everyone === null && attackClauses(user, means, 'single-target').length === 0
  )
  return unlooked
    .filter(([kind]) => ways.some((way) => way.kind === kind && reachesTwo(situation, user, way)))
    .map(([, rule, say]) => considered(rule, say, { facts: { user: user.id } }))
}

/** Every way to attack, or to come to an attack, that it has besides what plans are made of. It never costs the plans their answer. */
export const notLookedAt = (situation: Situation, user: FigureState): readonly Reason[] =>
  // Once the steps are used up nothing is counted any more.
  unlessOutOfSteps(
    () => unlooked(situation, user),
    () => unlooked(situation, user)
  )

function unlooked(situation: Situation, user: FigureState): readonly Reason[] {
  if (absenceOf(situation, user) || tooManyTokens(situation, user) || opponentsOf(situation, user).length === 0) return []
  return [
    ...besideItsWay(situation, user),
    ...thrownOnTheWay(situation, user),
    ...freeMoves(situation, user),
    ...hurled(situation, user),
    ...thrownAtSquares(situation, user),
    ...onTwo(situation, user)
  ]
}
