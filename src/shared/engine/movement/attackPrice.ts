/**
 * Attacks paid for with movement (CC-19, CC-20, CC-22): Hypersonic Speed in Clix Campaign attacks in close combat as
 * often as its movement lasts. Amounts are squares of movement.
 */
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'

export interface AttackPrice {
  readonly rule: string
  /** For every attack. */
  readonly attack: number
  /** Besides, for one that misses. */
  readonly miss: number
}

/** What an attack inside this action costs of its movement; null where attacks cost none. */
export function attackPriceOf(ruleset: Ruleset, action: string): AttackPrice | null {
  for (const clause of ruleset.effects.get(action)?.clauses ?? []) {
    if (clause.phase === 'action' && clause.attackPrice) return { rule: clause.rule, ...clause.attackPrice }
  }
  return null
}

/** May another attack be made with this much movement left? (CC-20) */
export const canPayAttack = (left: number, price: AttackPrice): boolean => left >= price.attack

/** The movement left after an attack; a miss that cannot pay all takes what is there (CC-20). Throws where it may not be made. */
export function afterAttack(left: number, hit: boolean, price: AttackPrice): number {
  if (!canPayAttack(left, price)) throw new Error(`An attack costs ${price.attack} movement, ${left} is left.`)
  return Math.max(0, left - price.attack - (hit ? 0 : price.miss))
}
