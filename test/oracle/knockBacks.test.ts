/** Knock back: the engine's results on thousands of seeded positions are the oracle's. */
import { describe, expect, it } from 'vitest'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import type { Wishes } from '../support/randomPosition.ts'
import { knockBackQuestion } from '../support/randomQuestions.ts'
import { differencesAmong } from './againstOracle.ts'
import { knockBackAnswer } from './knockBackOracle.ts'
import { times } from '../support/seeded.ts'

const THEMES: readonly (readonly [string, number, Wishes])[] = [
  ['any position', 1, {}],
  ['nearly empty boards', 100_001, { terrain: 0.03, gifted: 0 }],
  ['crowded boards', 200_001, { terrain: 0.35 }],
  ['figures of every size', 300_001, { sizes: ['tiny', 'standard', 'giant', 'colossal'] }],
  ['special terrain', 400_001, { terrain: 0.5 }],
  ['roofs', 600_001, { roofs: 6, terrain: 0.15 }],
  ['roofs over rooms full of terrain', 700_001, { roofs: 5, rooms: 4, terrain: 0.5 }],
  ['by the rules of 2010', 500_001, { rulesets: ['heroclix-2010'] }]
]

describe('knock back against the oracle', () => {
  it.each(THEMES)(
    '%s',
    (_, first, wishes) => {
      const oracle = (c: ClixCase) => [knockBackAnswer(c)]
      const found = differencesAmong((seed) => knockBackQuestion(seed, wishes), oracle, { first, count: times(300) })
      expect(found.join('\n\n')).toBe('')
    },
    3_600_000
  )
})
