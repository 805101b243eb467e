/** What a report says of each round in numbers: results, who went first, calls for a judge, time that was given, penalties. */
import { medianOf } from '../../base/numbers/median.ts'
import { moreTime } from './clock.ts'
import type { CallState, EventState, RoundState } from './state.ts'

export interface RoundFigures {
  /** null: the whole day. */
  readonly round: number | null
  readonly tables: number
  /** Tables without a result. */
  readonly open: number
  /** Results that say who went first, and those of them that were won by that player. */
  readonly firstTold: number
  readonly firstWon: number
  readonly calls: number
  /** Seconds until a call was taken, in the middle of all that were; null where none was. Halves are exact. */
  readonly medianWait: number | null
  /** Seconds of all tables together. */
  readonly extended: number
  readonly penalties: number
}

function figuresOf(state: EventState, round: number | null, rounds: readonly RoundState[]): RoundFigures {
  const tables = rounds.flatMap((one) => [...one.tables.values()])
  const pods = rounds.flatMap((one) => [...one.pods.values()])
  const told = tables.filter(({ result }) => result?.kind === 'played' && result.first !== null)
  const ofRound = (of: number): boolean => round === null || of === round
  const calls = [...state.calls.values()].filter((call) => ofRound(call.round))
  return {
    round,
    tables: tables.length + pods.length,
    open: tables.filter(({ result }) => result === null).length + pods.filter(({ places }) => places === null).length,
    firstTold: told.length,
    firstWon: told.filter(({ result }) => result!.winner === result!.first).length,
    calls: calls.length,
    medianWait: medianWaitOf(calls),
    extended: rounds.reduce((sum, one) => sum + givenIn(state, one), 0),
    penalties: state.penalties.filter((penalty) => ofRound(penalty.round)).length
  }
}

/** Seconds that the tables of a round were given, all together. */
function givenIn({ clocks }: EventState, round: RoundState): number {
  const forAll = (clocks.get(round.round) ?? []).reduce((sum, { action, seconds = 0 }) => (action === 'extend' ? sum + seconds : sum), 0)
  return moreTime(round).reduce((sum, { more }) => sum + more, forAll * (round.tables.size + round.pods.size))
}

/** Seconds that those calls waited which were taken, in the middle; null where none was. */
export function medianWaitOf(calls: readonly CallState[]): number | null {
  const waits = calls.flatMap(({ on, taken }) => (taken === null ? [] : [secondsBetween(on, taken.on)])).sort((a, b) => a - b)
  const median = medianOf(waits)
  return median && median[0] / median[1]
}

/** Whole seconds from one moment to a later one, both in milliseconds. */
export const secondsBetween = (from: number, to: number): number => Math.max(0, Math.floor((to - from) / 1000))

/** A row for each round, and one for the whole day after them. */
export const roundFigures = (state: EventState): RoundFigures[] => [
  ...state.rounds.map((one) => figuresOf(state, one.round, [one])),
  figuresOf(state, null, state.rounds)
]
