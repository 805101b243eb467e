/** "map helicarrier": the map of that name comes to the table. */
import { ok, type Result } from '../../../shared/base/result.ts'
import { typedTexts as t } from '../../i18n/texts.ts'
import { namedBy } from '../../text/named.ts'
import { fold, nearest } from '../../text/near.ts'
import { problem } from './places.ts'
import type { Around, NamedMap, TypedLine } from './typedLine.ts'

/** Maps that a sentence names of those that the words may mean. */
const MOST_NAMED = 4

/** Without a name: the list of maps. */
export function mapLine(words: readonly string[], { maps = [] }: Around): Result<TypedLine> {
  if (words.length === 0) return ok({ do: 'maps', says: t.will.maps })
  const typed = words.join(' ')
  const folded = ({ name }: NamedMap) => [fold(name)]
  const exact = namedBy(typed, maps, folded)
  const found = exact.length > 0 ? exact : nearest(typed, maps, ({ name }) => [name, ...name.split(/\s+/)])
  const [only, ...others] = found
  if (!only) return problem('no-map-named', t.problems.noMapNamed(typed))
  if (others.length > 0) {
    const names = found.slice(0, MOST_NAMED).map(({ name }) => name)
    return problem('ambiguous', t.problems.ambiguous(typed, names.join(', ')))
  }
  return ok({ do: 'map', id: only.id, says: t.will.map(only.name) })
}
