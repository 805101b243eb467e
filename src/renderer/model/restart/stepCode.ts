/** A step of undo as JSON: what changed within each field, not the whole field twice, so that a day of steps stays small. */
import { create, type Delta } from 'jsondiffpatch'
import { isRecord } from '../../../shared/base/validate.ts'
import type { HistoryStep, Patch } from '../table/history.ts'

/** One field of the table: its name, and what leads from the value before to the value after and back. */
export interface UndoEdit {
  readonly key: string
  readonly delta: Delta
}

export interface UndoRow {
  readonly label: string
  readonly merge: string | null
  readonly edits: readonly UndoEdit[]
  readonly applies?: true
}

// Lists are told apart by the ids of what is in them. A move within a list is a removal and an addition: exactly reversible.
const differ = create({
  objectHash: (item, index) => (isRecord(item) && typeof item.id === 'string' ? item.id : JSON.stringify(item) || String(index)),
  arrays: { detectMove: false },
  cloneDiffValues: true
})

/** The step as it is kept. */
export const encodeStep = ({ label, merge, patch, applies }: HistoryStep): UndoRow => ({
  label,
  merge,
  edits: patch.map(({ key, from, to }) => ({ key, delta: differ.diff(from, to) })),
  ...(applies && { applies })
})

/**
 * A kept step as it was made, from the value that it led to. Throws where the step and the value do not belong
 * together.
 */
export function stepBefore(after: object, kept: UndoRow): HistoryStep {
  const now = new Map<string, unknown>(Object.entries(after))
  return decoded(
    kept,
    kept.edits.map(({ key, delta }) => {
      const to = now.get(key)
      return { key, from: differ.unpatch(structuredClone(to), structuredClone(delta)), to }
    })
  )
}

/** A kept step from the value that it was made on. Throws as `stepBefore` does. */
export function stepAfter(before: object, kept: UndoRow): HistoryStep {
  const now = new Map<string, unknown>(Object.entries(before))
  return decoded(
    kept,
    kept.edits.map(({ key, delta }) => {
      const from = now.get(key)
      return { key, from, to: differ.patch(structuredClone(from), structuredClone(delta)) }
    })
  )
}

const decoded = ({ label, merge, applies }: UndoRow, patch: Patch): HistoryStep => ({
  label,
  merge,
  patch,
  ...(applies === true && { applies })
})

/** Whether something that was read is a kept step in its outline; what its edits do is seen when they are applied. */
export function isUndoRow(value: unknown): value is UndoRow {
  return (
    isRecord(value) &&
    typeof value.label === 'string' &&
    (value.merge === null || typeof value.merge === 'string') &&
    Array.isArray(value.edits) &&
    value.edits.every((edit) => isRecord(edit) && typeof edit.key === 'string')
  )
}
