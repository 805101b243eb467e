/** Lines of fire: the engine's rulings on thousands of seeded positions are the oracle's. */
import { describe, expect, it } from 'vitest'
import type { Wishes } from '../support/randomPosition.ts'
import { cornerQuestion, lineQuestion, TARGETING } from '../support/randomQuestions.ts'
import { differencesAmong } from './againstOracle.ts'
import { lineAnswers } from './lineOracle.ts'
import { times } from '../support/seeded.ts'

const THEMES: readonly (readonly [string, number, Wishes])[] = [
  ['any position', 1, {}],
  ['nearly empty boards', 100_001, { terrain: 0.03 }],
  ['figures of every size', 200_001, { terrain: 0.1, sizes: ['tiny', 'standard', 'giant', 'colossal'] }],
  ['giants and colossals', 300_001, { terrain: 0.1, sizes: ['standard', 'giant', 'giant', 'colossal'] }],
  ['Stealth everywhere', 400_001, { terrain: 0.2, gifted: 0.8 }],
  ['improved targeting', 500_001, { abilities: TARGETING, gifted: 0.25 }],
  ['roofs over rooms', 1_100_001, { roofs: 5, rooms: 4, terrain: 0.2 }],
  ['roofs over rooms and improved targeting', 1_200_001, { roofs: 4, rooms: 4, terrain: 0.3, abilities: TARGETING, gifted: 0.2 }],
  ['roofs and figures of every size', 1_300_001, { roofs: 4, terrain: 0.1, sizes: ['tiny', 'standard', 'giant', 'colossal'] }],
  [
    'special terrain',
    600_001,
    { special: ['graveyard-orange', 'wylden-watch-chasm', 'deep-space', 'helicarrier-10000-feet-below'], terrain: 0.35 }
  ]
]

const CORNERS: readonly (readonly [string, number, Wishes])[] = [
  ['corners on any position', 700_001, {}],
  ['corners among walls and blocking terrain', 800_001, { terrain: 0.4 }],
  ['corners between figures of every size', 900_001, { terrain: 0.05, sizes: ['tiny', 'standard', 'giant', 'colossal'] }],
  ['corners among roofs and rooms', 1_400_001, { roofs: 4, rooms: 3, terrain: 0.2 }],
  ['corners and improved targeting', 1_000_001, { terrain: 0.3, abilities: TARGETING, gifted: 0.3 }]
]

describe('lines of fire against the oracle', () => {
  it.each(THEMES)(
    '%s',
    (_, first, wishes) => {
      const found = differencesAmong((seed) => lineQuestion(seed, wishes), lineAnswers, { first, count: times(300) })
      expect(found.join('\n\n')).toBe('')
    },
    3_600_000
  )

  it.each(CORNERS)(
    '%s',
    (_, first, wishes) => {
      const found = differencesAmong((seed) => cornerQuestion(seed, wishes), lineAnswers, { first, count: times(300) })
      expect(found.join('\n\n')).toBe('')
    },
    3_600_000
  )
})
