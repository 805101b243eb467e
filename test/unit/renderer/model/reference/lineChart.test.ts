/** The chart of lines of fire in words. */
import { expect, it } from 'vitest'
import { cellWords, chartRows, chartRuleset, columns, rowWords } from '../../../../../src/renderer/model/reference/lineChart.ts'

it('the chart says its columns, its rows and what stands in its cells', () => {
  expect(columns).toEqual([
    'nothing',
    'hindering, grounded',
    'hindering, elevated',
    'target in hindering',
    'blocking, grounded',
    'blocking, elevated',
    'elevated square',
    'standard figure, grounded',
    'standard figure, elevated',
    'giant, grounded',
    'giant, elevated',
    'colossal, grounded',
    'colossal, elevated'
  ])
  const rows = chartRows('heroclix-2013')
  expect(rows.map(({ from, to }) => rowWords(from, to))).toEqual([
    'standard, grounded – standard, grounded',
    'standard, grounded – giant, grounded',
    'standard, grounded – colossal, grounded',
    'standard, grounded – standard, elevated',
    'standard, grounded – giant, elevated',
    'standard, grounded – colossal, elevated',
    'giant, grounded – giant, grounded',
    'giant, grounded – colossal, grounded',
    'giant, grounded – standard, elevated',
    'giant, grounded – giant, elevated',
    'giant, grounded – colossal, elevated',
    'colossal, grounded – colossal, grounded',
    'colossal, grounded – standard, elevated',
    'colossal, grounded – giant, elevated',
    'colossal, grounded – colossal, elevated',
    'standard, elevated – standard, elevated',
    'standard, elevated – giant, elevated',
    'standard, elevated – colossal, elevated',
    'giant, elevated – giant, elevated',
    'giant, elevated – colossal, elevated',
    'colossal, elevated – colossal, elevated'
  ])
  expect(rows.map(({ cells }) => cells.map(cellWords).join(' '))).toEqual([
    'C H +1 B H +1 B B B B B B B B B',
    'C C B H +1 B B B C B B B B B',
    'C C B H +1 B B B C B C B B B',
    'C C B H +1 B B B C B B B B B',
    'C C B H +1 B B B C B B B B B',
    'C C B H +1 B B B C B C B B B',
    'C C C H +1 C C C C C B B B B',
    'C C C H +1 C C C C C C C B B',
    'C C C H +1 C B C C C B B B B',
    'C C C H +1 C C C C C B B B B',
    'C C C H +1 C C C C C C C B B',
    'C C C H +1 C C C C C C C B B',
    'C C C H +1 C B C C C C C B B',
    'C C C H +1 C C C C C C C B B',
    'C C C H +1 C C C C C C C B B',
    'C C H +1 H +1 C B C C B B B B B',
    'C C C H +1 C B C C C B B B B',
    'C C C H +1 C B C C C C C B B',
    'C C C H +1 C C C C C B B B B',
    'C C C H +1 C C C C C C C B B',
    'C C C H +1 C C C C C C C B B'
  ])
})

it('it is of the edition of the table, of the newest where another game is played', () => {
  expect((['heroclix-2010', 'descent-2e', 'heroscape-knockback', 'no-such-rules'] as never[]).map(chartRuleset)).toEqual([
    'heroclix-2010',
    'heroclix-2023',
    'heroclix-2023',
    'heroclix-2023'
  ])
})
