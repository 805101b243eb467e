/** Counters and changed values in time: what may be chosen, and how long it lasts (section 21, POW-PX). */
import type { TimelineEvent, UseEvent, ValueName } from '../../../contract/case.ts'
import { isUsedFreely } from '../../action/shape.ts'
import { effectsTo, usableTo, useClauseOf } from '../../action/usedTo.ts'
import { Oracle } from '../../oracle/oracle.ts'
import { considered, contributes, decides, firstReason, quiet } from '../../situation/reasons.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { withLasting } from '../../situation/changes.ts'
import { keeps, lastingChange, lastingCounter } from '../../situation/lasting.ts'
import type { FigureState } from '../../situation/situation.ts'
import { objectionToCounter } from '../../targeting/counterable.ts'
import { findTarget } from '../../targeting/ruleOnTarget.ts'
import { terrainActs } from '../../tokens/terrainActs.ts'
import { insideObjection } from './action.ts'
import { underControl } from './control.ts'
import { givesAny, notBesides, type Doing } from '../play/doing.ts'
import { dropLost } from '../play/dropping.ts'
import { closedNow, idleNow, tooLateForFree, type Play } from '../play/play.ts'

/** A power that is used by a free action: its id, its kind of use, and the rule of that. */
interface FreePower {
  readonly id: string
  readonly does: 'counter' | 'change-value'
  readonly rule: 'OUT-01' | 'POW-PX'
}

/** The event that plays a use of this kind without the name of the power. */
const EVENTS = { counter: 'outwit', 'change-value': 'perplex' } as const satisfies Record<FreePower['does'], TimelineEvent['do']>
const RULES = { counter: 'OUT-01', 'change-value': 'POW-PX' } as const

/** Does the action under way give this figure an action of any kind, which a free one may be (POW-MC, ABL-MUL)? */
function isItsAction(play: Play, user: FigureState, inside: Doing | null): inside is Doing {
  if (!inside || !givesAny(inside, user.id)) return false
  return user.side !== play.active || !play.situation.ruleset.params.time.freeActionsInside
}

/** What the figure has used in this turn: one under Mind Control once for each who controls it (ERR-04). */
const usedKey = (play: Play, user: FigureState, power: FreePower, inside: Doing | null): string =>
  `${user.id} ${power.id}${user.figure.side !== play.active && inside ? ` ${inside.figure}` : ''}`

/**
 * The power of a free action. An event that names none plays the first that its figure can use and has not used in this turn; if it can use none,
 * the first of the rules.
 */
function powerOf(play: Play, user: FigureState, does: FreePower['does'], named: string | undefined, inside: Doing | null): FreePower {
  const { ruleset } = play.situation
  const power = (id: string): FreePower => ({ id, does, rule: RULES[does] })
  if (named !== undefined) return power(named)
  const able = usableTo(ruleset, user, does).flatMap(({ effect }) => (isUsedFreely(effect) ? [power(effect.id)] : []))
  const unused = able.find((one) => !play.turn.used.has(usedKey(play, user, one, inside)))
  return unused ?? able[0] ?? power(effectsTo(ruleset, does)[0]?.effect.id ?? EVENTS[does])
}

/** Why it cannot be used in the middle of this action, or null (OUT-01, ACT-03). */
function notMeanwhile(play: Play, user: FigureState, power: FreePower, inside: Doing): Reason | null {
  const facts = { user: user.id, figure: user.id, effect: power.id }
  if (!play.situation.ruleset.params.time.freeActionsInside) {
    play.because.push(contributes('CMB-11', 'time.own-action', { by: power.id, facts }))
    const rule = power.does === 'counter' ? power.rule : 'CMB-11'
    return decides(rule, 'time.not-inside', { by: power.id, facts: { ...facts, action: inside.action } })
  }
  const alone = notBesides(inside, user, power.id)
  if (alone) return alone
  play.because.push(contributes('CC-12', 'time.free-inside', { by: power.id, facts }))
  return null
}

