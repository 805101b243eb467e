/**
 * Exact fractions of whole numbers, for chances as for standings: always in lowest terms, the denominator positive. A whole number is a `number` as long as
 * that is exact (up to 2^53 - 1) and a `bigint` beyond; every product and sum is looked at before it is believed.
 */

/** A `number` where it is a safe integer, else a `bigint`: one way to write each. */
export type Whole = number | bigint

export interface Fraction {
  readonly top: Whole
  readonly bottom: Whole
}

const isSmall = (one: Whole): one is number => typeof one === 'number'
const { isSafeInteger } = Number

/** In lowest terms, of safe integers. */
function inLowestTerms(top: number, bottom: number): Fraction {
  let x = top < 0 ? -top : top
  let y = bottom
  while (y !== 0) {
    const rest = x % y
    x = y
    y = rest
  }
  // Adding nothing makes a zero of either sign the same.
  return x === 1 ? { top: top + 0, bottom } : { top: top / x + 0, bottom: bottom / x }
}

const whole = (one: bigint): Whole => (one >= BigInt(Number.MIN_SAFE_INTEGER) && one <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(one) : one)

function largeInLowestTerms(top: bigint, bottom: bigint): Fraction {
  let [x, y] = [top < 0n ? -top : top, bottom]
  while (y !== 0n) [x, y] = [y, x % y]
  return { top: whole(top / x), bottom: whole(bottom / x) }
}

/** `top / bottom` in lowest terms, `top` itself where there is no `bottom`; throws on a bottom that is not positive, and on what is no whole number. */
export function fraction(top: Whole, bottom: Whole = 1): Fraction {
  if (bottom <= 0) throw new RangeError(`${bottom} is no denominator`)
  return isSafeInteger(top) && isSafeInteger(bottom)
    ? inLowestTerms(Number(top), Number(bottom))
    : largeInLowestTerms(BigInt(top), BigInt(bottom))
}

export const ZERO = fraction(0)
export const ONE = fraction(1)

/** `a + sign * b` */
function added(a: Fraction, b: Fraction, sign: 1 | -1): Fraction {
  if (isSmall(a.top) && isSmall(a.bottom) && isSmall(b.top) && isSmall(b.bottom)) {
    const one = a.top * b.bottom
    const other = b.top * a.bottom * sign
    const bottom = a.bottom * b.bottom
    if (isSafeInteger(one) && isSafeInteger(other) && isSafeInteger(one + other) && isSafeInteger(bottom))
      return inLowestTerms(one + other, bottom)
  }
  const [aTop, aBottom, bTop, bBottom] = [BigInt(a.top), BigInt(a.bottom), BigInt(b.top), BigInt(b.bottom)]
  return largeInLowestTerms(aTop * bBottom + BigInt(sign) * bTop * aBottom, aBottom * bBottom)
}

export const plus = (a: Fraction, b: Fraction): Fraction => (b.top === 0 ? a : a.top === 0 ? b : added(a, b, 1))
export const minus = (a: Fraction, b: Fraction): Fraction => (b.top === 0 ? a : added(a, b, -1))
export const without = (a: Fraction): Fraction => added(ONE, a, -1)

const isOne = ({ top, bottom }: Fraction): boolean => top === 1 && bottom === 1

export function times(a: Fraction, b: Fraction): Fraction {
  if (isOne(b)) return a
  if (isOne(a)) return b
  if (isSmall(a.top) && isSmall(a.bottom) && isSmall(b.top) && isSmall(b.bottom)) {
    const top = a.top * b.top
    const bottom = a.bottom * b.bottom
    if (isSafeInteger(top) && isSafeInteger(bottom)) return inLowestTerms(top, bottom)
  }
  return largeInLowestTerms(BigInt(a.top) * BigInt(b.top), BigInt(a.bottom) * BigInt(b.bottom))
}

/** Negative where `a` is less than `b`. */
export function compareFractions(a: Fraction, b: Fraction): number {
  if (isSmall(a.top) && isSmall(a.bottom) && isSmall(b.top) && isSmall(b.bottom)) {
    const one = a.top * b.bottom
    const other = b.top * a.bottom
    if (isSafeInteger(one) && isSafeInteger(other)) return one < other ? -1 : one > other ? 1 : 0
  }
  const difference = BigInt(a.top) * BigInt(b.bottom) - BigInt(b.top) * BigInt(a.bottom)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export const isZero = ({ top }: Fraction): boolean => top === 0

/** The sum of many. */
export const sumOf = (parts: readonly Fraction[]): Fraction => parts.reduce(plus, ZERO)
export const max = (a: Fraction, b: Fraction): Fraction => (compareFractions(a, b) >= 0 ? a : b)

/** The mean of some fractions, or null where there are none. */
export const meanOfAll = (all: readonly Fraction[]): Fraction | null =>
  all.length === 0 ? null : times(sumOf(all), fraction(1, all.length))

/** As formats have it, in lowest terms: "13/30", whole numbers too ("2/1"). */
export const fractionText = ({ top, bottom }: Fraction): string => `${top}/${bottom}`

/** A text such as "3/10", or null where it is none: at most nine digits each, none of them below 0. */
export function readFraction(text: string): Fraction | null {
  const parts = /^(\d{1,9})\/(\d{1,9})$/.exec(text)
  return parts === null || Number(parts[2]) === 0 ? null : fraction(Number(parts[1]), Number(parts[2]))
}
