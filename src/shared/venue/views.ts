/**
 * What everybody in the room may read of an event, and what one player may besides, as plain JSON without words of any language: names as the
 * event shows them in public; no penalty, no note, no ruling, nobody's club. Both come out of the state and hold nothing of their own.
 */
import { bracketOf } from '../tournament/state/bracket.ts'
import { clockRound, moreTime, pairingsUntil } from '../tournament/state/clock.ts'
import { publicNames } from '../tournament/state/publicNames.ts'
import { finalStandings } from '../tournament/state/finalPlaces.ts'
import type { CallState, ClockChange, EventState, MatchResult, RoundState } from '../tournament/state/state.ts'

/** The clock as its changes, so that a page goes on by itself. Milliseconds on the line of time of the log, and seconds. */
export interface ClockView {
  readonly round: number
  readonly seconds: number
  readonly changes: readonly Pick<ClockChange, 'action' | 'on' | 'seconds'>[]
  /** Tables with more time than the others. */
  readonly tables: readonly { readonly table: number; readonly more: number }[]
}

export interface SeatView {
  readonly table: number
  readonly players: readonly string[]
  readonly done: boolean
  /** Who has won, as a place in `players`; null: nobody, or it is open. */
  readonly winner: number | null
  readonly map: string | null
}

export interface StandingView {
  readonly rank: number
  readonly name: string
  readonly wins: number
  readonly losses: number
  readonly byes: number
  readonly score: number
  readonly opponentsWinRate: string | null
  readonly opponentsScore: string | null
  readonly dropped: boolean
}

/** The public view. `seq` counts the facts that it holds: a later one has more. */
export interface PublicView {
  readonly seq: number
  readonly event: string
  readonly round: number
  readonly byHand: boolean
  readonly seats: readonly SeatView[]
  readonly bye: string | null
  readonly standings: readonly StandingView[]
  readonly bracket: readonly {
    readonly match: string
    readonly a: string | null
    readonly b: string | null
    readonly winner: string | null
  }[]
  readonly clock: ClockView | null
  /** Until when displays show the pairings alone, on the line of time of the log; left out: they show every page. */
  readonly pairingsUntil?: number
}

/** Where a player and the opponent stand with the result of their table. */
export type ResultView =
  | { readonly is: 'open' }
  /** Told by one of the two; the other is asked. */
  | { readonly is: 'mine' | 'theirs'; readonly told: ToldView }
  /** The two have told different things: the staff decides. */
  | { readonly is: 'differ'; readonly told: ToldView; readonly theirs: ToldView }
  | { readonly is: 'in'; readonly told: ToldView }

/** A result as seen from one side. */
export interface ToldView {
  readonly kind: MatchResult['kind']
  readonly won: boolean | null
  readonly mine: number
  readonly theirs: number
}

/** A round that is over for a player: a bye where there is no table. */
export interface PlayedBefore {
  readonly round: number
  readonly table: number | null
  readonly opponent: string | null
  readonly told: ToldView | null
}

export interface CallView {
  readonly at: number
  readonly taken: boolean
  /** Calls that wait longer for a judge. */
  readonly before: number
  /** The id of the call if this player may still withdraw it. */
  readonly own: string | null
}

export interface PlayerView {
  readonly seq: number
  readonly event: string
  readonly player: { readonly id: string; readonly name: string; readonly playing: boolean }
  readonly round: number
  /** The table of this round; null: none, or a bye. */
  readonly seat: {
    readonly table: number
    readonly opponents: readonly { readonly id: string; readonly name: string }[]
    readonly map: string | null
  } | null
  readonly bye: boolean
  /** null at a table of more than two, whose places the staff enters. */
  readonly result: ResultView | null
  /** The open call for a judge of this table. */
  readonly call: CallView | null
  readonly place: { readonly rank: number; readonly wins: number; readonly losses: number; readonly score: number } | null
  /** The rounds before this one. */
  readonly before: readonly PlayedBefore[]
  readonly clock: ClockView | null
}

const numbered = (number: number): string => `#${number}`

export function clockView(state: EventState): ClockView | null {
  const round = clockRound(state)
  if (round === 0) return null
  const played = state.rounds[round - 1]
  return {
    round,
    seconds: state.settings.minutes * 60,
    changes: (state.clocks.get(round) ?? []).map(({ action, on, seconds }) => ({
      action,
      on,
      ...(seconds !== undefined && { seconds })
    })),
    tables: played ? moreTime(played) : []
  }
}

function seatsOf(round: RoundState | undefined, name: (id: string) => string): SeatView[] {
  if (round === undefined) return []
  const pairs = [...round.tables.values()].map(({ table, players, result, map }): SeatView => {
    const won = result?.winner ?? null
    const winner = won === null ? null : players.indexOf(won)
    return { table, players: players.map(name), done: result !== null, winner, map }
  })
  const pods = [...round.pods.values()].map(({ table, players, places }): SeatView => ({
    table,
    players: players.map(name),
    done: places !== null,
    winner: null,
    map: null
  }))
  return [...pairs, ...pods].toSorted((a, b) => a.table - b.table)
}

