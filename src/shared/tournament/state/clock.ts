/** The clock of a round: what was done to it, in the order of the log, so that it goes on whatever happens to the app or to the clock of the computer. */
import { placeAt } from './eventTime.ts'
import { cutRound, isCutOver } from './bracket.ts'
import type { Settings } from './settings.ts'
import type { ClockChange, EventState, RoundState } from './state.ts'

/** A clock after the last fact. Whether its time is over is a matter of the moment. */
export type ClockState = 'not-started' | 'running' | 'paused' | 'stopped'

export interface ClockReading {
  readonly state: ClockState | 'over'
  /** Seconds. */
  readonly left: number
  /** What has been called out: "start", "25 minutes", "end". */
  readonly said: readonly string[]
  /** Tables with more time than the others; seconds. */
  readonly tables: readonly { readonly table: number; readonly left: number }[]
}

const SECOND = 1000

/**
 * The round whose clock is the present one: the rounds of the cut are numbered after those before it. 0: no round is published, or the cut is over.
 */
export const clockRound = ({ rounds, cut }: Pick<EventState, 'rounds' | 'cut'>): number => {
  if (cut === null) return rounds.length
  return isCutOver(cut) ? 0 : rounds.length + 1 + cutRound(cut)
}

/** The last round that can have a clock. */
export const lastClockRound = ({ rounds, cut }: Pick<EventState, 'rounds' | 'cut'>): number => rounds.length + (cut?.rounds.length ?? 0)

/** Until when displays show the pairings alone, on the line of time of the log; `null`: they never do. Milliseconds. */
export function pairingsUntil({ rounds, cut, settings }: Pick<EventState, 'rounds' | 'cut' | 'settings'>): number | null {
  const on = rounds.at(-1)?.on ?? null
  return on === null || cut !== null || settings.pairingsFor === 0 ? null : on + settings.pairingsFor * 60 * SECOND
}

const PAIRINGS: readonly string[] = ['by-name', 'by-table']

/** The pages that a display shows at a time: only those of the pairings until `until`, if it has any of them. The same list if it shows all. */
export function pagesAt<P>(pages: readonly P[], idOf: (page: P) => string, until: number | null, now: number): readonly P[] {
  if (until === null || now >= until) return pages
  const pairings = pages.filter((page) => PAIRINGS.includes(idOf(page)))
  return pairings.length > 0 ? pairings : pages
}

/** Since when a clock is paused, on the line of time of the log; `null`: it is not. */
export const pausedSince = (changes: readonly Pick<ClockChange, 'action' | 'on'>[]): number | null =>
  clockStateOf(changes) === 'paused' ? (changes.findLast(({ action }) => action === 'pause' || action === 'set')?.on ?? null) : null

const AFTER: Readonly<Record<ClockChange['action'], (before: ClockState) => ClockState>> = {
  start: () => 'running',
  pause: () => 'paused',
  resume: () => 'running',
  stop: () => 'stopped',
  // A clock that was stopped can go on once it has been set.
  set: (before) => (before === 'stopped' ? 'paused' : before),
  extend: (before) => before
}

/** A clock after the changes so far. */
export const clockStateOf = (changes: readonly Pick<ClockChange, 'action'>[]): ClockState =>
  changes.reduce<ClockState>((before, { action }) => AFTER[action](before), 'not-started')

/** Whether the clock of a round has been started; it can be set before. */
export const hasStarted = (changes: readonly Pick<ClockChange, 'action'>[]): boolean => clockStateOf(changes) !== 'not-started'

/**
 * Whole seconds that a clock has left for the tables without time of their own; below 0, its time has been over for so long.
 * @param whole seconds of a round
 * @param now on the line of time of the log, in milliseconds
 */
export function secondsLeft(changes: readonly Pick<ClockChange, 'action' | 'on' | 'seconds'>[], whole: number, now: number): number {
  let left = whole * SECOND
  let state: ClockState = 'not-started'
  /** Since when it runs. */
  let since = 0
  for (const { action, on, seconds = 0 } of changes) {
    if (action === 'extend') {
      left += seconds * SECOND
      continue
    }
    // Facts of several computers may be a little out of order: no duration is below 0.
    if (state === 'running') left -= Math.max(0, on - since)
    state = AFTER[action](state)
    since = on
    if (action === 'start') left -= seconds * SECOND
    if (action === 'set') left = seconds * SECOND
  }
  if (state === 'running') left -= Math.max(0, now - since)
  return Math.ceil(left / SECOND)
}

/**
 * The tables of a round, matches and pods, that were given more time than the others or less: seconds, by number.
 * @param until milliseconds, by the clock of the writers; what is said to be given later does not count
 */
export const moreTime = ({ tables, pods }: RoundState, until = Infinity): { readonly table: number; readonly more: number }[] =>
  [...tables.values(), ...pods.values()]
    .map(({ table, extensions }) => ({
      table,
      more: extensions.reduce((sum, { seconds, at }) => (at === null || at <= until ? sum + seconds : sum), 0)
    }))
    .filter(({ more }) => more !== 0)
    .toSorted((a, b) => a.table - b.table)

type Clocks = Pick<EventState, 'rounds'> & {
  readonly clocks: ReadonlyMap<number, readonly ClockChange[]>
  readonly settings: Pick<Settings, 'minutes' | 'calls'>
}

/**
 * What the clock of a round shows now, with every fact of the log.
 * @param now on the line of time of the log, in milliseconds
 */
export const clockAt = (state: Clocks, round: number, now: number): ClockReading =>
  reading(state, round, state.clocks.get(round) ?? [], now, Infinity)

/**
 * What the clock of a round showed when a clock on the wall said this.
 * @param at milliseconds; facts that say that they are later do not count
 */
export function clockAsOf(state: Clocks & Pick<EventState, 'times'>, round: number, at: number): ClockReading {
  const changes = state.clocks.get(round) ?? []
  return reading(state, round, changes.slice(0, changes.findLastIndex((one) => one.at <= at) + 1), placeAt(state.times, at), at)
}

function reading({ rounds, settings }: Clocks, round: number, changes: readonly ClockChange[], now: number, until: number): ClockReading {
  const state = clockStateOf(changes)
  const raw = secondsLeft(changes, settings.minutes * 60, now)
  const left = Math.max(0, raw)
  if (state === 'not-started') return { state, left, said: [], tables: [] }
  const played = rounds[round - 1]
  const calls = settings.calls.filter((minutes) => minutes > 0 && minutes < settings.minutes && left <= minutes * 60)
  return {
    state: state !== 'stopped' && left === 0 ? 'over' : state,
    left,
    said: ['start', ...calls.map((minutes) => `${minutes} minutes`), ...(left === 0 ? ['end'] : [])],
    tables: played ? moreTime(played, until).map(({ table, more }) => ({ table, left: Math.max(0, raw + more) })) : []
  }
}
