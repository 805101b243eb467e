/** Outwit and Perplex in time: what may be chosen, and how long it lasts (section 21, POW-PX). */
import type { ValueName } from '../../../contract/case.ts'
import { Oracle } from '../../oracle/oracle.ts'
import { considered, contributes, decides, firstReason, quiet } from '../../situation/reasons.ts'
import type { Reason } from '../../../contract/ruling.ts'
import { withLasting } from '../../situation/changes.ts'
import { keeps, lastingOutwit, lastingPerplex } from '../../situation/lasting.ts'
import type { FigureState } from '../../situation/situation.ts'
import { objectionToCounter } from '../../targeting/counterable.ts'
import { findTarget } from '../../targeting/ruleOnTarget.ts'
import { terrainActs } from '../../tokens/terrainActs.ts'
import { insideObjection } from './action.ts'
import { underControl } from './control.ts'
import { givesAny, notBesides, type Doing } from '../play/doing.ts'
import { dropLost } from '../play/dropping.ts'
import { closedNow, idleNow, tooLateForFree, type Play } from '../play/play.ts'

type FreePower = 'outwit' | 'perplex'

/** Does the action under way give this figure an action of any kind, which a free one may be (POW-MC, ABL-MUL)? */
function isItsAction(play: Play, user: FigureState, inside: Doing | null): inside is Doing {
  if (!inside || !givesAny(inside, user.id)) return false
  return user.side !== play.active || !play.situation.ruleset.params.time.freeActionsInside
}

/** What the figure has used in this turn: one under Mind Control once for each who controls it (ERR-04). */
const usedKey = (play: Play, user: FigureState, power: FreePower, inside: Doing | null): string =>
  `${user.id} ${power}${user.figure.side !== play.active && inside ? ` ${inside.figure}` : ''}`

/** Why it cannot be used in the middle of this action, or null (OUT-01, ACT-03). */
function notMeanwhile(play: Play, user: FigureState, power: FreePower, inside: Doing): Reason | null {
  const facts = { user: user.id, figure: user.id, effect: power }
  if (!play.situation.ruleset.params.time.freeActionsInside) {
    play.because.push(contributes('CMB-11', 'time.own-action', { by: power, facts }))
    return decides(power === 'outwit' ? 'OUT-01' : 'CMB-11', 'time.not-inside', { by: power, facts: { ...facts, action: inside.action } })
  }
  const alone = notBesides(inside, user, power)
  if (alone) return alone
  play.because.push(contributes('CC-12', 'time.free-inside', { by: power, facts }))
  return null
}

/** Once in a turn for each figure, and inside another action only where that gives it the action (OUT-01, ACT-04). */
function mayUse(play: Play, user: FigureState, power: FreePower, rule: string, inside: Doing | null): Reason | null {
  const facts = { user: user.id, figure: user.id, effect: power }
  const given = isItsAction(play, user, inside)
  const closed = closedNow(play) ?? (given ? null : idleNow(play, user))
  const late = closed ?? tooLateForFree(play, user, power)
  if (late) return late
  const effect = play.situation.ruleset.effects.get(power) ?? null
  const meanwhile = given ? insideObjection(play, user, power, effect, inside) : inside ? notMeanwhile(play, user, power, inside) : null
  if (meanwhile) return meanwhile
  if (!user.can.has(power)) return decides(rule, 'means.cannot-use', { by: power, facts })
  if (play.turn.used.has(usedKey(play, user, power, inside))) {
    // Bolts give no second use (OUT-04).
    if (power === 'outwit' && user.figure.bolts > 1)
      play.because.push(contributes('OUT-04', 'outwit.bolts', { by: user.id, facts: { ...facts, bolts: user.figure.bolts } }))
    return decides(rule, 'time.once-a-turn', { by: power, facts })
  }
  return null
}

/**
 * Outwit says that it is used during the turn, and its end is a part of that (OUT-01). Other free actions are allowed there
 * where the ruleset says so; elsewhere the judge has to (GEN-01).
 */
function aboutEnding(play: Play, user: FigureState, power: FreePower): void {
  const facts = { user: user.id, figure: user.id, effect: power }
  if (power === 'outwit') play.because.push(contributes('OUT-01', 'time.outwit-at-end', { by: power, facts }))
  else if (play.situation.ruleset.params.time.freeActionsAtEnd)
    play.because.push(contributes('GEN-01', 'time.free-at-end', { by: power, facts }))
  else play.leaveOpen(user.id, contributes('GEN-01', 'time.at-end-unsaid', { by: power, facts }))
}

