/** Every row of the HeroClix rulebook is shown by golden cases, defined through others, or left to the judge. */
import { describe, expect, it } from 'vitest'
import { leftToJudge } from '../../src/shared/rules/leftToJudge.ts'
import { COVERAGE_OWED } from './coverageOwed.ts'
import { definitions } from '../../src/shared/rules/definitions.ts'
import { caseFiles } from './caseFiles.ts'
import { goldenRulings } from './goldenRulings.ts'
import { classicRows, lettersOf, OTHER_GAMES, rowCoverage, strangeSilent } from './rowCoverage.ts'

const coverage = rowCoverage()
const rows = new Set(classicRows())

describe('the rows of the rulebook', () => {
  it('are all settled but for those named', () => {
    const owed = coverage.filter(({ id, state }) => state === 'owed' && !OTHER_GAMES.includes(lettersOf(id))).map(({ id }) => id)
    expect(
      owed.filter((id) => !COVERAGE_OWED.includes(id)),
      'owed and not named'
    ).toEqual([])
    expect(
      COVERAGE_OWED.filter((id) => !owed.includes(id)),
      'named and settled'
    ).toEqual([])
  })

  it('that a case calls silent are rows', () => {
    expect(strangeSilent()).toEqual([])
  })

  it('that only ever explain keep quite still where a case calls them silent', () => {
    const carried = new Set(
      goldenRulings().flatMap(({ because }) =>
        because.filter(({ weight }) => weight === 'decides' || weight === 'contributes').map(({ rule }) => rule)
      )
    )
    const named = goldenRulings().flatMap(({ one, because }) =>
      (one.silent ?? []).filter((row) => !carried.has(row) && because.some(({ rule }) => rule === row)).map((row) => `${row} in ${one.id}`)
    )
    expect(named).toEqual([])
  })

  it('are called silent only by cases that are ruled on', () => {
    const ruled = new Set(goldenRulings().map(({ one }) => one.id))
    expect(
      caseFiles()
        .flatMap(({ cases }) => cases)
        .filter(({ id, silent }) => silent && !ruled.has(id))
        .map(({ id }) => id)
    ).toEqual([])
  })
})

describe('definitions and what is left to the judge', () => {
  it('are rows, each in one table, with a reason', () => {
    const ids = [...definitions, ...leftToJudge].map(({ rule }) => rule)
    expect(ids.filter((id) => !rows.has(id))).toEqual([])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect([...definitions, ...leftToJudge].filter(({ why }) => !/^[A-Z].+\.$/.test(why)).map(({ rule }) => rule)).toEqual([])
  })

  it('rest on rows that golden rulings name', () => {
    const fires = new Map(coverage.map((row) => [row.id, row.fires]))
    const empty = definitions.filter(({ through }) => through.length === 0 || through.some((id) => !fires.get(id)))
    expect(empty.map(({ rule }) => rule)).toEqual([])
  })

  it('decide nothing where the judge does', () => {
    const judged = new Set(leftToJudge.map(({ rule }) => rule))
    const deciding = goldenRulings()
      .filter(({ verdict }) => verdict !== 'judge')
      .flatMap(({ one, because }) =>
        because.filter(({ rule, weight }) => judged.has(rule) && weight === 'decides').map(({ rule }) => `${rule} in ${one.id}`)
      )
    expect(deciding).toEqual([])
  })
})
