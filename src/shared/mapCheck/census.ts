/** What lies on a map, counted: for the author's own count of the print, and to tell two maps apart. */
import type { CaseMap, SquareXY } from '../contract/case.ts'
import { edgesByKey, isIndoor, kindsAt, levelAt } from '../contract/caseSquares.ts'
import type { MapDocument } from '../formats/documents/maps/mapDocument.ts'

export interface MapCensus {
  readonly squares: number
  /** Squares without any kind of terrain. */
  readonly clear: number
  readonly hindering: number
  readonly blocking: number
  readonly water: number
  /** By name. */
  readonly special: Readonly<Record<string, number>>
  /** By level. */
  readonly levels: Readonly<Record<string, number>>
  readonly indoor: number
  readonly walls: number
  readonly barriers: number
  readonly stairs: number
  /** "door:open" and the like. */
  readonly openings: Readonly<Record<string, number>>
  /** Squares by side. */
  readonly starting: Readonly<Record<string, number>>
}

const SPECIAL = 'special:'

/** Every square of a map, row by row. */
export function* squaresOfMap({ size: [columns, rows] }: CaseMap): Generator<SquareXY> {
  for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) yield [x, y]
}

/** The names of special terrain in a square. */
export const specialAt = (map: CaseMap, at: SquareXY): readonly string[] =>
  kindsAt(map, at)
    .filter((kind) => kind.startsWith(SPECIAL))
    .map((kind) => kind.slice(SPECIAL.length))

export function censusOf({ map, openings = [] }: Pick<MapDocument, 'map' | 'openings'>): MapCensus {
  const kinds: Record<'hindering' | 'blocking' | 'water', number> = { hindering: 0, blocking: 0, water: 0 }
  const [special, levels, opened]: Record<string, number>[] = [{}, {}, {}]
  let [squares, clear, indoor] = [0, 0, 0]
  const more = (counts: Record<string, number>, name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  for (const at of squaresOfMap(map)) {
    squares++
    const found = kindsAt(map, at)
    if (found.length === 0) clear++
    for (const kind of ['hindering', 'blocking', 'water'] as const) if (found.includes(kind)) kinds[kind]++
    for (const name of specialAt(map, at)) more(special!, name)
    more(levels!, String(levelAt(map, at)))
    if (isIndoor(map, at)) indoor++
  }
  for (const { kind, state } of openings) more(opened!, `${kind}:${state}`)
  return {
    squares,
    clear,
    ...kinds,
    special: special!,
    levels: levels!,
    indoor,
    walls: edgesByKey(map.walls).size,
    barriers: edgesByKey(map.barriers).size,
    stairs: edgesByKey(map.stairs).size,
    openings: opened!,
    starting: Object.fromEntries(Object.entries(map.starting ?? {}).map(([side, own]) => [side, own.length]))
  }
}
