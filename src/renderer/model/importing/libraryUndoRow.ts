/** The last changes of the library, kept so that they can be taken back after a restart, too. */
import { isRecord } from '../../../shared/base/validate.ts'
import { jsonTextOf } from '../../../shared/base/text/knownText.ts'
import type { Change, StoredSession } from '../../storage/interface/storage.ts'
import { hasWayBack } from './inverse.ts'
import type { Done } from './importStore.svelte.ts'

/** The row that they lie in. */
export const LIBRARY_UNDO = 'library undo'

/** So many steps go back. */
export const MOST_STEPS = 20

/** Characters of all documents in the steps that are kept; a large collection is taken back as long as the window is open. */
const MOST_KEPT = 2_000_000

const lengthOf = (change: Change): number => (change.do === 'put' ? jsonTextOf(change.value).length : 0)

/** The change that keeps `steps`, and after them those that were taken back and can be done again: the newest as far as there is room. */
export function libraryUndoChange(steps: readonly Done[], undone: readonly Done[] = []): Change {
  const room = { left: MOST_KEPT }
  const kept = newestOf(steps, room)
  // A picture of a map goes with the map; without it the step is not the same again.
  const whole = undone.slice(undone.findLastIndex(({ changes }) => !changes.every(isOfDocument)) + 1)
  const again = newestOf(whole, room)
  if (kept.length + again.length === 0) return { do: 'delete', table: 'sessions', id: LIBRARY_UNDO }
  return { do: 'put', table: 'sessions', value: { id: LIBRARY_UNDO, state: { steps: kept, ...(again.length > 0 && { undone: again }) } } }
}

const isOfDocument = ({ table }: Change): boolean => hasWayBack(table)

/** The last of `steps` that find room, with their documents alone. */
function newestOf(steps: readonly Done[], room: { left: number }): readonly Done[] {
  const kept: Done[] = []
  for (const { label, changes, back } of steps.toReversed()) {
    const documents = changes.filter(({ table }) => hasWayBack(table))
    for (const change of [...documents, ...back]) room.left -= lengthOf(change)
    if (room.left < 0) break
    kept.unshift({ label, changes: documents, back })
  }
  return kept
}

/** The steps in the rows; what is no step, and what lies before it, is left out. The storage checks their documents when they are put back. */
export const undoIn = (rows: readonly StoredSession[]): readonly Done[] => stepsIn(rows, 'steps')

/** Those that were taken back. */
export const undoneIn = (rows: readonly StoredSession[]): readonly Done[] => stepsIn(rows, 'undone')

function stepsIn(rows: readonly StoredSession[], field: 'steps' | 'undone'): readonly Done[] {
  const steps = rows.find(({ id }) => id === LIBRARY_UNDO)?.state[field]
  if (!Array.isArray(steps)) return []
  const all = steps as readonly unknown[]
  return all.slice(all.findLastIndex((step) => !isDone(step)) + 1) as readonly Done[]
}

const isDone = (step: unknown): boolean =>
  isRecord(step) && typeof step.label === 'string' && [step.changes, step.back].every((list) => Array.isArray(list) && list.every(isChange))

function isChange(change: unknown): boolean {
  if (!isRecord(change) || typeof change.table !== 'string' || !hasWayBack(change.table)) return false
  return change.do === 'delete' ? typeof change.id === 'string' : change.do === 'put' && isRecord(change.value)
}
