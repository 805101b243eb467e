/**
 * When a copy of everything was last saved as a file, and what has happened since: kept beside the data, for browsers that delete what a
 * page keeps. Pure but for the reading and writing of the note.
 */
import { isRecord } from '../../../shared/base/validate.ts'
import { pageClock } from '../window/clock.ts'

export interface CopyNote {
  /** From when a day is counted: the last copy, the last offer that was put aside, or the first change before any; milliseconds. null: nothing is there to copy. */
  readonly from: number | null
  /** Changes and published rounds since the last copy or the last offer that was put aside. */
  readonly changes: number
  readonly rounds: number
  /** Something was changed since the last copy. */
  readonly unsaved: boolean
  /** When a copy was last offered. */
  readonly offeredAt: number | null
}

export type Occasion = 'round' | 'changes' | 'day'

export const NO_COPY: CopyNote = { from: null, changes: 0, rounds: 0, unsaved: false, offeredAt: null }

/** So many saved changes are worth a copy: about an hour of a busy table. */
export const MANY_CHANGES = 150
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Why a copy is to be offered now; null: it is not. Never twice within an hour. */
export function occasionToCopy({ from, changes, rounds, unsaved, offeredAt }: CopyNote, now: number): Occasion | null {
  // A clock that was set back holds nothing up.
  if (!unsaved || (offeredAt !== null && now >= offeredAt && now - offeredAt < HOUR_MS)) return null
  if (rounds > 0) return 'round'
  if (changes >= MANY_CHANGES) return 'changes'
  return from !== null && now - from >= DAY_MS ? 'day' : null
}

export const changed = (note: CopyNote, now: number): CopyNote => ({
  ...note,
  from: note.from ?? now,
  changes: note.changes + 1,
  unsaved: true
})
export const published = (note: CopyNote): CopyNote => ({ ...note, rounds: note.rounds + 1, unsaved: true })
export const offered = (note: CopyNote, now: number): CopyNote => ({ ...note, offeredAt: now })
export const putAside = (note: CopyNote, now: number): CopyNote => ({ ...note, from: now, changes: 0, rounds: 0 })
const copied = (note: CopyNote, now: number): CopyNote => ({ ...NO_COPY, from: now, offeredAt: note.offeredAt })

const KEY = 'linejudge.copy'
type Kept = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const numberOr = <T>(value: unknown, other: T): number | T => (typeof value === 'number' && Number.isFinite(value) ? value : other)

/** The note as it was left; one that cannot be read counts as none. */
export function readCopyNote(kept: Kept): CopyNote {
  try {
    const found: unknown = JSON.parse(kept.getItem(KEY) ?? 'null')
    if (!isRecord(found)) return NO_COPY
    return {
      from: numberOr(found.from, null),
      changes: numberOr(found.changes, 0),
      rounds: numberOr(found.rounds, 0),
      unsaved: found.unsaved === true,
      offeredAt: numberOr(found.offeredAt, null)
    }
  } catch {
    return NO_COPY
  }
}

export function keepCopyNote(kept: Kept, note: CopyNote): void {
  try {
    kept.setItem(KEY, JSON.stringify(note))
  } catch {
    // It is offered again after the next start, and that is all.
  }
}

/** A copy of everything lies in a file, wherever that was asked for. */
export function noteCopied(now = pageClock.wall()): void {
  try {
    keepCopyNote(localStorage, copied(readCopyNote(localStorage), now))
  } catch {
    // A page that may keep nothing.
  }
}
