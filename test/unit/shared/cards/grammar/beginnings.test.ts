/** Rules are chosen by the first word and by the words that they need: every rule that can read a sentence is found, however it begins. */
import { describe, expect, it } from 'vitest'
import { compile } from '../../../../../src/shared/cards/grammar/compile.ts'
import { Parse } from '../../../../../src/shared/cards/grammar/parse.ts'
import type { Table, Value } from '../../../../../src/shared/cards/grammar/grammar.ts'
import { wordsApart } from '../../../../../src/shared/cards/cardWords.ts'

const TABLE: Table = {
  number: {
    read: ({ keys }, at) => (/^\d$/.test(keys[at] ?? '') ? [{ value: Number(keys[at]), end: at + 1 }] : []),
    write: (value) => String(value)
  },
  colour: [
    ['red', 'red'],
    ['dark {colour}', { dark: '$colour' }]
  ],
  colours: { of: 'colour', between: [','], last: ['and'] },
  early: [['(very)? early', { early: true }]],
  whole: [
    ['stop', 'stop'],
    ['(now)? (please|kindly) go {number}', { go: '$number' }],
    ['{early*} at {number}', { at: '$number', '...': '$early' }],
    ['{colours} cards', { cards: '$colours' }],
    ['{number} cards', { number: '$number' }],
    ['{whole} again', { again: '$whole' }]
  ]
}
const grammar = compile(TABLE)
const read = (words: string): readonly Value[] => new Parse(grammar, wordsApart(words)).all('whole')

describe('the beginnings of rules', () => {
  it.each<readonly [words: string, means: readonly Value[]]>([
    ['stop', ['stop']],
    ['now please go 3', [{ go: 3 }]],
    ['kindly go 3', [{ go: 3 }]],
    ['at 4', [{ at: 4 }]],
    ['early at 4', [{ at: 4, early: true }]],
    ['very early at 4', [{ at: 4, early: true }]],
    ['red cards', [{ cards: ['red'] }]],
    ['dark dark red , red and dark red cards', [{ cards: [{ dark: { dark: 'red' } }, 'red', { dark: 'red' }] }]],
    ['7 cards', [{ number: 7 }]],
    ['go 3', []],
    ['now go 3', []],
    ['early 4', []],
    ['blue cards', []],
    ['stop now', []],
    ['', []]
  ])('%s', (words, means) => {
    expect(read(words)).toEqual(means)
  })

  it('of a category are the words and the looked-up categories that it can begin with', () => {
    const whole = grammar.get('whole')
    if (whole?.kind !== 'rules') throw new Error('no rules')
    expect(whole.rules.map(({ begins }) => [[...begins.words].sort(), [...begins.lexicons]])).toEqual([
      [['stop'], []],
      [['kindly', 'now', 'please'], []],
      [['at', 'early', 'very'], []],
      [['dark', 'red'], []],
      [[], ['number']],
      [['at', 'dark', 'early', 'kindly', 'now', 'please', 'red', 'stop', 'very'], ['number']]
    ])
    expect(whole.index.others.map(({ words }) => words)).toEqual(['{number} cards', '{whole} again'])
    expect(whole.rules[1]?.needs).toEqual(['go'])
  })
})
