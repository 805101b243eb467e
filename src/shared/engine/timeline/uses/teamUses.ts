/** Team abilities since 2017 that take an action of their own: heal a member, protect values, borrow a power. */
import type { UseEvent } from '../../../contract/case.ts'
import type { Reason } from '../../../contract/ruling.ts'
import type { UseClause } from '../../../rules/vocabulary/vocabulary.ts'
import { unavoidable } from '../../damage/damage.ts'
import { adjacentTo } from '../../situation/adjacency.ts'
import { withLasting } from '../../situation/changes.ts'
import { lastingUse } from '../../situation/lasting.ts'
import { contributes, decides } from '../../situation/reasons.ts'
import type { FigureState } from '../../situation/situation.ts'
import { isHurt } from '../../tokens/afterwards.ts'
import type { Play } from '../play/play.ts'

type ClauseThat<D extends UseClause['does']> = Extract<UseClause, { readonly does: D }>

const factsOf = (event: UseEvent, figure: string) => ({ user: event.figure, figure, effect: event.power })

/** An adjacent friend that can use the same effect heals; then a die may cost the user unavoidable damage (X-Men). */
export function healMember(play: Play, clause: ClauseThat<'heal-member'>, event: UseEvent, on: string | undefined): Reason | null {
  const user = play.state(event.figure)
  const friend = adjacentTo(play.situation, user).find(({ id, side, can }) => id === on && side === user.side && can.has(event.power))
  const facts = factsOf(event, on ?? user.id)
  if (!friend) return decides(clause.rule, 'use.no-adjacent-member', { by: event.power, facts })
  // A figure without a dial in the case may have lost clicks that the case does not state.
  if (clause.onlyHurt && friend.figure.dial.length > 0 && !isHurt(friend))
    return decides(clause.rule, 'use.member-unhurt', { by: event.power, facts })
  const die = play.oracle(event).die(user.id, clause.roll)
  const healed = play.heal(friend.id, clause.amount)
  play.because.push(contributes(clause.rule, 'use.heals-member', { by: event.power, facts: { ...facts, amount: clause.amount, healed } }))
  if (die === undefined) {
    const missing = { ...facts, text: `rolls.${user.id}.${clause.roll}` }
    play.leaveOpen(user.id, contributes(clause.rule, 'use.roll-missing', { by: event.power, facts: missing }))
    return null
  }
  const rolled = { ...facts, roll: die, amount: clause.damage }
  if (die > clause.hurtsTo) {
    play.because.push(contributes(clause.rule, 'use.heal-costs-nothing', { by: event.power, facts: rolled }))
    return null
  }
  play.because.push(contributes(clause.rule, 'use.heal-costs', { by: event.power, facts: rolled }))
  play.hurt(user.id, unavoidable(play.situation, play.state(user.id), clause.damage).taken)
  return null
}

/** Nothing modifies the values of the target until the user's next turn (Outsiders). */
export function holdValues(play: Play, clause: ClauseThat<'hold-values'>, event: UseEvent, target: FigureState): void {
  const lasts = { on: target.id, untilTurnOf: play.state(event.figure).side, holdsValues: true } as const
  play.situation = withLasting(play.situation, lastingUse(play.situation.ruleset, event, clause.rule, lasts))
  play.because.push(contributes(clause.rule, 'use.holds-values', { by: event.power, facts: factsOf(event, target.id) }))
}

/** Next to a friend of fewer points with the same effect its user can use other powers until its next turn (Superman Enemy). */
export function borrow(play: Play, clause: ClauseThat<'borrow'>, event: UseEvent): Reason | null {
  const user = play.state(event.figure)
  const friend = adjacentTo(play.situation, user).find(
    ({ side, can, figure }) => side === user.side && can.has(event.power) && figure.points < user.figure.points
  )
  const facts = { ...factsOf(event, friend?.id ?? user.id), effects: clause.gives }
  if (!friend) return decides(clause.rule, 'use.no-lesser-member', { by: event.power, facts })
  const lasts = { on: user.id, untilTurnOf: user.side, gives: clause.gives }
  play.situation = withLasting(play.situation, lastingUse(play.situation.ruleset, event, clause.rule, lasts))
  play.because.push(contributes(clause.rule, 'use.borrows', { by: event.power, facts }))
  return null
}
