/** The book of choices: what is left open is played in every way, and what was given to nobody is told. */
import { describe, expect, it } from 'vitest'
import type { Choices } from '../../../../../src/shared/contract/case.ts'
import { expandChoices, type ChoiceBook } from '../../../../../src/shared/engine/situation/choices.ts'

const nobody = (given: Choices, play: (book: ChoiceBook) => unknown = () => null) => expandChoices(given, play).unasked

describe('a choice that nobody had to make', () => {
  it.each<[string, Choices, readonly { field: string; key: string | null }[]]>([
    ['a list is one choice', { order: ['a', 'b'] }, [{ field: 'order', key: null }]],
    ['a word is one choice', { reducer: 'toughness' }, [{ field: 'reducer', key: null }]],
    [
      'a list by figures is a choice each',
      { knockBack: { a: true, b: false } },
      [
        { field: 'knockBack', key: 'a' },
        { field: 'knockBack', key: 'b' }
      ]
    ],
    ['nobody took the click over', { mastermind: { a: null } }, [{ field: 'mastermind', key: 'a' }]]
  ])('%s', (_, given, wanted) => {
    expect(nobody(given)).toEqual(wanted)
  })

  it('is none of those that were asked for, one by one, by their word or all at once', () => {
    const given = { knockBack: { a: true, b: false }, reducer: 'toughness', order: ['a'] }
    const found = nobody(given, (book) => {
      book.choose('knockBack', 'a', [true, false], 'KB-01')
      book.choose('reducer', 'a', ['toughness', 'invulnerability'], 'POW-TGH')
      book.all('order')
    })
    expect(found).toEqual([{ field: 'knockBack', key: 'b' }])
  })
})

describe('a choice that is left open', () => {
  it('is played in every way, in the order of the alternatives, and the one that was given as it was', () => {
    const play = (book: ChoiceBook) => [
      book.choose('expert', null, ['attack', 'damage'], 'ABL-EXP'),
      book.choose('knockBack', 'a', [true, false], 'KB-01')
    ]
    expect(expandChoices({}, play).leaves.map(({ outcome }) => outcome)).toEqual([
      ['attack', true],
      ['attack', false],
      ['damage', true],
      ['damage', false]
    ])
    const settled = expandChoices({ expert: 'damage' }, play)
    expect(settled.leaves.map(({ choices }) => choices)).toEqual([{ knockBack: { a: true } }, { knockBack: { a: false } }])
    expect(settled.leaves.map(({ outcome }) => outcome[0])).toEqual(['damage', 'damage'])
  })

  it('that is given as what was not open is told, and nothing more is played', () => {
    const { leaves, illegal } = expandChoices({ expert: 'both' }, (book) => book.choose('expert', null, ['attack', 'damage'], 'ABL-EXP'))
    expect([leaves.length, illegal.map(({ rule }) => rule)]).toEqual([1, ['ABL-EXP']])
  })
})
