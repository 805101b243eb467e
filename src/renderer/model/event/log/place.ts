/** The row of `sessions` that says which event is open and where its screen stands. */
export const EVENT_PLACE = 'event'
/** A clock that was started so long ago belongs to another day: a round never takes as long. Milliseconds. */
export const DAY_MS = 12 * 3600 * 1000
/** Whether a row of `sessions` says that a round was being played in the open event at the last end: the app then opens on it. */
export const isPlaying = ({ id, state: { playing } }: { id: string; state: { readonly playing?: unknown } }, now: number): boolean =>
  id === EVENT_PLACE && typeof playing === 'number' && Math.abs(now - playing) < DAY_MS
/** The row of `sessions` that holds a line of each event, and whether the clock of one of them runs. */
export const EVENT_LINES = 'event-lines'
/** The address of the display in the room is the app's own with this behind it. */
export const DISPLAY = '#display'
/** The row of `sessions` that says which event of another device this one has been let into. */
export const VENUE_PLACE = 'venue'
export { GO_ON_PLACE as GO_ON, JOIN_PATH, JOIN_PLACE as JOIN } from '../../../../shared/venue/codes.ts'
/** By this name windows of one browser tell each other of somebody who is forgotten. */
export const FORGOTTEN = 'linejudge-forgotten'
