/** Chances and means as a ruling has them: exact, and rounded to two decimals for reading. */
import { fractionText, type Fraction } from '../../base/numbers/fraction.ts'

export interface Chance {
  /** Lowest terms: `49/144`. */
  readonly fraction: string
  /** To two decimals, halves up. */
  readonly percent: number
}

/** So many times the fraction, the nearest whole number, halves up. */
export const nearestOf = ({ top, bottom }: Fraction, of: bigint): number =>
  Number((2n * of * BigInt(top) + BigInt(bottom)) / (2n * BigInt(bottom)))

export const chanceOf = (one: Fraction): Chance => ({ fraction: fractionText(one), percent: nearestOf(one, 10000n) / 100 })

/** A mean of whole numbers, such as clicks: exact, and to two decimals. */
export interface Mean {
  /** Lowest terms: `5/3`. */
  readonly fraction: string
  /** To two decimals, halves up. */
  readonly decimal: number
}

export const meanOf = (one: Fraction): Mean => ({ fraction: fractionText(one), decimal: nearestOf(one, 100n) / 100 })
