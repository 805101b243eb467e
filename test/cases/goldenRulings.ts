/** What the engine rules on every golden case that it answers: worked out once for the tests that look at all of them. */
import type { PreparationRuling, Reason } from '../../src/shared/contract/ruling.ts'
import { NotTaken, textAndSteps, type PlainRuling } from '../support/askEngine.ts'
import { remembered } from '../support/remembered.ts'
import { caseFiles, questionOf, type GoldenCase } from './caseFiles.ts'

export interface GoldenRuling {
  readonly one: GoldenCase
  readonly because: readonly Reason[]
  readonly verdict: string
}

interface Asked {
  readonly ruling: PlainRuling | NotTaken
  readonly taken: number
}

const ruled = remembered(() => new WeakMap<GoldenCase, Asked>())

/** The ruling on a golden case as plain JSON, or why the parser does not take it: worked out once for all tests of a worker. */
export const rulingOrRefusal = (one: GoldenCase): PlainRuling | NotTaken => asked(one).ruling

/** The steps that the engine takes for a golden case: how much work it is, the same on every machine. */
export const stepsTaken = (one: GoldenCase): number => asked(one).taken

function asked(one: GoldenCase): Asked {
  const before = ruled().get(one)
  if (before) return before
  const answer = askedAnew(one)
  ruled().set(one, answer)
  return answer
}

function askedAnew(one: GoldenCase): Asked {
  try {
    const { text, taken } = textAndSteps(questionOf(one))
    return { ruling: JSON.parse(text) as PlainRuling, taken }
  } catch (error) {
    if (error instanceof NotTaken) return { ruling: error, taken: 0 }
    throw error
  }
}

/** The ruling on a golden case. Throws where the parser does not take it. */
export function rulingOf(one: GoldenCase): PlainRuling {
  const ruling = rulingOrRefusal(one)
  if (ruling instanceof NotTaken) throw ruling
  return ruling
}

export const goldenRulings = remembered((): readonly GoldenRuling[] =>
  caseFiles()
    .flatMap(({ cases }) => cases)
    .flatMap((one) => {
      const ruling = rulingOrRefusal(one)
      if (ruling instanceof NotTaken) return []
      // A prepared attack gives its reasons plan by plan.
      const plans = ruling.kind === 'preparation' ? (ruling as unknown as PreparationRuling).plans : []
      return [{ one, because: [...ruling.because, ...plans.flatMap((plan) => plan.because)], verdict: ruling.verdict }]
    })
)
