/** The clocks of the host: the one place of this layer that asks the computer for the time. Everything else is given a `Clock`. */
import { randomBytes } from 'node:crypto'
import { uptime } from 'node:os'
import { performance } from 'node:perf_hooks'
import type { Clock } from '../../shared/tournament/log/logClock.ts'

/** The sources of time of a computer, in milliseconds. */
export interface TimeSources {
  wall(): number
  /** Never goes back. On some systems it stands still while the computer sleeps. */
  ticks(): number
  /** Since the computer was started, with the time that it slept. It may count whole seconds only. */
  uptime(): number
}

/** If the computer has been up for so much longer than the ticks say, it was asleep: milliseconds. */
const ASLEEP = 2000

const COMPUTER: TimeSources = { wall: () => Date.now(), ticks: () => performance.now(), uptime: () => uptime() * 1000 }

/** The clocks of a run of the program that begins now. */
export function clockOfRun(sources: TimeSources = COMPUTER): Clock {
  let [ticks, up] = [sources.ticks(), sources.uptime()]
  let gone = 0
  return {
    run: randomBytes(6).toString('hex'),
    wall: () => sources.wall(),
    mono() {
      const [ticksNow, upNow] = [sources.ticks(), sources.uptime()]
      const passed = Math.max(0, ticksNow - ticks)
      const asleep = upNow - up - passed
      gone += asleep >= ASLEEP ? passed + asleep : passed
      ;[ticks, up] = [ticksNow, upNow]
      return gone
    }
  }
}

/** The clocks of this process. */
export const hostClock: Clock = clockOfRun()
