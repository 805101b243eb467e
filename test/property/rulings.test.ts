/** What must hold of every ruling, whatever is asked. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Ask, ClixCase } from '../../src/shared/cases/case.ts'
import { parseCase } from '../../src/shared/cases/parseCase.ts'
import { rulingOn, rulingText } from '../support/askEngine.ts'
import { anyQuestion } from '../support/randomAsks.ts'
import { chanceFrom } from '../support/seeded.ts'
import { PATIENCE, runs, seeds } from './runs.ts'

const any = seeds.map(anyQuestion)
/** Where the order of figures counts, the question must name it. */
const withOrder = any.filter((c) => c.ask.kind !== 'attack' || c.ask.targets.length === 1)

describe('every ruling', () => {
  it('comes, with a reason that decides and a citation for each rule it names', () => {
    fc.assert(fc.property(any, (question) => {
      const { kind, ruleset, because, cites, verdict } = rulingOn(question)
      expect({ kind, ruleset }).toEqual({ kind: question.ask.kind, ruleset: question.ruleset })
      expect(verdict).toMatch(/^[a-z-]+$/)
      expect(because.map((reason) => reason.weight)).toContain('decides')
      const cited = new Set(cites.map((cite) => cite.rule))
      expect(because.map((reason) => reason.rule).filter((rule) => !cited.has(rule))).toEqual([])
      for (const cite of cites) expect(cite.document && cite.section, cite.rule).toBeTruthy()
      for (const reason of because) expect(reason.text, reason.rule).toMatch(/\S/)
    }), runs(1500))
  }, PATIENCE)

  it('is the same to the byte when asked again', () => {
    fc.assert(fc.property(any, (question) => {
      expect(rulingText(question)).toBe(rulingText(structuredClone(question)))
    }), runs(300))
  }, PATIENCE)

  it('does not depend on the names of the figures', () => {
    fc.assert(fc.property(any, (question) => {
      const renamed = JSON.parse(JSON.stringify(question).replaceAll(/\bF(\d+)\b/g, 'Q$1x')) as ClixCase
      expect(JSON.parse(rulingText(renamed).replaceAll(/\bQ(\d+)x\b/g, 'F$1'))).toEqual(rulingOn(question))
    }), runs(400))
  }, PATIENCE)

  it('does not depend on the order in which the figures are listed', () => {
    fc.assert(fc.property(withOrder, seeds, (question, seed) => {
      const figures = chanceFrom(seed).shuffled(question.figures!)
      expect(rulingOn({ ...question, figures })).toEqual(rulingOn(question))
    }), runs(400))
  }, PATIENCE)
})

describe('a case', () => {
  it('means the same after it was written and read once more', () => {
    fc.assert(fc.property(any, (question) => {
      const once = parseCase(JSON.parse(JSON.stringify(question)))
      expect(once.ok).toBe(true)
      const twice = parseCase(JSON.parse(JSON.stringify(once.ok && once.value)))
      expect(JSON.stringify(twice)).toBe(JSON.stringify(once))
    }), runs(300))
  }, PATIENCE)

  it('of each kind is among those that are tried', () => {
    const kinds = new Set<Ask['kind']>(Array.from({ length: 200 }, (_, seed) => anyQuestion(seed).ask.kind))
    expect([...kinds].sort()).toEqual(['attack', 'can-target', 'damage', 'knock-back', 'line-of-fire', 'targets', 'value'])
  })
})
