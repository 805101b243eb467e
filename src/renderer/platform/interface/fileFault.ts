/** What is wrong with a file that the browser opens or saves, in the user's language. */
import { problem, type ProblemFacts } from '../../../shared/base/problem.ts'
import type { ProblemSentenceId } from '../../../shared/base/problemSentences.ts'
import { problemText } from '../../i18n/texts.ts'

/** The English sentences are read when the first is said: a start needs none of them. */
export async function fileFault<Id extends ProblemSentenceId>(say: Id, facts: ProblemFacts<Id>, cause?: unknown): Promise<Error> {
  try {
    await import('../../../shared/base/sayFileSentences.ts')
  } catch {
    // Out of reach of its server, a page that is not kept says what the browser says.
    if (cause instanceof Error) return cause
  }
  return new Error(problemText(problem(say, '', say, facts)), { cause })
}