/** Once in a turn for each figure, and inside another action only where that gives it the action (OUT-01, ACT-04). */
function mayUse(play: Play, user: FigureState, power: FreePower, inside: Doing | null): Reason | null {
  const { id, rule } = power
  const facts = { user: user.id, figure: user.id, effect: id }
  const given = isItsAction(play, user, inside)
  const closed = closedNow(play) ?? (given ? null : idleNow(play, user))
  const late = closed ?? tooLateForFree(play, user, id)
  if (late) return late
  const effect = play.situation.ruleset.effects.get(id) ?? null
  const meanwhile = given ? insideObjection(play, user, id, effect, inside) : inside ? notMeanwhile(play, user, power, inside) : null
  if (meanwhile) return meanwhile
  if (!user.can.has(id) || !isUsedFreely(effect)) return decides(rule, 'means.cannot-use', { by: id, facts })
  if (play.turn.used.has(usedKey(play, user, power, inside))) {
    // Bolts give no second use (OUT-04).
    if (power.does === 'counter' && user.figure.bolts > 1)
      play.because.push(contributes('OUT-04', 'outwit.bolts', { by: user.id, facts: { ...facts, bolts: user.figure.bolts } }))
    return decides(rule, 'time.once-a-turn', { by: id, facts })
  }
  return null
}

/**
 * A counter is used during the turn, and its end is a part of that (OUT-01). Other free actions are allowed there
 * where the ruleset says so; elsewhere the judge has to (GEN-01).
 */
function aboutEnding(play: Play, user: FigureState, power: FreePower): void {
  const by = power.id
  const facts = { user: user.id, figure: user.id, effect: by }
  if (power.does === 'counter') play.because.push(contributes('OUT-01', 'time.outwit-at-end', { by, facts }))
  else if (play.situation.ruleset.params.time.freeActionsAtEnd) play.because.push(contributes('GEN-01', 'time.free-at-end', { by, facts }))
  else play.leaveOpen(user.id, contributes('GEN-01', 'time.at-end-unsaid', { by, facts }))
}

interface FreeEvent {
  readonly from: string
  /** The power, if the event names it. */
  readonly power?: string
}

/** Plays the use of a power by a free action, under Mind Control as its master's (POW-MC); null, or why the rules forbid it. */
function useFreely(
  play: Play,
  { from, power: named }: FreeEvent,
  does: FreePower['does'],
  inside: Doing | null,
  oracle: Oracle,
  body: (power: string) => Reason | null
): Reason | null {
  const before = play.situation
  const user = play.state(from)
  const power = powerOf(play, user, does, named, inside)
  const against = mayUse(play, user, power, inside)
  if (against) return against
  const given = isItsAction(play, user, inside)
  const refused = underControl(play, user, given ? inside : null, () => body(power.id))
  if (refused) return refused
  if (play.turn.part === 'ending') aboutEnding(play, user, power)
  if (given) inside.gives.set(from, inside.gives.get(from)! - 1)
  play.turn.used.add(usedKey(play, user, power, inside))
  play.turn.declared = true
  play.setActed(from)
  if (inside) return null
  // A free action is an action, too: what waits for the end of actions happens now (GEN-04).
  dropLost(play, before)
  terrainActs(play, 'after-action', play.situation.states, oracle, { figure: from, kinds: [] })
  return null
}

export interface CounterEvent extends FreeEvent {
  readonly to: string
  readonly counter: string
  readonly dice?: readonly [number, number]
}

/** Does the ability resist: two dice are rolled, and only doubles counter it (ABL-CAP)? */
function resisted(play: Play, { from, to, counter, dice }: CounterEvent): boolean {
  const clause = play.situation.ruleset.effects
    .get(counter)
    ?.clauses.find((one) => one.phase === 'possess' && one.does === 'resist-counter')
  if (!clause) return false
  const facts = { user: from, figure: to, effect: counter }
  if (!dice) {
    play.leaveOpen(from, contributes(clause.rule, 'use.roll-missing', { by: counter, facts: { ...facts, text: 'dice' } }))
    return true
  }
  const doubles = dice[0] === dice[1]
  play.because.push(
    contributes(clause.rule, doubles ? 'outwit.doubles' : 'outwit.resisted', { by: counter, facts: { ...facts, roll: dice[0] + dice[1] } })
  )
  return !doubles
}

