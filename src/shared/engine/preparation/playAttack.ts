/** An action with its attacks in the middle of a turn, played for every roll: what it may come to, and how it leaves the table. */
import type { AttackEvent } from '../../contract/case.ts'
import { compareFractions, fraction, ONE, plus, times, ZERO, type Fraction } from '../../base/numbers/fraction.ts'
import { THROW } from '../action/shape.ts'
import { attackClauses } from '../attack/input.ts'
import type { AttackFields, Seen } from '../attack/resolve.ts'
import { chanceOfAny, everyAttackRoll, refusalDice } from '../odds/attackOutcomes.ts'
import { countRerolls, rerollers } from '../odds/positionOdds.ts'
import { figureOf, type Situation } from '../situation/situation.ts'
import { meansOf } from '../targeting/means.ts'
import { ActionUnderWay, type AttackMade } from '../timeline/actionUnderWay.ts'
import type { Way } from './attackOptions.ts'
import type { Candidate } from './candidates.ts'
import type { ComesTo } from './measures.ts'
import { plannedValue } from './plannedAttack.ts'
import { tableKey } from './tableKey.ts'

/** The table as it stands when a figure attacks, and whom its clicks count against. */
export interface Standing {
  readonly place: Situation
  /** Who attacks. */
  readonly id: string
  readonly opponents: readonly string[]
}

/** A possible outcome of an action. */
interface Outcome {
  readonly chance: Fraction
  readonly situation: Situation
  readonly hit: boolean
  readonly ko: boolean
  /** All clicks that opponents took, knock back included. */
  readonly clicks: number
  /** How many of them the attack itself turned. */
  readonly struck: number
}

export interface Played {
  readonly outcomes: readonly Outcome[]
  /** The first outcome played, for its lines. */
  readonly sample: AttackFields
}

/** How the action may go on after some of its attacks. */
interface Branch {
  readonly chance: Fraction
  readonly action: ActionUnderWay
  readonly hit: boolean
  readonly struck: number
}

/** An attack for every roll. */
interface Rolled {
  readonly made: readonly Branch[]
  /** The chance that its target refuses, and the action then; null: it cannot refuse. */
  readonly refused: Branch | null
  readonly sample: AttackFields
}

/** An attack on one figure. */
interface OnOne {
  readonly target: string
  readonly rolled: Rolled
}

const NOT_MADE = { verdict: 'illegal', needed: {} } as const

/** One way of a figure to attack, with its attacks on each table that they are made on. */
class Attacks {
  constructor(
    private readonly id: string,
    private readonly opponents: readonly string[],
    private readonly way: Way,
    private readonly part: number | null
  ) {}

  private eventOn(place: Situation, targets: readonly string[], powers: readonly string[]): Omit<AttackEvent, 'dice'> {
    const { kind, expert } = this.way
    const value =
      this.part === null || targets.length < 2 ? null : plannedValue(place, figureOf(place, this.id), 'damage', this.way, targets)
    const split =
      value === null ? {} : { split: { [targets[0]!]: Math.max(0, value - this.part!), [targets[1]!]: Math.min(this.part!, value) } }
    return {
      do: 'attack',
      from: this.id,
      to: targets.length === 1 ? targets[0]! : targets,
      ...(kind === 'thrown' ? { action: THROW } : { attack: kind }),
      powers,
      choices: { ...(expert ? { expert } : {}), ...split }
    }
  }

  /** The attack for every roll; null: a rule forbids it, or a judge has to settle it. `last`: the action is over after it. */
  private rolled(action: ActionUnderWay, targets: readonly string[], isFirst: boolean, last: boolean): Rolled | null {
    const place = action.situation
    const me = figureOf(place, this.id)
    const powers = this.way.powers.filter((power) => me.can.has(power))
    const { means } = meansOf(place, me, this.way.kind, this.way.action, powers)
    const area = attackClauses(me, means, 'area').length > 0
    const event = this.eventOn(place, targets, powers)
    const [target] = targets
    const isRefused = ({ fields, action: after }: AttackMade): boolean =>
      fields.verdict === 'no-attack' && targets.length === 1 && after.isRefusedBy(target!)
    // A reroll is used up by the first of two attacks.
    const who = isFirst ? rerollers(place, me) : []
    const seen: Seen = {}
    const [found] = everyAttackRoll(
      place.ruleset,
      {
        attacker: me,
        targets,
        means,
        choices: event.choices ?? {},
        refusals: refusalDice(figureOf(place, target!), targets.length === 1 && !area)
      },
      ({ needed }) => countRerolls(who, me.side, area ? Object.keys(needed) : []),
      [null],
      (oracle, dice) => {
        const made = action.attack({ ...event, dice }, oracle, seen, (one) => last && !isRefused(one))
        return { fields: made?.fields ?? NOT_MADE, made, refused: made !== null && isRefused(made) }
      }
    )
    const outcomes = found!.outcomes.flatMap(({ chance, refused, made }) => (made ? [{ chance, isRefused: refused, ...made }] : []))
    if (outcomes.length < found!.outcomes.length || outcomes.length === 0) return null
    if (outcomes.some(({ fields }) => fields.verdict === 'judge')) return null
    const branchOf = ({ chance, fields, action: after }: (typeof outcomes)[number]): Branch => ({
      chance,
      action: after,
      hit: fields.hits.some((one) => this.opponents.includes(one)),
      struck: this.opponents.reduce((sum, one) => sum + (fields.damageTaken[one] ?? 0), 0)
    })
    const refused = outcomes.filter((one) => one.isRefused).map(branchOf)
    const made = outcomes.filter((one) => !one.isRefused)
    return {
      made: made.map(branchOf),
      refused: refused[0] ? { ...refused[0], chance: chanceOfAny(refused) } : null,
      sample: (made[0] ?? outcomes[0]!).fields
    }
  }

