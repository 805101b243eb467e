/** Attacks paid for with movement: the arithmetic of the example of Amazo and Aquaman (CC-19, CC-20, CC-22). */
import { describe, expect, it } from 'vitest'
import { shippedRuleset } from '../../../../../src/shared/editions/shippedEditions.ts'
import { afterAttack, attackPriceOf, canPayAttack } from '../../../../../src/shared/engine/movement/attackPrice.ts'

const price = attackPriceOf(shippedRuleset('clix-campaign')!, 'hypersonic-speed')!

describe('an attack paid for with movement', () => {
  it('costs what the house rules say, and only in Hypersonic Speed of Clix Campaign', () => {
    expect(price).toEqual({ rule: 'CC-19', attack: 2, miss: 2 })
    expect(attackPriceOf(shippedRuleset('clix-campaign')!, 'charge')).toBeNull()
    expect(attackPriceOf(shippedRuleset('heroclix-2010')!, 'hypersonic-speed')).toBeNull()
  })

  it('leaves 4 of 6 after a hit, and 2 after another one', () => {
    expect(afterAttack(6, true, price)).toBe(4)
    expect(afterAttack(4, true, price)).toBe(2)
  })

  it('leaves nothing of 4 after a miss, nor of 3, nor of 2', () => {
    expect([4, 3, 2].map((left) => afterAttack(left, false, price))).toEqual([0, 0, 0])
  })

  it('may be made with 2 left and not with 1', () => {
    expect(canPayAttack(2, price)).toBe(true)
    expect(canPayAttack(1, price)).toBe(false)
    expect(() => afterAttack(1, true, price)).toThrow('An attack costs 2 movement, 1 is left.')
  })
})
