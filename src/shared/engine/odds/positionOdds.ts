/**
 * Odds on a position (section 27): the attack as the figures stand, played for every roll; rerolls of
 * the figure that reaches the attacker; a refusal leads to the target that is easiest to hit.
 */
import type { Choices, OddsAsk } from '../../contract/case.ts'
import { usableTo } from '../action/usedTo.ts'
import { attackClauses } from '../attack/input.ts'
import { evasionsOf } from '../attack/roll.ts'
import { refusalsOf } from '../attack/targets.ts'
import { kindOfAttack } from '../attack/kindOfAttack.ts'
import type { AttackFields } from '../attack/resolve.ts'
import { absenceOf } from '../situation/absence.ts'
import { clausesOf, figureOf, type FigureState, type Situation } from '../situation/situation.ts'
import { meansOf, type MeansFound } from '../targeting/means.ts'
import type { Means } from '../situation/target.ts'
import { powerTarget, reachClauseOf } from '../targeting/reachPower.ts'
import { chanceOfAny, outcomesOfSplits, refusalDice, type AttackWay } from './attackOutcomes.ts'
import type { Rerolls } from './attackRoll.ts'
import { compareFractions, ONE, times, without, type Fraction } from '../../base/numbers/fraction.ts'
import { Spread } from './spread.ts'

/** Figures that can have this roll made again by a power that reaches the figure which rolls: one entry for each such power. */
export function rerollers(situation: Situation, roller: FigureState): readonly FigureState[] {
  return situation.states.flatMap((state) =>
    absenceOf(situation, state)
      ? []
      : usableTo(situation.ruleset, state, 'reroll').flatMap(({ effect }) => {
          const clause = reachClauseOf(effect)
          return clause !== null && powerTarget(situation, state, roller, effect, clause).legal ? [state] : []
        })
  )
}

/** How often each side can have the roll made again; who is caught by an area attack is without powers. */
export function countRerolls(who: readonly FigureState[], side: string, muted: readonly string[]): Rerolls {
  const able = who.filter((state) => !muted.includes(state.id))
  return { opposing: able.filter((state) => state.side !== side).length, own: able.filter((state) => state.side === side).length }
}

/** Effects by which this figure can refuse to be the target of this attacker; each is tried if those before it failed (POW-SC, TEAM-SKRULL). */
export const refusalsBy = (attacker: FigureState, target: FigureState): ReturnType<typeof refusalsOf> =>
  clausesOf(attacker, 'targeting').some(({ clause }) => clause.does === 'ignore-refusal') ? [] : refusalsOf(target)

interface RefusalBy {
  readonly effect: string
  readonly rule: string
}

interface Refusal {
  readonly by: readonly [RefusalBy, ...RefusalBy[]]
  /** The chance that it refuses by none of them. */
  readonly stays: Fraction
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
  /** A die may still turn the hit into a miss. */
  readonly evades: boolean
  /** Where a refusal leads; null: to no attack. */
  readonly otherwise: TargetOdds | null
}

/** One attack as it is declared: whom, how, with what, and what is chosen on the way. */
export interface Declared {
  readonly attacker: FigureState
  /** The first is the one whose refusal leads elsewhere; several only in ranged combat. */
  readonly targets: readonly string[]
  readonly kind: Means['kind']
  readonly action: string | null
  readonly powers: readonly string[]
  /** The object on the map that it hurls (POW-TK). */
  readonly object?: string | undefined
  readonly choices: Choices
}

interface Frame {
  readonly situation: Situation
  readonly declared: Declared
  readonly found: MeansFound
  readonly who: readonly FigureState[]
  readonly opponents: ReadonlySet<string>
}

type Direct = Omit<TargetOdds, 'otherwise'>

/** The attack on figures that do not refuse; or why it is not allowed. */
function direct(frame: Frame, targets: readonly string[]): Direct | { readonly illegal: AttackFields } {
  return directs(frame, targets, [null])[0]!
}

