/** Clocks for tests: nothing waits, and the time is what the test says. */
import type { Clock } from '../../src/shared/tournament/log/logClock.ts'

let runs = 0

/** A computer whose clock is right: its monotonic time goes with it. @param wall milliseconds */
export function clockOf(wall: () => number, run = `run-${++runs}`): Clock {
  let [last, gone]: [number | null, number] = [null, 0]
  return {
    run,
    wall,
    mono() {
      const now = wall()
      gone += last === null ? 0 : Math.max(0, now - last)
      last = now
      return gone
    }
  }
}
