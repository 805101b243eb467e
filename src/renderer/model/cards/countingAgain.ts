/** Counts the figures that an older version imported with other powers. */
import type { FigureSetFile } from '../../../shared/formats/documents/documents.ts'
import { readAgain } from '../../../shared/formats/foreignFigures/readAgain.ts'

/** Counts the figures of sets, with a pause after each. Returns the counts by the ids of the sets that have any. */
export function* countingAgain(sets: readonly FigureSetFile[]): Generator<void, ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const { id, figures } of sets)
    for (const figure of figures) {
      if (readAgain(figure) !== null) counts.set(id, (counts.get(id) ?? 0) + 1)
      yield
    }
  return counts
}
