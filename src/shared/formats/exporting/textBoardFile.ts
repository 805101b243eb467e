/**
 * Maps as a text that can be typed into a chat and compared line by line: rows of `.hbw`, then what is beside them.
 *
 *     # Dock yard
 *     ..hh..
 *     ..bb..
 *
 *     levels
 *     111122
 *     111122
 *
 *     walls A1|B1 B1|C1
 *     starting red: A1 B1
 */
import type { Segment } from '../../contract/case.ts'
import { formatSquareName } from '../../grid/squareName.ts'
import type { MapFile } from '../documents/maps/mapDocument.ts'
import type { Losses } from './losses.ts'
import { otherForeign, squaresOf } from './parts.ts'

const edgeText = ([a, b]: Segment): string => `${formatSquareName(a)}|${formatSquareName(b)}`

/** The text of the file. */
export function writeTextBoard(document: MapFile, losses: Losses): string {
  const { map, openings = [], labels = [] } = document
  const [columns, rows] = map.size
  const { description = '', systems = [], meta = {}, counts = {} } = document
  losses.add('not-held:special-rules', document.specialTerrain.length)
  losses.add('not-held:pins', document.pins?.length ?? 0)
  losses.add(
    'not-held:words',
    [description !== '', systems.length > 0, Object.keys(meta).length > 0, Object.keys(counts).length > 0].filter(Boolean).length
  )
  losses.add('not-held:foreign', otherForeign(document))
  if (document.picture) losses.add('not-held:picture')

  const blank = (sign: string): readonly string[] => Array.from({ length: rows }, () => sign.repeat(columns))
  const used = new Set([...squaresOf(map)].map(([x, y]) => map.terrain?.[y]?.[x]))
  const block = (name: string, lines: readonly string[] | undefined) => (lines && lines.length > 0 ? ['', name, ...lines] : [])
  const list = (name: string, words: readonly string[]) => (words.length > 0 ? [`${name} ${words.join(' ')}`] : [])
  const kindsOfDoors = [...new Set(openings.map(({ kind, state }) => `${kind} ${state}`))].sort()
  const beside = [
    ...Object.entries(map.legend ?? {}).filter(([letter]) => used.has(letter)).map(([letter, kinds]) => `legend ${letter} ${kinds.join(' ')}`), // prettier-ignore
    ...list('walls', (map.walls ?? []).map(edgeText)),
    ...list('barriers', (map.barriers ?? []).map(edgeText)),
    ...list('stairs', (map.stairs ?? []).map(edgeText)),
    ...kindsOfDoors.flatMap((name) => list(name, openings.filter(({ kind, state }) => `${kind} ${state}` === name).map(({ edge }) => edgeText(edge)))), // prettier-ignore
    ...Object.entries(map.starting ?? {}).flatMap(([side, squares]) => list(`starting ${side}:`, squares.map(formatSquareName))),
    ...list('rules', map.rules ?? []),
    ...labels.map(({ at: [x, y], text }) => `label ${x} ${y} ${text.replaceAll(/\s+/g, ' ')}`)
  ]
  return `${[
    `# ${document.name}`,
    ...(map.terrain ?? blank('.')),
    ...block('levels', map.level),
    ...block('indoor', map.indoor),
    ...(beside.length > 0 ? ['', ...beside] : [])
  ].join('\n')}\n`
}
