/** A block of a map as a thing of its own: copied, mirrored, turned and put somewhere else, with walls, stairs, openings, labels and pins. */
import type { Segment, SquareXY } from '../contract/case.ts'
import { isOnMap } from '../contract/caseSquares.ts'
import type { Drawing, DrawnLabel, DrawnOpening, DrawnPin } from './drawing.ts'
import { withLists, withoutOpenings } from './drawing.ts'
import { EDGE_KINDS, setEdges, type EdgeKind } from './edges.ts'
import { blockOf } from './runs.ts'
import { groundOf, setGround, type SquareGround } from './squares.ts'

export interface Region {
  /** Columns, rows. */
  readonly size: readonly [number, number]
  /** All of it with the upper left square at [0, 0]. */
  readonly ground: readonly SquareGround[]
  readonly edges: Readonly<Record<EdgeKind, readonly Segment[]>>
  readonly openings: readonly DrawnOpening[]
  readonly labels: readonly DrawnLabel[]
  readonly pins: readonly DrawnPin[]
}

/** `turn`: a quarter clockwise. `mirror-x`: left and right; `mirror-y`: above and below. */
export type RegionTurn = 'turn' | 'mirror-x' | 'mirror-y'

type Place = (at: SquareXY) => SquareXY

/** Fields of figures, questions and rulings that hold squares; a field `at` may hold several. */
const PLACES = new Set(['at', 'from', 'to', 'end', 'square', 'squares', 'path', 'hinderedBy', 'corner'])

const isSquare = (value: unknown): value is SquareXY =>
  Array.isArray(value) && value.length === 2 && value.every((one) => Number.isInteger(one))

function movedValue(value: unknown, place: Place, field = ''): unknown {
  if (PLACES.has(field) && isSquare(value)) return place(value)
  if (Array.isArray(value)) return value.map((one: unknown) => movedValue(one, place, field))
  return typeof value === 'object' && value !== null ? movedRecord(value, place) : value
}

const movedRecord = (value: object, place: Place): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, movedValue(one as unknown, place, key)]))

/** The same pin with every square in it moved. */
export const movedPin = <P extends DrawnPin>(pin: P, place: Place): P => ({
  ...pin,
  ...(pin.figures && { figures: pin.figures.map((one) => movedValue(one, place)) }),
  ...(pin.objects && { objects: pin.objects.map((one) => movedValue(one, place)) }),
  ask: movedRecord(pin.ask, place),
  expect: movedRecord(pin.expect, place)
})

