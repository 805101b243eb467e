/**
 * Undo and redo as a value: the present, and the small reversible patches that lead away from it in both directions.
 * Values are immutable records; a patch names the top-level fields that changed, with what they were and became.
 */
import type { KeptTurns } from './keptGame.ts'

export interface Edit {
  readonly key: string
  readonly from: unknown
  readonly to: unknown
}
export type Patch = readonly Edit[]

export interface HistoryStep {
  /** What was done, fit to show: "Move Thor". */
  readonly label: string
  readonly patch: Patch
  /** Steps in a row with the same merge key become one (typing a number, dragging along). */
  readonly merge: string | null
  /** It applied the ruling on the value before it. */
  readonly applies?: true
}

export interface History<T extends object> {
  readonly present: T
  /** Oldest first. */
  readonly past: readonly HistoryStep[]
  /** Next to redo first. */
  readonly future: readonly HistoryStep[]
  /** Turns that were left for another question: they follow the table and are not part of its value. */
  readonly kept?: KeptTurns | null
}

/** Older steps are forgotten: enough for a long day, bounded for memory. */
const KEPT = 500

export const startHistory = <T extends object>(present: T): History<T> => ({ present, past: [], future: [] })

/** The fields in which `to` differs from `from` (by identity), in a fixed order. */
export function diffPatch<T extends object>(from: T, to: T): Patch {
  const before = new Map<string, unknown>(Object.entries(from))
  const after = new Map<string, unknown>(Object.entries(to))
  return [...new Set([...before.keys(), ...after.keys()])]
    .sort()
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => ({ key, from: before.get(key), to: after.get(key) }))
}

/** A new value with the patch applied; a field patched to undefined is left out. */
export function applyPatch<T extends object>(value: T, patch: Patch): T {
  const next = new Map<string, unknown>(Object.entries(value))
  for (const { key, to } of patch) {
    if (to === undefined) next.delete(key)
    else next.set(key, to)
  }
  return Object.fromEntries(next) as T
}

export const invertPatch = (patch: Patch): Patch => [...patch].reverse().map(({ key, from, to }) => ({ key, from: to, to: from }))

/** One patch that does what the two do in a row; fields that end where they began drop out. */
export function mergePatches(first: Patch, second: Patch): Patch {
  const merged = new Map(first.map((edit) => [edit.key, edit]))
  for (const edit of second) {
    const earlier = merged.get(edit.key)
    merged.set(edit.key, earlier ? { ...edit, from: earlier.from } : edit)
  }
  return [...merged.values()].filter((edit) => edit.from !== edit.to)
}

/** The history with `next` as its present. A change that changes nothing adds no step. */
export function record<T extends object>(history: History<T>, next: T, label: string, merge: string | null = null): History<T> {
  const patch = diffPatch(history.present, next)
  if (patch.length === 0) return history
  const last = history.past.at(-1)
  if (last && merge !== null && last.merge === merge && history.future.length === 0) {
    const merged = mergePatches(last.patch, patch)
    const rest = history.past.slice(0, -1)
    return { ...history, present: next, past: merged.length ? [...rest, { label, patch: merged, merge }] : rest, future: [] }
  }
  return { ...history, present: next, past: [...history.past, { label, patch, merge }].slice(-KEPT), future: [] }
}

/** The history whose last step is marked as one that applied a ruling. */
export function withApplied<T extends object>(history: History<T>): History<T> {
  const step = history.past.at(-1)
  return step ? { ...history, past: [...history.past.slice(0, -1), { ...step, applies: true }] } : history
}

export function undo<T extends object>(history: History<T>): History<T> {
  const step = history.past.at(-1)
  if (!step) return history
  return {
    ...history,
    present: applyPatch(history.present, invertPatch(step.patch)),
    past: history.past.slice(0, -1),
    future: [step, ...history.future]
  }
}

export function redo<T extends object>(history: History<T>): History<T> {
  const [step, ...future] = history.future
  if (!step) return history
  return { ...history, present: applyPatch(history.present, step.patch), past: [...history.past, step], future }
}
