/** Input that nothing used. */
import { describe, expect, it } from 'vitest'
import type { Choices, Rolls } from '../../../../../src/shared/contract/case.ts'
import { expandChoices } from '../../../../../src/shared/engine/oracle/openChoices.ts'
import { Oracle } from '../../../../../src/shared/engine/oracle/oracle.ts'
import { unusedChoices, unusedIn } from '../../../../../src/shared/engine/oracle/unused.ts'

const pathsOf = (choices: Choices, play: (oracle: Oracle) => unknown = () => null): readonly string[] =>
  expandChoices({ choices }, play).unused.map(({ path }) => path)

describe('a choice that nothing asked for', () => {
  it.each<[string, Choices, readonly string[]]>([
    ['a list is one choice', { order: ['a', 'b'] }, ['order']],
    ['a word is one choice', { reducer: 'toughness' }, ['reducer']],
    ['one by figures is a choice each', { knockBack: { a: true, b: false } }, ['knockBack/a', 'knockBack/b']],
    ['so is one that declines', { mastermind: { a: null } }, ['mastermind/a']]
  ])('%s', (_, given, wanted) => {
    expect(pathsOf(given)).toEqual(wanted.map((path) => `/ask/choices/${path}`))
  })

  it('is none that was asked for by figure, by its word or all at once', () => {
    const given = { knockBack: { a: true, b: false }, reducer: 'toughness', order: ['a'] }
    const found = pathsOf(given, (oracle) => {
      oracle.choose('knockBack', 'a', [true, false], 'KB-01')
      oracle.choose('reducer', 'a', ['toughness', 'invulnerability'], 'POW-TGH')
      oracle.all('order')
    })
    expect(found).toEqual(['/ask/choices/knockBack/b'])
  })

  it('is a whole field, or one figure of it', () => {
    const of = (choices: Choices, asked: readonly string[]) =>
      unusedChoices(choices, new Set(asked), '').map(({ path, figure }) => [path, figure])
    expect(of({ order: ['T'] }, [])).toEqual([['/order', null]])
    expect(of({ order: ['T'] }, ['split T', 'order T'])).toEqual([])
    expect(of({ reducer: 'toughness' }, ['split T'])).toEqual([['/reducer', null]])
    expect(of({ reducer: { T: 'toughness', U: 'toughness' } }, ['reducer T'])).toEqual([['/reducer/U', 'U']])
    expect(of({ reducer: { T: 'toughness' } }, ['reducer '])).toEqual([])
  })
})

describe('a die that nothing asked for', () => {
  const pathsAfter = (rolls: Rolls, play: (oracle: Oracle) => unknown): readonly string[] => {
    const oracle = new Oracle({ rolls })
    play(oracle)
    return unusedIn({ rolls }, oracle.asked, '/ask/events/2').map(({ path }) => path.slice('/ask/events/2/rolls'.length))
  }

  it('is one of its name, and of a list those that were left', () => {
    const rolls = { a: { claws: [1, 2, 3], senses: 4 }, 'b/c': { rage: 6 } }
    expect(pathsAfter(rolls, () => null)).toEqual(['/a/claws', '/a/senses', '/b~1c/rage'])
    expect(pathsAfter(rolls, (oracle) => [oracle.die('a', 'claws'), oracle.die('b/c', 'rage')])).toEqual([
      '/a/claws/1',
      '/a/claws/2',
      '/a/senses'
    ])
  })

  it('is none of a list that was used as a whole', () => {
    expect(pathsAfter({ a: { blast: [1, 2] } }, (oracle) => oracle.dice('a', 'blast'))).toEqual([])
  })
})
