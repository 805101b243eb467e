/** What was suggested, put into a map: area by area, each by itself. */
import type { CaseMap, Segment } from '../contract/case.ts'
import { setEdges } from '../mapEdit/edges.ts'
import { paintBasic, paintIndoor, paintLevel, paintSpecial, paintStarting } from '../mapEdit/squares.ts'
import type { SuggestedArea, Suggestion } from './suggest.ts'
import type { Ink } from './colours.ts'

/** What an area needs to be told besides its squares. */
export interface AreaMeaning {
  /** Of an elevated area, 2 to 9. */
  readonly level?: number | undefined
  /** Of a starting area. */
  readonly side?: string | undefined
  /** The id of the rule of special terrain. */
  readonly special?: string | undefined
}

/** Each ink puts its area in its own way; one that does not say enough changes nothing. */
const PUT: Readonly<Record<Ink, (map: CaseMap, area: SuggestedArea, meaning: AreaMeaning) => CaseMap>> = {
  hindering: (map, { squares }) => paintBasic(map, squares, 'hindering'),
  water: (map, { squares }) => paintBasic(map, squares, 'water'),
  blocking: (map, { squares }) => paintBasic(map, squares, 'blocking'),
  elevated: (map, { squares }, { level = 2 }) => paintLevel(map, squares, level),
  starting: (map, { squares }, { side }) => (side === undefined ? map : paintStarting(map, squares, side)),
  indoor: (map, { squares }) => paintIndoor(map, squares, true),
  special: (map, { squares }, { special }) => (special === undefined ? map : paintSpecial(map, squares, special))
}

export const acceptArea = (map: CaseMap, area: SuggestedArea, meaning: AreaMeaning = {}): CaseMap => PUT[area.ink](map, area, meaning)

export const acceptWalls = (map: CaseMap, walls: readonly Segment[]): CaseMap => setEdges(map, 'walls', walls, true)

/** Sides in the order in which starting areas are met from the top of the map. */
const SIDES = ['red', 'blue', 'green', 'yellow']

/** The sides of the starting areas, by their place in `areas`. */
export function sidesOf({ areas }: Pick<Suggestion, 'areas'>): ReadonlyMap<SuggestedArea, string> {
  const own = areas.filter(({ ink }) => ink === 'starting')
  const top = ({ squares }: SuggestedArea): number => Math.min(...squares.map(([, y]) => y))
  return new Map(own.toSorted((a, b) => top(a) - top(b)).map((area, index) => [area, SIDES[index] ?? 'red']))
}

/** In the order in which areas are put into a map where several of them claim a square: the surest last. */
export const surestLast = (areas: readonly SuggestedArea[]): readonly SuggestedArea[] =>
  areas.toSorted((a, b) => a.confidence - b.confidence)

/** Everything at once, as the command line answers; special terrain stays without a name and is left out. */
export function acceptAll(map: CaseMap, suggestion: Suggestion): CaseMap {
  const sides = sidesOf(suggestion)
  const drawn = surestLast(suggestion.areas).reduce((next, area) => acceptArea(next, area, { side: sides.get(area) }), map)
  return acceptWalls(
    drawn,
    suggestion.walls.map(({ edge }) => edge)
  )
}