/** What everybody in the room may read. @param seq how many facts the log has */
export function publicView(state: EventState, event: string, seq: number): PublicView {
  const names = publicNames(state, numbered)
  const name = (id: string): string => names.get(id) ?? '?'
  const round = state.rounds.at(-1)
  const until = pairingsUntil(state)
  const maybe = (id: string | null): string | null => (id === null ? null : name(id))
  return {
    seq,
    event,
    round: state.rounds.length,
    byHand: round?.byHand ?? false,
    seats: seatsOf(round, name),
    bye: maybe(round?.bye ?? null),
    standings: finalStandings(state).rows.map(({ player, ...row }) => ({ ...row, name: name(player) })),
    bracket:
      state.cut === null
        ? []
        : bracketOf(state.cut).map(({ match, a, b, winner }) => ({ match, a: maybe(a), b: maybe(b), winner: maybe(winner) })),
    clock: clockView(state),
    ...(until !== null && { pairingsUntil: until })
  }
}

const toldOf = (result: MatchResult, me: string, them: string): ToldView => ({
  kind: result.kind,
  won: result.winner === null ? null : result.winner === me,
  mine: result.score.get(me) ?? 0,
  theirs: result.score.get(them) ?? 0
})

interface Seat {
  readonly table: number
  readonly players: readonly string[]
  readonly map: string | null
}

/** Who sits where in a round, by player. */
function seatsByPlayer(round: RoundState | undefined): Map<string, Seat> {
  const seats = new Map<string, Seat>()
  for (const { table, players, map } of round?.tables.values() ?? []) for (const one of players) seats.set(one, { table, players, map })
  for (const { table, players } of round?.pods.values() ?? []) for (const one of players) seats.set(one, { table, players, map: null })
  return seats
}

/** What players may read, for as many of them as are asked about; what they have in common is worked out once. */
export function playerViews(state: EventState, event: string, seq: number): (player: string) => PlayerView | null {
  const names = publicNames(state, numbered)
  const name = (id: string): string => names.get(id) ?? '?'
  const round = state.rounds.at(-1)
  const seats = seatsByPlayer(round)
  const earlier = state.rounds.slice(0, -1).map((one) => ({ round: one, seats: seatsByPlayer(one) }))
  const places = new Map(finalStandings(state).rows.map((row) => [row.player, row]))
  const calls = new Map<number, CallState>()
  for (const call of state.calls.values()) if (call.closed === null && call.round === round?.round) calls.set(call.table, call)
  const clock = clockView(state)
  const waiting = [...state.calls.values()].filter(({ closed, taken }) => closed === null && taken === null)
  const callView = (call: CallState, player: string): CallView => ({
    at: call.at,
    taken: call.taken !== null,
    before: call.taken === null ? waiting.indexOf(call) : 0,
    own: call.taken === null && call.player === player ? call.call : null
  })

  return (id) => {
    const player = state.players.get(id)
    if (player === undefined) return null
    const seat = seats.get(id)
    const call = seat && calls.get(seat.table)
    const place = places.get(id)
    return {
      seq,
      event,
      player: { id, name: name(id), playing: !player.dropped && !player.waiting },
      round: state.rounds.length,
      seat: seat
        ? {
            table: seat.table,
            opponents: seat.players.filter((one) => one !== id).map((one) => ({ id: one, name: name(one) })),
            map: seat.map
          }
        : null,
      bye: round?.bye === id,
      result: seat ? resultView(round!, seat.table, id) : null,
      call: call ? callView(call, id) : null,
      place: place ? { rank: place.rank, wins: place.wins, losses: place.losses, score: place.score } : null,
      before: earlier.flatMap((one): PlayedBefore[] => {
        const sat = one.seats.get(id)
        if (sat === undefined) return one.round.bye === id ? [{ round: one.round.round, table: null, opponent: null, told: null }] : []
        const others = sat.players.filter((other) => other !== id)
        const result = one.round.tables.get(sat.table)?.result ?? null
        return [
          {
            round: one.round.round,
            table: sat.table,
            opponent: others.map(name).join(', '),
            told: result === null ? null : toldOf(result, id, others[0] ?? id)
          }
        ]
      }),
      clock
    }
  }
}

function resultView(round: RoundState, number: number, me: string): ResultView | null {
  const table = round.tables.get(number)
  if (table === undefined) return null
  const them = table.players.find((one) => one !== me) ?? me
  if (table.result !== null) return { is: 'in', told: toldOf(table.result, me, them) }
  const [mine, theirs] = [table.claims.get(me), table.claims.get(them)]
  if (mine && theirs) return { is: 'differ', told: toldOf(mine, me, them), theirs: toldOf(theirs, me, them) }
  if (mine) return { is: 'mine', told: toldOf(mine, me, them) }
  return theirs ? { is: 'theirs', told: toldOf(theirs, me, them) } : { is: 'open' }
}
