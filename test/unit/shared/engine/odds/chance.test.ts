import { expect, it } from 'vitest'
import { fraction } from '../../../../../src/shared/base/numbers/fraction.ts'
import { chanceOf, meanOf } from '../../../../../src/shared/engine/odds/chance.ts'

it('rounds halves up, small and large', () => {
  expect(chanceOf(fraction(1, 20000))).toEqual({ fraction: '1/20000', percent: 0.01 })
  expect(chanceOf(fraction(2n ** 60n, 3n * 2n ** 60n + 1n)).percent).toBe(33.33)
  expect(meanOf(fraction(5, 3))).toEqual({ fraction: '5/3', decimal: 1.67 })
})
