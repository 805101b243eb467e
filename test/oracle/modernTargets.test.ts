/** Targets of 2023, close and ranged and of powers: the engine's rulings on seeded positions are the oracle's. */
import { describe, expect, it } from 'vitest'
import type { ModernWishes } from '../support/modernPositions.ts'
import { modernTargetQuestion } from '../support/modernQuestions.ts'
import { times } from '../support/seeded.ts'
import { modernDifferences, type Area } from './modernCompare.ts'
import { TARGET_READINGS } from './modernReadings.ts'
import { answerTarget } from './modernTargetOracle.ts'

const fired = new Map<string, number>()
const count = (row: string): void => void fired.set(row, (fired.get(row) ?? 0) + 1)
const TARGETS: Area = {
  table: TARGET_READINGS,
  oracle: (question, readings) => answerTarget(question, readings, count),
  whole: (ruling) => ruling
}

/** The rules that the oracle used, each at least once among these positions. */
const TARGET_ROWS: readonly string[] = [
  'MKEY-REACH too far',
  'MR-LOF-19',
  'MR-LOF-19 blocked',
  'beyond range',
  'no line',
  'reach ranged-attack',
  'reach outwit',
  'reach perplex',
  'reach force-blast',
  'reach pulse-wave',
  'MR-ATK-01',
  'legal',
  'illegal',
  'MPAC-PULSE',
  'MPAC-PULSE nobody',
  'friend',
  'MKEY-IMMUNE',
  'MKEY-SAFE',
  'MSYM-DOLPHIN',
  'MR-TER-09',
  'MPAC-FURY',
  'MR-LOF-14',
  'D-13'
]

const THEMES: readonly (readonly [string, number, ModernWishes])[] = [
  ['any position', 1, {}],
  ['figures of every size', 200_001, { sizes: ['tiny', 'standard', 'giant', 'colossal'] }],
  ['levels and transition squares', 300_001, { roofs: 5, walls: 0.05, most: 14 }],
  ['markers and water', 400_001, { markers: 0.25, terrain: 0.2 }],
  ['pulse waves among a few', 600_001, { most: 3, terrain: 0.05, gifts: [{ field: 'powers', id: 'pulse-wave', share: 0.8 }] }],
  ['larger bases', 500_001, { large: 0.5 }]
]

describe('targets of 2023 against the oracle', () => {
  it.each(THEMES)(
    '%s',
    async (_, first, wishes) => {
      const ask = (seed: number) => modernTargetQuestion(seed, wishes)
      const found = await modernDifferences(ask, TARGETS, { first, count: times(160) })
      expect(found.join('\n\n')).toBe('')
    },
    3_600_000
  )

  it('exercise every rule', () => {
    const rows = [...fired].sort(([p], [q]) => p.localeCompare(q))
    expect(
      TARGET_ROWS.filter((row) => !fired.has(row)),
      JSON.stringify(rows)
    ).toEqual([])
  })
})