/** Plays the use of a power by a free action, under Mind Control as its master's (POW-MC); null, or why the rules forbid it. */
function useFreely(
  play: Play,
  figure: string,
  power: FreePower,
  rule: string,
  inside: Doing | null,
  oracle: Oracle,
  body: () => Reason | null
): Reason | null {
  const before = play.situation
  const user = play.state(figure)
  const against = mayUse(play, user, power, rule, inside)
  if (against) return against
  const given = isItsAction(play, user, inside)
  const refused = underControl(play, user, given ? inside : null, body)
  if (refused) return refused
  if (play.turn.part === 'ending') aboutEnding(play, user, power)
  if (given) inside.gives.set(figure, inside.gives.get(figure)! - 1)
  play.turn.used.add(usedKey(play, user, power, inside))
  play.turn.declared = true
  play.setActed(figure)
  if (inside) return null
  // A free action is an action, too: what waits for the end of actions happens now (GEN-04).
  dropLost(play, before)
  terrainActs(play, 'after-action', play.situation.states, oracle, { figure, kinds: [] })
  return null
}

export interface CounterEvent {
  readonly from: string
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

/** Outwit at the table; null, or why the rules forbid it (OUT-01 to OUT-06). */
export const outwit = (play: Play, event: CounterEvent, inside: Doing | null, oracle = new Oracle({})): Reason | null =>
  useFreely(play, event.from, 'outwit', 'OUT-01', inside, oracle, () => counterIt(play, event))

function counterIt(play: Play, event: CounterEvent): Reason | null {
  const user = play.state(event.from)
  const target = play.state(event.to)
  const what = objectionToCounter(play.situation, target, event.counter)
  if (what) return what
  const found = findTarget(play.situation, user, target.id, 'outwit', null)
  if (!found.legal) {
    play.because.push(...quiet(found.because.slice(1)))
    return firstReason(found.because)
  }
  const resists = resisted(play, event)
  if (resists) return null
  play.because.push(
    ...quiet(found.because),
    contributes('OUT-02', 'outwit.countered', { by: 'outwit', facts: { user: user.id, figure: target.id, effect: event.counter } }),
    considered('OUT-06', keeps(play.situation.ruleset, 'outwit') ? 'outwit.lasts-so-long' : 'outwit.lasts', {
      facts: { side: user.side, user: user.id }
    })
  )
  // OUT-07: what the countered power had made to last goes with it, where effects end with their source.
  play.situation = withLasting(play.situation, lastingOutwit(play.situation.ruleset, user, target.id, event.counter))
  return null
}

export interface PerplexEvent {
  readonly from: string
  readonly to: string
  readonly value: ValueName
  readonly modifier: number
}

/** Perplex at the table; null, or why the rules forbid it (POW-PX). */
export const perplex = (play: Play, event: PerplexEvent, inside: Doing | null, oracle = new Oracle({})): Reason | null =>
  useFreely(play, event.from, 'perplex', 'POW-PX', inside, oracle, () => changeValue(play, event))

function changeValue(play: Play, event: PerplexEvent): Reason | null {
  const user = play.state(event.from)
  const target = play.state(event.to)
  const facts = { user: user.id, figure: target.id, value: event.value, amount: event.modifier }
  const change = play.situation.ruleset.effects
    .get('perplex')
    ?.clauses.flatMap((clause) => (clause.phase === 'use' && clause.does === 'change-value' ? [clause] : []))[0]
  if (change?.values?.includes(event.value) === false) return decides('POW-PX', 'perplex.not-this-value', { by: 'perplex', facts })
  if (Math.abs(event.modifier) !== (change?.by ?? 1)) return decides('POW-PX', 'perplex.by-one', { by: 'perplex', facts })
  const found = findTarget(play.situation, user, target.id, 'perplex', null)
  if (!found.legal) {
    play.because.push(...quiet(found.because.slice(1)))
    return firstReason(found.because)
  }
  play.because.push(
    ...quiet(found.because),
    contributes('POW-PX', keeps(play.situation.ruleset, 'perplex') ? 'perplex.applied-so-long' : 'perplex.applied', {
      by: 'perplex',
      facts
    })
  )
  play.situation = withLasting(play.situation, lastingPerplex(play.situation.ruleset, user, target.id, event))
  return null
}
