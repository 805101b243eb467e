/** What has become of a map, in words for a changelog. */
import type { Segment, SquareXY } from '../../../shared/contract/case.ts'
import { signOf, type ChangeSign } from '../../model/mapRoom/differenceMarks.ts'
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

/** One change in a list: its sign, its words, and where it is. */
export interface ChangeLine {
  readonly how: ChangeSign
  readonly text: string
  readonly squares: readonly SquareXY[]
  readonly edges: readonly Segment[]
}

const kindWords = (kinds: readonly string[]): string => kinds.map(kindWord).join(', ') || t.versions.clear

/** A kind of ground in the language of the app; a special terrain by its name. */
function kindWord(kind: string): string {
  const [name = '', more = ''] = kind.split(':')
  if (name === 'level') return t.levelWord(Number(more))
  if (name === 'special') return more
  return (name in t.inks ? t.inks[name as keyof typeof t.inks] : kind).toLowerCase()
}

/** What has come and gone, one after another: squares, edges, starting areas. */
export function changeLines({ squares, edges, starting }: MapDifference): ChangeLine[] {
  const v = t.versions
  return [
    ...squares.map(({ at, was, is }): ChangeLine => ({
      how: signOf(was, is),
      text: `${formatSquareName(at)}: ${kindWords(was)} → ${kindWords(is)}`,
      squares: [at],
      edges: []
    })),
    ...edges.map(({ edge, field, how }): ChangeLine => ({
      how,
      text: `${edge.map(formatSquareName).join('|')}: ${v.fields[field]}${how === 'gone' ? ` (${v.gone})` : ` (${v.came})`}`,
      squares: [],
      edges: [edge]
    })),
    ...Object.entries(starting).map(([side, { was, is }]): ChangeLine => ({
      how: was.length === 0 ? 'new' : is.length === 0 ? 'gone' : 'other',
      text: v.starting(side, was.length, is.length),
      squares: is.length > 0 ? is : was,
      edges: []
    }))
  ]
}
