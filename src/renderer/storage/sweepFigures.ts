/** The undo of figures that are gone goes at the start; until then a deletion can be taken back whole. */
import { isRecord } from '../../shared/base/validate.ts'
import type { RowStorage } from './rows/rowStorage.ts'

const UNDO = 'undo figure '

/** Deletes the undo of figures that are not there. Rejects with a StorageError. */
export async function sweepFigures(storage: RowStorage): Promise<void> {
  const steps = (await storage.rows('sessions')).filter(({ id }) => id.startsWith(UNDO))
  if (steps.length === 0) return
  const aside = (await storage.rows('setAside')).map(({ id }) => id)
  const sets = new Map((await storage.rows('figureSets')).map((row) => [row.id, row]))
  const gone = steps.filter(({ id }) => {
    // Steps have their number behind the figure.
    const [set = '', figure = ''] = id.slice(UNDO.length).replace(/ \d+$/, '').split('/')
    if (aside.some((one) => one.startsWith(`figureSets/${set}@`))) return false
    const value = sets.get(set)?.value
    return !(isRecord(value) && Array.isArray(value.figures) && value.figures.some((one) => isRecord(one) && one.id === figure))
  })
  if (gone.length > 0) await storage.commit(gone.map(({ id }) => ({ do: 'delete', table: 'sessions', id })))
}
