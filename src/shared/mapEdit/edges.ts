/** Changes between squares: walls, force fields and stairs. An edge is the two squares that it parts, in either order. */
import type { CaseMap, MapOpening, Segment, SquareXY } from '../contract/case.ts'
import { edgeKey, isOnMap, sameEdge } from '../contract/caseSquares.ts'

/** The lists of a map that hold edges. */
export const EDGE_KINDS = ['walls', 'barriers', 'stairs'] as const
export type EdgeKind = (typeof EDGE_KINDS)[number]

/** The edge with its upper or left square first: the order in which maps list them. */
export const sorted = ([a, b]: Segment): Segment => (b[1] < a[1] || (b[1] === a[1] && b[0] < a[0]) ? [b, a] : [a, b])

export const hasEdge = (map: CaseMap, kind: EdgeKind, edge: Segment): boolean => (map[kind] ?? []).some((other) => sameEdge(other, edge))

/** Stairs may also join squares that touch at a corner (MOV-08). */
const isEdge = (map: CaseMap, kind: EdgeKind, [a, b]: Segment): boolean => {
  const [dx, dy] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])]
  return isOnMap(map, a) && isOnMap(map, b) && (kind === 'stairs' ? Math.max(dx, dy) === 1 : dx + dy === 1)
}

/** The map with these edges put in or taken away. A wall takes a force field's place and the other way round; a door is open where its wall is gone. */
export const setEdges = (map: CaseMap, kind: EdgeKind, edges: readonly Segment[], there: boolean): CaseMap =>
  withOpeningsAsWalls(withEdges(map, kind, edges, there))

/** A document of a map as a case has it: with its doors, windows and gates, as far as they are on an edge of the map. */
export function mapOfCase({
  map,
  openings = []
}: {
  readonly map: CaseMap
  readonly openings?: readonly MapOpening[] | undefined
}): CaseMap {
  const there = openings.filter(({ edge }) => isEdge(map, 'walls', edge))
  return withOpeningsAsWalls(there.length > 0 ? { ...map, openings: there } : map)
}

/** Openings say what their edges are: closed where a wall stands, else open. */
export function withOpeningsAsWalls(map: CaseMap): CaseMap {
  if (!map.openings?.length) return map
  const walls = new Set((map.walls ?? []).map(edgeKey))
  const openings = map.openings.map((one) => {
    const state = walls.has(edgeKey(one.edge)) ? 'closed' : 'open'
    return state === one.state ? one : ({ ...one, state } as const)
  })
  return openings.every((one, at) => one === map.openings?.[at]) ? map : { ...map, openings }
}

function withEdges(map: CaseMap, kind: EdgeKind, edges: readonly Segment[], there: boolean): CaseMap {
  const meant = edges.filter((edge) => isEdge(map, kind, edge)).map(sorted)
  const keys = new Set(meant.map(edgeKey))
  const isMeant = (edge: Segment): boolean => keys.has(edgeKey(edge))
  let next = map
  const put = (field: EdgeKind, list: readonly Segment[]): void => {
    if (list.length === (next[field] ?? []).length) return
    const { [field]: _, ...rest } = next
    next = list.length ? { ...rest, [field]: list } : rest
  }
  if (!there) {
    put(
      kind,
      (map[kind] ?? []).filter((edge) => !isMeant(edge))
    )
    return next
  }
  const rival = kind === 'walls' ? 'barriers' : kind === 'barriers' ? 'walls' : null
  if (rival)
    put(
      rival,
      (map[rival] ?? []).filter((edge) => !isMeant(edge))
    )
  const before = new Set((map[kind] ?? []).map(edgeKey))
  const fresh = [...new Map(meant.map((edge) => [edgeKey(edge), edge]))].flatMap(([key, edge]) => (before.has(key) ? [] : [edge]))
  put(kind, [...(map[kind] ?? []), ...fresh])
  return next
}

/** The neighbour of a square on one of its four sides; `side` is `[0, -1]` (north), `[1, 0]`, `[0, 1]` or `[-1, 0]`. */
export const edgeOn = ([x, y]: SquareXY, [dx, dy]: readonly [number, number]): Segment => [
  [x, y],
  [x + dx, y + dy]
]

/**
 * The edge nearest to a point (in squares, as the board reports taps); null on a map of a single square. Only edges
 * between two squares of the map: its border is no wall.
 */
export function edgeNear({ size: [columns, rows] }: CaseMap, [px, py]: readonly [number, number]): Segment | null {
  const x = Math.min(columns - 1, Math.max(0, Math.floor(px)))
  const y = Math.min(rows - 1, Math.max(0, Math.floor(py)))
  const sides: readonly (readonly [number, Segment, boolean])[] = [
    [Math.abs(px - x), edgeOn([x, y], [-1, 0]), x > 0],
    [Math.abs(x + 1 - px), edgeOn([x, y], [1, 0]), x < columns - 1],
    [Math.abs(py - y), edgeOn([x, y], [0, -1]), y > 0],
    [Math.abs(y + 1 - py), edgeOn([x, y], [0, 1]), y < rows - 1]
  ]
  const inner = sides.filter(([, , isInside]) => isInside).sort((a, b) => a[0] - b[0])
  return inner[0] ? sorted(inner[0][1]) : null
}

/** How far a point (in squares) is from the line that the edge lies on, in squares: for telling an edge from its square. */
export function distanceToEdge([a, b]: Segment, [px, py]: readonly [number, number]): number {
  return a[1] === b[1] ? Math.abs(px - Math.max(a[0], b[0])) : Math.abs(py - Math.max(a[1], b[1]))
}

/** The edges along the grid lines from one grid corner to another: first along the longer way, then the other. */
export function edgesBetweenCorners(from: readonly [number, number], to: readonly [number, number]): readonly Segment[] {
  const edges: Segment[] = []
  let [x, y] = from
  const alongX = Math.abs(to[0] - x) >= Math.abs(to[1] - y)
  const walkX = (): void => {
    for (; x !== to[0]; x += Math.sign(to[0] - x)) {
      const left = Math.min(x, x + Math.sign(to[0] - x))
      edges.push([
        [left, y - 1],
        [left, y]
      ])
    }
  }
  const walkY = (): void => {
    for (; y !== to[1]; y += Math.sign(to[1] - y)) {
      const top = Math.min(y, y + Math.sign(to[1] - y))
      edges.push([
        [x - 1, top],
        [x, top]
      ])
    }
  }
  if (alongX) walkX()
  walkY()
  walkX()
  return edges
}
