/** Calls for a judge: who waits, since when, and how long it has taken so far. */
import { medianOf } from '../../base/median.ts'
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

const seconds = (milliseconds: number): number => Math.max(0, Math.floor(milliseconds / 1000))

/** @param now milliseconds */
export function callsAt({ calls }: EventState, now: number): Calls {
  const all = [...calls.values()]
  const open = all
    .filter(({ closed }) => closed === null)
    .toSorted((a, b) => a.at - b.at)
    .map(({ call, round, table, at, taken }) => ({
      call,
      round,
      table,
      judge: taken?.judge ?? null,
      waited: seconds((taken?.at ?? now) - at)
    }))
  const waits = all.flatMap(({ at, taken }) => (taken === null ? [] : [seconds(taken.at - at)])).sort((a, b) => a - b)
  const median = medianOf(waits)
  // Halves are exact.
  return { open, medianWait: median && median[0] / median[1] }
}
