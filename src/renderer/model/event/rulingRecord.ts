/** What belongs to a ruling of an event: the call that it answered, the penalties and the extra time that were given with it. */
import { secondsBetween } from '../../../shared/tournament/state/roundFigures.ts'
import type { EventRuling, EventState, Penalty } from '../../../shared/tournament/state/state.ts'

export interface RulingRecord {
  /** Seconds that the call waited until a judge took it; null: there was no call, or nobody took it. */
  readonly waited: number | null
  readonly penalties: readonly Penalty[]
  /** Seconds that its table was given for it. */
  readonly more: number
}

export function rulingRecord({ calls, penalties, rounds }: EventState, { ruling, call: asked }: EventRuling): RulingRecord {
  const call = asked === null ? [...calls.values()].find(({ closed }) => closed?.ruling === ruling) : calls.get(asked)
  return {
    waited: call?.taken ? secondsBetween(call.at, call.taken.at) : null,
    penalties: penalties.filter((one) => one.ruling === ruling),
    more: rounds
      .flatMap(({ tables, pods }) => [...tables.values(), ...pods.values()])
      .flatMap(({ extensions }) => extensions)
      .reduce((sum, one) => (one.ruling === ruling ? sum + one.seconds : sum), 0)
  }
}
