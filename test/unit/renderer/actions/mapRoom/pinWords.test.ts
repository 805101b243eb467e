import { expect, it } from 'vitest'
import { pinWords } from '../../../../../src/renderer/actions/mapRoom/pinWords.ts'

it('names what is pinned: both sides of a wall, squares at a corner with a word between, squares alone', () => {
  const at = [[4, 3], [3, 4]] // prettier-ignore
  expect(pinWords({ verdict: 'blocked', blockedBy: [{ kind: 'wall', at }] })).toMatch(/; by E4\|D5$/)
  expect(pinWords({ blockedBy: [{ kind: 'corner', at }, [0, 0]] })).toBe('by E4 and D5, A1')
})
