/** Every row of the edition of 2023 is shown by its cases, shown through another row, not asked, or named as owed. */
import { describe, expect, it } from 'vitest'
import { modernCoverage } from './modernCoverage.ts'
import { MODERN_OWED, NOT_ASKED, THROUGH } from './modernRows.ts'

const rows = modernCoverage()
const byId = new Map(rows.map((row) => [row.id, row]))

describe('the rows of 2023', () => {
  it('are all settled except those named as owed', () => {
    const owed = rows.filter(({ state }) => state === 'owed').map(({ id }) => id)
    expect(
      owed.filter((id) => !MODERN_OWED.includes(id)),
      'owed and not named'
    ).toEqual([])
    expect(
      MODERN_OWED.filter((id) => !owed.includes(id)),
      'named and settled'
    ).toEqual([])
  })

  it('repeat rows that rulings name', () => {
    const silent = Object.entries(THROUGH).filter(([, through]) => through.some((id) => !byId.get(id)?.fires.length))
    expect(silent.map(([id]) => id)).toEqual([])
  })

  it('are in one table each', () => {
    const named = [...Object.keys(THROUGH), ...NOT_ASKED.keys(), ...MODERN_OWED]
    expect(named.filter((id) => !byId.has(id))).toEqual([])
    expect(named.filter((id, index) => named.indexOf(id) !== index)).toEqual([])
  })

  it('that are not asked are named by no ruling', () => {
    expect([...NOT_ASKED.keys()].filter((id) => byId.get(id)!.fires.length > 0)).toEqual([])
  })
})
