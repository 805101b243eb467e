/** What the engine rules on every golden case that it answers: worked out once for the tests that look at all of them. */
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import { answerQuestion } from '../../src/shared/cases/answerQuestion.ts'
import type { PreparationRuling, Reason } from '../../src/shared/contract/ruling.ts'
import { caseFiles, questionOf, type GoldenCase } from './caseFiles.ts'

export interface GoldenRuling {
  readonly one: GoldenCase
  readonly because: readonly Reason[]
  readonly verdict: string
}

let known: readonly GoldenRuling[] | undefined

export function goldenRulings(): readonly GoldenRuling[] {
  known ??= caseFiles()
    .flatMap(({ cases }) => cases)
    .flatMap((one) => {
      const parsed = parseQuestion(questionOf(one))
      if (!parsed.ok) return []
      const ruling = answerQuestion(parsed.value)
      // A prepared attack gives its reasons plan by plan.
      const plans = ruling.kind === 'preparation' ? (ruling as PreparationRuling).plans : []
      return [{ one, because: [...ruling.because, ...plans.flatMap((plan) => plan.because)], verdict: ruling.verdict }]
    })
  return known
}
