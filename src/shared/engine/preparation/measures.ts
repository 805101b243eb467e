/** What an attack is good for. */
import type { Fraction } from '../../base/numbers/fraction.ts'

export interface Measures {
  /** The chance to hit anybody. */
  readonly hit: Fraction
  /** Clicks that the attack itself turns on opponents, on average. */
  readonly damage: Fraction
  /** The chance that an opponent is defeated when the action is over. */
  readonly ko: Fraction
}
export type Measure = keyof Measures
