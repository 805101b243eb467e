/** How a trainee judge has done: right and wrong answers by kind of question, and the time that they took. */
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import { PRACTICE_KINDS, type PracticeKind } from './practiceCall.ts'

export interface Trained {
  /** null: all of them. */
  readonly kind: PracticeKind | null
  readonly right: number
  readonly all: number
  /** The mean of the seconds that were told, cut off; null: none was. */
  readonly seconds: number | null
}

/** A row for each kind that was asked, and one for all of them; empty: nothing was asked. */
export function trainedRows({ trained }: Pick<EventState, 'trained'>): Trained[] {
  if (trained.length === 0) return []
  const row = (kind: PracticeKind | null): Trained => {
    // What an earlier version has asked were lines of fire.
    const own = trained.filter((one) => kind === null || (one.kind ?? 'line-of-fire') === kind)
    const times = own.flatMap(({ seconds }) => seconds ?? [])
    return {
      kind,
      right: own.filter(({ said, verdict }) => said === verdict).length,
      all: own.length,
      seconds: times.length === 0 ? null : Math.floor(times.reduce((sum, one) => sum + one, 0) / times.length)
    }
  }
  return [...PRACTICE_KINDS.map(row), row(null)].filter(({ all }) => all > 0)
}
