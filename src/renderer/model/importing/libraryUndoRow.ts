/** The last changes of the library, kept so that they can be taken back after a restart, too. */
import { isRecord } from '../../../shared/base/validate.ts'
import { jsonTextOf } from '../../../shared/base/text/knownText.ts'
import { isDocumentTable, type Change, type StoredSession } from '../../storage/interface/storage.ts'
import type { Done } from './importStore.svelte.ts'

/** The row that they lie in. */
export const LIBRARY_UNDO = 'library undo'

/** So many steps go back. */
export const MOST_STEPS = 20

/** Characters of all documents in the steps that are kept; a large collection is taken back as long as the window is open. */
const MOST_KEPT = 2_000_000

const lengthOf = (change: Change): number => (change.do === 'put' ? jsonTextOf(change.value).length : 0)

/** The change that keeps `steps`, the newest of them as far as there is room. */
export function libraryUndoChange(steps: readonly Done[]): Change {
  const kept: Done[] = []
  let room = MOST_KEPT
  for (const { label, changes, back } of steps.toReversed()) {
    const documents = changes.filter(({ table }) => isDocumentTable(table))
    for (const change of [...documents, ...back]) room -= lengthOf(change)
    if (room < 0) break
    kept.unshift({ label, changes: documents, back })
  }
  return kept.length > 0
    ? { do: 'put', table: 'sessions', value: { id: LIBRARY_UNDO, state: { steps: kept } } }
    : { do: 'delete', table: 'sessions', id: LIBRARY_UNDO }
}

/** The steps in the rows; what is no step, and what lies before it, is left out. The storage checks their documents when they are put back. */
export function undoIn(rows: readonly StoredSession[]): readonly Done[] {
  const steps = rows.find(({ id }) => id === LIBRARY_UNDO)?.state.steps
  if (!Array.isArray(steps)) return []
  const all = steps as readonly unknown[]
  return all.slice(all.findLastIndex((step) => !isDone(step)) + 1) as readonly Done[]
}

const isDone = (step: unknown): boolean =>
  isRecord(step) && typeof step.label === 'string' && [step.changes, step.back].every((list) => Array.isArray(list) && list.every(isChange))

function isChange(change: unknown): boolean {
  if (!isRecord(change) || typeof change.table !== 'string' || !isDocumentTable(change.table)) return false
  return change.do === 'delete' ? typeof change.id === 'string' : change.do === 'put' && isRecord(change.value)
}
