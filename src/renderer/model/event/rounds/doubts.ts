/** Doubts about a result: it is confirmed once more before it is saved, and marked in every list of results. */
import { isRecord } from '../../../../shared/base/validate.ts'
import type { MatchResult } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'

/** `fewer`: the winner has fewer points than the other (TRN-02). `above`: a player has more points than the build total. */
export type Doubt = 'fewer' | 'above'

/** A no-show has no points, so it has no doubt. The winner of a game loss may have fewer points: a judge has decided it. */
export function doubtsOf({ winner, score, kind }: Pick<MatchResult, 'winner' | 'score' | 'kind'>, buildTotal: number): Doubt[] {
  if (kind === 'no-show') return []
  const points = [...score.values()]
  const most = Math.max(0, ...points)
  return [
    ...(winner !== null && kind !== 'game-loss' && kind !== 'concession' && (score.get(winner) ?? 0) < most ? ['fewer' as const] : []),
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

/** Of the result that a fact writes or reports; none if it writes no result. */
export function doubtsIn(fact: Readonly<Record<string, unknown>> | undefined, buildTotal: number): Doubt[] {
  const read = fact && resultIn(fact)
  return read ? doubtsOf(read, buildTotal) : []
}

/** The marks of a fact, as they are listed behind its result. */
export const factMarks = (fact: Readonly<Record<string, unknown>>, buildTotal: number): string => doubtMarks(resultIn(fact), buildTotal)

function resultIn({ score, winner, kind }: Readonly<Record<string, unknown>>): Pick<MatchResult, 'winner' | 'score' | 'kind'> | null {
  if (!isRecord(score)) return null
  const points = Object.entries(score).flatMap(([player, one]) => (typeof one === 'number' ? [[player, one] as const] : []))
  return {
    winner: typeof winner === 'string' ? winner : null,
    score: new Map(points),
    kind: kind === 'no-show' || kind === 'double-loss' || kind === 'game-loss' || kind === 'concession' ? kind : 'played'
  }
}
