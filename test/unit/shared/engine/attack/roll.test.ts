/** What the reason of an attack roll says. */
import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../../../../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'

const asked = (ask: object, more: object) => parseQuestion({ format: 'clixcase/1', ruleset: 'heroclix-2012', ...more, ask })

describe('the reason of a roll', () => {
  const said = (attack: number, defense: number, dice: readonly number[]): readonly string[] => {
    const question = asked(
      { kind: 'attack', from: 'A', targets: ['T'], attack: 'close', dice },
      {
        map: { size: [9, 3] },
        figures: [
          { id: 'A', at: [1, 1], attack },
          { id: 'T', at: [2, 1], defense }
        ]
      }
    )
    if (!question.ok) throw new Error(question.problems[0]?.message)
    return answerQuestion(question.value).because.flatMap(({ rule, text = '' }) => (rule === 'ATK-01' ? [text] : []))
  }

  it('compares the total with the defense as they are, whatever two ones and two sixes do', () => {
    expect(said(18, 16, [1, 1])).toContain('The roll 2 + attack 18 = 20 reaches the defense 16 of T (needed -2).')
    expect(said(5, 20, [6, 6])).toContain('The roll 12 + attack 5 = 17 does not reach the defense 20 of T (needed 15).')
    expect(said(10, 16, [3, 3])).toContain('The roll 6 + attack 10 = 16 reaches the defense 16 of T (needed 6).')
  })
})
