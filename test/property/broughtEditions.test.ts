/**
 * An edition that ships, written as a file and brought by the case, rules every golden question as the one that ships. Only the fields of a
 * brought edition differ: its id, its standings, its documents.
 */
import { describe, expect, it } from 'vitest'
import { shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'
import { answerQuestion } from '../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import { documentOf } from '../../src/shared/editionTools/editionDocument.ts'
import { caseFiles, questionOf } from '../cases/caseFiles.ts'
import { LONG } from '../support/seeded.ts'

const PARENTS: Readonly<Record<string, string>> = {
  'heroclix-2013': 'heroclix-2012',
  'heroclix-2010': 'heroclix-2012',
  'heroclix-jan-2010': 'heroclix-2010'
}
/** One in so many of the golden questions; in the long run every one. */
const EVERY = LONG ? 1 : 12

/** The part that both rulings must have in common: without the fields of the edition, and without clarifications, which are those of its parent. */
function common(ruling: unknown): unknown {
  const text = JSON.stringify(ruling, (key, value: unknown) => {
    if (['ruleset', 'standing', 'edition', 'cites', 'editions'].includes(key)) return undefined
    if (key !== 'because' || !Array.isArray(value)) return value
    return (value as readonly { readonly say: string }[]).filter(({ say }) => !/^(clarified|reading)\./.test(say))
  })
  return JSON.parse(text) as unknown
}

describe.each(Object.entries(PARENTS))('%s as a file on %s', (id, parent) => {
  const document = documentOf(shippedRuleset(parent)!, shippedRuleset(id)!, { id: 'copy', name: 'Copy', version: '1' })
  const editions = [JSON.parse(JSON.stringify(document)) as unknown]

  it('rules as the one that ships', () => {
    const golden = caseFiles().flatMap(({ cases }) => cases.filter(({ ruleset }) => ruleset === id))
    let asked = 0
    for (const [index, one] of golden.entries()) {
      if (index % EVERY !== 0) continue
      const question = questionOf(one) as object
      const [shipped, brought] = [parseQuestion(question), parseQuestion({ ...question, ruleset: 'copy', editions })]
      expect(brought.ok, one.id).toBe(shipped.ok)
      if (!shipped.ok || !brought.ok) continue
      asked++
      expect(common(answerQuestion(brought.value)), one.id).toEqual(common(answerQuestion(shipped.value)))
    }
    expect(asked).toBeGreaterThan(15)
  })
})
