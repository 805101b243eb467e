/** The printed examples of the documents: each comes out in a golden case, and the reference holds them as they are. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { examples } from '../../src/renderer/model/reference/printedExamplesData.ts'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import { allRules } from '../../src/shared/rules/rulebook/all.ts'
import { readDocuments } from './paragraphs.ts'
import { printedData, printedExamples } from './printedExamples.ts'

describe('the printed examples', () => {
  it('that state an outcome are each shown by a golden case', () => {
    const unshown = readDocuments().flatMap(({ document, paragraphs }) =>
      paragraphs
        .filter(
          ({ kind, clauses = [] }) =>
            kind === 'example' && clauses.some(({ cases = [], notInEngine }) => cases.length === 0 && !notInEngine)
        )
        .map(({ n }) => `${document} ${n}`)
    )
    expect(unshown).toEqual([])
  })

  it('are in the reference as the golden cases have them', () => {
    const file = new URL('../../src/renderer/model/reference/printedExamplesData.ts', import.meta.url)
    expect(readFileSync(file, 'utf8')).toBe(printedData())
    expect(examples).toEqual(printedExamples())
  })

  it('can be asked, and name rows of the rulebook', () => {
    const rows = new Set(allRules.map(({ id }) => id))
    for (const { id, place, rules, case: question } of printedExamples()) {
      expect(parseQuestion(JSON.parse(JSON.stringify(question))).ok, id).toBe(true)
      expect([place.includes(', '), rules.filter((rule) => !rows.has(rule))]).toEqual([true, []])
    }
    expect(printedExamples().length).toBeGreaterThan(30)
  })
})