/** All squares that a pin speaks of. */
export function placesOf(value: unknown, field = ''): readonly SquareXY[] {
  if (PLACES.has(field) && isSquare(value)) return [value]
  if (Array.isArray(value)) return value.flatMap((one: unknown) => placesOf(one, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => placesOf(one as unknown, key))
}

/** The block with these two corners. Edges, openings and pins that leave it stay behind. */
export function copyRegion({ map, openings = [], labels = [], pins = [] }: Drawing, a: SquareXY, b: SquareXY): Region {
  const [left, top] = [Math.max(0, Math.min(a[0], b[0])), Math.max(0, Math.min(a[1], b[1]))]
  const [right, bottom] = [Math.min(map.size[0] - 1, Math.max(a[0], b[0])), Math.min(map.size[1] - 1, Math.max(a[1], b[1]))]
  const isIn = ([x, y]: SquareXY): boolean => x >= left && x <= right && y >= top && y <= bottom
  const inside = ([from, to]: Segment): boolean => isIn(from) && isIn(to)
  const place: Place = ([x, y]) => [x - left, y - top]
  const moved = ([from, to]: Segment): Segment => [place(from), place(to)]
  return {
    size: [right - left + 1, bottom - top + 1],
    ground: blockOf([left, top], [right, bottom]).map((at) => ({ ...groundOf(map, at), at: place(at) })),
    edges: edgesOf((kind) => (map[kind] ?? []).filter(inside).map(moved)),
    openings: openings.filter(({ edge }) => inside(edge)).map((one) => ({ ...one, edge: moved(one.edge) })),
    labels: labels
      .filter(({ at: [x, y] }) => x >= left && x <= right + 1 && y >= top && y <= bottom + 1)
      .map((one) => ({ ...one, at: [one.at[0] - left, one.at[1] - top] as const })),
    pins: pins.filter((pin) => placesOf(pin).length > 0 && placesOf(pin).every(isIn)).map((pin) => movedPin(pin, place))
  }
}

const edgesOf = (of: (kind: EdgeKind) => readonly Segment[]): Region['edges'] => ({
  walls: of('walls'),
  barriers: of('barriers'),
  stairs: of('stairs')
})

/** The region turned or mirrored; nothing of it is lost. */
export function turnRegion(region: Region, by: RegionTurn): Region {
  const [columns, rows] = region.size
  const place: Place =
    by === 'turn' ? ([x, y]) => [rows - 1 - y, x] : by === 'mirror-x' ? ([x, y]) => [columns - 1 - x, y] : ([x, y]) => [x, rows - 1 - y]
  const point = ([x, y]: readonly [number, number]): readonly [number, number] =>
    by === 'turn' ? [rows - y, x] : by === 'mirror-x' ? [columns - x, y] : [x, rows - y]
  const moved = ([a, b]: Segment): Segment => [place(a), place(b)]
  return {
    size: by === 'turn' ? [rows, columns] : region.size,
    ground: region.ground.map((one) => ({ ...one, at: place(one.at) })),
    edges: edgesOf((kind) => region.edges[kind].map(moved)),
    openings: region.openings.map((one) => ({ ...one, edge: moved(one.edge) })),
    labels: region.labels.map((one) => ({ ...one, at: point(one.at) })),
    pins: region.pins.map((pin) => movedPin(pin, place))
  }
}

/** The region with its upper left square there; of what lies under it nothing is left. What would lie beside the map is left out. */
export function stampRegion<D extends Drawing>(drawing: D, region: Region, [left, top]: SquareXY): D {
  const place: Place = ([x, y]) => [x + left, y + top]
  const moved = ([a, b]: Segment): Segment => [place(a), place(b)]
  const covered = region.ground.map(({ at }) => place(at))
  const isOn = (edge: Segment): boolean => edge.every((at) => isOnMap(drawing.map, at))
  const inside = innerEdges(region.size).map(moved)
  let map = setGround(
    drawing.map,
    region.ground.map((one) => ({ ...one, at: place(one.at) }))
  )
  for (const kind of EDGE_KINDS) map = setEdges(map, kind, kind === 'stairs' ? stairsWithin(map.stairs, covered) : inside, false)
  for (const kind of EDGE_KINDS) map = setEdges(map, kind, region.edges[kind].map(moved).filter(isOn), true)
  const cleared = withoutOpenings({ ...drawing, map }, inside)
  const openings = [
    ...(cleared.openings ?? []),
    ...region.openings.map((one) => ({ ...one, edge: moved(one.edge) })).filter(({ edge }) => isOn(edge))
  ]
  const labels = [...(cleared.labels ?? []), ...region.labels.map((one) => ({ ...one, at: [one.at[0] + left, one.at[1] + top] as const }))]
  const taken = new Set((cleared.pins ?? []).map(({ id }) => id))
  const pins = [
    ...(cleared.pins ?? []),
    ...region.pins
      .map((pin) => movedPin(pin, place))
      .filter((pin) => placesOf(pin).every((at) => isOnMap(map, at)))
      .map((pin) => ({ ...pin, id: freeId(pin.id, taken) }))
  ]
  return withLists(cleared, { openings, labels, pins })
}

function freeId(id: string, taken: Set<string>): string {
  let free = id
  for (let n = 2; taken.has(free); n++) free = `${id}-${n}`
  taken.add(free)
  return free
}

/** Every edge between two squares of a block of this size. */
function innerEdges([columns, rows]: readonly [number, number]): Segment[] {
  const edges: Segment[] = []
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      if (x + 1 < columns)
        edges.push([
          [x, y],
          [x + 1, y]
        ])
      if (y + 1 < rows)
        edges.push([
          [x, y],
          [x, y + 1]
        ])
    }
  return edges
}

function stairsWithin(stairs: readonly Segment[] = [], squares: readonly SquareXY[]): readonly Segment[] {
  const inside = new Set(squares.map(String))
  return stairs.filter(([a, b]) => inside.has(String(a)) && inside.has(String(b)))
}
