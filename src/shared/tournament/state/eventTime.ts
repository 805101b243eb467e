/**
 * When facts happened. The order of facts is that of the log; a clock that is wrong changes neither the order nor any duration.
 *
 * Every fact gets a place on one line of time, `on`, in milliseconds. Facts of one run of a program are as far apart as the monotonic clock
 * of that run says. From one run to the next the clocks of the computers count, and time never goes back. A fact without a monotonic time
 * is where its own clock says. Only differences of two places mean something.
 */

/** The time of a fact, by its writer. */
export interface Stamp {
  /** Milliseconds, by the clock of the writer as it was; null: nothing was said. */
  readonly at: number | null
  /** A run of the writer and milliseconds in it; null: nothing was said. */
  readonly mono: readonly [run: string, ms: number] | null
  /** Of the first fact of a run: what both clocks said as the writer read the log. Both in milliseconds. */
  readonly begun: readonly [at: number, ms: number] | null
}

/** A moment of the log. `at`: by the clock of the writer. `on`: on the line of time. Both in milliseconds. */
export interface Moment {
  readonly at: number
  readonly on: number
}

/** The clock of a writer was set to another time. */
export interface ClockJump {
  /** Which of the facts of the log shows it, from 0 on, counting those that were taken back. */
  readonly entry: number
  /** Milliseconds: above 0, the clock went ahead by so much more than the time that passed; below 0, it went back. */
  readonly by: number
  /** The clock before and after, in milliseconds. */
  readonly from: number
  readonly to: number
}

interface Run {
  /** The place on the line of time at which the run has 0 milliseconds. */
  readonly base: number
  /** The clocks of the last fact of the run. */
  readonly at: number | null
  readonly ms: number
}

/** The times in a log so far. */
export interface EventTimes {
  /** Of the last fact that has a time, with its run; null: none has. */
  last: (Moment & { readonly mono: Stamp['mono'] }) | null
  /** How many facts the log has. */
  entries: number
  readonly runs: Map<string, Run>
  /** From a fact with the time `at` on, `on` and `at` differ by `off`. In the order of the log. */
  readonly offsets: { readonly at: number; readonly off: number }[]
  readonly jumps: ClockJump[]
}

export const newTimes = (): EventTimes => ({ last: null, entries: 0, runs: new Map(), offsets: [], jumps: [] })

/** Clocks that differ by less are taken as right: milliseconds. */
const CLOCK_DIFFERS = 2000
/** Differences below this do not make an offset of their own: milliseconds. */
const SAME_OFFSET = 100

const lastOffset = ({ offsets }: EventTimes): number => offsets.at(-1)?.off ?? 0

/** Where a run begins on the line of time. */
function baseOf(times: EventTimes, { at, begun }: Stamp, ms: number): number {
  const [from, since] = begun ?? [at, ms]
  if (times.last === null) return (from ?? 0) - since
  return times.last.on + Math.max(0, (from ?? times.last.at) - times.last.at) - since
}

/** The place of a fact on the line of time, if it were the next one of the log. Null: neither it nor a fact before it has a time. */
export function placeOf(times: EventTimes, stamp: Stamp): number | null {
  const { at, mono } = stamp
  if (mono !== null) {
    const [run, ms] = mono
    return (times.runs.get(run)?.base ?? baseOf(times, stamp, ms)) + ms
  }
  return at === null ? (times.last?.on ?? null) : at + lastOffset(times)
}

/** How far the clock of the writer has gone otherwise than time since what is known of it; null: nothing is known. */
function jumpOf(times: EventTimes, { at, mono, begun }: Stamp): Omit<ClockJump, 'entry'> | null {
  if (at === null) return null
  if (mono !== null) {
    const run = times.runs.get(mono[0])
    const [before, since] = run ? [run.at, run.ms] : (begun ?? [null, 0])
    if (before !== null) {
      const inRun = { by: at - before - (mono[1] - since), from: before, to: at }
      if (run || Math.abs(inRun.by) >= CLOCK_DIFFERS || times.last === null) return inRun
    }
  }
  // Between two runs it is seen only if the clock went back.
  const began = mono !== null && begun ? begun[0] : at
  return times.last !== null && began < times.last.at ? { by: began - times.last.at, from: times.last.at, to: began } : null
}

/** A fact has joined the log. */
export function passTime(times: EventTimes, stamp: Stamp): void {
  const on = placeOf(times, stamp)
  const { at, mono } = stamp
  const jump = jumpOf(times, stamp)
  if (jump !== null && Math.abs(jump.by) >= CLOCK_DIFFERS) times.jumps.push({ entry: times.entries, ...jump })
  times.entries++
  if (on === null) return
  if (mono !== null) times.runs.set(mono[0], { base: on - mono[1], at, ms: mono[1] })
  if (at === null) {
    if (mono !== null && times.last !== null) times.last = { at: times.last.at, on, mono }
    return
  }
  times.last = { at, on, mono }
  if (Math.abs(on - at - lastOffset(times)) >= SAME_OFFSET) times.offsets.push({ at, off: on - at })
}

/** What is known of a log of which only the last moment was kept. */
export function timesFrom(last: EventTimes['last']): EventTimes {
  const times = newTimes()
  if (last === null) return times
  if (last.mono !== null) times.runs.set(last.mono[0], { base: last.on - last.mono[1], at: last.at, ms: last.mono[1] })
  times.offsets.push({ at: last.at, off: last.on - last.at })
  times.last = last
  return times
}

/** A stamp for a place on the line of time, for a fact that another program will write. @param on milliseconds */
export function stampFor({ runs, offsets }: EventTimes, on: number): Pick<Stamp, 'at' | 'mono'> {
  const run = [...runs].at(-1)
  const at = on - (offsets.at(-1)?.off ?? 0)
  return { at, mono: run && on >= run[1].base ? [run[0], Math.floor(on - run[1].base)] : null }
}

/** The place on the line of time at which a clock on the wall says this. @param at milliseconds @return milliseconds */
export const placeAt = ({ offsets }: EventTimes, at: number): number =>
  at + (offsets.findLast((one) => one.at <= at)?.off ?? (offsets.length > 0 ? offsets[0]!.off : 0))
