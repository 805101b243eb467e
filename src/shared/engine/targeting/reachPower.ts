/** May a power that is no attack, such as Outwit or Force Blast, be aimed at this figure or square? (OUT-05, POW-PX, …) */
import type { Square } from '../../grid/grid.ts'
import type { ClauseOf, Effect, Reach } from '../../rules/vocabulary/vocabulary.ts'
import { areAdjacent, figureDistance } from '../situation/adjacency.ts'
import { engaging } from '../situation/hiding.ts'
import { figureEnd, squareEnd } from '../lineOfFire/bestLine.ts'
import { considered, contributes, decides, quiet } from '../situation/reasons.ts'
import type { LineDrawn, LineVerdict, Reason } from '../../contract/ruling.ts'
import type { FigureState, Situation } from '../situation/situation.ts'
import { plainContext } from '../values/context.ts'
import { silenced } from '../values/wave.ts'
import { valueOf } from '../values/valueOf.ts'
import { whyNotAdjacent } from './closeAttack.ts'
import { lineAndRange } from './rangedAttack.ts'
import {
  isMovedByCard,
  objectionsToBeMoved,
  objectionsToDistance,
  objectionsToFigure,
  weighObjections,
  type TargetFinding
} from '../situation/target.ts'

export type ReachClause = Extract<ClauseOf<'targeting'>, { readonly does: 'reach' }>

export const reachClauseOf = (effect: Effect): ReachClause | null => {
  for (const clause of effect.clauses) if (clause.phase === 'targeting' && clause.does === 'reach') return clause
  return null
}

function reachInSquares(
  situation: Situation,
  user: FigureState,
  target: FigureState | null,
  effect: Effect,
  reach: Reach,
  because: Reason[]
): number {
  if ('squares' in reach) return reach.squares
  if ('squaresBy' in reach) return situation.ruleset.params.teams.outsiders
  if ('adjacent' in reach) return 1
  const range = valueOf(silenced(situation, user, [effect.id]), user, 'range', { ...plainContext, during: [effect.id], opponent: target })
  because.push(...range.because.filter((reason) => reason.rule !== 'VAL-01'))
  if (reach.first && user.can.has(effect.id)) return range.value
  // Where the user lacks the power, what it would reach with it is told all the same.
  return Math.max(range.value, reach.minimum)
}

/** Is a square to which the power draws its line one of its targets (LOF-15)? */
const isTargetByLine = (situation: Situation, clause: ReachClause): boolean =>
  clause.lineOfFire && situation.ruleset.params.targeting.linesMakeTargets

/** Objections by who the target is: its size and base, its points, who stands next to whom. */
function objectionsByKind(situation: Situation, user: FigureState, target: FigureState, id: string, clause: ReachClause): Reason[] {
  const facts = { figure: target.id, user: user.id }
  const against: Reason[] = []
  if (clause.movable) against.push(...objectionsToBeMoved(situation, user, target, { id, rule: clause.rule, anySize: clause.anySize }))
  if (clause.fewerPoints && target.figure.points >= user.figure.points)
    against.push(decides(clause.rule, 'power.not-fewer-points', { facts }))
  if (clause.neitherBased) {
    const based = [user, target].some((one) => engaging(situation, one).length > 0)
    if (based) against.push(decides(clause.rule, 'power.based', { facts }))
  }
  return against
}

