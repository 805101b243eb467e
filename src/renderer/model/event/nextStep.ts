/** What the organiser does next: the one button that the desk always offers. */
import { isCutOver } from '../../../shared/tournament/state/bracket.ts'
import { clockRound, hasStarted, pausedSince } from '../../../shared/tournament/state/clock.ts'
import { activePlayers, openTables, type EventState } from '../../../shared/tournament/state/state.ts'
import { playsPods } from './rounds/podDraft.ts'
import { neededRounds } from './words/people.ts'

export type NextStep =
  /** Too few players to pair. */
  | { readonly do: 'register' }
  /** Players on the list are not checked in. */
  | { readonly do: 'check-in' }
  | { readonly do: 'pair'; readonly round: number }
  | { readonly do: 'start-clock'; readonly round: number }
  /** The clock is paused. */
  | { readonly do: 'resume'; readonly round: number }
  | { readonly do: 'results'; readonly open: number }
  | { readonly do: 'cut' }
  | { readonly do: 'bracket' }
  | { readonly do: 'finish' }

/** Rounds of the event: as planned, or as many as the players need. */
export const roundsOf = (state: EventState): number => state.settings.rounds || neededRounds(activePlayers(state).length)

/** The number of rounds that is shown with the number of a round; `null`: none is planned, and the count for pods does not follow from their players. */
export const announcedRounds = (state: EventState): number | null =>
  state.settings.rounds === 0 && playsPods(state) ? null : roundsOf(state)

/** Ids of the players on the list who are not checked in, if the event checks players in. */
export const notHere = ({ players, settings }: EventState): readonly string[] =>
  settings.checkIn
    ? [...players.values()].filter(({ checkedIn, dropped, waiting }) => !checkedIn && !dropped && !waiting).map(({ id }) => id)
    : []

/** What comes next. */
export function nextStep(state: EventState): NextStep {
  const { rounds, clocks, cut, settings } = state
  const paused = pausedSince(clocks.get(clockRound(state)) ?? []) !== null
  if (cut !== null) return isCutOver(cut) ? { do: 'finish' } : paused ? { do: 'resume', round: clockRound(state) } : { do: 'bracket' }
  const round = rounds.length
  const open = openTables(state).length
  if (open > 0 && paused) return { do: 'resume', round }
  if (open > 0) return round > 0 && !hasStarted(clocks.get(round) ?? []) ? { do: 'start-clock', round } : { do: 'results', open }
  if (round > 0 && round >= roundsOf(state)) return settings.cut > 0 ? { do: 'cut' } : { do: 'finish' }
  const active = activePlayers(state).length
  if (active > 1) return { do: 'pair', round: round + 1 }
  return { do: round > 0 ? 'finish' : active + notHere(state).length > 1 ? 'check-in' : 'register' }
}
