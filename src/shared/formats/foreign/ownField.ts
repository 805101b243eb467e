/** A file that we wrote for another program holds the map whole in a field of its own: what to take of it, and what of the rest of the file. */
import { isRecord } from '../../base/validate.ts'
import type { CaseMap } from '../../contract/case.ts'
import { edgeKey, groundAt, sameSquare, squareKey } from '../../contract/caseSquares.ts'
import { parseMapDocument, type MapFile, type Opening } from '../documents/maps/mapDocument.ts'
import type { Notes } from './notes.ts'

/** The map of the field; null where there is none that can be read. */
export function ownMapIn(field: unknown): MapFile | null {
  if (!isRecord(field)) return null
  const found = parseMapDocument(field)
  return found.ok ? found.value : null
}

type Edges = 'walls' | 'barriers' | 'stairs'

const edgesText = (map: CaseMap, field: Edges): string => (map[field] ?? []).map(edgeKey).sort().join(' ')

const openingsText = (openings: readonly Opening[] = []): string =>
  openings.map(({ edge, kind, state }) => `${edgeKey(edge)} ${kind} ${state}`).sort().join(' ') // prettier-ignore

const startingText = ({ starting = {} }: CaseMap): string =>
  JSON.stringify(
    Object.entries(starting)
      .filter(([, squares]) => squares.length > 0)
      .map(([side, squares]) => [side, squares.map(squareKey).sort()])
      .sort()
  )

const sameSquares = (a: CaseMap, b: CaseMap): boolean =>
  a.size.every((one, index) => one === b.size[index]) &&
  Array.from({ length: a.size[0] * a.size[1] }, (_, index) => [index % a.size[0], Math.floor(index / a.size[0])] as const).every(
    (at) => groundAt(a, at).join() === groundAt(b, at).join()
  )

/**
 * The map as the file has it now, with what only the field holds. Where another program changed nothing, it is the field's map to
 * the letter; else the change holds, and is told.
 * @param read the map as the file's own format says it
 * @param own the map of the field
 * @param tells what that format can say: all of the ground, or only edges and doors
 */
export function broughtTogether(read: MapFile, own: MapFile, tells: 'ground' | 'edges', notes: Notes): MapFile {
  const more = read.foreign === undefined ? {} : { foreign: read.foreign }
  const sameEdges = edgesText(read.map, 'walls') === edgesText(own.map, 'walls')
  if (tells === 'edges') {
    if (!sameSquare(read.map.size, own.map.size)) {
      notes.add('changed-elsewhere')
      return read
    }
    const kinds = ({ edge, state }: Opening): string => `${edgeKey(edge)} ${state}`
    const sameDoors = (read.openings ?? []).map(kinds).sort().join() === (own.openings ?? []).map(kinds).sort().join()
    if (sameEdges && sameDoors) return { ...own, ...more }
    notes.add('changed-elsewhere')
    const { walls: _, ...ground } = own.map
    const { openings: __, ...rest } = own
    const walls = read.map.walls ?? []
    return { ...rest, ...more, map: { ...ground, ...(walls.length > 0 && { walls }) }, ...(read.openings && { openings: read.openings }) }
  }
  const same =
    sameSquares(read.map, own.map) &&
    sameEdges &&
    edgesText(read.map, 'barriers') === edgesText(own.map, 'barriers') &&
    edgesText(read.map, 'stairs') === edgesText(own.map, 'stairs') &&
    startingText(read.map) === startingText(own.map) &&
    (read.map.rules ?? []).join() === (own.map.rules ?? []).join() &&
    openingsText(read.openings) === openingsText(own.openings)
  if (same) return { ...own, ...more, name: read.name }
  notes.add('changed-elsewhere')
  const { openings: _, ...rest } = own
  return { ...rest, ...more, name: read.name, map: read.map, ...(read.openings && { openings: read.openings }) }
}
