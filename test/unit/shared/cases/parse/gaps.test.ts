/** A case of a format to come is told as what it is: made by a newer Linejudge. */
import { describe, expect, it } from 'vitest'
import { parseCase } from '../../../../../src/shared/cases/parse/parseCase.ts'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'

const codesOf = (result: ReturnType<typeof parseQuestion>) => (result.ok ? [] : result.problems.map(({ code }) => code))

describe('a case of a later format', () => {
  it.each([
    { ruleset: 'heroclix-2012', ask: { kind: 'line-of-fire' } },
    { ruleset: 'heroclix-2012', ask: { kind: 'combo' } },
    { ruleset: 'descent-attacks', board: 7 },
    {}
  ])('says that a newer Linejudge made it, whatever it asks', (rest) => {
    const parsed = parseQuestion({ format: 'clixcase/2', ...rest })
    expect(codesOf(parsed)).toEqual(['newer-version'])
    expect(parsed.ok ? '' : parsed.problems[0]!.message).toBe(
      'This case was made by a newer Linejudge (clixcase/2); this version reads clixcase/1. Update Linejudge to open it.'
    )
    expect(codesOf(parseCase({ format: 'clixcase/12', ...rest }))).toEqual(['newer-version'])
  })

  it.each(['clixcase/0', 'clixcase', 'clixcase/x', 7])('is none where the format is %s', (format) => {
    expect(codesOf(parseQuestion({ format, ruleset: 'heroclix-2012', ask: { kind: 'value' } }))).not.toContain('newer-version')
  })
})
