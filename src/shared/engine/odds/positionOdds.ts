/**
 * Odds on a position (section 27): the attack as the figures stand, played for every roll; Probability Control of
 * whoever reaches the attacker; Shape Change, which leads to the target that is easiest to hit.
 */
import type { Choices, OddsAsk } from '../../cases/case.ts'
import { attackClauses } from '../attack/input.ts'
import { kindOfAttack } from '../attack/kindOfAttack.ts'
import type { AttackFields } from '../attack/resolve.ts'
import { byId, clausesOf, figureOf, type FigureState, type Situation } from '../situation.ts'
import { meansOf, type MeansFound } from '../targeting/means.ts'
import { powerTarget, reachClauseOf } from '../targeting/reachPower.ts'
import { attackOutcomes, type AttackWay } from './attackOutcomes.ts'
import type { Rerolls } from './attackRoll.ts'
import { compareFractions, fraction, without } from './fraction.ts'
import { Spread } from './spread.ts'

/** A figure that can have this roll made again: Probability Control in reach of the figure that rolls. */
export function rerollers(situation: Situation, roller: FigureState): readonly FigureState[] {
  return situation.states.filter((state) => {
    const effect = state.ko ? undefined : state.can.get('probability-control')
    const clause = effect ? reachClauseOf(effect) : null
    return effect !== undefined && clause !== null && powerTarget(situation, state, roller, effect, clause).legal
  })
}

/** How often each side can have the roll made again; who is caught by an area attack is without powers. */
export function countRerolls(who: readonly FigureState[], side: string, muted: readonly string[]): Rerolls {
  const able = who.filter((state) => !muted.includes(state.id))
  return { opposing: able.filter((state) => state.side !== side).length, own: able.filter((state) => state.side === side).length }
}

export interface Refusal {
  readonly effect: string
  readonly rule: string
  readonly roll: string
  readonly from: number
}

/** What lets this figure refuse to be the target of this attacker, if anything does (POW-SC). */
export function refusalOf(attacker: FigureState, target: FigureState): Refusal | null {
  if (clausesOf(attacker, 'targeting').some(({ clause }) => clause.does === 'ignore-refusal')) return null
  for (const { effect, clause } of clausesOf(target, 'targeting')) {
    if (clause.does === 'refuse-target') return { effect: effect.id, rule: clause.rule, roll: clause.roll, from: clause.from }
  }
  return null
}

export interface TargetOdds {
  readonly target: FigureState
  readonly needed: number
  readonly spread: Spread
  /** The first outcome played, for its lines and reasons. */
  readonly sample: AttackFields
  readonly rerolls: Rerolls
  readonly open: ReadonlyMap<keyof Choices, string>
  readonly refusal: Refusal | null
  /** Where a refusal leads; null: to no attack. */
  readonly otherwise: TargetOdds | null
}

interface Frame {
  readonly situation: Situation
  readonly attacker: FigureState
  readonly found: MeansFound
  readonly choices: Choices
  readonly who: readonly FigureState[]
}

type Direct = Omit<TargetOdds, 'otherwise'>

/** The attack on one figure that does not refuse; or why it is not allowed. */
function direct(frame: Frame, target: FigureState): Direct | { readonly illegal: AttackFields } {
  const { situation, attacker, found } = frame
  const area = attackClauses(attacker, found.means, 'area').length > 0
  const refusal = area ? null : refusalOf(attacker, target)
  const way: AttackWay = {
    attacker, targets: [target.id], means: found.means, against: found.against, choices: frame.choices,
    ...(refusal ? { fixed: new Map([[`${target.id} ${refusal.roll}`, 1]]) } : {})
  }
  const rerolls = (fields: AttackFields): Rerolls => countRerolls(frame.who, attacker.side, area ? Object.keys(fields.needed) : [])
  const { sample, outcomes, open } = attackOutcomes(situation, way, rerolls)
  if (outcomes.length === 0) return { illegal: sample }
  const spread = new Spread()
  for (const outcome of outcomes) spread.add(outcome)
  return { target, needed: sample.needed[target.id] ?? 0, spread, sample, rerolls: rerolls(sample), open, refusal }
}

/** One after another until somebody cannot refuse: who comes later counts as often as all before refuse. */
function chain([first, ...rest]: readonly Direct[]): TargetOdds | null {
  if (!first) return null
  if (!first.refusal) return { ...first, otherwise: null }
  const otherwise = chain(rest)
  const stays = fraction(first.refusal.from - 1, 6)
  const spread = new Spread()
  spread.addScaled(stays, first.spread)
  if (otherwise) spread.addScaled(without(stays), otherwise.spread)
  return { ...first, spread, otherwise }
}

/** Whom to attack where the target refuses: the easiest to hit first is best, refusals or not; equal ones by name. */
function others(frame: Frame, target: FigureState): readonly Direct[] {
  const { situation, attacker } = frame
  return situation.states.filter((state) => state.side !== attacker.side && !state.ko && state.id !== target.id).sort(byId)
    .map((other) => direct(frame, other)).filter((one): one is Direct => !('illegal' in one))
    .sort((a, b) => compareFractions(b.spread.hit, a.spread.hit))
}

/** The odds of one attack on a position, or why there is no such attack. */
export function oddsOnPosition(situation: Situation, ask: OddsAsk, choices: Choices): TargetOdds | { readonly illegal: AttackFields } {
  const attacker = figureOf(situation, ask.from)
  const kind = kindOfAttack(situation, attacker, { ...ask, targets: [ask.to] })
  const found = meansOf(situation, attacker, kind, ask.action ?? null, ask.powers ?? [])
  const frame: Frame = { situation, attacker, found, choices, who: rerollers(situation, attacker) }
  const target = figureOf(situation, ask.to)
  const first = direct(frame, target)
  if ('illegal' in first) return first
  return chain([first, ...(first.refusal ? others(frame, target) : [])])!
}
