/** The training set: our own figures with full dials, which together show what a card can hold. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { figureFromEntry } from '../../../../src/renderer/model/table/position/caseEdit.ts'
import { parseQuestion } from '../../../../src/shared/cases/parseQuestion.ts'
import { SIZES } from '../../../../src/shared/contract/case.ts'
import { coverageOf } from '../../../../src/shared/figureCheck/coverage.ts'
import type { FigureSetFile } from '../../../../src/shared/formats/documents/documents.ts'
import { POWER_COLUMNS } from '../../../../src/shared/formats/foreignFigures/names.ts'

const set = JSON.parse(readFileSync('resources/packs/larkhaven.figures.json', 'utf8')) as FigureSetFile
const { figures } = set

describe('the training figures', () => {
  it('show every standard power, in its column', () => {
    const shown = new Set(figures.flatMap(({ dial }) => dial.flatMap(({ powers = [] }) => powers)))
    for (const column of Object.values(POWER_COLUMNS)) for (const { id } of column) expect(shown.has(id), id).toBe(true)
  })

  it('show every size, single and wide bases, a vehicle, equipment, a bystander, several lines and KO clicks inside', () => {
    expect(new Set(figures.map(({ size }) => size))).toEqual(new Set(SIZES))
    expect(new Set(figures.map(({ base = '1x1' }) => base))).toEqual(new Set(['1x1', '1x2', '2x2', '2x4', '3x6', '4x4']))
    expect(figures.some(({ abilities }) => abilities.includes('vehicle'))).toBe(true)
    expect(figures.some((figure) => 'equipment' in figure)).toBe(true)
    expect(figures.some(({ type }) => type === 'bystander')).toBe(true)
    expect(figures.filter(({ lines = [] }) => lines.length > 1).length).toBeGreaterThanOrEqual(3)
    expect(figures.some(({ dial }) => dial.slice(1, -1).some(({ ko }) => ko))).toBe(true)
  })

  it('have a full dial each, and stand on a table as they are', () => {
    for (const entry of figures) {
      expect(entry.dial.length, entry.name).toBeGreaterThanOrEqual(4)
      const figure = { ...figureFromEntry(entry, 'red'), squares: undefined, at: [4, 4] }
      const parsed = parseQuestion({
        format: 'clixcase/1',
        ruleset: 'heroclix-2013',
        map: { size: [20, 20] },
        figures: [
          { ...figure, size: undefined },
          { id: 'T', at: [9, 4] }
        ],
        ask: { kind: 'line-of-fire', from: entry.id, to: 'T' }
      })
      expect(parsed.ok ? [] : parsed.problems, entry.name).toEqual([])
    }
  })

  it('are ruled on but for one text that says more than its powers', () => {
    const coverage = coverageOf(figures, 'heroclix-2013')!
    expect(coverage.notConsidered).toEqual([])
    expect(coverage.byFigure.filter(({ full }) => !full).map(({ name }) => name)).toEqual(['Glasseye'])
  })
})
