import { describe, expect, it } from 'vitest'
import type { FigureEntry, FigureSetFile } from '../../../../../src/shared/formats/documents/documents.ts'
import { FigureIndex } from '../../../../../src/shared/figures/find/figureIndex.ts'
import { readTyped } from '../../../../../src/shared/figures/find/typedFilters.ts'
import { Slips } from '../../../../../src/shared/figures/find/slips.ts'

const figure = (id: string, name: string, more: Partial<FigureEntry> = {}): FigureEntry => ({
  id,
  name,
  size: 'standard',
  points: 100,
  speed: 8,
  attack: 10,
  defense: 17,
  damage: 3,
  range: 6,
  bolts: 1,
  powers: [],
  canUse: [],
  specialPowers: [],
  abilities: [],
  teamAbilities: [],
  dial: [],
  baseSquares: 1,
  source: '',
  ...more
})
const set = (id: string, name: string, figures: readonly FigureEntry[]): FigureSetFile => ({
  format: 'linejudge-figures/2',
  id,
  name,
  figures
})

const sets = [
  set('tst', 'Test City', [
    figure('tst001', 'Ember Hawk', { set: 'tst', number: '001', points: 60, dial: [{ powers: ['outwit'] }], keywords: ['Test City'] }),
    figure('tst002', 'Ember Knight', { set: 'tst', number: '002', teamAbilities: ['police'] }),
    figure('tst003', 'Señor Ámbar', { set: 'tst', number: '003', size: 'giant', lines: [{ click: 1, points: 150 }, { click: 6, points: 70 }] }) // prettier-ignore
  ]),
  set('own', 'Mine', [
    figure('a', 'Ember Hawk', { points: null, range: null, origin: { by: 'hand', patched: [{ at: '/points' }] } }),
    figure('b', 'Professor Thunderlock', {
      abilities: ['flight'],
      specialPowers: [{ id: 'storm', grants: ['outwit'], mentions: ['flurry'] }]
    })
  ])
]
const index = new FigureIndex(sets, {
  ruled: (_, { id }) => (id === 'a' ? 'full' : 'part'),
  owned: (_, { id }) => (id === 'b' ? 2 : 0)
})
const found = (line: string): readonly string[] => index.find(line).map(({ figure: { id } }) => id)

describe('finding figures', () => {
  it('finds by name, by words in any order and from inside a name, those of one name together', () => {
    expect(found('ember hawk')).toEqual(['tst001', 'a'])
    expect(found('haw emb')).toEqual(['tst001', 'a'])
    expect(found('ember')).toEqual(['tst001', 'a', 'tst002'])
    expect(found('underlo')).toEqual(['b'])
    expect(found('senor ambar')).toEqual(['tst003'])
    expect(found('')).toHaveLength(5)
  })

  it('finds by set and number, and by number alone', () => {
    expect(found('tst002')).toEqual(['tst002'])
    expect(found('TST 002')).toEqual(['tst002'])
    expect(found('003')[0]).toBe('tst003')
  })

  it('forgives a slip: left out, put in, changed, two neighbours swapped', () => {
    for (const typed of ['profesor', 'proffessor', 'prifessor', 'porfessor', 'thunderlokc']) expect(found(typed)[0], typed).toBe('b')
    expect(found('mber hwak')[0]).toBe('tst001')
    expect(found('zzzzzz')).toEqual([])
  })

  it('filters by what is typed, together with words', () => {
    expect(found('set:tst')).toEqual(['tst001', 'tst002', 'tst003'])
    expect(found('set:"test city" ember')).toEqual(['tst001', 'tst002'])
    expect(found('pts<100')).toEqual(['tst001', 'tst003'])
    expect(found('pts>=150')).toEqual(['tst003'])
    expect(found('power:outwit')).toEqual(['tst001', 'b'])
    expect(found('power:flight')).toEqual(['b'])
    expect(found('power:flurry')).toEqual(['b'])
    expect(found('size:giant')).toEqual(['tst003'])
    expect(found('team:police')).toEqual(['tst002'])
    expect(found('kw:"test city"')).toEqual(['tst001'])
    expect(found('ruled:full')).toEqual(['a'])
    expect(found('own>1')).toEqual(['b'])
    expect(found('corrected:')).toEqual(['a'])
    expect(found('number:2')).toEqual(['tst002'])
  })

  it('reads filters in three languages, and tells what it does not understand yet', () => {
    expect(readTyped('poder:outwit puntos<50').filters).toEqual([
      { what: 'power', word: 'outwit' },
      { what: 'points', is: '<', number: 50 }
    ])
    expect(readTyped('pts<abc ember')).toEqual({ words: 'ember', filters: [], unread: ['pts<abc'] })
    expect(readTyped('http:x').words).toBe('http:x')
  })
})

describe('counting slips', () => {
  /** The same by the plain table of edits. */
  const plainly = (typed: string, name: string): number => {
    let before: number[] = []
    let row: number[] = Array.from({ length: typed.length + 1 }, (_, i) => i)
    let best = typed.length
    for (let j = 1; j <= name.length; j++) {
      const next = [0]
      for (let i = 1; i <= typed.length; i++) {
        const same = typed[i - 1] === name[j - 1]
        let least = Math.min(row[i]! + 1, next[i - 1]! + 1, row[i - 1]! + (same ? 0 : 1))
        if (i > 1 && j > 1 && typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1]) least = Math.min(least, before[i - 2]! + 1)
        next.push(least)
      }
      before = row
      row = next
      best = Math.min(best, row[typed.length]!)
    }
    return best
  }

  it('agrees with the plain table', () => {
    let seed = 7
    const below = (n: number): number => (seed = (seed * 48271) % 2147483647) % n
    const word = (length: number): string => Array.from({ length }, () => 'abcd'[below(4)]).join('')
    for (let n = 0; n < 3000; n++) {
      const [typed, name] = [word(1 + below(8)), word(1 + below(12))]
      expect(new Slips(typed).in(name, 9), `${typed} in ${name}`).toBe(plainly(typed, name))
    }
  })
})
