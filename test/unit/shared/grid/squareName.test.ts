import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatColumn, formatSquareName, parseSquareName } from '../../../../src/shared/grid/squareName.ts'
import { seededRuns } from '../../../support/seeded.ts'

describe('square names', () => {
  it('are a letter for the column and a number for the row, counted from 1', () => {
    expect(formatSquareName([0, 0])).toBe('A1')
    expect(formatSquareName([1, 3])).toBe('B4')
    expect(formatSquareName([25, 23])).toBe('Z24')
  })

  it('go on after Z as a spreadsheet does', () => {
    expect([26, 27, 51, 52, 95, 701, 702].map(formatColumn)).toEqual(['AA', 'AB', 'AZ', 'BA', 'CR', 'ZZ', 'AAA'])
  })

  it('are read back as the square they came from, whatever the case and the spaces around', () => {
    fc.assert(
      fc.property(fc.nat(18_277), fc.nat(9_998), fc.boolean(), (x, y, lower) => {
        const name = formatSquareName([x, y])
        expect(parseSquareName(` ${lower ? name.toLowerCase() : name} `)).toEqual({ ok: true, value: [x, y] })
      }),
      seededRuns()
    )
  })

  it.each(['', 'B', '4', '4B', 'B0', 'B-1', 'B4.5', 'ABCD1', 'B4 G7', 'Ä1', 'B12345'])('says what it expected where %j is none', (text) => {
    const answer = parseSquareName(text)
    expect(answer.ok).toBe(false)
    if (!answer.ok)
      expect(answer.problems[0]?.message).toMatch(/no square name: expected the column's letter and the row's number, such as B4/)
  })

  it('are never made of a column that cannot be', () => {
    expect(() => formatColumn(-1)).toThrow(RangeError)
    expect(() => formatColumn(1.5)).toThrow(RangeError)
  })
})
