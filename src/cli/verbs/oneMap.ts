/** The one map of a file that a verb is to work with. */
import { problem } from '../../shared/base/problem.ts'
import { fail, ok, type Result } from '../../shared/base/result.ts'
import type { AnyDocument, AnyReading } from '../../shared/formats/anyFile.ts'
import '../../shared/base/sayFileSentences.ts'

type HexMapRead = Extract<AnyDocument, { kind: 'hexmap' }>
type MapRead = Extract<AnyDocument, { kind: 'map' }>

/** Formats of ours that hold no map: what else is wrong with such a file does not matter here. */
const NO_MAPS = ['clixcase', 'linejudge-figures', 'linejudge-special-terrain']
const HEXES = 'linejudge-hexmap'

/** The map of hexes with this id, or the only map of a file where it is one of hexes; what is wrong with it; null: the file is about maps of squares. */
export function oneHexMap(reading: AnyReading, id?: string): Result<HexMapRead> | null {
  if (!reading.ok) return reading.broken.recognised === HEXES ? fail(...reading.broken.problems) : null
  const all = reading.files.flatMap(({ documents }) => documents)
  const maps = all.filter((one) => (one.kind === 'hexmap' || one.kind === 'map') && (id === undefined || one.document.id === id))
  const [only, ...more] = maps
  return only?.kind === 'hexmap' && more.length === 0 ? ok(only) : null
}

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
