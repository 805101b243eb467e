/** Exact chances: fractions of whole numbers, always in lowest terms, the denominator positive. */

export interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** `top / bottom` in lowest terms; throws on a bottom that is not positive. */
export function fraction(top: bigint | number, bottom: bigint | number): Fraction {
  const [n, d] = [BigInt(top), BigInt(bottom)]
  if (d <= 0n) throw new RangeError(`${d} is no denominator`)
  const common = gcd(n, d)
  return { top: n / common, bottom: d / common }
}

export const ZERO = fraction(0, 1)
export const ONE = fraction(1, 1)
export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.top, a.bottom * b.bottom)
export const without = (a: Fraction): Fraction => fraction(a.bottom - a.top, a.bottom)
/** Negative where `a` is less than `b`. */
export const compareFractions = (a: Fraction, b: Fraction): number => {
  const difference = a.top * b.bottom - b.top * a.bottom
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export interface Chance {
  /** Lowest terms: `49/144`. */
  readonly fraction: string
  /** To two decimals, halves up. */
  readonly percent: number
}

export function chanceOf({ top, bottom }: Fraction): Chance {
  const hundredths = (top * 20000n + bottom) / (2n * bottom)
  return { fraction: `${top}/${bottom}`, percent: Number(hundredths) / 100 }
}

export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom)
/** The sum of many. */
export const sumOf = (parts: readonly Fraction[]): Fraction => parts.reduce(plus, ZERO)
export const max = (a: Fraction, b: Fraction): Fraction => (compareFractions(a, b) >= 0 ? a : b)

/** A mean of whole numbers, such as clicks: exact, and to two decimals. */
export interface Mean {
  /** Lowest terms: `5/3`. */
  readonly fraction: string
  /** To two decimals, halves up. */
  readonly decimal: number
}

export function meanOf({ top, bottom }: Fraction): Mean {
  const hundredths = (top * 200n + bottom) / (2n * bottom)
  return { fraction: `${top}/${bottom}`, decimal: Number(hundredths) / 100 }
}
