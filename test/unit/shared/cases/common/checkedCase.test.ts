import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCase } from '../../../../../src/shared/cases/answer.ts'
import { searchChanges } from '../../../../../src/shared/cases/change/whatWouldChange.ts'
import { checkedCase, positionChecked, situationIn, withAsk } from '../../../../../src/shared/cases/common/checkedCase.ts'
import { parseCase } from '../../../../../src/shared/cases/parse/parseCase.ts'
import { Survey } from '../../../../../src/shared/cases/survey.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import * as fromCase from '../../../../../src/shared/position/fromCase.ts'

vi.mock('../../../../../src/shared/position/fromCase.ts', async (original) => {
  const real = await original<typeof fromCase>()
  return { ...real, positionOf: vi.fn(real.positionOf) }
})

const question: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [8, 8] },
  figures: [
    { id: 'a', side: 'red', at: [1, 1] },
    { id: 'b', side: 'blue', at: [5, 5] }
  ],
  ask: { kind: 'can-target', from: 'a', to: 'b', with: 'ranged-attack' }
}
const made = (): number => vi.mocked(fromCase.positionOf).mock.calls.length

beforeEach(() => {
  vi.mocked(fromCase.positionOf).mockClear()
})

describe('the position of a case', () => {
  it('is made once for one question, whoever looks at it', () => {
    const parsed = parseCase(structuredClone(question))
    if (!parsed.ok) throw new Error('not valid')
    const ruling = answerCase(parsed.value)
    expect(answerCase(parsed.value)).toEqual(ruling)
    new Survey(parsed.value).lines('a')
    situationIn(parsed.value)
    checkedCase(parsed.value)
    // Its scope draws lines of its own on the same position.
    searchChanges(parsed.value, ruling).next()
    expect(made()).toBe(1)
  })

  it('is made anew for a changed case, and shared by another question about the same one', () => {
    const first = checkedCase(structuredClone(question))
    const other = withAsk(first, { kind: 'line-of-fire', from: 'a', to: 'b' })
    expect(situationIn(other)).toBe(situationIn(first))
    expect(answerCase(other).kind).toBe('line-of-fire')
    expect(made()).toBe(1)
    const moved = checkedCase({ ...first, figures: [{ id: 'a', at: [2, 2] }] })
    expect(situationIn(moved).situation.states).toHaveLength(1)
    expect(made()).toBe(2)
  })

  it('is missing where two stand in one square: such a case is not checked', () => {
    const crowded: ClixCase = { ...question, figures: question.figures?.map((figure) => ({ ...figure, at: [3, 3] as const })) }
    expect(positionChecked(crowded)).toMatchObject({ ok: false })
    expect(() => checkedCase(crowded)).toThrow('The case was not checked.')
  })
})
