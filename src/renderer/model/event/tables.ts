/** The tables of a round as the floor sees them: each in one state, told by a letter. */
import type { CallState, EventState, RoundState, TableState } from '../../../shared/tournament/state/state.ts'

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

export interface FloorTable {
  readonly table: TableState
  readonly state: TableStateName
  /** The call that is open here, if any. */
  readonly call: CallState | null
}

/** The calls of a round that are not done, the oldest first. */
export const openCalls = ({ calls }: EventState, round?: number): CallState[] =>
  [...calls.values()]
    .filter((call) => call.closed === null && (round === undefined || call.round === round))
    .toSorted((a, b) => a.at - b.at)

/** @param left seconds of a table; null while the clock has not started */
export function floorOf(state: EventState, { round, tables }: RoundState, left: (table: number) => number | null): FloorTable[] {
  const calls = openCalls(state, round)
  return tablesOf({ tables }).map((table) => {
    const call = calls.find((one) => one.table === table.table) ?? null
    return { table, call, state: stateOf(table, call, left(table.table)) }
  })
}

/** The tables of a round by number, as they are now: the state goes on with the log. */
export const tablesOf = ({ tables }: Pick<RoundState, 'tables'>): TableState[] =>
  [...tables.values()].map((table) => ({ ...table })).toSorted((a, b) => a.table - b.table)

function stateOf({ result, claims, extensions }: TableState, call: CallState | null, left: number | null): TableStateName {
  if (call) return call.taken ? 'judge' : 'called'
  if (result) return 'reported'
  if (claims.size > 1) return 'dispute'
  if (left === null) return 'free'
  if (left === 0) return 'late'
  return extensions.some(({ seconds }) => seconds > 0) ? 'extended' : 'playing'
}

/** The first table of the last round without a result, after a number and then from the beginning; null: all are in. */
export function nextOpenTable({ rounds }: EventState, after = 0): number | null {
  const open = [...(rounds.at(-1)?.tables.values() ?? [])]
    .filter(({ result }) => result === null)
    .map(({ table }) => table)
    .toSorted((a, b) => a - b)
  return open.find((table) => table > after) ?? open[0] ?? null
}
