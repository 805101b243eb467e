/** The clock of a round: a fold of start, pause, resume and stop with their times, so that it goes on whatever happens to the app. */
import type { Settings } from './settings.ts'
import type { ClockChange, EventState, RoundState } from './state.ts'

export interface ClockReading {
  readonly state: 'not-started' | 'running' | 'paused' | 'over' | 'stopped'
  /** Seconds. */
  readonly left: number
  /** What has been called out: "start", "25 minutes", "end". */
  readonly said: readonly string[]
  /** Tables with more time than the others; seconds. */
  readonly tables: readonly { readonly table: number; readonly left: number }[]
}

const SECOND = 1000

/** For how many whole seconds a clock has run. @param now milliseconds; what is said to happen later does not count */
export function secondsGone(changes: readonly ClockChange[], now: number): number {
  let run = 0
  let since: number | null = null
  for (const { action, at } of changes) {
    if (at > now) continue
    if (action === 'start' || action === 'resume') since = at
    else if (since !== null) {
      run += at - since
      since = null
    }
  }
  if (since !== null) run += now - since
  return Math.floor(run / SECOND)
}

/**
 * The tables of a round, matches and pods, that were given more time than the others or less: seconds, by number.
 * @param until milliseconds; what is said to be given later does not count
 */
export const moreTime = ({ tables, pods }: RoundState, until = Infinity): { readonly table: number; readonly more: number }[] =>
  [...tables.values(), ...pods.values()]
    .map(({ table, extensions }) => ({
      table,
      more: extensions.reduce((sum, { seconds, at }) => (at === null || at <= until ? sum + seconds : sum), 0)
    }))
    .filter(({ more }) => more !== 0)
    .toSorted((a, b) => a.table - b.table)

/** What the clock of a round shows at a time. @param now milliseconds */
export function clockAt(
  {
    clocks,
    rounds,
    settings
  }: Pick<EventState, 'rounds'> & {
    readonly clocks: ReadonlyMap<number, readonly ClockChange[]>
    readonly settings: Pick<Settings, 'minutes' | 'calls'>
  },
  round: number,
  now: number
): ClockReading {
  const whole = settings.minutes * 60
  const changes = (clocks.get(round) ?? []).filter(({ at }) => at <= now)
  const last = changes.at(-1)
  if (last === undefined) return { state: 'not-started', left: whole, said: [], tables: [] }

  const gone = secondsGone(changes, now)
  const left = Math.max(0, whole - gone)
  const played = rounds[round - 1]
  const calls = settings.calls.filter((minutes) => minutes > 0 && minutes < settings.minutes && left <= minutes * 60)
  return {
    state: last.action === 'stop' ? 'stopped' : left === 0 ? 'over' : last.action === 'pause' ? 'paused' : 'running',
    left,
    said: ['start', ...calls.map((minutes) => `${minutes} minutes`), ...(left === 0 ? ['end'] : [])],
    tables: played ? moreTime(played, now).map(({ table, more }) => ({ table, left: Math.max(0, whole + more - gone) })) : []
  }
}