  /** The attacks that it can make on single figures but on these, the easiest first. */
  private easiest(action: ActionUnderWay, but: readonly string[], isFirst: boolean, last: boolean): readonly OnOne[] {
    return (
      this.opponents
        .filter((one) => !but.includes(one) && !action.isRefusedBy(one))
        .sort()
        .flatMap((target) => {
          const rolled = this.rolled(action, [target], isFirst, last)
          return rolled ? [{ target, rolled, hit: chanceOfAny(rolled.made.filter(({ hit }) => hit)), stays: chanceOfAny(rolled.made) }] : []
        })
        // By the chance to hit if the target does not refuse.
        .sort((a, b) => compareFractions(times(b.hit, a.stays), times(a.hit, b.stays)))
    )
  }

  /** One attack after another until a target does not refuse (POW-SC). */
  private untilOneStays(start: Branch, attacks: readonly OnOne[], isFirst: boolean, last: boolean): readonly Branch[] {
    const outcomes: Branch[] = []
    let left = start
    for (const [index, { target, rolled: before }] of attacks.entries()) {
      // The attack that was played before is the same, except for the figures that have refused since.
      const rolled = index === 0 ? before : this.rolled(left.action, [target], isFirst, last)
      if (!rolled) continue
      const { chance } = left
      outcomes.push(...rolled.made.map((one) => ({ ...one, chance: times(chance, one.chance) })))
      if (!rolled.refused) return outcomes
      left = { ...rolled.refused, chance: times(chance, rolled.refused.chance) }
    }
    return [...outcomes, last ? { ...left, action: left.action.ended() } : left]
  }

  /** The attack; if its target refuses, the easiest of the others is attacked, and so on. */
  private firstAttack(first: Rolled, targets: readonly string[], last: boolean): readonly Branch[] {
    const { made, refused } = first
    return refused ? [...made, ...this.untilOneStays(refused, this.easiest(refused.action, targets, true, last), true, last)] : made
  }

  /** The second attack of two: on the same target while it can be, else on the easiest of the others that have not refused. */
  private second(action: ActionUnderWay, target: string): readonly Branch[] {
    const start: Branch = { chance: ONE, action, hit: false, struck: 0 }
    const isOut = figureOf(action.situation, this.id).ko
    const same = isOut || action.isRefusedBy(target) ? null : this.rolled(action, [target], false, true)
    if (same && !same.refused) return same.made
    const others = isOut ? [] : this.easiest(same?.refused?.action ?? action, [target], false, true)
    return this.untilOneStays(start, same ? [{ target, rolled: same }, ...others] : others, false, true)
  }

  play(action: ActionUnderWay, targets: readonly string[]): { readonly branches: readonly Branch[]; readonly sample: AttackFields } | null {
    const { twice } = this.way
    const rolled = this.rolled(action, targets, true, !twice)
    if (!rolled) return null
    const { sample } = rolled
    const branches = this.firstAttack(rolled, targets, !twice)
    if (!twice) return { branches, sample }
    const known = new Map<string, readonly Branch[]>()
    const both = branches.flatMap((one): readonly Branch[] => {
      const refused = this.opponents.filter((id) => one.action.isRefusedBy(id))
      const key = `${tableKey(one.action.situation)} ${this.opponents.map((id) => one.action.damageOf(id)).join()} ${refused.join(' ')}`
      const then = known.get(key) ?? this.second(one.action, targets[0]!)
      known.set(key, then)
      return then.map((two) => ({
        ...two,
        chance: times(one.chance, two.chance),
        hit: one.hit || two.hit,
        struck: one.struck + two.struck
      }))
    })
    return { branches: both, sample }
  }
}

/** The action with its attack, or with both of them (POW-FL); null: it is not allowed here. */
export function playAction({ place, id, opponents }: Standing, { way, targets }: Candidate, part: number | null): Played | null {
  const action = ActionUnderWay.give(place, id, way.given)
  const played = action && new Attacks(id, opponents, way, part).play(action, targets)
  if (!played) return null
  return {
    sample: played.sample,
    outcomes: played.branches.map(({ chance, action: after, hit, struck }) => ({
      chance,
      situation: after.situation,
      hit,
      ko: opponents.some((one) => figureOf(after.situation, one).ko && !figureOf(place, one).ko),
      clicks: opponents.reduce((sum, one) => sum + after.damageOf(one), 0),
      struck
    }))
  }
}

/** What an action comes to, all its rolls together. */
export function measuresOf({ outcomes }: Played): ComesTo {
  let [hit, damage, struck, ko] = [ZERO, ZERO, ZERO, ZERO]
  for (const one of outcomes) {
    if (one.hit) hit = plus(hit, one.chance)
    if (one.ko) ko = plus(ko, one.chance)
    if (one.clicks > 0) damage = plus(damage, times(one.chance, fraction(one.clicks, 1)))
    if (one.struck > 0) struck = plus(struck, times(one.chance, fraction(one.struck, 1)))
  }
  return { hit, damage, struck, ko }
}

/** The table after the figure has taken this action without an attack in it. */
export const withoutAttack = (place: Situation, id: string, action: string): Situation =>
  ActionUnderWay.give(place, id, action)?.ended().situation ?? place
