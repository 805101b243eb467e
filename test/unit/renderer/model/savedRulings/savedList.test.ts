/** Kept rulings as a list: what the filters and the typed words leave of it. */
import { describe, expect, it } from 'vitest'
import {
  editionsIn,
  EVERYTHING,
  filtered,
  placeText,
  tablesIn,
  timeText,
  type SavedFilter
} from '../../../../../src/renderer/model/savedRulings/savedList.ts'
import type { SavedRuling } from '../../../../../src/renderer/storage/interface/storage.ts'

const kept = (id: string, more: object = {}, ruleset = 'heroclix-2012'): SavedRuling =>
  ({
    id,
    title: `Title-${id}`,
    case: { ruleset, figures: [{ id: 'thor', name: 'Thór' }, { id: 'unnamed' }] },
    ruling: { verdict: 'clear', because: [] },
    ...more
  }) as unknown as SavedRuling

const list = [
  kept('a', { table: '10', round: '2', players: 'Ann and Bob', note: 'Corner rule' }),
  kept('b', { table: '9', override: { verdict: 'blocked', author: 'Zoe', reason: '', at: '' } }, 'clix-campaign'),
  kept('c', { table: '10' }, 'clix-campaign'),
  { ...kept('d'), case: { ruleset: 'heroclix-2012', ask: {} } } as unknown as SavedRuling
]
const shown = (filter: Partial<SavedFilter>, typed = ''): string =>
  filtered(list, { ...EVERYTHING, ...filter }, typed, (id) => id === 'c')
    .map(({ id }) => id)
    .join('')

describe('the list', () => {
  it('shows all, or those overruled, changed, of an edition, of a table', () => {
    expect(shown({})).toBe('abcd')
    expect(shown({ which: 'overruled' })).toBe('b')
    expect(shown({ which: 'changed' })).toBe('c')
    expect(shown({ edition: 'clix-campaign' })).toBe('bc')
    expect(shown({ table: '10' })).toBe('ac')
    expect(shown({ table: '10', edition: 'clix-campaign' })).toBe('c')
    expect(shown({ which: 'overruled', table: '10' })).toBe('')
  })

  it.each([
    ['title-a', 'a'],
    ['THOR', 'abc'],
    ['unnamed', 'abc'],
    ['bob', 'a'],
    ['corner rule', 'a'],
    ['corner zoe', ''],
    ['zoe', 'b'],
    ['blocked', 'b'],
    ['table 9', 'b'],
    ['round', 'a'],
    ['  ', 'abcd'],
    ['clear', '']
  ])('of “%s” is %s', (typed, ids) => {
    expect(shown({}, typed)).toBe(ids)
  })
})

describe('what can be chosen', () => {
  it('is each table once, by its number, and each edition once, by its name', () => {
    expect(tablesIn(list).map(({ id }) => id)).toEqual(['9', '10'])
    expect(tablesIn(list)[1]!.label).toContain('10')
    expect(editionsIn(list).map(({ id }) => id)).toEqual(['clix-campaign', 'heroclix-2012'])
    expect(editionsIn(list)[1]!.label).toContain('2012')
    expect(editionsIn([kept('x', {}, 'unknown')])).toEqual([{ id: 'unknown', label: 'unknown' }])
  })
})

describe('beside a ruling', () => {
  it('stands where and among whom it was asked, as far as that was written', () => {
    const [table, round, ...players] = placeText(list[0]!)
    expect([table?.includes('10'), round?.includes('2'), players]).toEqual([true, true, ['Ann and Bob']])
    expect(placeText(kept('x', { round: '3' }))).toEqual([round!.replace('2', '3')])
    expect(placeText(kept('x'))).toEqual([])
  })

  it('stands the time as people write it', () => {
    expect(timeText('2013-10-01T12:00:00.000Z')).toMatch(/2013/)
  })
})
