/** What an attack is good for. */
import { compareFractions, type Fraction } from '../../base/numbers/fraction.ts'

export interface Measures {
  /** The chance to hit anybody. */
  readonly hit: Fraction
  /** All clicks that opponents take until the action is over, knock back included, on average. */
  readonly damage: Fraction
  /** The chance that an opponent is defeated when the action is over. */
  readonly ko: Fraction
}
export type Measure = keyof Measures

export const MEASURES: readonly Measure[] = ['hit', 'damage', 'ko']

/** The measure that is compared, then the others. */
const ORDER: Readonly<Record<Measure, readonly Measure[]>> = {
  hit: ['hit', 'damage', 'ko'],
  damage: ['damage', 'hit', 'ko'],
  ko: ['ko', 'damage', 'hit']
}

/** Below 0 if `a` is better by this measure, or equal by it and better by the next; 0 if all are equal. */
export function compareMeasures(a: Measures, b: Measures, measure: Measure): number {
  for (const one of ORDER[measure]) {
    const difference = compareFractions(b[one], a[one])
    if (difference !== 0) return difference
  }
  return 0
}

/** The same, and how many of the clicks the attacks themselves turn. */
export interface ComesTo extends Measures {
  readonly struck: Fraction
}
