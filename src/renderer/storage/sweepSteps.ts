/** What belonged to documents that are gone goes at the start. */
import type { RowStorage } from './rows/rowStorage.ts'
import { sweepFigures } from './sweepFigures.ts'
import { sweepMaps } from './sweepMaps.ts'

/** Rejects with a StorageError. */
export async function sweepSteps(storage: RowStorage): Promise<void> {
  await sweepMaps(storage)
  await sweepFigures(storage)
}