/** The same for each way to divide the damage. */
function directs(
  frame: Frame,
  targets: readonly string[],
  splits: readonly (Choices['split'] | null)[]
): (Direct | { readonly illegal: AttackFields })[] {
  const { situation, declared, found } = frame
  const { attacker } = declared
  const target = figureOf(situation, targets[0]!)
  const area = attackClauses(attacker, found.means, 'area').length > 0
  // With several targets the others are still attacked where one refuses: that is part of the attack itself.
  const [by, ...more] =
    area || targets.length > 1 ? [] : refusalsBy(attacker, target).map(({ effect, clause }) => ({ effect: effect.id, rule: clause.rule }))
  const way: AttackWay = {
    attacker,
    targets,
    means: found.means,
    against: found.against,
    // Another target is a separate attack here.
    choices: by ? { ...declared.choices, instead: { [target.id]: null } } : declared.choices,
    refusals: refusalDice(target, by !== undefined)
  }
  const rerolls = (fields: Pick<AttackFields, 'needed'>): Rerolls =>
    countRerolls(frame.who, attacker.side, area ? Object.keys(fields.needed) : [])
  const evades =
    !area &&
    attackClauses(attacker, found.means, 'cannot-be-evaded').length === 0 &&
    evasionsOf({ attacker, means: found.means }, target).length > 0
  return outcomesOfSplits(situation, way, rerolls, splits).map(({ sample, outcomes, open }) => {
    if (outcomes.length === 0) return { illegal: sample }
    const spread = new Spread(frame.opponents, targets)
    const made = by ? outcomes.filter(({ refused }) => !refused) : outcomes
    for (const outcome of made) spread.add(outcome)
    const refusal = by ? { by: [by, ...more] as const, stays: chanceOfAny(made) } : null
    return { target, evades, needed: sample.needed[target.id] ?? 0, spread, sample, rerolls: rerolls(sample), open, refusal }
  })
}

/** One after another until somebody cannot refuse: who comes later counts as often as all before refuse. */
function chain(frame: Frame, [first, ...rest]: readonly Direct[]): TargetOdds | null {
  if (!first) return null
  if (!first.refusal) return { ...first, otherwise: null }
  const otherwise = chain(frame, rest)
  if (otherwise) first.spread.addScaled(without(first.refusal.stays), otherwise.spread)
  return { ...first, otherwise }
}

/** Whom to attack where the target refuses: the easiest to hit first is best, refusals or not; equal ones by name. */
function others(frame: Frame, target: string): readonly Direct[] {
  return [...frame.opponents]
    .filter((id) => id !== target)
    .sort()
    .map((id) => direct(frame, [id]))
    .filter((one): one is Direct => !('illegal' in one))
    .sort((a, b) => compareFractions(times(b.spread.hit, staysOf(a)), times(a.spread.hit, staysOf(b))))
}

const staysOf = ({ refusal }: Direct): Fraction => refusal?.stays ?? ONE

function frameOf(situation: Situation, declared: Declared, who: readonly FigureState[]): Frame {
  const { attacker, object } = declared
  const found = meansOf(situation, attacker, declared.kind, declared.action, declared.powers)
  return {
    situation,
    declared,
    who,
    found: object === undefined ? found : { ...found, means: { ...found.means, object } },
    opponents: new Set(situation.states.filter((state) => state.side !== attacker.side && !state.ko).map((state) => state.id))
  }
}

/** The odds of an attack on several targets for each way to divide its damage; none where it is not allowed. */
export function oddsOfSplits(
  situation: Situation,
  declared: Declared,
  who: readonly FigureState[],
  splits: readonly NonNullable<Choices['split']>[]
): readonly TargetOdds[] {
  return directs(frameOf(situation, declared, who), declared.targets, splits).flatMap((one) =>
    'illegal' in one ? [] : [{ ...one, otherwise: null }]
  )
}

/** The odds of an attack, or why there is no such attack. `who` can have the roll made again. */
export function oddsOfAttack(
  situation: Situation,
  declared: Declared,
  who: readonly FigureState[]
): TargetOdds | { readonly illegal: AttackFields } {
  const frame = frameOf(situation, declared, who)
  const first = direct(frame, declared.targets)
  if ('illegal' in first) return first
  return chain(frame, [first, ...(first.refusal ? others(frame, first.target.id) : [])])!
}

/** The same for a question about two figures where they stand. */
export function oddsOnPosition(situation: Situation, ask: OddsAsk, choices: Choices): TargetOdds | { readonly illegal: AttackFields } {
  const attacker = figureOf(situation, ask.from)
  const kind = kindOfAttack(situation, attacker, { ...ask, targets: [ask.to] })
  return oddsOfAttack(
    situation,
    { attacker, targets: [ask.to], kind, action: ask.action ?? null, powers: ask.powers ?? [], object: ask.object, choices },
    rerollers(situation, attacker)
  )
}
