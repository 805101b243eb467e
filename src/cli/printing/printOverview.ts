/** An event that asks nothing, for a person at a terminal: standings, pairings and clock as they are after the last fact. */
import type { EventLog } from '../../shared/tournament/log/eventLog.ts'
import { cutTables } from '../../shared/tournament/pairing/cutTables.ts'
import { bracketOf } from '../../shared/tournament/state/bracket.ts'
import { clockAt, clockRound } from '../../shared/tournament/state/clock.ts'
import { clockText } from '../../shared/tournament/state/clockText.ts'
import { finalStandings } from '../../shared/tournament/state/finalPlaces.ts'
import type { EventState, MatchResult } from '../../shared/tournament/state/state.ts'
import { plain } from './plainText.ts'

/** Without a line break at the end. */
export function printOverview({ state }: Pick<EventLog, 'state'>): string {
  const sections = [standingsLines(state), pairingLines(state), bracketLines(state), clockLines(state)].filter((lines) => lines.length > 0)
  return sections.map(([heading, ...lines]) => ['', heading!, ...lines.map((line) => `  ${line}`)].map(plain).join('\n')).join('\n')
}

const nameOf = ({ players }: EventState, id: string | null): string => (id === null ? '?' : (players.get(id)?.name ?? id))

function standingsLines(state: EventState): string[] {
  const { rows, after, open, inCut } = finalStandings(state)
  const heading = inCut > 0 ? `Standings: the top ${inCut} by the bracket, the others by the rounds` : `Standings after round ${after}`
  const missing = open.length === 0 ? '' : ` (${open.length} ${open.length === 1 ? 'result is' : 'results are'} missing)`
  return [
    heading + missing,
    ...rows.map(
      (row) =>
        `${row.rank}. ${nameOf(state, row.player)}: ${row.wins}-${row.losses}, ${row.score} points` +
        `, opponents ${row.opponentsWinRate ?? '-'} and ${row.opponentsScore ?? '-'}${row.dropped ? ', dropped' : ''}`
    )
  ]
}

const resultOf = (state: EventState, result: MatchResult | null, players: readonly string[]): string =>
  result === null
    ? 'no result yet'
    : [
        result.winner === null ? 'both have lost' : `${nameOf(state, result.winner)} has won`,
        players.map((id) => result.score.get(id) ?? 0).join(' : ')
      ].join(', ')

function pairingLines(state: EventState): string[] {
  const round = state.rounds.at(-1)
  if (!round) return []
  const names = (players: readonly string[]): string => players.map((id) => nameOf(state, id)).join(' - ')
  return [
    `Pairings of round ${round.round}`,
    ...[...round.tables.values()].map(
      ({ table, players, result }) => `Table ${table}: ${names(players)}: ${resultOf(state, result, players)}`
    ),
    ...[...round.pods.values()].map(
      ({ table, players, places }) =>
        `Table ${table}: ${places === null ? `${names(players)}: no places yet` : places.map((shared) => names(shared)).join(', ')}`
    ),
    ...(round.bye === null ? [] : [`Bye: ${nameOf(state, round.bye)}`])
  ]
}

function bracketLines(state: EventState): string[] {
  if (state.cut === null) return []
  const tables = cutTables(state)
  return [
    'Bracket',
    ...bracketOf(state.cut).map(
      ({ match, a, b, played }) =>
        `${match}, table ${tables.get(match)}: ${nameOf(state, a)} - ${nameOf(state, b)}: ${resultOf(state, played.result, [a ?? '', b ?? ''])}`
    )
  ]
}

function clockLines(state: EventState): string[] {
  const round = clockRound(state)
  if (round === 0) return []
  const { state: is, left } = clockAt(state, round, state.times.last?.on ?? 0)
  const called = round > state.rounds.length ? `round ${round - state.rounds.length} of the cut` : `round ${round}`
  return [`Clock of ${called}`, `${is.replace('-', ' ')}, ${clockText(left)} left after the last entry`]
}
