/** Exact fractions of big integers, in lowest terms with a positive denominator. Slow and certain. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

/** The fraction `n / d`. Throws for d = 0. */
export function fraction(n: number | bigint, d: number | bigint = 1n): Fraction {
  let top = BigInt(n)
  let bottom = BigInt(d)
  if (bottom === 0n) throw new Error('A fraction with 0 below the line.')
  if (bottom < 0n) [top, bottom] = [-top, -bottom]
  const g = gcd(top < 0n ? -top : top, bottom)
  return { n: top / g, d: bottom / g }
}

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d)
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d)
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n)
/** Negative, zero or positive as a is less than, equal to or more than b. */
export function compare(a: Fraction, b: Fraction): number {
  const left = a.n * b.d
  const right = b.n * a.d
  return left < right ? -1 : left > right ? 1 : 0
}
export const isLess = (a: Fraction, b: Fraction): boolean => compare(a, b) < 0
export const isZero = (a: Fraction): boolean => a.n === 0n
export const ZERO = fraction(0)
export const ONE = fraction(1)

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b)
}
