/** Knock back of 2023: the engine's results on seeded positions are the oracle's, by every reading. */
import { describe, expect, it } from 'vitest'
import type { ModernWishes } from '../support/modernPositions.ts'
import { modernKnockBackQuestion } from '../support/modernQuestions.ts'
import { times } from '../support/seeded.ts'
import { modernDifferences, type Area } from './modernCompare.ts'
import { answerKnockBack } from './modernKnockBackOracle.ts'
import { KNOCK_BACK_READINGS } from './modernReadings.ts'

const fired = new Map<string, number>()
const count = (row: string): void => void fired.set(row, (fired.get(row) ?? 0) + 1)
const KNOCK_BACKS: Area = {
  table: KNOCK_BACK_READINGS,
  oracle: (question, readings) => answerKnockBack(question, readings, count),
  whole: (ruling) => ruling
}

/** The rules that the oracle used, each at least once among these positions. */
const KNOCK_BACK_ROWS: readonly string[] = [
  'choice against it',
  'choice left open',
  'O-01',
  'O-01 open',
  'MR-KB-16 ranged',
  'MR-KB-01 no keyphrase',
  'MR-KB-02 no damage',
  'O-12',
  'P8-02',
  'MR-KB-14',
  'due by attack',
  'due by quake',
  'due by force-blast',
  'due by effect',
  'D-07',
  'stopped by null',
  'stopped by figure',
  'stopped by wall',
  'stopped by blocking',
  'stopped by corner',
  'stopped by edge',
  'stopped by higher',
  'stopped by drop',
  'D-05',
  'D-06',
  'D-18',
  'P8-03',
  'O-03',
  'P8-01 reduced'
]

const THEMES: readonly (readonly [string, number, ModernWishes])[] = [
  ['any position', 1, {}],
  ['crowded boards', 200_001, { terrain: 0.25, walls: 0.1, most: 12 }],
  ['roofs and elevated markers', 300_001, { roofs: 5, markers: 0.15, terrain: 0.05 }],
  ['figures of every size', 400_001, { sizes: ['tiny', 'standard', 'giant', 'colossal'] }],
  ['larger bases', 500_001, { large: 0.4 }]
]

describe('knock back of 2023 against the oracle', () => {
  it.each(THEMES)(
    '%s',
    async (_, first, wishes) => {
      const ask = (seed: number) => modernKnockBackQuestion(seed, wishes)
      const found = await modernDifferences(ask, KNOCK_BACKS, { first, count: times(120) })
      expect(found.join('\n\n')).toBe('')
    },
    3_600_000
  )

  it('exercise every rule', () => {
    const rows = [...fired].sort(([p], [q]) => p.localeCompare(q))
    expect(
      KNOCK_BACK_ROWS.filter((row) => !fired.has(row)),
      JSON.stringify(rows)
    ).toEqual([])
  })
})
