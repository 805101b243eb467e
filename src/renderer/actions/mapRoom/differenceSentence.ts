/** What has become of a map, in words for a changelog. */
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import type { MapDifference } from '../../../shared/mapCheck/difference.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'

/** So many squares are named. */
const NAMED = 4

export function differenceSentence(since: string, { same, size, squares, edges, lines, pins }: MapDifference): string {
  if (same) return t.versions.same
  const v = t.versions
  const ground = (kinds: readonly string[]): string => kinds.join(' ') || v.clear
  const named = squares.slice(0, NAMED).map(({ at, was, is }) => `${formatSquareName(at)}: ${ground(was)} → ${ground(is)}`)
  const parts = [
    ...(size ? [v.size(size.was.join(' × '), size.is.join(' × '))] : []),
    ...(squares.length > 0 ? [`${v.squares(squares.length)} (${named.join('; ')}${squares.length > NAMED ? ' …' : ''})`] : []),
    ...(edges.length > 0
      ? [v.edges(edges.filter(({ how }) => how === 'gone').length, edges.filter(({ how }) => how === 'new').length)]
      : []),
    v.lines(lines.changed, lines.of),
    ...(pins.length > 0 ? [v.pins(pins.join(', '))] : [])
  ]
  return v.since(since, parts.join('; '))
}
