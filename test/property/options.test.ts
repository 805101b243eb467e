/** What a ruling offers as a choice is open: told as it is offered, the question comes out as the option says. */
import { describe, expect, it } from 'vitest'
import type { Choices, ClixCase } from '../../src/shared/contract/case.ts'
import type { RulingOption } from '../../src/shared/contract/ruling.ts'
import { caseFiles, questionOf } from '../cases/caseFiles.ts'
import { rulingOf, rulingOrRefusal } from '../cases/goldenRulings.ts'
import { NotTaken, rulingOn } from '../support/askEngine.ts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value)

/** The choices of a question with those of an option. */
function together(given: Choices, chosen: Fields): Choices {
  const all: Record<string, unknown> = { ...given }
  for (const [field, value] of Object.entries(chosen)) {
    const before = all[field]
    all[field] = isFields(before) && isFields(value) ? { ...before, ...value } : value
  }
  return all
}

const asked = (question: ClixCase, { choices }: RulingOption): ClixCase => {
  const { ask } = question as { readonly ask: { readonly choices?: Choices } }
  return { ...question, ask: { ...ask, choices: together(ask.choices ?? {}, choices) } } as ClixCase
}

describe('an option that a ruling offers', () => {
  const offered = caseFiles()
    .flatMap(({ cases }) => cases)
    .filter((one) => (one.ask.kind === 'attack' || one.ask.kind === 'knock-back') && !(rulingOrRefusal(one) instanceof NotTaken))
    .flatMap((one) => {
      const { options = [] } = rulingOf(one)
      return options.map((option) => ({ one, option }))
    })

  it('is there', () => {
    expect(offered.length).toBeGreaterThan(100)
  })

  it('is open when it is told, and comes out so', () => {
    const wrong = offered.flatMap(({ one, option }) => {
      const told = rulingOn(asked(questionOf(one), option))
      const { choices, ...outcome } = option
      const differs = Object.keys(outcome).filter((field) => JSON.stringify(outcome[field]) !== JSON.stringify(told[field]))
      return told.verdict === 'illegal' || differs.length > 0
        ? [`${one.id} ${JSON.stringify(choices)}: ${told.verdict} ${differs.join(' ')}`]
        : []
    })
    expect(wrong).toEqual([])
  })
})
