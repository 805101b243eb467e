/** A figure about to move in an action: whether it may, how far, and what it passes (MOV-01, MOV-04, MOV-06, MOV-07). */
import { shapeOf, shapeOfAction } from '../action/shape.ts'
import { absenceOf } from '../situation/absence.ts'
import { engaging } from '../situation/hiding.ts'
import { idleStamina, tooManyTokens } from '../tokens/tokens.ts'
import { considered, contributes, decides, quiet } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { byId, clausesOf, isMoveAction, type FigureState, type Situation } from '../situation/situation.ts'
import { plainContext } from '../values/context.ts'
import { valueOf } from '../values/valueOf.ts'
import type { Square } from '../../grid/grid.ts'
import { isCramped } from '../ground/base.ts'
import { breakAway, leftUnnoticed } from './breakAway.ts'
import { countsCarried, objectionsToCarrying, remarksOnCarrying, ridesAlong } from '../carrying/carry.ts'
import { barredByGround } from '../targeting/means.ts'
import { moverOf, type Mover, type MoverWish } from '../ground/ground.ts'

export interface Start {
  readonly mover: Mover
  /** The wish that made the mover: with a few changes it makes another. */
  readonly wish: MoverWish
  /** Squares allowed, after everything. */
  readonly speed: number
  readonly during: readonly string[]
  /** Opponents whose roll decides whether it may come next to them, and what they rolled (TEAM-HYPERTIME). */
  readonly approaches: readonly Approach[]
  /** Why this action cannot be given at all. */
  readonly against: readonly Reason[]
  readonly because: readonly Reason[]
}

export interface Approach {
  readonly guard: FigureState
  readonly rule: string
  readonly effect: string
  readonly fails: number
  /** The die where the question gives it. */
  readonly die: number | null
  /** The mover can use the same and need not roll. */
  readonly ignored: boolean
}

/** A die that keeps the figure away from somebody (TEAM-HYPERTIME). */
export const hasFailed = ({ die, fails, ignored }: Approach): boolean => !ignored && die !== null && die <= fails

/** What a move is asked with, besides the figure and its action. */
export interface MoveWith {
  /** The figures that it carries, in the order of the question (ABL-CARRY). */
  readonly carried?: readonly FigureState[]
  /** It attacks this turn with the object that it picks up on the way (CC-15). */
  readonly picksUpToAttack?: boolean
  /** Squares that an object taken up no longer makes hindering. */
  readonly cleared?: readonly Square[]
  /** The action has been given already: where the figure stands by now is not where it was given (MAP-19). */
  readonly underWay?: boolean
  /** The die of the mover for this effect, or undefined. */
  readonly roll?: (id: string) => number | undefined
  /** The squares left of a move that goes on after an attack: its action has been given, and it has broken away. */
  readonly left?: number
  /** The opponents that it broke away from when this move began. */
  readonly brokeFrom?: readonly string[]
}

/** The ids that values ask about: a move action under another name is a move action too. */
export function duringOf(situation: Situation, action: string): readonly string[] {
  return action !== 'move' && isMoveAction(situation, action) ? [action, 'move'] : [action]
}

/** A special power or trait of its card that nobody has described: it is told as not considered, and not refused. */
const isUndescribed = ({ figure: { specialPowers, traits }, unknown }: FigureState, id: string): boolean =>
  unknown.some((one) => one.id === id) && [...specialPowers, ...traits].some((text) => text.id === id)

/** Why this figure cannot be given the action at all (GEN-09, ACT-08, MAP-19, DMG-07). */
function objections(situation: Situation, figure: FigureState, action: string, underWay: boolean): Reason[] {
  const against: Reason[] = []
  const facts = { user: figure.id, effect: action, figure: figure.id }
  const effect = situation.ruleset.effects.get(action)
  const absent = absenceOf(situation, figure)
  if (absent) return [absent]
  if (action !== 'move' && !figure.can.has(action) && !isUndescribed(figure, action))
    against.push(decides(effect?.rule ?? 'GEN-09', effect ? 'means.cannot-use' : 'means.unknown', { by: action, facts }))
  else if (effect && !shapeOf(effect).holdsMovement) against.push(decides('ACT-10', 'move.none-in-it', { by: action, facts }))
  if (figure.can.has(action) && effect?.clauses.some((clause) => clause.phase === 'action' && clause.move === 'unknown'))
    against.push(decides(effect.rule, 'move.special-lost', { by: action, facts }))
  const shape = shapeOfAction(action, effect)
  if (shape?.needs !== 'free') {
    const tokens = tooManyTokens(situation, figure)
    if (tokens) against.push(tokens, ...idleStamina(situation, figure))
  }
  const kinds = shape?.kinds.filter((kind) => kind === 'move' || kind === 'power') ?? []
  if (!underWay)
    against.push(...barredByGround(situation, figure, kinds).map((reason) => ({ ...reason, facts: { ...facts, ...reason.facts } })))
  const based = objectionWhenAdjacent(situation, figure, action)
  return based ? [...against, based] : against
}

