import { describe, expect, it } from 'vitest'
import { editFigure, moveFigure, putFigure, removeFigure } from '../../../../../src/renderer/model/table/position/caseEdit.ts'
import { differencesOf } from '../../../../../src/renderer/model/variants/differences.ts'
import { table } from '../../../../support/tablePosition.ts'

describe('what is different in a version of the position', () => {
  it('is nothing for the same position, whatever object it is', () => {
    expect(differencesOf(table, structuredClone(table))).toEqual([])
  })

  it('names figures that are gone, there, elsewhere or changed', () => {
    const moved = moveFigure(table, 'thor', [0, 5]) ?? table
    expect(differencesOf(table, moved)).toEqual(['Thor stands in A6.'])
    const put = putFigure(table, { id: '', name: 'Hulk' }, [0, 0])
    expect(put && differencesOf(table, put.value)).toEqual(['Hulk is there, in A1.'])
    expect(put && differencesOf(put.value, table)).toEqual(['Hulk is gone.'])
    expect(differencesOf(table, editFigure(table, 'thor', { tokens: 2, attack: 3 }))[0]).toMatch(/^Thor: .*attack.* changed\.$/)
    expect(differencesOf(table, removeFigure(table, 'giganto'))).toContain('Gïganto is gone.')
  })

  it('tells a countered power from other changes', () => {
    expect(differencesOf(table, editFigure(table, 'thor', { countered: ['charge'] }))).toEqual(['Thor: Charge countered.'])
  })

  it('names the squares with other terrain, and walls, rules and the question', () => {
    const terrain = [...(table.map?.terrain ?? [])]
    terrain[0] = `b${terrain[0]?.slice(1) ?? ''}`
    const other = {
      ...table,
      map: {
        ...(table.map ?? { size: [1, 1] as const }),
        terrain,
        walls: [
          [
            [0, 0],
            [1, 0]
          ]
        ] as const
      }
    }
    expect(differencesOf(table, other)).toEqual(['Other terrain in A1.', 'Walls are different.'])
    expect(differencesOf(table, { ...table, ruleset: 'heroclix-2010' as const })).toEqual(['The 2010 rules are used.'])
    expect(differencesOf(table, { ...table, ask: { kind: 'line-of-fire', from: [0, 0], to: [3, 0] } })[0]).toMatch(
      /^Asked: A1 draws a line of fire to D1\.$/
    )
    expect(differencesOf(table, { ...table, map: { size: [4, 4] } })).toContain('Another map: 4 × 4 squares.')
  })
})
