/** `can-target` and `targets`: who or what may be chosen, with this attack or power, in this action. */
import { rowIn } from '../../rules/vocabulary/ruleset.ts'
import { squareAt } from '../../grid/grid.ts'
import { weightOf, type CaseTarget } from '../../contract/case.ts'
import type { Effect } from '../../rules/vocabulary/vocabulary.ts'
import { absenceOf } from '../situation/absence.ts'
import { areAdjacent } from '../situation/adjacency.ts'
import { objectionsToWeight } from '../situation/objectRules.ts'
import { considered, decides, quiet } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { byId, figureOf, type FigureState, type Situation } from '../situation/situation.ts'
import { closeTarget } from './closeAttack.ts'
import { isAttackAction, isCombatAction, shapeOf } from '../action/shape.ts'
import { barredByGround, meansOf, saysInAttack } from './means.ts'
import { objectionsToShooting, rangedTarget } from './rangedAttack.ts'
import { powerSquare, powerTarget, reachClauseOf } from './reachPower.ts'
import { weighObjections, type Means, type TargetFinding } from '../situation/target.ts'
import { blockingTarget, objectionsByGround, objectTarget, wallTarget } from './terrainTarget.ts'

/** What `with` stands for: kinds of attack to try (the first legal one counts), or a power with a reach of its own. */
interface With {
  readonly kinds: readonly Means['kind'][]
  readonly powers: readonly string[]
  readonly effect: Effect | null
  /** Objections before any target is looked at. */
  readonly against: readonly Reason[]
}

function kindsOf(effect: Effect): readonly Means['kind'][] {
  const { attackKind: kind } = shapeOf(effect)
  // The reach with a marker in hand is the distance of a throw.
  if (saysInAttack(effect, 'use-held')) return ['ranged']
  return kind ? [kind] : ['close', 'ranged']
}

function readWith(situation: Situation, user: FigureState, id: string): With {
  if (id === 'close-attack' || id === 'close') return { kinds: ['close'], powers: [], effect: null, against: [] }
  if (id === 'ranged-attack' || id === 'ranged') return { kinds: ['ranged'], powers: [], effect: null, against: [] }
  if (id === 'thrown-object') return { kinds: ['thrown'], powers: [], effect: null, against: [] }
  const effect = user.can.get(id) ?? situation.ruleset.effects.get(id)
  if (!effect) {
    return {
      kinds: [],
      powers: [],
      effect: null,
      against: [decides('GEN-09', 'means.unknown', { by: id, facts: { user: user.id, effect: id } })]
    }
  }
  const against = user.can.has(id) ? [] : [decides(effect.rule, 'means.cannot-use', { by: id, facts: { user: user.id, effect: id } })]
  return { kinds: kindsOf(effect), powers: [id], effect, against }
}

const nothing: Omit<TargetFinding, 'because'> = { legal: false, distance: null, reach: null, lineOfFire: null, adjacent: false }

function withObjections(finding: TargetFinding, against: readonly Reason[]): TargetFinding {
  if (against.length === 0) return finding
  const rest = quiet(finding.because)
  return { ...finding, legal: false, because: [...weighObjections(against), ...rest] }
}

function byAttack(situation: Situation, user: FigureState, target: CaseTarget, means: Means): TargetFinding {
  const at = (xy: readonly [number, number]): number => squareAt(situation.position.grid, xy[0], xy[1])
  if (typeof target === 'string') {
    const figure = figureOf(situation, target)
    return means.kind === 'close' ? closeTarget(situation, user, figure, means) : rangedTarget(situation, user, figure, means)
  }
  if ('wall' in target) return wallTarget(situation, user, at(target.wall[0]), at(target.wall[1]), means)
  if ('square' in target) return blockingTarget(situation, user, at(target.square), means)
  const object = situation.position.objects.find(({ id }) => id === target.object)
  if (!object) return { ...nothing, because: [decides('OBJ-07', 'terrain.no-object')] }
  return objectTarget(situation, user, object, means)
}

/** A power that is an action of its own is not used inside another, unless that one gives actions (ACT-03, OUT-01). */
function ownAction(situation: Situation, effect: Effect, during: string | null): Reason[] {
  const { needs, kinds } = shapeOf(effect)
  if (during === null || during === effect.id || (needs !== 'free' && !kinds.includes('power'))) return []
  const outer = situation.ruleset.effects.get(during)
  if (outer?.clauses.some((clause) => clause.phase === 'action' && clause.gives?.to === 'self')) return []
  return [decides('ACT-03', 'means.own-action', { by: effect.id, facts: { effect: effect.id, action: during } })]
}

/** What speaks against the attack that using the power is: as a combat action of its own, or to move an opponent by a hit (POW-PW, POW-TK). */
function againstAttack(
  situation: Situation,
  user: FigureState,
  target: CaseTarget,
  effect: Effect,
  during: string | null
): readonly Reason[] {
  const { attackKind: kind } = shapeOf(effect)
  if (isCombatAction(effect, 'ranged') && kind === 'ranged') {
    const { means, against } = meansOf(situation, user, kind, during, [effect.id])
    return [...against, ...objectionsToShooting(situation, user, means)]
  }
  const moved = typeof target === 'string' ? figureOf(situation, target) : null
  if (!moved || moved.side === user.side || !saysInAttack(effect, 'move-hit')) return []
  const tried = (areAdjacent(situation, user, moved) ? (['close', 'ranged'] as const) : (['ranged', 'close'] as const)).map((one) => {
    const { means, against } = meansOf(situation, user, one, during ?? effect.id, during === null ? [] : [effect.id])
    return withObjections(byAttack(situation, user, moved.id, means), against)
  })
  return tried.some(({ legal }) => legal) ? [] : tried[0]!.because.filter(({ weight }) => weight === 'decides')
}

