/** Calls for a judge: who waits, since when, and how long it has taken so far. */
import { medianWaitOf, secondsBetween } from './roundFigures.ts'
import type { EventState } from './state.ts'

export interface OpenCall {
  readonly call: string
  readonly round: number
  readonly table: number
  /** Who has taken it; null: nobody yet. */
  readonly judge: string | null
  /** Seconds until it was taken, or until now. */
  readonly waited: number
}

export interface Calls {
  /** The oldest first. */
  readonly open: readonly OpenCall[]
  /** Seconds; over all calls that were taken, null where none was. */
  readonly medianWait: number | null
}

/** @param now on the line of time of the log, in milliseconds */
export function callsAt({ calls }: EventState, now: number): Calls {
  const all = [...calls.values()]
  const open = all
    .filter(({ closed }) => closed === null)
    .map(({ call, round, table, on, taken }) => ({
      call,
      round,
      table,
      judge: taken?.judge ?? null,
      waited: secondsBetween(on, taken?.on ?? now)
    }))
  return { open, medianWait: medianWaitOf(all) }
}
