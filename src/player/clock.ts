/** The clock of a round as a page shows it. */
import { secondsGone } from '../shared/tournament/state/clock.ts'
import type { ClockView } from '../shared/venue/views.ts'
import type { Texts } from './texts.ts'

/** "31:12" and how it stands. @param now milliseconds by the host's clock @param table whose extra time counts, too */
export function clockWords(
  clock: ClockView,
  now: number,
  texts: Texts,
  table: number | null = null
): { readonly time: string; readonly state: string } {
  const last = clock.changes.at(-1)
  const more = clock.tables.find((one) => one.table === table)?.more ?? 0
  const left = Math.max(0, clock.seconds + more - secondsGone(clock.changes, now))
  const state = last === undefined ? texts.notStarted : left === 0 ? texts.over : texts.clockStates[last.action]
  return { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`, state }
}
