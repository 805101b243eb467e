import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareFractions,
  fraction,
  fractionText,
  meanOfAll,
  minus,
  ONE,
  plus,
  readFraction,
  sumOf,
  times,
  without,
  ZERO,
  type Fraction
} from '../../../../../src/shared/base/numbers/fraction.ts'
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

  it('are added up and averaged as they are, nothing at all included', () => {
    expect(sumOf([])).toEqual(ZERO)
    expect(sumOf([fraction(1, 2), fraction(1, 3), fraction(1, 6)])).toEqual(ONE)
    expect(meanOfAll([])).toBeNull()
    expect(meanOfAll([fraction(1, 3), ONE])).toEqual(fraction(2, 3))
    // What doubles would call equal stays apart.
    const near = fraction(9007199254740993n, 9007199254740992n)
    expect(compareFractions(meanOfAll([near, near])!, ONE)).toBeGreaterThan(0)
  })

  it('are read as they are written, and not where they are none', () => {
    expect([fraction(26, 60), fraction(2)].map(fractionText)).toEqual(['13/30', '2/1'])
    expect(['13/30', '6/3', '0/9'].map(readFraction)).toEqual([fraction(13, 30), fraction(2), ZERO])
    expect(['', '3', '3/0', '-1/2', '1/-2', '0.5/1', '1234567890/1'].map(readFraction)).toEqual(Array(7).fill(null))
  })

  it('refuse a denominator that is not positive and what is no whole number', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError)
    expect(() => fraction(1, -2n)).toThrow(RangeError)
    expect(() => fraction(0.5, 1)).toThrow(RangeError)
  })
})
