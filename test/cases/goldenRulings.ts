/** What the engine rules on every golden case that it answers: worked out once for the tests that look at all of them. */
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import type { PreparationRuling, Reason } from '../../src/shared/contract/ruling.ts'
import { rulingOn, type PlainRuling } from '../support/askEngine.ts'
import { caseFiles, questionOf, type GoldenCase } from './caseFiles.ts'

export interface GoldenRuling {
  readonly one: GoldenCase
  readonly because: readonly Reason[]
  readonly verdict: string
}

const ruled = new WeakMap<GoldenCase, PlainRuling>()

/** The ruling on a golden case as plain JSON, worked out once for all tests of a worker. Throws where the parser does not take it. */
export function rulingOf(one: GoldenCase): PlainRuling {
  const before = ruled.get(one)
  if (before) return before
  const ruling = rulingOn(questionOf(one))
  ruled.set(one, ruling)
  return ruling
}

let known: readonly GoldenRuling[] | undefined

export function goldenRulings(): readonly GoldenRuling[] {
  known ??= caseFiles()
    .flatMap(({ cases }) => cases)
    .flatMap((one) => {
      if (!parseQuestion(questionOf(one)).ok) return []
      const ruling = rulingOf(one)
      // A prepared attack gives its reasons plan by plan.
      const plans = ruling.kind === 'preparation' ? (ruling as unknown as PreparationRuling).plans : []
      return [{ one, because: [...ruling.because, ...plans.flatMap((plan) => plan.because)], verdict: ruling.verdict }]
    })
  return known
}
