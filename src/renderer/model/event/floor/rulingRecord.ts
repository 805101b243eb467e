/** What belongs to a ruling of an event: the call that it answered, the penalties and the extra time that were given with it. */
import { secondsBetween } from '../../../../shared/tournament/state/roundFigures.ts'
import type { CallState, EventRuling, EventState, Penalty } from '../../../../shared/tournament/state/state.ts'

export interface RulingRecord {
  /** Seconds that the call waited until a judge took it; null: there was no call, or nobody took it. */
  readonly waited: number | null
  readonly penalties: readonly Penalty[]
  /** Seconds that its table was given for it. */
  readonly more: number
}

const waitOf = (call: CallState | undefined): number | null => (call?.taken ? secondsBetween(call.at, call.taken.at) : null)

/** The call that a ruling answered. */
const callOf = ({ calls }: EventState, { ruling, call }: EventRuling): CallState | undefined =>
  call === null ? [...calls.values()].find(({ closed }) => closed?.ruling === ruling) : calls.get(call)

export function rulingRecord(state: EventState, one: EventRuling): RulingRecord {
  const { penalties, rounds, rulings } = state
  const call = callOf(state, one)
  // One of the call that names no other ruling of the event: it was given for this one, or for one that was never kept.
  const isOf = ({ ruling, call: during }: Penalty): boolean =>
    ruling === one.ruling || (call !== undefined && during === call.call && rulings.every((other) => other.ruling !== ruling))
  return {
    waited: waitOf(call),
    penalties: penalties.filter(isOf),
    more: rounds
      .flatMap(({ tables, pods }) => [...tables.values(), ...pods.values()])
      .flatMap(({ extensions }) => extensions)
      .reduce((sum, extension) => (extension.ruling === one.ruling ? sum + extension.seconds : sum), 0)
  }
}

/** A call of which no ruling was kept, with what was given during it. */
export interface CallRecord {
  readonly call: CallState
  /** Seconds that it waited until a judge took it; null: nobody did. */
  readonly waited: number | null
  readonly penalties: readonly Penalty[]
}

/** The calls that are done without a ruling, and those that have no more than penalties so far, the oldest first. */
export function callsWithoutRuling(state: EventState): CallRecord[] {
  const answered = new Set(state.rulings.flatMap((one) => callOf(state, one)?.call ?? []))
  return [...state.calls.values()].flatMap((call) => {
    if (answered.has(call.call)) return []
    const penalties = state.penalties.filter((penalty) => penalty.call === call.call)
    return call.closed === null && penalties.length === 0 ? [] : [{ call: { ...call }, waited: waitOf(call), penalties }]
  })
}
