/** The chart of lines of fire says what the article says in words; the engine fills in every cell. */
import { describe, expect, it } from 'vitest'
import { CHART_COLUMNS, chartCase, lineChart, type ChartEnd } from '../../../../../src/shared/cases/chart/lineChart.ts'
import { answerQuestion } from '../../../../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'

const end = (level: 1 | 2, size: ChartEnd['size']): ChartEnd => ({ level, size })
const EDITIONS = ['heroclix-jan-2010', 'heroclix-2010', 'heroclix-2012', 'heroclix-2013'] as const

function cell(from: ChartEnd, to: ChartEnd, id: string, level: number | null = 1): string {
  const at = CHART_COLUMNS.findIndex((column) => column.id === id && column.level === level)
  const row = lineChart('heroclix-2010').find((one) => JSON.stringify([one.from, one.to]) === JSON.stringify([from, to]))!
  const { verdict, defense } = row.cells[at]!
  return defense > 0 ? `${verdict} +${defense}` : verdict
}
const GROUND = end(1, 'standard')
const ROOF = end(2, 'standard')

describe('the chart of lines of fire', () => {
  it('has each pair of ends once, and each column in each row', () => {
    const rows = lineChart('heroclix-2010')
    expect(rows).toHaveLength(21)
    expect(new Set(rows.map(({ from, to }) => JSON.stringify([from, to]))).size).toBe(21)
    expect(rows.every(({ cells }) => cells.length === CHART_COLUMNS.length && cells.every(({ rule }) => /^[A-Z]+-/.test(rule)))).toBe(true)
  })

  it('between elevated and grounded: figures do not block, giants and blocking terrain do, hindering terrain only under the target', () => {
    expect(cell(GROUND, ROOF, 'standard')).toBe('clear')
    expect(cell(GROUND, ROOF, 'giant')).toBe('blocked')
    expect(cell(GROUND, ROOF, 'blocking')).toBe('blocked')
    expect(cell(GROUND, ROOF, 'elevated', 2)).toBe('blocked')
    expect(cell(GROUND, ROOF, 'hindering')).toBe('clear')
    expect(cell(GROUND, ROOF, 'target-in-hindering', null)).toBe('hindered +1')
  })

  it('on the ground everything counts, over the street only giants do', () => {
    expect(['hindering', 'blocking', 'standard', 'giant'].map((id) => cell(GROUND, GROUND, id))).toEqual([
      'hindered +1',
      'blocked',
      'blocked',
      'blocked'
    ])
    expect(cell(GROUND, GROUND, 'elevated', 2)).toBe('blocked')
    expect(['hindering', 'blocking', 'standard', 'giant'].map((id) => cell(ROOF, ROOF, id))).toEqual(['clear', 'clear', 'clear', 'blocked'])
    expect(['hindering', 'blocking', 'standard'].map((id) => cell(ROOF, ROOF, id, 2))).toEqual(['hindered +1', 'blocked', 'blocked'])
  })

  it('a grounded giant and a figure above see each other as if both were elevated; nobody smaller hides a giant', () => {
    const giant = end(1, 'giant')
    expect(cell(giant, ROOF, 'blocking')).toBe('clear')
    expect(cell(giant, ROOF, 'giant')).toBe('blocked')
    expect(cell(giant, ROOF, 'target-in-hindering', null)).toBe('hindered +1')
    expect(cell(GROUND, giant, 'standard')).toBe('clear')
  })

  it('only another colossal hides a colossal', () => {
    const colossal = end(1, 'colossal')
    expect(['standard', 'giant', 'colossal'].map((id) => cell(GROUND, colossal, id))).toEqual(['clear', 'clear', 'blocked'])
  })

  it.each(EDITIONS)('is the same either way in %s, but for what the second stands in', (ruleset) => {
    for (const { from, to, cells } of lineChart(ruleset)) {
      for (const [index, column] of CHART_COLUMNS.entries()) {
        if (column.id === 'target-in-hindering') continue
        const parsed = parseQuestion(chartCase(ruleset, to, from, column))
        expect(parsed.ok && answerQuestion(parsed.value).verdict, JSON.stringify([from, to, column])).toBe(cells[index]!.verdict)
      }
    }
  })
})
