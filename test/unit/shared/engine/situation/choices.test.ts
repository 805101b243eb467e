/** The book of choices: what is left open is played in every way, and what was given to nobody is told. */
import { describe, expect, it } from 'vitest'
import type { Choices } from '../../../../../src/shared/contract/case.ts'
import { ChoiceBook, expandChoices, RollBook, unaskedIn } from '../../../../../src/shared/engine/situation/choices.ts'

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

describe('what a book has been asked for', () => {
  it('is noted by field and figure, also where the choice is refused', () => {
    const book = new ChoiceBook({ order: ['b', 'a'] })
    book.peek('order', null)
    book.peek('reducer', 'T')
    expect([...book.asked]).toEqual(['order ', 'reducer T'])
    const other = new ChoiceBook({})
    other.refuse('order', null, 'R')
    other.refuse('split', 'T', 'R')
    expect([...other.asked]).toEqual(['order ', 'split T'])
    expect(other.illegal).toHaveLength(2)
  })

  it('is one value for everybody, or one for each figure; a list is one value', () => {
    expect(new ChoiceBook({ reducer: 'toughness' }).peek('reducer', 'T')).toBe('toughness')
    const each = new ChoiceBook({ reducer: { T: 'toughness' } })
    expect([each.peek('reducer', 'T'), each.peek('reducer', 'U'), each.peek('reducer', 'toString')]).toEqual([
      'toughness',
      undefined,
      undefined
    ])
    expect(new ChoiceBook({ order: ['a', 'b'] }).peek('order', '0')).toEqual(['a', 'b'])
  })

  it('is what is told in vain otherwise: a whole field, or one figure of it', () => {
    expect(unaskedIn({ order: ['T'] }, new Set())).toEqual([{ field: 'order', key: null }])
    expect(unaskedIn({ order: ['T'] }, new Set(['split T', 'order T']))).toEqual([])
    expect(unaskedIn({ reducer: 'toughness' }, new Set(['split T']))).toEqual([{ field: 'reducer', key: null }])
    expect(unaskedIn({ reducer: { T: 'toughness', U: 'toughness' } }, new Set(['reducer T']))).toEqual([{ field: 'reducer', key: 'U' }])
    expect(unaskedIn({ reducer: { T: 'toughness' } }, new Set(['reducer ']))).toEqual([])
  })
})

describe('every way of the choices left open', () => {
  /** So many choices with two ways each. */
  const open = (count: number) => (book: ChoiceBook) =>
    Array.from({ length: count }, (_, at) => book.choose('knockBack', `F${at}`, [true, false], 'R'))

  it('is written out up to the most; what would have been asked for beyond that nobody says', () => {
    const given = { order: ['T'] }
    const few = expandChoices(given, open(5))
    expect([few.leaves.length, few.unasked]).toEqual([32, [{ field: 'order', key: null }]])
    const most = expandChoices(given, open(6))
    expect([most.leaves.length, most.unasked]).toEqual([64, []])
    const more = expandChoices(given, open(7))
    expect([more.leaves.length, more.unasked]).toEqual([64, []])
    expect(new Set(more.leaves.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(64)
  })

  it('ends where a choice that was given is not open, and only the way that was asked about is forbidden by it', () => {
    const refused = expandChoices({ reducer: { T: 'wings' } }, (book) => {
      book.choose('reducer', 'T', ['toughness', 'invulnerability'], 'R')
      return book.choose('knockBack', 'T', [true, false], 'R')
    })
    expect([refused.leaves.map(({ outcome }) => outcome), refused.illegal.length]).toEqual([[true], 1])
    const later = expandChoices({}, (book) => {
      const flies = book.choose('knockBack', 'T', [true, false], 'R')
      if (!flies) book.refuse('order', null, 'R')
      return flies
    })
    expect([later.leaves.map(({ outcome }) => outcome), later.illegal]).toEqual([[true, false], []])
  })
})

it('dice are those that were told, and nothing that every object has', () => {
  const book = new RollBook({ a: { impervious: 5 } })
  expect([book.all('a', 'impervious'), book.all('a', 'toString'), book.all('constructor', 'name')]).toEqual([5, undefined, undefined])
})
