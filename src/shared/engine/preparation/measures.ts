/** What an attack is good for. */
import type { Fraction } from '../../base/numbers/fraction.ts'

export interface Measures {
  /** The chance to hit anybody. */
  readonly hit: Fraction
  /** All clicks that opponents take until the action is over, knock back included, on average. */
  readonly damage: Fraction
  /** The chance that an opponent is defeated when the action is over. */
  readonly ko: Fraction
}
export type Measure = keyof Measures

/** The same, and how many of the clicks the attacks themselves turn. */
export interface ComesTo extends Measures {
  readonly struck: Fraction
}
