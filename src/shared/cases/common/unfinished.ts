/** A question that was not finished, as a sentence. */
import { problem } from '../../base/problem.ts'
import type { Problem } from '../../base/result.ts'
import type { UnfinishedRuling } from '../../contract/ruling.ts'

/** What there is to say in place of a ruling. */
export const unfinishedProblem = ({ tried }: UnfinishedRuling): Problem => problem('unfinished', '/ask', 'unfinished', { tried })
