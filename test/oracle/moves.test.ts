/** Reach: the engine's rulings on thousands of seeded positions are the oracle's. */
import { describe, expect, it } from 'vitest'
import type { Wishes } from '../support/randomPosition.ts'
import { reachQuestion } from '../support/randomMoves.ts'
import { differencesAmong } from './againstOracle.ts'
import { reachAnswer } from './moveOracle.ts'
import { times } from '../support/seeded.ts'

const THEMES: readonly (readonly [string, number, Wishes])[] = [
  ['any position', 1, {}],
  ['nearly empty boards', 100_001, { terrain: 0.03 }],
  ['crowded with terrain', 200_001, { terrain: 0.4 }],
  ['roofs over rooms', 300_001, { roofs: 5, rooms: 4, terrain: 0.2 }],
  ['figures of every size', 400_001, { terrain: 0.1, sizes: ['tiny', 'standard', 'giant', 'colossal'] }],
  ['gifted figures', 500_001, { gifted: 0.4, terrain: 0.2, roofs: 2, rooms: 2 }],
  [
    'special terrain',
    600_001,
    { special: ['graveyard-orange', 'wylden-watch-chasm', 'deep-space', 'helicarrier-10000-feet-below'], terrain: 0.35 }
  ]
]

describe('reach against the oracle', () => {
  it.each(THEMES)(
    '%s',
    (_, first, wishes) => {
      const found = differencesAmong(
        (seed) => reachQuestion(seed, wishes),
        (question) => [reachAnswer(question)],
        { first, count: times(150) }
      )
      expect(found.join('\n\n')).toBe('')
    },
    3_600_000
  )
})
