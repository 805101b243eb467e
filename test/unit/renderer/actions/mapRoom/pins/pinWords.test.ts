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
