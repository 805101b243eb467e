/** Exact fractions for standings: no rounding ever parts or joins two players. */

/** Lowest terms, the denominator above 0. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

const divisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

/** `over` / `under` in lowest terms; `under` must not be 0. */
export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  const [a, b] = [BigInt(over), BigInt(under)]
  const common = divisor(a, b) * (b < 0n ? -1n : 1n)
  return { over: a / common, under: b / common }
}

export const ZERO = fraction(0)

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.under + b.over * a.under, a.under * b.under)

/** Below 0 where a is less, above 0 where it is more, 0 where they are equal. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The mean of some fractions, or null where there are none. */
export const meanOf = (all: readonly Fraction[]): Fraction | null => {
  if (all.length === 0) return null
  const sum = all.reduce(plus, ZERO)
  return fraction(sum.over, sum.under * BigInt(all.length))
}

/** As formats have it: "13/30", whole numbers too ("2/1"). */
export const fractionText = ({ over, under }: Fraction): string => `${over}/${under}`

/** A text such as "3/10", or null where it is none. */
export function readFraction(text: string): Fraction | null {
  const parts = /^(\d{1,9})\/(\d{1,9})$/.exec(text)
  return parts === null || BigInt(parts[2]!) === 0n ? null : fraction(BigInt(parts[1]!), BigInt(parts[2]!))
}
