/** The clock of a round: a fold of start, pause, resume and stop with their times, so that it goes on whatever happens to the app. */
import type { ClockChange, EventState } from './state.ts'

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

/** What the clock of a round shows at a time. @param now milliseconds */
export function clockAt({ clocks, rounds, settings }: EventState, round: number, now: number): ClockReading {
  const whole = settings.minutes * 60
  const changes = (clocks.get(round) ?? []).filter(({ at }) => at <= now)
  const last = changes.at(-1)
  if (last === undefined) return { state: 'not-started', left: whole, said: [], tables: [] }

  const gone = secondsGone(changes, now)
  const left = Math.max(0, whole - gone)
  const tables = [...(rounds[round - 1]?.tables.values() ?? [])].flatMap(({ table, extensions }) => {
    const more = extensions.filter(({ at }) => at === null || at <= now).reduce((sum, { seconds }) => sum + seconds, 0)
    return more === 0 ? [] : [{ table, left: Math.max(0, whole + more - gone) }]
  })
  const calls = settings.calls.filter((minutes) => minutes > 0 && minutes < settings.minutes && left <= minutes * 60)
  return {
    state: last.action === 'stop' ? 'stopped' : left === 0 ? 'over' : last.action === 'pause' ? 'paused' : 'running',
    left,
    said: ['start', ...calls.map((minutes) => `${minutes} minutes`), ...(left === 0 ? ['end'] : [])],
    tables: tables.toSorted((a, b) => a.table - b.table)
  }
}
