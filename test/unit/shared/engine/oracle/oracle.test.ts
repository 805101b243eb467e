/** The oracle: the answers that a question gives, and what was asked for. */
import { describe, expect, it } from 'vitest'
import { nothingAsked, Oracle } from '../../../../../src/shared/engine/oracle/oracle.ts'

describe('a choice', () => {
  it('is recorded by field and figure, also if it is refused', () => {
    const oracle = new Oracle({ choices: { order: ['b', 'a'] } })
    oracle.peek('order', null)
    oracle.peek('reducer', 'T')
    expect([...oracle.asked.choices]).toEqual(['order ', 'reducer T'])
    const other = new Oracle({})
    other.refuse('order', null, 'R')
    other.refuse('split', 'T', 'R')
    expect([...other.asked.choices]).toEqual(['order ', 'split T'])
    expect(other.illegal).toHaveLength(2)
  })

  it('is one value for all figures, or one for each; a list is one value', () => {
    expect(new Oracle({ choices: { reducer: 'toughness' } }).peek('reducer', 'T')).toBe('toughness')
    const each = new Oracle({ choices: { reducer: { T: 'toughness' } } })
    expect(['T', 'U', 'toString'].map((figure) => each.peek('reducer', figure))).toEqual(['toughness', undefined, undefined])
    expect(new Oracle({ choices: { order: ['a', 'b'] } }).peek('order', '0')).toEqual(['a', 'b'])
  })
})

describe('a die', () => {
  it('is one that was given, and nothing that every object has', () => {
    const oracle = new Oracle({ rolls: { a: { impervious: 5 } } })
    expect([oracle.die('a', 'impervious'), oracle.die('a', 'toString'), oracle.die('constructor', 'name')]).toEqual([
      5,
      undefined,
      undefined
    ])
  })

  it('of a list is used once, a single number each time', () => {
    const oracle = new Oracle({ rolls: { a: { claws: [2, 6], impervious: 5 } } })
    expect([1, 2, 3].map(() => oracle.die('a', 'claws'))).toEqual([2, 6, undefined])
    expect([1, 2].map(() => oracle.die('a', 'impervious'))).toEqual([5, 5])
    expect([...oracle.asked.rolls]).toEqual(['a claws', 'a claws 0', 'a claws 1', 'a claws 2', 'a impervious'])
  })

  it('that is not given is one of an action inside', () => {
    const asked = nothingAsked()
    const inside = new Oracle({ rolls: { a: { claws: 3, senses: 1 } } }, asked)
    const oracle = new Oracle({ rolls: { a: { senses: 6 } } }, nothingAsked(), [inside])
    expect([oracle.die('a', 'claws'), oracle.die('a', 'senses'), oracle.die('a', 'rage')]).toEqual([3, 6, undefined])
    expect([...asked.rolls]).toEqual(['a claws', 'a rage'])
  })
})

describe('an attack roll', () => {
  it('is one for all targets, or one for each', () => {
    const one = new Oracle({ dice: [2, 5] })
    expect([one.attackRoll('T'), one.attackRoll('U'), one.pair]).toEqual([
      [2, 5],
      [2, 5],
      [2, 5]
    ])
    const each = new Oracle({ dice: { T: [1, 4], U: [6, 6] } })
    expect([each.attackRoll('T'), each.attackRoll('U'), each.pair]).toEqual([[1, 4], [6, 6], undefined])
  })
})
