import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chanceOf,
  compareFractions,
  fraction,
  meanOf,
  minus,
  ONE,
  plus,
  times,
  without,
  ZERO,
  type Fraction
} from '../../../../../src/shared/engine/odds/fraction.ts'
import { seededRuns } from '../../../../support/seeded.ts'

/** Whole numbers small and large, with many near the last safe one. */
const tops = fc.oneof(
  fc.bigInt({ min: -50n, max: 50n }),
  fc.bigInt({ min: 2n ** 53n - 4n, max: 2n ** 53n + 4n }),
  fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n })
)
const bottoms = tops.map((one) => (one < 0n ? -one : one) + 1n)
const fractions = fc.tuple(tops, bottoms).map(([top, bottom]) => ({ top, bottom, made: fraction(top, bottom) }))

const isIn = ({ top, bottom }: Fraction, wantedTop: bigint, wantedBottom: bigint): void => {
  expect(BigInt(top) * wantedBottom).toBe(wantedTop * BigInt(bottom))
  let [x, y] = [BigInt(top) < 0n ? -BigInt(top) : BigInt(top), BigInt(bottom)]
  while (y !== 0n) [x, y] = [y, x % y]
  expect(x).toBe(1n)
  expect(bottom > 0).toBe(true)
  for (const one of [top, bottom])
    expect(typeof one).toBe(BigInt.asIntN(54, BigInt(one)) === BigInt(one) && Number.isSafeInteger(Number(one)) ? 'number' : 'bigint')
}

describe('fractions', () => {
  it('are exact, in lowest terms and written in one way, small or large', () => {
    fc.assert(
      fc.property(fractions, fractions, (a, b) => {
        isIn(a.made, a.top, a.bottom)
        isIn(plus(a.made, b.made), a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
        isIn(minus(a.made, b.made), a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom)
        isIn(times(a.made, b.made), a.top * b.top, a.bottom * b.bottom)
        isIn(without(a.made), a.bottom - a.top, a.bottom)
        const difference = a.top * b.bottom - b.top * a.bottom
        expect(Math.sign(compareFractions(a.made, b.made))).toBe(difference < 0n ? -1 : difference > 0n ? 1 : 0)
      }),
      seededRuns()
    )
  })

  it('have one zero', () => {
    expect(Object.is(times(fraction(-3, 7), ZERO).top, 0)).toBe(true)
    expect(minus(ONE, ONE)).toEqual(ZERO)
  })

  it('round halves up', () => {
    expect(chanceOf(fraction(1, 20000))).toEqual({ fraction: '1/20000', percent: 0.01 })
    expect(chanceOf(fraction(2n ** 60n, 3n * 2n ** 60n + 1n)).percent).toBe(33.33)
    expect(meanOf(fraction(5, 3))).toEqual({ fraction: '5/3', decimal: 1.67 })
  })

  it('refuse a denominator that is not positive and what is no whole number', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError)
    expect(() => fraction(1, -2n)).toThrow(RangeError)
    expect(() => fraction(0.5, 1)).toThrow(RangeError)
  })
})
