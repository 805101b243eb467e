/** What the engine rules on every golden case that it answers: worked out once for the tests that look at all of them. */
import type { PreparationRuling, Reason } from '../../src/shared/contract/ruling.ts'
import { NotTaken, rulingOn, type PlainRuling } from '../support/askEngine.ts'
import { caseFiles, questionOf, type GoldenCase } from './caseFiles.ts'

export interface GoldenRuling {
  readonly one: GoldenCase
  readonly because: readonly Reason[]
  readonly verdict: string
}

const ruled = new WeakMap<GoldenCase, PlainRuling | NotTaken>()

/** The ruling on a golden case as plain JSON, or why the parser does not take it: worked out once for all tests of a worker. */
export function rulingOrRefusal(one: GoldenCase): PlainRuling | NotTaken {
  const before = ruled.get(one)
  if (before) return before
  const ruling = asked(one)
  ruled.set(one, ruling)
  return ruling
}

function asked(one: GoldenCase): PlainRuling | NotTaken {
  try {
    return rulingOn(questionOf(one))
  } catch (error) {
    if (error instanceof NotTaken) return error
    throw error
  }
}

/** The ruling on a golden case. Throws where the parser does not take it. */
export function rulingOf(one: GoldenCase): PlainRuling {
  const ruling = rulingOrRefusal(one)
  if (ruling instanceof NotTaken) throw ruling
  return ruling
}

let known: readonly GoldenRuling[] | undefined

export function goldenRulings(): readonly GoldenRuling[] {
  known ??= caseFiles()
    .flatMap(({ cases }) => cases)
    .flatMap((one) => {
      const ruling = rulingOrRefusal(one)
      if (ruling instanceof NotTaken) return []
      // A prepared attack gives its reasons plan by plan.
      const plans = ruling.kind === 'preparation' ? (ruling as unknown as PreparationRuling).plans : []
      return [{ one, because: [...ruling.because, ...plans.flatMap((plan) => plan.because)], verdict: ruling.verdict }]
    })
  return known
}