/** Why this action cannot be given to a figure next to opponents, whatever it does first in it; null: it can (ABL-MA). */
export function objectionWhenAdjacent(situation: Situation, figure: FigureState, action: string): Reason | null {
  const effect = figure.can.get(action)
  const clause = effect?.clauses.find((one) => one.phase === 'movement' && one.notBased)
  const figures = effect && clause ? engaging(situation, figure).map(({ id }) => id) : []
  if (!effect || figures.length === 0) return null
  return decides(effect.rule, 'move.not-when-based', {
    by: effect.id,
    facts: { user: figure.id, effect: action, figure: figure.id, figures }
  })
}

/** Breaking away, which a move takes as done where a die would decide: said aloud (MOV-04). */
function aboutBreakingAway(situation: Situation, figure: FigureState, during: readonly string[]): Reason[] {
  const away = breakAway(situation, figure, null, during)
  const hidden = leftUnnoticed(situation, figure, during)
  if (away.verdict === 'not-needed') return hidden
  if (away.verdict === 'automatic') return quiet(away.because)
  const modifiers = away.because.filter((reason) => reason.weight !== 'decides')
  return [
    ...hidden,
    considered('MOV-04', 'move.after-break-away', { facts: { figure: figure.id } }),
    ...modifiers.map((reason) => ({ ...reason, weight: 'considered' as const }))
  ]
}

/** Halved twice, or not at all where it would be elsewhere (MOV-07, MUL-06). */
function aboutSpeed(situation: Situation, figure: FigureState, because: readonly Reason[]): Reason[] {
  const halves = because.filter((reason) => reason.say === 'value.halve').length
  const facts = { figure: figure.id }
  return [
    ...(halves > 1 ? [contributes('MOV-07', 'move.halved-twice', { facts })] : []),
    ...(isCramped(situation, figure) ? [contributes('MUL-06', 'move.area-does-not-fit', { facts })] : [])
  ]
}

/** The figure at the start of its move; break away is taken as done (it is a question of its own). */
export function startMove(situation: Situation, figure: FigureState, action: string, more: MoveWith = {}): Start {
  const { carried = [] } = more
  const during = duringOf(situation, action)
  // Powers that need a move action of their own do not join another one (CMB-00).
  const moving = action === 'move' ? during : [action]
  const opponents = situation.states.filter((other) => other.side !== figure.side && !other.ko).sort(byId)
  const near = engaging(situation, figure)
  const approaches = opponents.flatMap((guard) =>
    clausesOf(guard, 'approach')
      .slice(0, 1)
      .map(({ effect, clause }): Approach => ({
        guard,
        rule: clause.rule,
        effect: effect.id,
        fails: clause.fails,
        die: more.roll?.(clause.roll) ?? null,
        ignored: clause.ignoredByUsers === true && figure.can.has(effect.id)
      }))
  )
  const wish: MoverWish = {
    during: moving,
    leftBehind: new Set([...near.map(({ id }) => id), ...(more.brokeFrom ?? [])]),
    opponents,
    carried,
    cleared: more.cleared ?? [],
    guards: approaches.filter(hasFailed).map(({ guard }) => guard),
    ...((more.left !== undefined || isCramped(situation, figure)) && { goesOn: true as const })
  }
  const mover = moverOf(situation, figure, wish)
  if (more.left !== undefined) {
    const goesOn = contributes('MOV-01', 'move.goes-on', { by: figure.id, facts: { figure: figure.id, left: more.left } })
    return {
      mover,
      wish,
      speed: more.left,
      during,
      approaches,
      against: objectionsToCarrying(situation, figure, carried, action),
      because: [goesOn]
    }
  }
  const burden = carried.find((friend) => !ridesAlong(figure, friend)) ?? carried[0] ?? null
  const secondCarried = carried.length > 1
  const needs = more.picksUpToAttack ? [...during, 'pick-up-and-attack'] : during
  const speed = valueOf(situation, figure, 'speed', { ...plainContext, during: needs, carrying: burden, secondCarried, moving })
  return {
    mover,
    wish,
    speed: speed.value,
    during,
    approaches,
    against: [
      ...objections(situation, figure, action, more.underWay === true),
      ...objectionsToCarrying(situation, figure, carried, action)
    ],
    because: [
      ...speed.because,
      ...aboutSpeed(situation, figure, speed.because),
      ...aboutBreakingAway(situation, figure, moving),
      ...remarksOnCarrying(situation, figure, carried, action),
      ...aboutCarried(situation, figure, carried)
    ]
  }
}

/** Whom it carries does not roll to break away, whoever stands next to it. */
const aboutCarried = (situation: Situation, figure: FigureState, carried: readonly FigureState[]): readonly Reason[] =>
  countsCarried(situation.ruleset)
    ? carried
        .filter((friend) => engaging(situation, friend).length > 0)
        .map((friend) => considered('MOV-04', 'carry.no-roll', { facts: { figure: friend.id, user: figure.id } }))
    : []

/** The reasons of an approach: the roll that failed, that is taken as passed, or that nobody makes. */
export function aboutApproach({ guard, rule, effect, fails, die, ignored }: Approach, figure: FigureState): Reason {
  const place = { by: effect, facts: { figure: guard.id, user: figure.id, effect, fails, roll: die } }
  if (ignored) return contributes(rule, 'approach.ignored', place)
  if (die === null) return considered(rule, 'approach.taken-as-passed', place)
  return die <= fails ? contributes(rule, 'approach.failed', place) : contributes(rule, 'approach.passed', place)
}
