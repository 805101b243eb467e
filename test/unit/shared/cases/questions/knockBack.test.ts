import { describe, expect, it } from 'vitest'
import { answerCase } from '../../../../../src/shared/cases/answer.ts'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'

const input = (roll: readonly number[], abilities: readonly string[] = []) => ({
  format: 'clixcase/1' as const,
  ruleset: 'heroclix-2012' as const,
  map: { size: [6, 1] as const, terrain: ['ssssss'], legend: { s: ['special:deep-space'] } },
  figures: [
    { id: 'A', at: [0, 0], powers: ['force-blast'] },
    { id: 'T', at: [1, 0], powers: abilities }
  ],
  ask: { kind: 'knock-back' as const, from: 'A', hits: [{ figure: 'T' }], cause: 'force-blast', roll }
})

const problemsOf = (roll: readonly number[], powers?: readonly string[]): readonly (readonly string[])[] | null => {
  const parsed = parseQuestion(input(roll, powers))
  return parsed.ok ? null : parsed.problems.map(({ code, path }) => [code, path])
}

describe('the dice of a distance', () => {
  it('have to be as many as the ground asks for', () => {
    expect(problemsOf([])).toEqual([['missing-dice', '/ask/roll']])
    expect(problemsOf([3])).toEqual([['missing-dice', '/ask/roll']])
    expect(problemsOf([3, 1])).toBeNull()
  })

  it('are not wanted where nothing moves the figure', () => {
    expect(problemsOf([3], ['charge'])).toBeNull()
  })

  it('are asked for where a table has come to need them', () => {
    const { verdict, because } = answerCase(input([3]) as never) as { readonly verdict: string; readonly because: readonly object[] }
    expect([verdict, because[0]]).toMatchObject(['judge', { rule: 'MAP-DS6', text: '2 dice set the distance here; 1 die is told.' }])
  })
})
