/** Counts the figures that an older version imported with other powers. */
import type { FigureSetFile } from '../../../shared/formats/documents/documents.ts'
import { readAgain } from '../../../shared/formats/foreignFigures/readAgain.ts'

const known = new WeakMap<FigureSetFile, number>()

/** Counts the figures of sets, with a pause after each; a set that has not changed is counted once. */
export function* countingAgain(sets: readonly FigureSetFile[]): Generator<void, ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const set of sets) {
    let count = known.get(set)
    if (count === undefined) {
      count = 0
      for (const figure of set.figures) {
        if (readAgain(figure) !== null) count++
        yield
      }
      known.set(set, count)
    }
    if (count > 0) counts.set(set.id, count)
  }
  return counts
}
