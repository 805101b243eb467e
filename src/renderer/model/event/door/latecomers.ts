/** Who came after a round was paired: they can still play in it, against the bye or against each other. */
import { activePlayers, openTables, type EventState } from '../../../../shared/tournament/state/state.ts'
import type { NewFact } from '../log/eventHost.ts'

export interface Latecomers {
  readonly round: number
  /** Who is here and neither paired nor has the bye, in the order in which they came. */
  readonly late: readonly string[]
  readonly bye: string | null
  /** Who would play whom: the first against the bye, then the next two; null: nobody is left to play. */
  readonly pair: readonly [string, string] | null
}

/** null: everybody has a place, or the round is over. */
export function latecomersOf(state: EventState): Latecomers | null {
  const current = state.rounds.at(-1)
  if (!current || state.cut !== null || current.pods.size > 0 || openTables(state).length === 0) return null
  const seated = new Set([...[...current.tables.values()].flatMap(({ players }) => players), current.bye])
  const late = activePlayers(state)
    .map(({ id }) => id)
    .filter((id) => !seated.has(id))
  const [first, second] = late
  if (first === undefined) return null
  const other = current.bye ?? second
  return { round: current.round, late, bye: current.bye, pair: other === undefined ? null : [first, other] }
}

export const latePairFact = (round: number, players: readonly [string, string]): NewFact => ({
  do: 'late-pair',
  round,
  players: [...players]
})
