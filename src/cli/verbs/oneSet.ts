/** The one figure set of a file that a verb is to work with. */
import { problem } from '../../shared/base/problem.ts'
import { fail, ok, type Result } from '../../shared/base/result.ts'
import type { AnyReading } from '../../shared/formats/anyFile.ts'
import type { FigureSetFile } from '../../shared/formats/documents/documents.ts'
import '../../shared/base/sayFileSentences.ts'

/** The set with this id, or the only one; a file of several sets is refused with their ids. */
export function oneSet(reading: AnyReading, id?: string): Result<FigureSetFile> {
  if (!reading.ok) return fail(...reading.broken.problems)
  const sets = reading.files.flatMap(({ documents }) => documents.flatMap((one) => (one.kind === 'figures' ? [one.document] : [])))
  const chosen = id === undefined ? sets : sets.filter((set) => set.id === id)
  if (chosen.length === 1) return ok(chosen[0]!)
  if (sets.length === 0) return fail(problem('no-figures', '', 'no-figures', {}))
  return fail(problem('several-sets', '', 'several-sets', { ids: sets.map((set) => set.id).join(', ') }))
}
