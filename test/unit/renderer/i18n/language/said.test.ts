/** Texts as data: which are called, the values of their places, and the words that a number or a word chooses. */
import { describe, expect, it } from 'vitest'
import { isCalled, said, type Given } from '../../../../../src/renderer/i18n/language/said.ts'
import { callFaults, callsOf } from '../../../../support/textCalls.ts'

const say = (text: string, ...given: readonly Given[]): unknown => (said(text, 'en') as (...given: readonly Given[]) => string)(...given)

describe('a text with places', () => {
  it('has its arguments by their numbers, in whatever order they are said', () => {
    expect(say('{from1} to {to2}', 'A', 'B')).toBe('A to B')
    expect(say('{to2}, from {from1}: {n3}', 'A', 'B', 0)).toBe('B, from A: 0')
    expect(say('“{name1}” is {name1}', '{x1}')).toBe('“{x1}” is {x1}')
  })

  it('counts: exact numbers first, then as the language counts, then all others', () => {
    const text = '{n1, plural, =0 {none} =1 {1 figure} other {# figures}} here, # as it is'
    expect([0, 1, 2, 1000].map((n) => say(text, n))).toEqual(
      ['none', '1 figure', '2 figures', '1000 figures'].map((words) => `${words} here, # as it is`)
    )
    const polish = said('{n1, plural, one {# figura} few {# figury} many {# figur} other {# figury}}', 'pl') as (n: number) => string
    expect([1, 3, 5, 22].map(polish)).toEqual(['1 figura', '3 figury', '5 figur', '22 figury'])
  })

  it('chooses by a word, by what is empty and by what is not there', () => {
    const text = '{yes1, select, true {yes} other {no}}{why2, select, null {} missing {!} empty {?} other {: {why2}}}'
    expect([say(text, true, null), say(text, false, ''), say(text, false, 'so'), say(text, false)]).toEqual(['yes', 'no?', 'no: so', 'no!'])
    expect(say('{a1, select, null {none} other {{a1}}}', 'null')).toBe('null')
  })

  it('is said alike in the short form of what is built', () => {
    const text = '{1}: {2#=1 {1 square} other {# squares}}{3?null {} other {, {3}}}'
    expect([say(text, 'A', 1, null), say(text, 'A', 2, 'B')]).toEqual(['A: 1 square', 'A: 2 squares, B'])
  })

  it('has choices inside of choices', () => {
    const text = '{n1, plural, =0 {none} other {# of {m2, plural, =1 {# one} other {# many}}, {end3, select, true {#!} other {{end3}}}}}.'
    expect([say(text, 0, 1, true), say(text, 3, 1, true), say(text, 3, 4, false)]).toEqual([
      'none.',
      '3 of 1 one, 3!.',
      '3 of 4 many, false.'
    ])
  })
})

it('a text without numbered places stays as it is, in whatever group', () => {
  const texts = { a: '{figure} and {{texts.undo}}', list: ['a # b', 'c'], of: { 1: 'one' } }
  expect(said(texts, 'en')).toEqual(texts)
  expect([isCalled('{figure}'), isCalled('{count|one|many}'), isCalled('{n1}')]).toEqual([false, false, true])
})

it('what code says is in the same groups', () => {
  const join = (words: readonly string[]): string => words.join()
  expect(said({ a: { b: 'b' } }, 'en', { a: { join }, c: { join } })).toEqual({ a: { b: 'b', join }, c: { join } })
})

it('its type has its arguments, by what it chooses by', () => {
  const type = callsOf({
    a: { one: '{name1}', two: '{n2, plural, other {{name1}}}', none: 'x' },
    b: ['{no1}'],
    'c-d': '{yes1, select, true {} other {}}{why3, select, missing {} other {}}',
    e: '{a1, select, null {} missing {} other {}} {n2, plural, other {}}'
  })
  expect(type).toContain('a: { one: (name1: Word) => string; two: (name1: Word, n2: number) => string }')
  expect(type).toContain("'c-d': (yes1: boolean, unsaid2: unknown, why3?: Word) => string")
  expect(type).toContain('e: (a1: Word | null | undefined, n2: number) => string')
  expect(() => callsOf({ a: '{one1} {two1}' })).toThrow('a has a number with two names')
  expect(callFaults('{n1, plural, =1 {a {b} other {c}')).toEqual(['has braces that do not match', 'has no “other” for {n1}'])
})
