/** Lines of fire of 2023: the engine's rulings on seeded positions are the oracle's, by every reading. */
import { describe, expect, it } from 'vitest'
import type { ModernWishes } from '../support/modernPositions.ts'
import { modernLineQuestion } from '../support/modernQuestions.ts'
import { times } from '../support/seeded.ts'
import { modernDifferences, type Area } from './modernCompare.ts'
import { answerLine } from './modernLineOracle.ts'
import { LINE_READINGS } from './modernReadings.ts'

const fired = new Map<string, number>()
const count = (row: string): void => void fired.set(row, (fired.get(row) ?? 0) + 1)
const LINES: Area = {
  table: LINE_READINGS,
  oracle: (question, readings) => answerLine(question, readings, count).map((line) => ({ ...line, through: line.through ?? [] })),
  whole: (ruling) => ({ ...ruling, through: (ruling as { through?: unknown }).through ?? [] })
}

/** The rules that the oracle used, each at least once among these positions. */
const LINE_ROWS: readonly string[] = [
  'O-12',
  'MR-LOF-13',
  'blocked elevated',
  'blocked blocking',
  'blocked figure',
  'blocked corner',
  'MR-LOF-05',
  'MR-LOF-15 own square',
  'O-07',
  'MR-LOF-06 drawer',
  'clear',
  'hindered',
  'blocked',
  'MIMP-HI',
  'MR-LOF-17',
  'MR-LOF-17 own turn',
  'MR-LOF-17 adjacent',
  'MR-LOF-08',
  'MIMP-EL',
  'MR-LOF-15 elevated',
  'O-09 blocking below the higher end',
  'MR-LOF-03',
  'MR-LOF-11',
  'MR-LOF-09',
  'MR-LOF-15 hindering',
  'MR-LOF-06',
  'D-15',
  'MIMP-BL',
  'MIMP-OB',
  'MIMP-OB indoor',
  'MR-LOF-15 blocking',
  'MPAC-PULSE line',
  'MIMP-CH',
  'O-06',
  'O-06 indoor',
  'MR-LOF-03 wall'
]

const THEMES: readonly (readonly [string, number, ModernWishes])[] = [
  ['any position', 1, {}],
  ['figures of every size', 200_001, { sizes: ['tiny', 'standard', 'giant', 'colossal'] }],
  ['roofs and rooms', 300_001, { roofs: 4, rooms: 3, large: 0 }],
  ['walls and terrain', 400_001, { walls: 0.15, terrain: 0.25, rooms: 3, roofs: 3, most: 5 }],
  [
    'walls of rooms and of roofs',
    700_001,
    {
      rooms: 5,
      roofs: 9,
      walls: 0.25,
      terrain: 0,
      markers: 0,
      gifts: [{ field: 'abilities', id: 'improved-targeting:indoor-blocking', share: 0.5 }]
    }
  ],
  ['markers', 500_001, { markers: 0.3, terrain: 0.1 }],
  ['larger bases', 600_001, { large: 0.5 }]
]

describe('lines of fire of 2023 against the oracle', () => {
  it.each(THEMES)(
    '%s',
    async (_, first, wishes) => {
      const found = await modernDifferences((seed) => modernLineQuestion(seed, wishes), LINES, { first, count: times(180) })
      expect(found.join('\n\n')).toBe('')
    },
    3_600_000
  )

  it('exercise every rule', () => {
    const rows = [...fired].sort(([p], [q]) => p.localeCompare(q))
    expect(
      LINE_ROWS.filter((row) => !fired.has(row)),
      JSON.stringify(rows)
    ).toEqual([])
  })
})
