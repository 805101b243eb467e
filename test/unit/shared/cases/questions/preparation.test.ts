/** The turn of several figures as a question: what may be asked, how far it goes, and that one figure is prepared as before. */
import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../../../../../src/shared/cases/answerQuestion.ts'
import { checkedCase } from '../../../../../src/shared/cases/common/checkedCase.ts'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'
import type { PreparationRuling } from '../../../../../src/shared/contract/ruling.ts'
import { preparationQuestion } from '../../../../support/randomPreparations.ts'

const codes = (question: unknown): readonly string[] => {
  const parsed = parseQuestion(JSON.parse(JSON.stringify(question)))
  return parsed.ok ? [] : parsed.problems.map(({ code, path }) => `${code} ${path}`)
}

describe('a turn of several figures', () => {
  it('is asked of figures of one side, each once', () => {
    const question = {
      ...preparationQuestion(1),
      figures: [
        { id: 'A', side: 'red', at: [0, 0] },
        { id: 'B', side: 'red', at: [1, 0] },
        { id: 'T', side: 'blue', at: [3, 0] }
      ]
    }
    expect(codes({ ...question, ask: { kind: 'preparation', from: ['A', 'B'] } })).toEqual([])
    expect(codes({ ...question, ask: { kind: 'preparation', from: ['A', 'A'] } })).toEqual(['figure-twice /ask/from/1'])
    expect(codes({ ...question, ask: { kind: 'preparation', from: ['A', 'T'] } })).toEqual(['other-side /ask/from/1'])
    expect(codes({ ...question, ask: { kind: 'preparation', from: ['A', 'X'] } })).toEqual(['no-such-figure /ask/from/1'])
    expect(codes({ ...question, ask: { kind: 'preparation', from: [] } })).toHaveLength(1)
  })

  it.each([3, 4, 7, 10, 11, 15, 21])('comes to the same for one figure as its preparation alone: seed %i', (seed) => {
    const question = preparationQuestion(seed)
    const alone = answerQuestion(checkedCase(question)) as PreparationRuling
    const list = answerQuestion(checkedCase({ ...question, ask: { kind: 'preparation', from: ['A'] } })) as PreparationRuling
    const best = (ruling: PreparationRuling) => ({
      hit: ruling.plans[ruling.bestBy.hit ?? -1]?.hit.fraction,
      damage: ruling.plans[ruling.bestBy.damage ?? -1]?.turned.fraction,
      ko: ruling.plans[ruling.bestBy.ko ?? -1]?.ko?.fraction
    })
    expect(list.verdict).toBe(alone.verdict)
    expect(best(list)).toEqual(best(alone))
  })
})
