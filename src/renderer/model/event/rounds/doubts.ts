/** What is doubtful in a result: it is asked about once more before it is saved, and marked wherever the result is listed. */
import type { MatchResult } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'

/** `fewer`: the winner has fewer points than the other (TRN-02). `above`: somebody has more points than the build total. */
export type Doubt = 'fewer' | 'above'

/** A no show has no points of its own, so nothing in it is doubtful. */
export function doubtsOf({ winner, score, kind }: Pick<MatchResult, 'winner' | 'score' | 'kind'>, buildTotal: number): Doubt[] {
  if (kind === 'no-show') return []
  const points = [...score.values()]
  const most = Math.max(0, ...points)
  return [
    ...(winner !== null && (score.get(winner) ?? 0) < most ? ['fewer' as const] : []),
    ...(most > buildTotal ? ['above' as const] : [])
  ]
}

/** As a mark behind a result; empty: nothing is doubtful. */
export const doubtMarks = (result: Pick<MatchResult, 'winner' | 'score' | 'kind'> | null, buildTotal: number): string =>
  result === null
    ? ''
    : doubtsOf(result, buildTotal)
        .map((doubt) => eventTexts.slip.marks[doubt])
        .join(', ')
