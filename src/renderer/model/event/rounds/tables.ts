/** The tables of a round as the floor sees them: each in one state, told by a letter. */
import type { ClockReading } from '../../../../shared/tournament/state/clock.ts'
import {
  tableAt,
  type CallState,
  type EventState,
  type Extension,
  type MatchResult,
  type RoundState,
  type TableState
} from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'

/** `late`: time is over and there is no result. */
export const TABLE_STATES = {
  called: 'C',
  judge: 'J',
  dispute: 'D',
  late: 'L',
  extended: 'E',
  playing: 'P',
  free: '·',
  reported: 'R'
} as const
export type TableStateName = keyof typeof TABLE_STATES

/** Who sits at a table, two or more of them, and what is known of it. */
export interface Seated {
  readonly table: number
  readonly players: readonly string[]
  /** Of a match; null: none yet, or a pod. */
  readonly result: MatchResult | null
  /** Whether the result of a match or the places of a pod are in. */
  readonly done: boolean
  readonly pod: boolean
  readonly disputed: boolean
  readonly extended: boolean
  readonly map: string | null
}

/** Why a table of a round was given more time, each reason once. */
export function moreReasons({ rounds }: EventState, round: number, table: number): string[] {
  const found = rounds[round - 1]
  const all = (found ? tableAt(found, table)?.extensions : undefined) ?? []
  return [...new Set(all.flatMap(({ reason, ruling }) => reason ?? (ruling === null ? [] : eventTexts.facts.forRuling)))]
}

const wasExtended = (extensions: readonly Extension[]): boolean => extensions.some(({ seconds }) => seconds > 0)

/** The tables of a round by number, matches and pods, as they are now: the state goes on with the log. */
export const seatedTables = ({ tables, pods }: Pick<RoundState, 'tables' | 'pods'>): Seated[] =>
  [
    ...[...tables.values()].map(({ table, players, result, claims, extensions, map }): Seated => ({
      table,
      players,
      result,
      done: result !== null,
      pod: false,
      disputed: claims.size > 1,
      extended: wasExtended(extensions),
      map
    })),
    ...[...pods.values()].map(({ table, players, places, extensions }): Seated => ({
      table,
      players,
      result: null,
      done: places !== null,
      pod: true,
      disputed: false,
      extended: wasExtended(extensions),
      map: null
    }))
  ].toSorted((a, b) => a.table - b.table)

export interface FloorTable {
  readonly table: Seated
  readonly state: TableStateName
  /** Penalties that were given here in this round. */
  readonly penalties: number
  /** The call that is open here, if any. */
  readonly call: CallState | null
}

/** The calls of a round that are not done, the oldest first. */
export const openCalls = ({ calls }: EventState, round?: number): CallState[] =>
  [...calls.values()]
    .filter((call) => call.closed === null && (round === undefined || call.round === round))
    .toSorted((a, b) => a.at - b.at)

/**
 * @param left seconds of a table; null while the clock has not started
 * @param disputed tables for which two devices have told two results
 */
export function floorOf(
  state: EventState,
  round: RoundState,
  left: (table: number) => number | null,
  disputed: ReadonlySet<number> = new Set()
): FloorTable[] {
  const calls = openCalls(state, round.round)
  return seatedTables(round).map((table) => {
    const call = calls.find((one) => one.table === table.table) ?? null
    return {
      table,
      call,
      penalties: penaltiesAt(state, round.round, table),
      state: stateOf(table, call, left(table.table), disputed.has(table.table))
    }
  })
}

/** Of the table, and of who sits there where no table was named. */
const penaltiesAt = ({ penalties }: EventState, round: number, { table, players }: Seated): number =>
  penalties.filter((one) => one.round === round && (one.table === null ? players.includes(one.player) : one.table === table)).length

/** A table has more time and is still playing, whatever else is going on there. */
export const hasMoreTime = ({ table }: FloorTable): boolean => table.extended && !table.done

/** What the floor can be narrowed to, in the order of its buttons; a table may fit several. */
export const FLOOR_FILTERS = {
  open: ({ table }) => !table.done,
  called: ({ state }) => state === 'called',
  judge: ({ state }) => state === 'judge',
  extended: hasMoreTime,
  dispute: ({ state }) => state === 'dispute',
  late: ({ state }) => state === 'late',
  penalty: ({ penalties }) => penalties > 0,
  playing: ({ state }) => state === 'playing',
  free: ({ state }) => state === 'free',
  reported: ({ state }) => state === 'reported'
} as const satisfies Readonly<Record<string, (table: FloorTable) => boolean>>
export type FloorFilter = keyof typeof FLOOR_FILTERS

/** The sign of a table with a penalty, beside the letter of its state. */
export const PENALTY_SIGN = '!'

/** The matches of a round by the number of their table, as they are now: the state goes on with the log. */
export const tablesOf = ({ tables }: Pick<RoundState, 'tables'>): TableState[] =>
  [...tables.values()].map((table) => ({ ...table })).toSorted((a, b) => a.table - b.table)

function stateOf({ done, disputed, extended }: Seated, call: CallState | null, left: number | null, told: boolean): TableStateName {
  if (call) return call.taken ? 'judge' : 'called'
  if (told) return 'dispute'
  if (done) return 'reported'
  if (disputed) return 'dispute'
  if (left === null) return 'free'
  if (left === 0) return 'late'
  return extended ? 'extended' : 'playing'
}

/** Seconds that a table has left; null while the clock has not started. */
export const leftAt = (clock: ClockReading | null, table: number): number | null =>
  clock === null || clock.state === 'not-started' ? null : (clock.tables.find((one) => one.table === table)?.left ?? clock.left)

/** A table whose result the next round waits for. */
export interface WaitedFor {
  readonly table: number
  readonly players: readonly string[]
  /** Seconds; null while the clock has not started. */
  readonly left: number | null
  /** The call that is open here, if any. */
  readonly call: CallState | null
}

/** The tables of the last round that are waited for, by number. @param clock of the last round */
export function waitedFor(state: EventState, clock: ClockReading | null): WaitedFor[] {
  const round = state.rounds.at(-1)
  if (round === undefined) return []
  const calls = openCalls(state, round.round)
  return seatedTables(round)
    .filter(({ done }) => !done)
    .map(({ table, players }) => ({
      table,
      players,
      left: leftAt(clock, table),
      call: calls.find((one) => one.table === table) ?? null
    }))
}

/**
 * The first table of the last round without a result, after a number and then from the beginning; null: all are in.
 * @param without tables whose result is being written
 */
export function nextOpenTable({ rounds }: EventState, after = 0, without: ReadonlySet<number> = new Set()): number | null {
  const open = [...(rounds.at(-1)?.tables.values() ?? [])]
    .filter(({ result, table }) => result === null && !without.has(table))
    .map(({ table }) => table)
    .toSorted((a, b) => a - b)
  return open.find((table) => table > after) ?? open[0] ?? null
}