export function powerTarget(
  situation: Situation,
  user: FigureState,
  target: FigureState,
  effect: Effect,
  clause: ReachClause
): TargetFinding {
  const because: Reason[] = []
  const facts = { figure: target.id, user: user.id, effect: effect.id }
  const itself = target.id === user.id && clause.self === true
  const against = objectionsToFigure(situation, user, target, itself ? 'any' : clause.who, [effect.id], clause.rule)
  if (target.id === user.id && !clause.self && against.length === 0) against.push(decides(clause.rule, 'target.itself', { facts }))
  against.push(...objectionsByKind(situation, user, target, effect.id, clause))
  const reach = reachInSquares(situation, user, target, effect, clause.reach, because)
  const adjacent = areAdjacent(situation, user, target)
  if (clause.movable && adjacent && isMovedByCard(situation, target, effect.id))
    because.push(contributes('MUL-04', 'power.moved-by-card', { by: target.id, facts }))
  let distance: number | null = figureDistance(situation, user, target)
  let lineOfFire: LineVerdict | null = null
  let line: LineDrawn | null = null
  because.push(contributes(clause.rule, 'power.reaches', { by: effect.id, facts: { ...facts, reach } }))
  if (itself && situation.ruleset.params.targeting.wrongTarget === 'by-effect')
    because.push(considered('LOF-13', 'power.within-itself', { by: effect.id, facts }))
  if ('adjacent' in clause.reach && !adjacent && !itself) {
    against.push(decides(clause.rule, 'power.not-adjacent', { facts }))
    // What keeps neighbours apart has a row of its own.
    if (situation.ruleset.params.targeting.wrongTarget === 'by-effect')
      because.push(...quiet(whyNotAdjacent(situation, user, target)).filter(({ say }) => say !== 'close.not-adjacent'))
  }
  if (clause.lineOfFire) {
    const found = lineAndRange(situation, figureEnd(user), figureEnd(target), reach, effect.id, because, facts)
    distance = found.distance
    lineOfFire = found.lineOfFire
    line = found.line
    against.push(...found.objections)
  } else if (!('adjacent' in clause.reach) && distance > reach) {
    against.push(decides('LOF-13', 'ranged.too-far', { facts: { ...facts, distance, reach } }))
  }
  const reachesOne = (other: FigureState): boolean =>
    other.side !== user.side && !other.ko && powerTarget(situation, user, other, effect, clause).legal
  if (clause.someOpponent && target.side === user.side && against.length === 0 && !situation.states.some(reachesOne))
    against.push(decides(clause.rule, 'attack.no-opponent-in-area', { by: effect.id, facts: { ...facts, reach } }))
  const legal = against.length === 0
  return {
    legal,
    distance,
    reach,
    lineOfFire,
    line,
    adjacent,
    because: [...weighObjections(against), ...because, ...(legal ? [decides(clause.rule, 'power.legal', { by: effect.id, facts })] : [])]
  }
}

/** The same for a square: markers, grenades, the place a figure is moved to; or for an object, which is a target wherever it lies. */
export function powerSquare(
  situation: Situation,
  user: FigureState,
  square: Square,
  effect: Effect,
  clause: ReachClause,
  what: 'square' | 'object' = 'square'
): TargetFinding {
  const because: Reason[] = []
  const facts = { user: user.id, effect: effect.id }
  const reach = reachInSquares(situation, user, null, effect, clause.reach, because)
  because.push(contributes(clause.rule, 'power.reaches', { by: effect.id, facts: { ...facts, reach } }))
  const end = { ...squareEnd(situation, square), state: null }
  const { distance, lineOfFire, objections } = lineAndRange(situation, figureEnd(user), end, reach, effect.id, because, facts)
  const fromMoved = what === 'square' && clause.fromMoved === true
  if (fromMoved) because.push(contributes(clause.rule, 'power.from-moved', { by: effect.id, facts: { ...facts, reach } }))
  const beyond = what === 'object' || isTargetByLine(situation, clause) ? objectionsToDistance(situation, user, distance) : []
  if (what === 'square' && beyond.length > 0) because.push(contributes('LOF-15', 'target.by-line', { by: effect.id, facts }))
  const against = [...beyond, ...objections.filter((objection) => (objection.rule === 'LOF-13' ? !fromMoved : clause.lineOfFire))]
  const legal = against.length === 0
  return {
    legal,
    distance,
    reach,
    lineOfFire,
    adjacent: distance === 1,
    because: [...weighObjections(against), ...because, ...(legal ? [decides(clause.rule, 'power.legal', { by: effect.id, facts })] : [])]
  }
}
