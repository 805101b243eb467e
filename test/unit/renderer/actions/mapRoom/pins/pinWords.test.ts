import { expect, it } from 'vitest'
import { pinWords } from '../../../../../../src/renderer/actions/mapRoom/pins/pinWords.ts'

it('names what is pinned: both sides of a wall, squares at a corner with a word between, squares alone', () => {
  const at = [[4, 3], [3, 4]] // prettier-ignore
  expect(pinWords({ verdict: 'blocked', blockedBy: [{ kind: 'wall', at }] })).toMatch(/; by E4\|D5$/)
  expect(pinWords({ blockedBy: [{ kind: 'corner', at }, [0, 0]] })).toBe('by E4 and D5, A1')
})

it('names figures by their ids with numbers and ends, a chance as its fraction, and of many squares the first ones', () => {
  expect(pinWords({ verdict: 'hit', rule: 'ATK-01', needed: { loki: 9 }, damageTaken: {} })).toMatch(/; ATK-01; loki 9$/)
  expect(pinWords({ results: [{ figure: 'loki', end: [6, 2] }], legal: ['a', 'b'] })).toBe('loki G3; a, b')
  expect(pinWords({ hit: { fraction: '5/12', percent: 41.67 } })).toBe('5/12')
  const squares = Array.from({ length: 8 }, (_, x) => [x, 0])
  expect(pinWords({ squares })).toBe('A1, B1, C1, D1, E1, F1 and 2 more')
})

it('says as it is written what it has no words for', () => {
  const said = (field: string, value: unknown): string => pinWords({ [field]: value })
  const noPlaces = ['no list', [[0, 0], 7], [[0, 0], null], [[1.5, 2]], [[1, 2, 3]], [{ kind: 'wall', at: [] }], [{ figure: 'loki', end: 'gone' }], [{ at: 'A1' }]] // prettier-ignore
  for (const value of noPlaces) expect(said('squares', value)).toBe(JSON.stringify(value))
  expect(said('blockedBy', [{ kind: 'wall', at: [[4, 3], 'x', [3, 4]] }])).toBe('by E4|D5')
  expect(said('hinderedBy', [{ at: [[2, 0]] }])).toBe('hindered in C1')
  expect(said('squares', [{ figure: 7, end: [0, 0], at: [[1, 1]] }])).toBe('B2')
  expect(['needed', 'hit', 'verdict'].map((field) => said(field, 9))).toEqual(['9', '9', '9'])
  expect([said('hit', { percent: 3 }), said('hit', { fraction: 3 }), said('hit', null)]).toEqual([
    '{"percent":3}',
    '{"fraction":3}',
    'null'
  ])
  expect([said('verdict', 'no such'), said('rule', 'clear'), said('value', 3)]).toEqual(['no such', 'Clear', '3'])
  expect(pinWords({ verdict: 'clear', squares: [] })).toBe('Clear')
  const squares = Array.from({ length: 6 }, (_, x) => [x, 0])
  expect([said('squares', squares), said('squares', [...squares, [6, 0]])]).toEqual([
    'A1, B1, C1, D1, E1, F1',
    'A1, B1, C1, D1, E1, F1 and 1 more'
  ])
})
