/** What has become of a map, in words for a changelog. */
import type { Segment, SquareXY } from '../../../shared/contract/case.ts'
import { signOf, type ChangeSign } from '../../model/mapRoom/differenceMarks.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import type { MapDifference } from '../../../shared/mapCheck/difference.ts'
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import { shippedText, texts } from '../../i18n/texts.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'

/** So many squares are named. */
const NAMED = 4

/** What the two versions call their special terrain and their pins; the newer one first. */
type Versions = readonly Pick<MapFile, 'specialTerrain' | 'pins'>[]

/** @param since what the older version is called */
export function differenceSentence(since: string, difference: MapDifference, versions: Versions): string {
  const { same, size, squares, edges, lines, pins } = difference
  if (same) return t.versions.same
  const v = t.versions
  const named = squares.slice(0, NAMED).map((one) => squareLine(one, versions))
  const parts = [
    ...(size ? [v.size(size.was.join(' × '), size.is.join(' × '))] : []),
    ...(squares.length > 0 ? [`${v.squares(squares.length)} (${named.join('; ')}${squares.length > NAMED ? ' …' : ''})`] : []),
    ...(edges.length > 0
      ? [v.edges(edges.filter(({ how }) => how === 'gone').length, edges.filter(({ how }) => how === 'new').length)]
      : []),
    v.lines(lines.changed, lines.of),
    ...(pins.length > 0 ? [v.pins(pins.map((id) => pinName(id, versions)).join(', '))] : [])
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

const kindWords = (kinds: readonly string[], versions: Versions): string =>
  kinds.map((kind) => kindWord(kind, versions)).join(', ') || t.versions.clear

const squareLine = ({ at, was, is }: MapDifference['squares'][number], versions: Versions): string =>
  `${formatSquareName(at)}: ${kindWords(was, versions)} → ${kindWords(is, versions)}`

const pinName = (id: string, versions: Versions): string =>
  shippedText(versions.flatMap(({ pins = [] }) => pins).find((pin) => pin.id === id)?.title ?? id)

/** A kind of ground in the language of the app; a special terrain by its name. */
function kindWord(kind: string, versions: Versions): string {
  const [name = '', more = ''] = kind.split(':')
  if (name === 'level') return t.levelWord(Number(more))
  if (name === 'special')
    return shippedText(versions.flatMap(({ specialTerrain }) => specialTerrain).find(({ id }) => id === more)?.name ?? more)
  return (name in t.inks ? t.inks[name as keyof typeof t.inks] : kind).toLowerCase()
}

const doorWords = (one: MapDifference['openings'][number]['was']): string =>
  one ? `${t.tools[one.kind].toLowerCase()} (${t.states[one.state]})` : '–'

const howOf = (was: unknown, is: unknown): ChangeSign => (was === null ? 'new' : is === null ? 'gone' : 'other')

/** Facts about a map that a person gives it, by what the map room calls them; numbers of revisions and days are none. */
const FACTS = ['name', 'description', 'author', 'set', 'number', 'kind', 'permission', 'source'] as const

/** A fact in words: one of a list as the list says it. */
function factWords(field: (typeof FACTS)[number], value: unknown): string {
  if (typeof value !== 'string' || value === '') return '–'
  const words: Readonly<Record<string, string>> =
    field === 'kind' ? t.about.kinds : field === 'permission' ? t.about.permissions : field === 'source' ? t.about.sources : {}
  return words[value] ?? shippedText(value)
}

/** All that has come, gone and changed, one after another, as `judge diff` lists it. */
export function changeLines(difference: MapDifference, versions: Versions): ChangeLine[] {
  const { size, squares, edges, openings, labels, specialTerrain, starting, meta } = difference
  const v = t.versions
  const nowhere = { squares: [], edges: [] } as const
  return [
    ...(size ? [{ how: 'other' as const, text: v.size(size.was.join(' × '), size.is.join(' × ')), ...nowhere }] : []),
    ...squares.map((one): ChangeLine => ({
      how: signOf(one.was, one.is),
      text: squareLine(one, versions),
      squares: [one.at],
      edges: []
    })),
    ...edges.flatMap(({ edge, field, how }): readonly ChangeLine[] =>
      field === 'openings'
        ? []
        : [
            {
              how,
              text: `${edge.map(formatSquareName).join('|')}: ${v.fields[field]}${how === 'gone' ? ` (${v.gone})` : ` (${v.came})`}`,
              squares: [],
              edges: [edge]
            }
          ]
    ),
    ...openings.map(({ edge, was, is }): ChangeLine => ({
      how: howOf(was, is),
      text: `${edge.map(formatSquareName).join('|')}: ${doorWords(was)} → ${doorWords(is)}`,
      squares: [],
      edges: [edge]
    })),
    ...labels.map(({ at: [x, y], text, how }): ChangeLine => ({
      how,
      text: `${t.tools.label}: “${shippedText(text)}”`,
      squares: [[Math.floor(x), Math.floor(y)]],
      edges: []
    })),
    ...Object.entries(specialTerrain).map(([id, { was, is }]): ChangeLine => ({
      how: howOf(was, is),
      text: `${t.inks.special}: ${kindWord(`special:${id}`, versions)}`,
      ...nowhere
    })),
    ...Object.entries(starting).map(([side, { was, is }]): ChangeLine => ({
      how: was.length === 0 ? 'new' : is.length === 0 ? 'gone' : 'other',
      text: v.starting(texts.sides[side] ?? side, was.length, is.length),
      squares: is.length > 0 ? is : was,
      edges: []
    })),
    ...FACTS.flatMap((field): readonly ChangeLine[] => {
      const fact = meta[field]
      if (!fact) return []
      const [was, is] = [factWords(field, fact.was), factWords(field, fact.is)]
      return [{ how: 'other', text: `${t.about[field]}: ${was} → ${is}`, ...nowhere }]
    })
  ]
}
