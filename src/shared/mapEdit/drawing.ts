/** What is drawn beside the ground and has to go with it: openings, labels, pins, the place of the picture. */
import type { CaseMap, Segment } from '../contract/case.ts'
import { edgeKey, edgesByKey } from '../contract/caseSquares.ts'
import { setEdges } from './edges.ts'

export interface DrawnOpening {
  readonly edge: Segment
  readonly kind: 'door' | 'window' | 'gate'
  readonly state: 'open' | 'closed'
}

export interface DrawnLabel {
  readonly at: readonly [x: number, y: number]
  readonly text: string
}

export interface DrawnPin {
  readonly id: string
  readonly figures?: readonly unknown[] | undefined
  readonly objects?: readonly unknown[] | undefined
  /** Grenades that are still to burst, in their squares. */
  readonly pending?: readonly unknown[] | undefined
  readonly ask: Readonly<Record<string, unknown>>
  readonly expect: Readonly<Record<string, unknown>>
}

/** A map document, as far as drawing changes it. */
export interface Drawing {
  readonly map: CaseMap
  readonly openings?: readonly DrawnOpening[] | undefined
  readonly labels?: readonly DrawnLabel[] | undefined
  readonly pins?: readonly DrawnPin[] | undefined
}

/** The drawing with other openings, labels or pins; an empty list says nothing. */
export const withLists = <D extends Drawing>(drawing: D, lists: Pick<Drawing, 'openings' | 'labels' | 'pins'>): D => ({
  ...drawing,
  ...Object.fromEntries(Object.entries(lists).map(([field, list]) => [field, list.length > 0 ? list : undefined]))
})

/** An opening on this edge, in the place of what was there; closed: its edge is a wall, open: it is none. */
export function putOpening<D extends Drawing>(drawing: D, opening: DrawnOpening): D {
  const others = (drawing.openings ?? []).filter(({ edge }) => edgeKey(edge) !== edgeKey(opening.edge))
  const map = setEdges(drawing.map, 'walls', [opening.edge], opening.state === 'closed')
  return withLists({ ...drawing, map }, { openings: [...others, opening] })
}

export const openingOn = ({ openings }: Drawing, edge: Segment): DrawnOpening | undefined =>
  openings?.find((one) => edgeKey(one.edge) === edgeKey(edge))

/** One touch more on an edge: an opening of this kind, closed; then open; then none, and the wall stands again. */
export function nextOpening<D extends Drawing>(drawing: D, edge: Segment, kind: DrawnOpening['kind']): D {
  const there = openingOn(drawing, edge)
  if (there?.kind !== kind) return putOpening(drawing, { edge, kind, state: there?.state ?? 'closed' })
  if (there.state === 'closed') return putOpening(drawing, { edge, kind, state: 'open' })
  const map = setEdges(drawing.map, 'walls', [edge], true)
  return withoutOpenings({ ...drawing, map }, [edge])
}

/** The drawing without the openings on these edges. */
export function withoutOpenings<D extends Drawing>(drawing: D, edges: readonly Segment[]): D {
  const gone = new Set(edges.map(edgeKey))
  const kept = (drawing.openings ?? []).filter(({ edge }) => !gone.has(edgeKey(edge)))
  return kept.length === (drawing.openings ?? []).length ? drawing : withLists(drawing, { openings: kept })
}

/** After a change of walls: an opening whose edge says something else is none any more. */
export function settled<D extends Drawing>(drawing: D): D {
  if (!drawing.openings) return drawing
  const walls = edgesByKey(drawing.map.walls)
  const kept = drawing.openings.filter(({ edge, state }) => walls.has(edgeKey(edge)) === (state === 'closed'))
  return kept.length === drawing.openings.length ? drawing : withLists(drawing, { openings: kept })
}