/** Counters a possession of another figure; null, or why the rules forbid it (OUT-01 to OUT-06). */
export const counterPossession = (play: Play, event: CounterEvent, inside: Doing | null, oracle = new Oracle({})): Reason | null =>
  useFreely(play, event, 'counter', inside, oracle, (power) => counterIt(play, event, power))

/** The figure that the use of a power is about: the first one named. */
const onOf = ({ on }: UseEvent): string | undefined => (typeof on === 'string' ? on : on?.[0])

/** The counter that the use of a power is; `null`: it names no figure or nothing to counter. */
export function counterOf(event: UseEvent): (Required<Pick<CounterEvent, 'power'>> & CounterEvent) | null {
  const { figure: from, power, counter, dice } = event
  const to = onOf(event)
  return to === undefined || counter === undefined ? null : { from, power, to, counter, ...(dice ? { dice } : {}) }
}

/** The change of a value that the use of a power is; `null`: it names no figure, value or modifier. */
export function changeOf(event: UseEvent): (Required<Pick<ChangeEvent, 'power'>> & ChangeEvent) | null {
  const { figure: from, power, value, modifier } = event
  const to = onOf(event)
  return to === undefined || value === undefined || modifier === undefined ? null : { from, power, to, value, modifier }
}

export function counterIt(play: Play, event: CounterEvent, power: string): Reason | null {
  const user = play.state(event.from)
  const target = play.state(event.to)
  const what = objectionToCounter(play.situation, target, event.counter)
  if (what) return what
  const found = findTarget(play.situation, user, target.id, power, null)
  if (!found.legal) {
    play.because.push(...quiet(found.because.slice(1)))
    return firstReason(found.because)
  }
  const resists = resisted(play, event)
  if (resists) return null
  play.because.push(
    ...quiet(found.because),
    contributes('OUT-02', 'outwit.countered', { by: power, facts: { user: user.id, figure: target.id, effect: event.counter } }),
    considered('OUT-06', keeps(play.situation.ruleset, power) ? 'outwit.lasts-so-long' : 'outwit.lasts', {
      facts: { side: user.side, user: user.id }
    })
  )
  // OUT-07: what the countered power had made to last goes with it, where effects end with their source.
  play.situation = withLasting(play.situation, lastingCounter(play.situation.ruleset, user, power, target.id, event.counter))
  return null
}

export interface ChangeEvent extends FreeEvent {
  readonly to: string
  readonly value: ValueName
  readonly modifier: number
}

/** Changes a value of a figure; null, or why the rules forbid it (POW-PX). */
export const changeValue = (play: Play, event: ChangeEvent, inside: Doing | null, oracle = new Oracle({})): Reason | null =>
  useFreely(play, event, 'change-value', inside, oracle, (power) => changeIt(play, event, power))

export function changeIt(play: Play, event: ChangeEvent, power: string): Reason | null {
  const user = play.state(event.from)
  const target = play.state(event.to)
  const facts = { user: user.id, figure: target.id, value: event.value, amount: event.modifier }
  const change = useClauseOf(play.situation.ruleset.effects.get(power), 'change-value')
  if (change?.values?.includes(event.value) === false) return decides('POW-PX', 'perplex.not-this-value', { by: power, facts })
  if (Math.abs(event.modifier) !== (change?.by ?? 1)) return decides('POW-PX', 'perplex.by-one', { by: power, facts })
  const found = findTarget(play.situation, user, target.id, power, null)
  if (!found.legal) {
    play.because.push(...quiet(found.because.slice(1)))
    return firstReason(found.because)
  }
  play.because.push(
    ...quiet(found.because),
    contributes('POW-PX', keeps(play.situation.ruleset, power) ? 'perplex.applied-so-long' : 'perplex.applied', {
      by: power,
      facts
    })
  )
  play.situation = withLasting(play.situation, lastingChange(play.situation.ruleset, user, power, target.id, event))
  return null
}