/** One target, one means. */
export function findTarget(
  situation: Situation,
  user: FigureState,
  target: CaseTarget,
  withId: string,
  during: string | null
): TargetFinding {
  const absent = absenceOf(situation, user)
  return withObjections(ofPresent(situation, user, target, withId, during), absent ? [absent] : [])
}

/** The same for a user taken to be on the map. */
function ofPresent(situation: Situation, user: FigureState, target: CaseTarget, withId: string, during: string | null): TargetFinding {
  const { kinds, powers, effect, against } = readWith(situation, user, withId)
  const reach = effect ? reachClauseOf(effect) : null
  if (effect && reach) {
    const finding =
      typeof target === 'string'
        ? powerTarget(situation, user, figureOf(situation, target), effect, reach)
        : 'square' in target
          ? powerSquare(situation, user, squareAt(situation.position.grid, target.square[0], target.square[1]), effect, reach)
          : 'object' in target && reach.movable
            ? objectByPower(situation, user, target.object, effect)
            : { ...nothing, because: [decides(reach.rule, 'power.not-such-a-target', { by: effect.id, facts: { effect: effect.id } })] }
    const own =
      shapeOf(effect).kinds.includes('power') && (during === null || during === effect.id) ? barredByGround(situation, user, ['power']) : []
    const before = [...against, ...ownAction(situation, effect, during), ...own]
    const attack = finding.legal && before.length === 0 ? againstAttack(situation, user, target, effect, during) : []
    // That it is within reach makes nothing legal where the attack cannot be made.
    const told = attack.length === 0 ? finding : { ...finding, because: finding.because.filter(({ say }) => say !== 'power.legal') }
    return withObjections(told, [...before, ...attack])
  }
  let last: TargetFinding = { ...nothing, because: against }
  // A power action that holds the attack is the action itself, where no other is named.
  const action = during ?? (effect && isAttackAction(effect) ? effect.id : null)
  for (const kind of kinds) {
    const { means, against: forbidden, because } = meansOf(situation, user, kind, action, against.length > 0 ? [] : powers)
    const found = withObjections(byAttack(situation, user, target, means), [...against, ...forbidden])
    const finding = { ...found, because: [...found.because, ...because] }
    if (finding.legal) return finding
    last = finding
  }
  return last
}

/** An object as the target of a power that moves it. */
export function objectByPower(situation: Situation, user: FigureState, id: string, effect: Effect): TargetFinding {
  const object = situation.position.objects.find((candidate) => candidate.id === id)
  const reach = reachClauseOf(effect)
  if (!object || !reach) return { ...nothing, because: [decides('OBJ-07', 'terrain.no-object')] }
  const placesMarkers = effect.clauses.some((clause) => clause.phase === 'use' && clause.does === 'place' && clause.markers)
  if (placesMarkers ? object.immobile : weightOf(object.kind) === null)
    return {
      ...nothing,
      because: [
        decides(reach.rule, 'power.not-such-a-target', { by: effect.id, facts: { effect: effect.id } }),
        ...(placesMarkers ? [considered('OBJ-02', 'pick-up.immobile', { facts: { user: user.id, object: object.id } })] : [])
      ]
    }
  const finding = powerSquare(situation, user, object.square, effect, reach, 'object')
  const against = [
    ...objectionsToWeight(situation.ruleset, user.id, effect.id, object.id, object.kind),
    ...objectionsByGround(situation, object.square, 'move', user)
  ]
  // That its square is within reach makes nothing legal where the object itself cannot be moved.
  const because = against.length > 0 ? finding.because.filter(({ say }) => say !== 'power.legal') : finding.because
  return withObjections({ ...finding, because }, against)
}

/** Is this word one that `with` understands under the ruleset? */
export function knowsMeans(situation: Situation, user: FigureState, id: string): boolean {
  return (
    ['close-attack', 'ranged-attack', 'thrown-object', 'close', 'ranged'].includes(id) ||
    user.can.has(id) ||
    situation.ruleset.effects.has(id)
  )
}

export interface TargetsFound {
  readonly legal: readonly string[]
  readonly illegal: readonly { readonly figure: string; readonly rule: string }[]
  readonly because: readonly Reason[]
}

/** Everyone who may be chosen, and for the other opposing figures the rule that forbids it. Alphabetical. */
export function findTargets(situation: Situation, user: FigureState, withId: string, during: string | null): TargetsFound {
  const legal: string[] = []
  const illegal: { figure: string; rule: string }[] = []
  const because: Reason[] = []
  const absent = absenceOf(situation, user)
  if (absent) {
    const opposing = situation.states.filter((other) => other.side !== user.side && !other.ko).sort(byId)
    return {
      legal,
      illegal: opposing.map(({ id }) => ({ figure: id, rule: rowIn(situation.ruleset, absent.rule, absent.say) })),
      because: [absent]
    }
  }
  for (const target of [...situation.states].sort(byId)) {
    if (target.ko) continue
    const finding = findTarget(situation, user, target.id, withId, during)
    const deciding = finding.because.find((reason) => reason.weight === 'decides')
    if (finding.legal) legal.push(target.id)
    else if (target.side !== user.side)
      illegal.push({ figure: target.id, rule: rowIn(situation.ruleset, deciding?.rule ?? 'ATK-04', deciding?.say) })
    if (deciding && (finding.legal || target.side !== user.side)) {
      // Whom a reason names itself, such as who stands in the way, stays named; it is about the target where it names nobody.
      because.push({ ...deciding, by: target.id, facts: { ...deciding.facts, figure: deciding.facts.figure ?? target.id } })
    }
  }
  return { legal, illegal, because }
}
