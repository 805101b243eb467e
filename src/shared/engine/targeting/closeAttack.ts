/** May this figure strike that one in close combat? (ATK-02, ADJ-01 to ADJ-05, SIZ-08, SIZ-09) */
import { columnOf, distanceBetween, rowOf, type Square } from '../../grid/grid.ts'
import {
  apartByHeight,
  areAdjacent,
  areSquaresAdjacent,
  baseBetween,
  figureDistance,
  flanksOf,
  isDoorBetween,
  isNextTo
} from '../situation/adjacency.ts'
import { drawLine, figureEnd } from '../lineOfFire/bestLine.ts'
import { LINE_VERDICTS } from '../lineOfFire/ruleOnLine.ts'
import { BLOCKED } from '../lineOfFire/walk/causes.ts'
import { isStair } from '../ground/step.ts'
import { considered, contributes, decides } from '../situation/reasons.ts'
import type { LineVerdict, Reason } from '../../contract/ruling.ts'
import { hiddenFrom, hideOf } from '../situation/hiding.ts'
import type { TargetClause } from '../../rules/vocabulary/vocabulary.ts'
import { lineAndRange } from './rangedAttack.ts'
import { clausesOf, isSuch, type FigureState, type Found, type Situation } from '../situation/situation.ts'
import {
  objectionsToFigure,
  rowOfMeans,
  movingPower,
  objectionsToMoved,
  objectionsToSeen,
  purposeOf,
  weighObjections,
  type Means,
  type TargetFinding
} from '../situation/target.ts'

/** How many squares off somebody with these targeting clauses strikes in close combat: 1, or more by Giant Reach (SIZ-09). */
export const closeReachIn = (targeting: readonly Found<'targeting'>[]): number =>
  Math.max(1, ...targeting.map(({ clause }) => (clause.does === 'close-reach' ? clause.squares : 1)))

/** Terrain that does not stop lines of close attacks beyond adjacent squares (MKEY-REACH). */
export const ignoredBeyond = ({ ruleset }: Situation, { ignores }: CloseReach): CloseReach['ignores'] =>
  ruleset.params.targeting.giantReachHindering === 'ignored' ? ignores : ignores?.filter((what) => what !== 'hindering')

type CloseReach = Extract<TargetClause, { readonly does: 'close-reach' }>

/** The clauses by which it strikes beyond adjacent squares, the farthest first. */
const reachesOf = (attacker: FigureState) =>
  clausesOf(attacker, 'targeting')
    .flatMap(({ effect, clause }) => (clause.does === 'close-reach' ? [{ effect, clause }] : []))
    .sort((a, b) => b.clause.squares - a.clause.squares)

/** Next to each other but for the level, with an ability that strikes over it: the reason, or null. */
function acrossLevels(situation: Situation, attacker: FigureState, target: FigureState, means: Means): Reason | null {
  const { level, grid } = situation.position
  if (apartByHeight(attacker, target) !== null) return acrossHeights()
  function acrossHeights(): Reason | null {
    for (const { effect, clause } of clausesOf(attacker, 'targeting')) {
      if (clause.does !== 'close-height' || !isSuch(attacker, clause.from) || !isSuch(target, clause.at)) continue
      if (!attacker.squares.some((from) => target.squares.some((to) => distanceBetween(grid, from, to) === 1))) continue
      return contributes(clause.rule, 'close.across-heights', { by: effect.id, facts: { effect: effect.id, figure: target.id } })
    }
    return null
  }
  const isWalled = (from: Square, to: Square): boolean =>
    situation.ruleset.params.adjacency.stairs === 'orthogonal' && !isNextTo(situation, from, to)
  if (attacker.squares.some((from) => target.squares.some((to) => isStair(situation, from, to) && !isWalled(from, to)))) {
    return contributes('ADJ-04', 'close.by-stair', { facts: { figure: target.id, user: attacker.id } })
  }
  for (const { effect, clause } of clausesOf(attacker, 'targeting')) {
    if (clause.does !== 'close-elevation' || (clause.needsAction && !means.isAction)) continue
    const found = attacker.squares.some((from) =>
      target.squares.some(
        (to) =>
          isNextTo(situation, from, to) && !areSquaresAdjacent(situation, from, to) && (clause.to === 'any' || level[to]! > level[from]!)
      )
    )
    if (found) return contributes(clause.rule, 'close.across-levels', { by: effect.id, facts: { effect: effect.id, figure: target.id } })
  }
  return null
}

/** Diagonal neighbours with figures on both squares beside the diagonal: adjacent all the same (ADJ-03). */
function figuresBeside(situation: Situation, attacker: FigureState, target: FigureState): boolean {
  return attacker.squares.some((from) =>
    target.squares.some((to) => {
      if (!areSquaresAdjacent(situation, from, to)) return false
      const [first, second] = flanksOf(situation, from, to)
      return first !== from && first !== to && situation.occupant[first]! >= 0 && situation.occupant[second]! >= 0
    })
  )
}

