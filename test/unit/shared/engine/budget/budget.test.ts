/** No question takes longer than so many steps, the same on every machine, and what there is then is told. */
import { describe, expect, it } from 'vitest'
import { parseCase } from '../../../../../src/shared/cases/parse/parseCase.ts'
import { answerWithin } from '../../../../../src/shared/cases/answer.ts'
import { MOST_STEPS } from '../../../../../src/shared/cases/answerWith.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { inHalfTheSteps, OutOfSteps, takeSteps, unlessOutOfSteps, withSteps } from '../../../../../src/shared/engine/budget/budget.ts'
import { HEAVY } from '../../../../support/heavyCases.ts'

const ask = (value: ClixCase, steps = MOST_STEPS) => {
  const parsed = parseCase(JSON.parse(JSON.stringify(value)))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return answerWithin(parsed.value, steps)
}

/** What each of them comes to with all the steps that there are: asked once for all tests. */
const whole = new Map<string, ReturnType<typeof ask>>()
function askWhole(name: string): ReturnType<typeof ask> {
  const answer = whole.get(name) ?? ask(HEAVY[name]!)
  whole.set(name, answer)
  return answer
}

describe('a question that takes more than it may', () => {
  it.each(Object.entries(HEAVY))('%s: is not finished, and says how far it came', (name, value) => {
    const answer = askWhole(name)
    expect(answer).toMatchObject({ kind: value.ask.kind, verdict: 'unfinished' })
    expect('tried' in answer && answer.tried).toBeGreaterThan(0)
  })

  it('is the same bytes whoever asks, and however often', () => {
    const few = 50_000
    const parsed = parseCase(JSON.parse(JSON.stringify(HEAVY.preparation)))
    if (!parsed.ok) throw new Error('The case is broken.')
    const first = JSON.stringify(answerWithin(parsed.value, few))
    expect(JSON.stringify(answerWithin(parsed.value, few))).toBe(first)
    expect(JSON.stringify(ask(HEAVY.preparation!, few))).toBe(first)
  })

  it('gives the best plans of those looked at, and says that they are no more than that', () => {
    const answer = askWhole('preparation')
    if (answer.kind !== 'preparation') throw new Error('Another kind.')
    expect(answer.plans.length).toBeGreaterThan(0)
    expect(answer.because.map(({ say, weight }) => `${weight} ${say}`)).toEqual(
      expect.arrayContaining(['decides preparation.unfinished', 'contributes preparation.best-so-far'])
    )
    expect(answer.because.map(({ say }) => say)).not.toContain('preparation.best')
  })

  it('gives the best turns of several figures that were looked at', () => {
    const { figures, ...rest } = HEAVY.preparation!
    const answer = ask({ ...rest, figures: figures!, ask: { kind: 'preparation', from: ['f0', 'f2'] } }, 50_000)
    if (answer.kind !== 'preparation') throw new Error('Another kind.')
    expect(answer.verdict).toBe('unfinished')
    expect(answer.because.map(({ rule, say }) => `${rule} ${say}`)).toEqual(
      expect.arrayContaining(['PRB-01 preparation.turns-unfinished', 'PRB-01 preparation.best-turn'])
    )
  })

  it('gives the table after every event that was played', () => {
    const answer = askWhole('timeline')
    if (answer.kind !== 'timeline') throw new Error('Another kind.')
    expect(answer.states).toHaveLength(answer.tried!)
    expect(answer.states.at(-1)).toMatchObject({ [`f${answer.tried! - 1}`]: { click: 5 }, [`f${answer.tried!}`]: { click: 6 } })
  })
})

describe('a budget', () => {
  it('stops work that takes more, and says what was taken of it otherwise', () => {
    expect(
      withSteps(10, () => {
        takeSteps(7)
        return 'done'
      })
    ).toEqual({ done: 'done', taken: 7 })
    expect(
      withSteps(10, () => {
        takeSteps(7)
        takeSteps(7)
        return 'done'
      })
    ).toEqual({ done: null, taken: 10 })
  })

  it('is for its own question alone: one inside of another does not use up its steps', () => {
    const inner = () => withSteps(100, () => takeSteps(90))
    expect(withSteps(10, () => [inner().taken, takeSteps(5)])).toEqual({ done: [90, undefined], taken: 5 })
  })

  it('does not count where nobody asks', () => {
    expect(() => {
      takeSteps(1e12)
    }).not.toThrow()
  })

  it('lets a first part have half of it, and goes on with the other half', () => {
    const found: number[] = []
    const { done } = withSteps(100, () => {
      const all = inHalfTheSteps(() => {
        for (let i = 1; ; i++) {
          takeSteps(10)
          found.push(i)
        }
      })
      takeSteps(50)
      return all
    })
    expect([done, found]).toEqual([false, [1, 2, 3, 4, 5]])
    expect(withSteps(100, () => [inHalfTheSteps(() => takeSteps(40)), takeSteps(60)]).taken).toBe(100)
  })

  it('has no halves where nobody counts', () => {
    expect(inHalfTheSteps(() => takeSteps(1e12))).toBe(true)
    expect(() => takeSteps(1)).not.toThrow()
  })

  it('lets work tell what it has; a fault is no end of the steps', () => {
    expect(
      withSteps(10, () =>
        unlessOutOfSteps(
          () => {
            takeSteps(11)
            return 'all'
          },
          () => 'some'
        )
      )
    ).toEqual({ done: 'some', taken: 10 })
    expect(() =>
      unlessOutOfSteps(
        () => {
          throw new TypeError('ours')
        },
        () => 'some'
      )
    ).toThrow(TypeError)
    expect(new OutOfSteps()).toBeInstanceOf(Error)
  })
})
