/** The oracle keeps its own word: turned, mirrored and reversed boards give the same answers. */
import { describe, expect, it } from 'vitest'
import { knockBackQuestion, lineQuestion, TARGETING } from '../support/randomQuestions.ts'
import { symmetriesOf, transformCase } from '../support/transformCase.ts'
import { knockBackFacts, lineFacts } from '../support/transformRuling.ts'
import { knockBackAnswer } from './knockBackOracle.ts'
import { lineAnswers } from './lineOracle.ts'

describe('the oracle itself', () => {
  it('answers the same on turned and mirrored boards', () => {
    for (let seed = 1; seed <= 80; seed += 1) {
      const question = lineQuestion(seed, { abilities: TARGETING, gifted: 0.1 })
      const answer = lineAnswers(question)
      const pushed = knockBackQuestion(seed)
      for (const by of symmetriesOf(question.map!.size)) {
        const turned = lineAnswers(transformCase(question, by))
        expect(
          turned.map((a) => a.verdict),
          `seed ${seed}, ${by.name}`
        ).toEqual(answer.map((a) => a.verdict))
        if (answer.length === 1) expect(lineFacts(turned[0]!), `seed ${seed}, ${by.name}`).toEqual(lineFacts(answer[0]!, by))
      }
      for (const by of symmetriesOf(pushed.map!.size)) {
        const turned = knockBackFacts(knockBackAnswer(transformCase(pushed, by)))
        expect(turned, `seed ${seed}, ${by.name}`).toEqual(knockBackFacts(knockBackAnswer(pushed), by))
      }
    }
  }, 60_000)

  it('crosses the same squares there and back', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const question = lineQuestion(seed)
      const there = lineAnswers(question)[0]!
      const [from, to] = there.between
      const back = lineAnswers({ ...question, ask: { kind: 'line-of-fire', from: to, to: from } })[0]!
      expect(back.crossed.toReversed(), `seed ${seed}`).toEqual(there.crossed)
      expect(back.corners.toReversed(), `seed ${seed}`).toEqual(there.corners)
    }
  }, 60_000)
})
