/** Choices left open: every alternative is played. */
import { describe, expect, it } from 'vitest'
import { expandChoices } from '../../../../../src/shared/engine/oracle/openChoices.ts'
import type { Oracle } from '../../../../../src/shared/engine/oracle/oracle.ts'

describe('a choice that is left open', () => {
  it('is played in every way, in the order of the alternatives, and the one that was given as it was', () => {
    const play = (oracle: Oracle) => [
      oracle.choose('expert', null, ['attack', 'damage'], 'ABL-EXP'),
      oracle.choose('knockBack', 'a', [true, false], 'KB-01')
    ]
    expect(expandChoices({}, play).leaves.map(({ outcome }) => outcome)).toEqual([
      ['attack', true],
      ['attack', false],
      ['damage', true],
      ['damage', false]
    ])
    const settled = expandChoices({ choices: { expert: 'damage' } }, play)
    expect(settled.leaves.map(({ choices }) => choices)).toEqual([{ knockBack: { a: true } }, { knockBack: { a: false } }])
    expect(settled.leaves.map(({ outcome }) => outcome[0])).toEqual(['damage', 'damage'])
  })

  it('that is given as what was not open is told, and nothing more is played', () => {
    const { leaves, illegal } = expandChoices({ choices: { expert: 'both' } }, (oracle) =>
      oracle.choose('expert', null, ['attack', 'damage'], 'ABL-EXP')
    )
    expect([leaves.length, illegal.map(({ rule }) => rule)]).toEqual([1, ['ABL-EXP']])
  })
})

describe('every way of the choices left open', () => {
  /** So many choices with two ways each. */
  const open = (count: number) => (oracle: Oracle) =>
    Array.from({ length: count }, (_, at) => oracle.choose('knockBack', `F${at}`, [true, false], 'R'))

  it('is written out up to the most; beyond that no choice is reported as unused', () => {
    const given = { choices: { order: ['T'] } }
    const few = expandChoices(given, open(5))
    expect([few.leaves.length, few.unused]).toEqual([32, [{ kind: 'choice', path: '/ask/choices/order', field: 'order', figure: null }]])
    const most = expandChoices(given, open(6))
    expect([most.leaves.length, most.unused]).toEqual([64, []])
    const more = expandChoices(given, open(7))
    expect([more.leaves.length, more.unused]).toEqual([64, []])
    expect(new Set(more.leaves.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(64)
  })

  it('ends where a choice that was given is not open, and only the way that was asked about is forbidden by it', () => {
    const refused = expandChoices({ choices: { reducer: { T: 'wings' } } }, (oracle) => {
      oracle.choose('reducer', 'T', ['toughness', 'invulnerability'], 'R')
      return oracle.choose('knockBack', 'T', [true, false], 'R')
    })
    expect([refused.leaves.map(({ outcome }) => outcome), refused.illegal.length]).toEqual([[true], 1])
    const later = expandChoices({}, (oracle) => {
      const flies = oracle.choose('knockBack', 'T', [true, false], 'R')
      if (!flies) oracle.refuse('order', null, 'R')
      return flies
    })
    expect([later.leaves.map(({ outcome }) => outcome), later.illegal]).toEqual([[true, false], []])
  })
})
