/** What the organiser does next: the one button that the desk always offers. */
import { hasStarted } from '../../../shared/tournament/state/clock.ts'
import { activePlayers, openTables, type EventState } from '../../../shared/tournament/state/state.ts'
import { neededRounds } from './words/people.ts'

export type NextStep =
  /** Too few players to pair. */
  | { readonly do: 'register' }
  | { readonly do: 'pair'; readonly round: number }
  | { readonly do: 'start-clock'; readonly round: number }
  | { readonly do: 'results'; readonly open: number }
  | { readonly do: 'cut' }
  | { readonly do: 'bracket' }
  | { readonly do: 'finish' }

/** Rounds of the event: as planned, or as many as the players need. */
export const roundsOf = (state: EventState): number => state.settings.rounds || neededRounds(activePlayers(state).length)

/** What comes next. */
export function nextStep(state: EventState): NextStep {
  const { rounds, clocks, cut, settings } = state
  if (cut !== null) return cut.rounds.at(-1)?.[0]?.result ? { do: 'finish' } : { do: 'bracket' }
  const round = rounds.length
  const open = openTables(state).length
  if (open > 0) return round > 0 && !hasStarted(clocks.get(round) ?? []) ? { do: 'start-clock', round } : { do: 'results', open }
  if (round > 0 && round >= roundsOf(state)) return settings.cut > 0 ? { do: 'cut' } : { do: 'finish' }
  return activePlayers(state).length < 2 ? { do: round === 0 ? 'register' : 'finish' } : { do: 'pair', round: round + 1 }
}
