/** A game loss entered as the result of its table. */
import { playersAt } from '../../../../shared/tournament/facts/factKind.ts'
import type { EventState, Penalty } from '../../../../shared/tournament/state/state.ts'
import type { NewFact } from '../log/eventHost.ts'

/** The result that a game loss means at its table: the opponent wins. `null` if its table has a result, or it is none of a pair. */
export function gameLossResult(
  state: EventState,
  { player, round, table, level, ruling }: Penalty
): (NewFact & { readonly winner: string }) | null {
  if (level !== 'game-loss' || table === null) return null
  const players = playersAt(state, { round, table })
  const [winner, ...more] = players.filter((one) => one !== player)
  const found = state.rounds[round - 1]?.tables.get(table)
  if (!found || found.result !== null || !players.includes(player) || winner === undefined || more.length > 0) return null
  return { do: 'result', round, table, winner, score: {}, kind: 'game-loss', ...(ruling !== null && { ruling }) }
}
