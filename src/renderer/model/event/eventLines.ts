/**
 * What the list of events says of each, kept beside them: no event is folded to be listed. A line goes when its event is opened or
 * written anew, and comes back when it is closed.
 */
import { isRecord } from '../../../shared/base/validate.ts'
import { LogClock, type Clock } from '../../../shared/tournament/log/logClock.ts'
import { clockAt, clockStateOf, hasStarted, type ClockReading } from '../../../shared/tournament/state/clock.ts'
import { timesFrom, type EventTimes } from '../../../shared/tournament/state/eventTime.ts'
import { openTables, type ClockChange, type EventState } from '../../../shared/tournament/state/state.ts'
import { standingsOf } from '../../../shared/tournament/state/standings.ts'
import type { Change, Storage } from '../../storage/interface/storage.ts'
import { nextStep, roundsOf } from './nextStep.ts'
import { nameOf } from './words/people.ts'
import { EVENT_LINES } from './log/place.ts'

export interface EventLine {
  readonly players: number
  readonly rounds: number
  readonly planned: number
  /** Who has won, as the staff calls them; null: nobody yet. */
  readonly first: string | null
  /** Tables of the last round without a result. */
  readonly open: number
  /** The clock of the last round; null: it has not been started. */
  readonly clock: LineClock | null
}

export interface LineClock {
  readonly minutes: number
  readonly calls: readonly number[]
  readonly changes: readonly ClockChange[]
  /** When the last fact of the event happened: the clock continues from there. */
  readonly last: EventTimes['last']
}

/** The clock of the event of a line, from now on. */
export const clockOfEvent = (clock: Clock, line: EventLine): LogClock => {
  const times = timesFrom(line.clock?.last ?? null)
  return new LogClock(clock, () => times)
}

/** The clock of a line; null: it has none. @param now on the line of time of its event, in milliseconds */
export const clockOfLine = ({ rounds: round, clock }: EventLine, now: number): ClockReading | null =>
  clock && clockAt({ rounds: [], clocks: new Map([[round, clock.changes]]), settings: clock }, round, now)

/** Whether a clock goes on by itself. */
const isRunning = ({ clock, open }: EventLine): boolean => {
  return open > 0 && clock !== null && clockStateOf(clock.changes) === 'running'
}

/** Whether a round is being played by its clock, which may be paused. */
export function isPlayed(state: EventState): boolean {
  const clock = clockStateOf(state.clocks.get(state.rounds.length) ?? [])
  return (clock === 'running' || clock === 'paused') && openTables(state).length > 0
}

export function lineOf(state: EventState): EventLine {
  const done = nextStep(state).do === 'finish' && state.rounds.length > 0
  const first = done ? (state.cut?.rounds.at(-1)?.[0]?.result?.winner ?? standingsOf(state).rows[0]?.player) : undefined
  const changes = state.clocks.get(state.rounds.length)
  return {
    players: state.players.size,
    rounds: state.rounds.length,
    planned: roundsOf(state),
    first: first === undefined ? null : nameOf(state, first),
    open: openTables(state).length,
    clock:
      changes && hasStarted(changes)
        ? { minutes: state.settings.minutes, calls: state.settings.calls, changes, last: state.times.last }
        : null
  }
}

type Lines = Readonly<Record<string, unknown>>

async function linesIn(storage: Pick<Storage, 'sessions'>): Promise<Lines> {
  const row = (await storage.sessions()).find(({ id }) => id === EVENT_LINES)
  return isRecord(row?.state.lines) ? row.state.lines : {}
}

/** `running`: the clock of an event that is not open goes on, and is called out after the next start as well. */
const put = (lines: Lines): Change => ({
  do: 'put',
  table: 'sessions',
  value: { id: EVENT_LINES, state: { lines, running: Object.values(lines).some((line) => isLine(line) && isRunning(line)) } }
})

function isLine(line: unknown): line is EventLine {
  if (!isRecord(line) || !isRecord(line.clock ?? {})) return false
  // The line of a version that knew no line of time is worked out anew.
  if (isRecord(line.clock) && !('last' in line.clock)) return false
  const numbers = [line.players, line.rounds, line.planned, line.open]
  return numbers.every((one) => typeof one === 'number') && (line.first === null || typeof line.first === 'string') && 'clock' in line
}

/** The line that is kept of an event; null: none. */
export async function storedLine(storage: Pick<Storage, 'sessions'>, event: string): Promise<EventLine | null> {
  const line = (await linesIn(storage))[event]
  return isLine(line) ? line : null
}

/** The change that keeps the line of an event. */
export const keepLine = async (storage: Pick<Storage, 'sessions'>, event: string, line: EventLine): Promise<Change> =>
  put({ ...(await linesIn(storage)), [event]: line })

/** The change that takes the lines of some events away; none where there are none. */
export async function dropLines(storage: Pick<Storage, 'sessions'>, ...events: readonly string[]): Promise<Change[]> {
  const lines = Object.entries(await linesIn(storage))
  const left = lines.filter(([event]) => !events.includes(event))
  return left.length === lines.length ? [] : [put(Object.fromEntries(left))]
}
