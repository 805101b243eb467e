/** What must hold of every ruling, whatever is asked. */
import { describe, expect, it } from 'vitest'
import type { Ask, ClixCase } from '../../src/shared/contract/case.ts'
import { parseCase } from '../../src/shared/cases/parse/parseCase.ts'
import { rulingOn, rulingText, type PlainRuling } from '../support/askEngine.ts'
import { anyQuestion } from '../support/randomAsks.ts'
import { chanceFrom } from '../support/seeded.ts'
import { holds, PATIENCE } from './runs.ts'

/** What is not considered has no order of its own. */
const inAnyOrder = (ruling: PlainRuling): unknown => ({
  ...ruling,
  // A place in the list of figures is another one where they are listed otherwise; whom it is about is said beside it.
  notConsidered: ruling.notConsidered.map((one) => JSON.stringify(one).replaceAll(/\/figures\/\d+\//g, '/figures/-/')).sort()
})

describe('every ruling', () => {
  it(
    'comes, with a reason that decides and a citation for each rule it names',
    () => {
      holds([anyQuestion], 1000, (question) => {
        const { kind, ruleset, because, cites, verdict } = rulingOn(question)
        expect({ kind, ruleset }).toEqual({ kind: question.ask.kind, ruleset: question.ruleset })
        expect(verdict).toMatch(/^[a-z-]+$/)
        expect(because.map((reason) => reason.weight)).toContain('decides')
        const cited = new Set(cites.map((cite) => cite.rule))
        expect(because.map((reason) => reason.rule).filter((rule) => !cited.has(rule))).toEqual([])
        for (const cite of cites) expect(cite.document && cite.section, cite.rule).toBeTruthy()
        for (const reason of because) expect(reason.text, reason.rule).toMatch(/\S/)
      })
    },
    PATIENCE
  )

  it(
    'is the same to the byte when asked again',
    () => {
      holds([anyQuestion], 300, (question) => {
        expect(rulingText(question)).toBe(rulingText(structuredClone(question)))
      })
    },
    PATIENCE
  )

  it(
    'does not depend on the names of the figures',
    () => {
      holds([anyQuestion], 400, (question) => {
        const renamed = JSON.parse(JSON.stringify(question).replaceAll(/\bF(\d+)\b/g, 'QF$1')) as ClixCase
        expect(JSON.parse(rulingText(renamed).replaceAll(/\bQF(\d+)\b/g, 'F$1'))).toEqual(rulingOn(question))
      })
    },
    PATIENCE
  )

  it(
    'does not depend on the order in which the figures are listed',
    () => {
      holds([anyQuestion], 400, (question, seed) => {
        const figures = chanceFrom(seed).shuffled(question.figures!)
        expect(inAnyOrder(rulingOn({ ...question, figures }))).toEqual(inAnyOrder(rulingOn(question)))
      })
    },
    PATIENCE
  )
})

describe('a case', () => {
  it(
    'means the same after it was written and read once more',
    () => {
      holds([anyQuestion], 300, (question) => {
        const once = parseCase(JSON.parse(JSON.stringify(question)))
        expect(once.ok).toBe(true)
        const twice = parseCase(JSON.parse(JSON.stringify(once.ok && once.value)))
        expect(JSON.stringify(twice)).toBe(JSON.stringify(once))
      })
    },
    PATIENCE
  )

  it('of each kind is among those that are tried', () => {
    const kinds = new Set<Ask['kind']>(Array.from({ length: 200 }, (_, seed) => anyQuestion(seed).ask.kind))
    expect([...kinds].sort()).toEqual(['attack', 'can-target', 'damage', 'knock-back', 'line-of-fire', 'targets', 'value'])
  })
})