/** Whether two squares touch diagonally next to a stair, in an edition in which stairs join only squares that share an edge. */
function isBesideStair(situation: Situation, from: Square, to: Square): boolean {
  if (situation.ruleset.params.adjacency.stairs !== 'orthogonal' || isStair(situation, from, to)) return false
  const { grid } = situation.position
  if (columnOf(grid, from) === columnOf(grid, to) || rowOf(grid, from) === rowOf(grid, to)) return false
  return flanksOf(situation, from, to).some((flank) => isStair(situation, from, flank) || isStair(situation, flank, to))
}

/** Why two figures within a square of each other are not adjacent. */
export function whyNotAdjacent(situation: Situation, attacker: FigureState, target: FigureState): readonly Reason[] {
  const { grid } = situation.position
  const close = attacker.squares
    .flatMap((from) => target.squares.map((to) => [from, to] as const))
    .filter(([from, to]) => distanceBetween(grid, from, to) === 1)
  const facts = { figure: target.id, user: attacker.id }
  const apart = close.length > 0 ? apartByHeight(attacker, target) : null
  if (apart) return [decides(apart, 'close.other-height', { facts })]
  if (close.some(([from, to]) => isNextTo(situation, from, to))) {
    const say = close.some(([from, to]) => isBesideStair(situation, from, to)) ? 'close.beside-stair' : 'close.other-level'
    return [decides('ADJ-04', say, { facts })]
  }
  const base = close.map(([from, to]) => baseBetween(situation, from, to)).find((figure) => figure !== null)
  if (base) return [decides('ADJ-05', 'close.parted-by-base', { by: base.id, facts: { ...facts, between: base.id } })]
  if (close.length === 0) return [decides('ATK-02', 'close.not-adjacent', { facts })]
  const isDoor = close.some(([from, to]) => isDoorBetween(situation, from, to))
  return [decides('ADJ-02', 'close.parted', { facts }), ...(isDoor ? [decides('TER-13', 'close.parted-by-door', { facts })] : [])]
}

export function closeTarget(situation: Situation, attacker: FigureState, target: FigureState, means: Means): TargetFinding {
  const distance = figureDistance(situation, attacker, target)
  const adjacent = areAdjacent(situation, attacker, target)
  const against = [
    ...objectionsToFigure(situation, attacker, target, 'opposing', means.during, rowOfMeans(situation, means, 'ATK-02')),
    ...objectionsToSeen(situation, attacker, target, means),
    ...objectionsToMoved(situation, attacker, target, means)
  ]
  const because: Reason[] = []
  const hide = hiddenFrom(situation, attacker, target, purposeOf(attacker, means.during))
  if (hide) {
    const place = { by: hide.id, facts: { figure: target.id, user: attacker.id, effect: hide.id } }
    if (target.figure.spotted) because.push(contributes('CC-23', 'close.spotted', place))
    else against.push(decides(hide.rule, 'close.hidden', place))
  } else {
    const seen = attacker.side === target.side ? null : hideOf(situation, target)
    const facts = { figure: target.id, user: attacker.id, effect: seen?.id ?? null }
    if (seen) because.push(contributes('CC-23', 'close.hidden-seen', { by: seen.id, facts }))
  }
  let reach = 1
  let lineOfFire: LineVerdict | null = null
  // What is moved is in line of fire, next to its user or not (POW-TK): between two figures a diagonal has none.
  const mover = movingPower(attacker, means)
  if (mover) {
    const seen = lineAndRange(situation, figureEnd(attacker), figureEnd(target), Infinity, mover.id, [], {
      figure: target.id,
      user: attacker.id
    })
    lineOfFire = seen.lineOfFire
    against.push(...seen.objections)
  }
  if (adjacent) {
    because.push(contributes('ADJ-01', 'close.adjacent', { facts: { figure: target.id, user: attacker.id } }))
    if (figuresBeside(situation, attacker, target)) because.push(considered('ADJ-03', 'close.figures-beside'))
  } else {
    const over = acrossLevels(situation, attacker, target, means)
    let reached = over !== null
    if (over) because.push(over)
    for (const { effect, clause } of reached ? [] : reachesOf(attacker).slice(0, 1)) {
      if (apartByHeight(attacker, target) !== null) break
      reach = clause.squares
      const line = drawLine(situation, figureEnd(attacker), figureEnd(target), 'attack', clause.squares, ignoredBeyond(situation, clause))
      lineOfFire = line ? LINE_VERDICTS[line.state]! : null
      reached = line !== null && line.state !== BLOCKED
      const place = { by: effect.id, facts: { effect: effect.id, figure: target.id, squares: clause.squares, distance } }
      because.push(
        reached
          ? contributes(clause.rule, 'close.reach', place)
          : considered(clause.rule, line ? 'close.reach-blocked' : 'close.reach-too-far', place)
      )
    }
    if (!reached) against.push(...whyNotAdjacent(situation, attacker, target))
  }
  const legal = against.length === 0
  return {
    legal,
    distance,
    reach,
    lineOfFire,
    adjacent,
    because: [
      ...weighObjections(against),
      ...because,
      ...(legal ? [decides('ATK-02', 'close.legal', { facts: { figure: target.id, user: attacker.id } })] : [])
    ]
  }
}
