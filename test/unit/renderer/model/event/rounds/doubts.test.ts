/** Doubts about a result: a winner with fewer points, and more points than the build total. */
import { expect, it } from 'vitest'
import { doubtsIn, factMarks } from '../../../../../../src/renderer/model/event/rounds/doubts.ts'

const fact = (kind: string, a: number, b: number) => ({ do: 'result', winner: 'a', score: { a, b }, kind })

it.each([
  ['played', 100, 60, []],
  ['played', 60, 100, ['fewer']],
  ['played', 60, 301, ['fewer', 'above']],
  ['no-show', 60, 100, []],
  // A judge has decided it: the loser may have more points.
  ['game-loss', 60, 100, []],
  ['game-loss', 60, 301, ['above']]
])('%s with %i and %i points', (kind, a, b, doubts) => {
  expect(doubtsIn(fact(kind, a, b), 300)).toEqual(doubts)
  expect(factMarks(fact(kind, a, b), 300) === '').toBe(doubts.length === 0)
})

it('has no doubt about a fact without a score', () => {
  expect([doubtsIn(undefined, 300), doubtsIn({ do: 'drop', player: 'a' }, 300)]).toEqual([[], []])
})
