/**
 * An undo history as rows of the storage: one row for each step, and one that says where among them the table stands.
 * A change of the table writes its own step and no other.
 */
import { fnv1a } from '../../../shared/base/text/fnv.ts'
import type { Change, StoredSession } from '../../storage/interface/storage.ts'
import type * as StepCode from './stepCode.ts'
import { applyPatch, invertPatch, type History, type HistoryStep } from '../table/history.ts'
import { isKeptGame, type KeptTurns } from '../table/keptGame.ts'

/** How a step is written, with the library that compares values: until it has been read nothing is written, and no step is lost by that. */
let code: typeof StepCode | null = null

/** Reads it: before undo is restored, and before the first step is written. */
export async function readStepCode(): Promise<void> {
  code ??= await import('./stepCode.ts')
}

/** The steps that lie in the storage, oldest first, and the number of the first one's row. */
export interface Written {
  readonly steps: readonly HistoryStep[]
  readonly first: number
  /** How many of the steps are past; -1: not even that is written. */
  readonly at: number
  readonly kept?: KeptTurns | null
  /** How many events are before the moment on the board; `null`: all of them. */
  readonly moment?: number | null
}

/** A history as it is stored: with the moment of its turns that is on the board. */
export type StoredHistory<T extends object = object> = History<T> & { readonly moment?: number | null }

export const NOTHING_WRITTEN: Written = { steps: [], first: 0, at: -1 }

/** Older steps are not kept beyond a restart. */
const KEPT = 200

const headId = (key: string): string => `undo ${key}`
const rowId = (key: string, n: number): string => `undo ${key} ${n}`

/** What has to be written so that the storage holds `history` under `key`, and what it will hold then. */
export function historyChanges(key: string, written: Written, history: StoredHistory): { changes: readonly Change[]; written: Written } {
  if (!code) return { changes: [], written }
  const { encodeStep } = code
  const { past, future, kept = null, moment = null } = history
  const dropped = Math.max(0, past.length - KEPT)
  const steps = [...past.slice(dropped), ...future.slice(0, KEPT)]
  const at = past.length - dropped
  const oldest = steps[0]
  const skip = oldest ? written.steps.indexOf(oldest) : -1
  const same = skip < 0 ? 0 : sameLength(written.steps.slice(skip), steps)
  const first = same > 0 ? written.first + skip : written.first + written.steps.length
  const gone = written.steps.map((_, i) => i).filter((i) => same === 0 || i < skip || i >= skip + same)
  const changes: Change[] = [
    ...gone.map((i): Change => ({ do: 'delete', table: 'sessions', id: rowId(key, written.first + i) })),
    ...steps.slice(same).map((step, i): Change => ({
      do: 'put',
      table: 'sessions',
      value: { id: rowId(key, first + same + i), state: { ...encodeStep(step) } }
    }))
  ]
  const now: Written = { steps, first, at, kept, moment }
  const isSame = at === written.at && kept === (written.kept ?? null) && moment === (written.moment ?? null)
  if (changes.length === 0 && isSame) return { changes, written: now }
  const state = {
    first,
    at,
    count: steps.length,
    table: fingerprint(history.present),
    ...(kept && { game: kept.game, apart: kept.apart }),
    ...(moment !== null && { moment })
  }
  return { changes: [...changes, { do: 'put', table: 'sessions', value: { id: headId(key), state } }], written: now }
}

/** Tells whether a history belongs to a table: not proof against malice, only against a mix-up (FNV-1a over its JSON). */
export function fingerprint(value: object): string {
  const text = JSON.stringify(value)
  return `${text.length}:${fnv1a(text).toString(16)}`
}

function sameLength(a: readonly unknown[], b: readonly unknown[]): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length++
  return length
}

/**
 * The history of `present` from the rows of the storage. Where rows are missing or do not fit the table, the steps
 * beyond them are left out: an undo that cannot be trusted is worse than none.
 */
export function restoreHistory<T extends object>(
  key: string,
  present: T,
  sessions: readonly StoredSession[]
): { history: StoredHistory<T>; written: Written } {
  const rows = new Map(sessions.map(({ id, state }) => [id, state]))
  const head = rows.get(headId(key))
  if (!head) return { history: { present, past: [], future: [] }, written: NOTHING_WRITTEN }
  const kept = isKeptGame(head.game) ? { game: head.game, apart: head.apart === true } : null
  const [first, at, count] = [head.first, head.at, head.count].map((n) => (Number.isSafeInteger(n) ? Number(n) : 0)) as [
    number,
    number,
    number
  ]
  if (head.table !== fingerprint(present)) {
    // The rows of the other table are forgotten with the first change.
    return {
      history: { present, past: [], future: [], ...(kept && { kept }) },
      written: { steps: Array.from({ length: count }, () => GONE), first, at: -1 }
    }
  }
  const moment = Number.isSafeInteger(head.moment) ? Number(head.moment) : null
  const past: HistoryStep[] = []
  let value: T = present
  for (let n = at - 1; n >= 0; n--) {
    const step = readStep(value, rows.get(rowId(key, first + n)), 'stepBefore')
    if (!step) break
    past.unshift(step)
    value = applyPatch(value, invertPatch(step.patch))
  }
  const future: HistoryStep[] = []
  value = present
  for (let n = at; n < count; n++) {
    const step = readStep(value, rows.get(rowId(key, first + n)), 'stepAfter')
    if (!step) break
    future.push(step)
    value = applyPatch(value, step.patch)
  }
  return {
    history: { present, past, future, ...(kept && { kept }), ...(moment !== null && { moment }) },
    // Rows that could not be read stand for themselves, so that they are taken away with the next change.
    written:
      past.length === at && past.length + future.length === count
        ? { steps: [...past, ...future], first, at, kept, moment }
        : { steps: Array.from({ length: count }, () => GONE), first, at: -1 }
  }
}

const GONE: HistoryStep = { label: '', patch: [], merge: null }

function readStep(value: object, row: unknown, read: 'stepBefore' | 'stepAfter'): HistoryStep | null {
  if (!code?.isUndoRow(row)) return null
  try {
    return code[read](value, row)
  } catch {
    return null
  }
}

/** Takes a history away with what it belonged to. */
export const forgetHistory = (key: string, written: Written): readonly Change[] => [
  { do: 'delete', table: 'sessions', id: headId(key) },
  ...written.steps.map((_, i): Change => ({ do: 'delete', table: 'sessions', id: rowId(key, written.first + i) }))
]
