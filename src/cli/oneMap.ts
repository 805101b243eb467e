/** The one map of a file that a verb is to work with. */
import { problem } from '../shared/base/problem.ts'
import { fail, ok, type Result } from '../shared/base/result.ts'
import type { AnyDocument, AnyReading } from '../shared/formats/anyFile.ts'
import '../shared/base/sayFileSentences.ts'

type MapRead = Extract<AnyDocument, { kind: 'map' }>

/** Formats of ours that hold no map: what else is wrong with such a file does not matter here. */
const NO_MAPS = ['clixcase', 'linejudge-figures', 'linejudge-special-terrain']
const HEXES = 'linejudge-hexmap'

/** The map with this id, or the only one; a file of several maps is refused with their ids. */
export function oneMap(reading: AnyReading, id?: string): Result<MapRead> {
  const recognised = reading.ok ? reading.files.map((file) => file.recognised) : [reading.broken.recognised ?? '']
  if (recognised.includes(HEXES)) return fail(problem('wrong-grid', '', 'wrong-grid', {}))
  if (NO_MAPS.some((one) => recognised.includes(one))) return fail(problem('wrong-format', '/format', 'no-map', {}))
  if (!reading.ok) return fail(...reading.broken.problems)
  const maps = reading.files.flatMap(({ documents }) => documents.flatMap((one) => (one.kind === 'map' ? [one] : [])))
  const chosen = id === undefined ? maps : maps.filter(({ document }) => document.id === id)
  if (chosen.length === 1) return ok(chosen[0]!)
  if (maps.length === 0) return fail(problem('no-map', '', 'no-map', {}))
  return fail(problem('several-maps', '', 'several-maps', { ids: maps.map(({ document }) => document.id).join(', ') }))
}
