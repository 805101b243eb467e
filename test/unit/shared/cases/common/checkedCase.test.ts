import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import type * as fromCase from '../../../../../src/shared/position/fromCase.ts'

const FROM_CASE = '../../../../../src/shared/position/fromCase.ts'
type FromCase = typeof fromCase

// The files of a worker share their modules: those that count positions are read anew here, and again by who comes next.
const fresh = async () => ({
  ...(await import('../../../../../src/shared/cases/answer.ts')),
  ...(await import('../../../../../src/shared/cases/change/whatWouldChange.ts')),
  ...(await import('../../../../../src/shared/cases/common/checkedCase.ts')),
  ...(await import('../../../../../src/shared/cases/parse/parseCase.ts')),
  ...(await import('../../../../../src/shared/cases/survey.ts'))
})
let cases: Awaited<ReturnType<typeof fresh>>
const positions = vi.fn<FromCase['positionOf']>()

beforeAll(async () => {
  vi.resetModules()
  vi.doMock(FROM_CASE, async (original) => {
    const real = await original<FromCase>()
    positions.mockImplementation(real.positionOf)
    return { ...real, positionOf: positions }
  })
  cases = await fresh()
})

afterAll(() => {
  vi.doUnmock(FROM_CASE)
  vi.resetModules()
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
const made = (): number => positions.mock.calls.length

beforeEach(() => {
  positions.mockClear()
})

describe('the position of a case', () => {
  it('is made once for one question, whoever looks at it', () => {
    const parsed = cases.parseCase(structuredClone(question))
    if (!parsed.ok) throw new Error('not valid')
    const ruling = cases.answerCase(parsed.value)
    expect(cases.answerCase(parsed.value)).toEqual(ruling)
    new cases.Survey(parsed.value).lines('a')
    cases.situationIn(parsed.value)
    cases.checkedCase(parsed.value)
    // Its scope draws lines of its own on the same position.
    cases.searchChanges(parsed.value, ruling).next()
    expect(made()).toBe(1)
  })

  it('is made anew for a changed case, and shared by another question about the same one', () => {
    const first = cases.checkedCase(structuredClone(question))
    const other = cases.withAsk(first, { kind: 'line-of-fire', from: 'a', to: 'b' })
    expect(cases.situationIn(other)).toBe(cases.situationIn(first))
    expect(cases.answerCase(other).kind).toBe('line-of-fire')
    expect(made()).toBe(1)
    const moved = cases.checkedCase({ ...first, figures: [{ id: 'a', at: [2, 2] }] })
    expect(cases.situationIn(moved).situation.states).toHaveLength(1)
    expect(made()).toBe(2)
  })

  it('is missing where two stand in one square: such a case is not checked', () => {
    const crowded: ClixCase = { ...question, figures: question.figures?.map((figure) => ({ ...figure, at: [3, 3] as const })) }
    expect(cases.positionChecked(crowded)).toMatchObject({ ok: false })
    expect(() => cases.checkedCase(crowded)).toThrow('The case was not checked.')
  })
})
