/** What an attack does to the figures hit besides damage, and what that costs the attacker: tokens, hidden figures found, strain. */
import type { Reason } from '../../contract/ruling.ts'
import { considered, contributes } from '../situation/reasons.ts'
import { clausesOf, knowsClause, type FigureState, type Found } from '../situation/situation.ts'
import { isHurt } from '../tokens/afterwards.ts'
import type { TokenOff } from '../tokens/later.ts'
import type { Tally } from '../tokens/tally.ts'
import { giveToken } from '../tokens/tokens.ts'
import { sufferBlows, type Suffered } from './harm.ts'
import { attackClauses, type AttackInput } from './input.ts'
import type { Compared } from './roll.ts'

/** Tokens for the figures hit, instead of damage (POW-IN). */
export function giveTokens(input: AttackInput, tally: Tally, hits: readonly string[], because: Reason[]): readonly Suffered[] {
  const hurt: Suffered[] = []
  for (const { id, clause } of attackClauses(input.attacker, input.means, 'token-on-hit')) {
    for (const hit of hits) {
      const refused = refusesTokens(input, tally, hit)
      if (refused) {
        const place = { by: refused.effect.id, facts: { figure: hit, effect: refused.effect.id } }
        because.push(contributes(refused.clause.rule, 'attack.takes-no-token', place))
        continue
      }
      if (clause.first && tally.state(hit).tokens > 0) {
        because.push(contributes(clause.rule, 'attack.has-a-token', { by: id, facts: { figure: hit } }))
        continue
      }
      if (tally.state(hit).tokens < 2) giveToken(tally, hit, because)
      else if (clause.twoTokensPenetrating > 0) {
        const [suffered] = sufferBlows(
          tally.situation,
          [{ figure: hit, amount: clause.twoTokensPenetrating }],
          { by: input.attacker.side, type: 'penetrating', floor: null, knocksBack: true, oracle: input.oracle },
          because
        )
        if (suffered) tally.strike(suffered.figure, suffered.result.taken, suffered.redirected, input.attacker.side)
        if (suffered) hurt.push(suffered)
        because.push(
          contributes(clause.rule, 'attack.third-token', { by: id, facts: { figure: hit } }),
          considered('RDG-THIRD', 'attack.third-token-apart', { by: id, facts: { figure: hit } })
        )
      } else because.push(contributes('ACT-06', 'attack.no-third-token', { by: id, facts: { figure: hit } }))
    }
  }
  return hurt
}

/** Hidden figures that the attack was to find (CC-23). */
export function spot(input: AttackInput, tally: Tally, hits: readonly FigureState[], because: Reason[]): void {
  for (const { id, clause } of attackClauses(input.attacker, input.means, 'spots')) {
    for (const hit of hits) {
      tally.change(hit.figure.index, { spotted: true })
      because.push(contributes(clause.rule, 'attack.spotted', { by: id, facts: { figure: hit.id } }))
    }
  }
}

/** What an action costs once it is over: one with an attack, or any that is not free, as it says; clicks (ABL-VEH). */
export function tollOf(figure: FigureState, hasAttacked: boolean, isFree: boolean, because: Reason[]): number {
  let amount = 0
  for (const { effect, clause } of clausesOf(figure, 'attack')) {
    if (clause.does !== 'toll' || !(clause.of === 'action' ? !isFree : hasAttacked)) continue
    amount += clause.amount
    const say = clause.of === 'action' ? 'vehicle.action-toll' : 'attack.toll'
    because.push(contributes(clause.rule, say, { by: effect.id, facts: { amount: clause.amount, user: figure.id } }))
  }
  return amount
}

/** What an attack that is asked about alone costs its attacker; in a timeline the action pays, once. */
export const toll = (input: AttackInput, because: Reason[]): number =>
  input.withinAction ? 0 : tollOf(input.attacker, true, false, because)

/**
 * Damage that the attacker takes for what it attacked, by the points of the figures hit; clicks (POW-MC). Where those have to act first, a
 * timeline has the action pay it. @param isAfter  whether they have
 */
export function strain(
  input: AttackInput,
  hit: readonly FigureState[],
  suffered: readonly Suffered[],
  because: Reason[],
  isAfter = false
): number {
  let amount = 0
  for (const { id, clause } of attackClauses(input.attacker, input.means, 'strain')) {
    if ((clause.afterGiven === true && input.withinAction === true) !== isAfter) continue
    const counted = clause.ofDamaged
      ? hit.filter((figure) => suffered.some((one) => one.figure === figure.id && one.result.taken > 0))
      : hit
    const points = counted.reduce((sum, figure) => sum + figure.figure.points, 0)
    const due = clause.once ? (points >= clause.points ? 1 : 0) : (points - (points % clause.points)) / clause.points
    if (due > 0)
      because.push(contributes(clause.rule, 'attack.strain', { by: id, facts: { points, amount: due, user: input.attacker.id } }))
    amount += due
  }
  return amount
}

/** The tokens that this roll takes off the attacker later (Brotherhood of Mutants). */
export function tokensOffBy(input: AttackInput, compared: readonly Compared[]): readonly TokenOff[] {
  const { attacker, told } = input
  if (told || !knowsClause(input.situation.ruleset, 'aftermath', 'token-off-on-roll')) return []
  return clausesOf(attacker, 'aftermath').flatMap(({ effect, clause }) => {
    if (clause.does !== 'token-off-on-roll') return []
    const isMet = compared.some(({ hit, figure }) => {
      const [a, b] = input.oracle.attackRoll(figure.id)
      return hit && figure.side !== attacker.side && a + b >= clause.from
    })
    return isMet ? [{ figure: attacker.id, effect: effect.id, rule: clause.rule }] : []
  })
}

/** Friends that the attacker heals by the opponents of one size that its attack has defeated (Minions of Doom). */
export function healByDefeats(input: AttackInput, tally: Tally, suffered: readonly Suffered[], because: Reason[]): void {
  if (!knowsClause(input.situation.ruleset, 'aftermath', 'heal-on-defeat')) return
  for (const { effect, clause } of clausesOf(tally.state(input.attacker.id), 'aftermath')) {
    if (clause.does !== 'heal-on-defeat') continue
    for (const { figure: id } of suffered) {
      const { ko, side, size } = tally.state(id)
      if (!ko || side === input.attacker.side || size !== clause.size) continue
      const friends = tally.situation.states
        .filter((state) => state.side === input.attacker.side && state.can.has(effect.id) && isHurt(state))
        .map((state) => state.id)
        .sort()
      const facts = { figure: id, user: input.attacker.id, effect: effect.id }
      if (friends.length === 0) {
        because.push(considered(clause.rule, 'aftermath.heals-nobody', { by: effect.id, facts }))
        continue
      }
      const to = input.oracle.choose('heals', input.attacker.id, friends, clause.rule)
      tally.heal(to, clause.amount)
      because.push(contributes(clause.rule, 'aftermath.heals-by-defeat', { by: effect.id, facts: { ...facts, to, amount: clause.amount } }))
    }
  }
}

/** The effect by which effects of opponents give the figure no tokens (Battle Fury), or undefined. */
export function refusesTokens({ attacker, situation }: AttackInput, tally: Tally, id: string): Found<'attack'> | undefined {
  if (!knowsClause(situation.ruleset, 'attack', 'takes-no-tokens')) return undefined
  const figure = tally.state(id)
  return figure.side === attacker.side ? undefined : clausesOf(figure, 'attack').find(({ clause }) => clause.does === 'takes-no-tokens')
}
