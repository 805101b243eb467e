/** A part of a map as a thing of its own: copied, mirrored, turned and put somewhere else, with walls, stairs, openings, labels and pins. */
import type { Segment, SquareXY } from '../contract/case.ts'
import { isOnMap, squareKey } from '../contract/caseSquares.ts'
import type { Drawing, DrawnLabel, DrawnOpening, DrawnPin } from './drawing.ts'
import { withLists, withoutOpenings } from './drawing.ts'
import { EDGE_KINDS, setEdges, type EdgeKind } from './edges.ts'
import { groundOf, setGround, type SquareGround } from './squares.ts'

export interface Region {
  /** Columns, rows of the block that holds it. */
  readonly size: readonly [number, number]
  /** Its squares, with the upper left corner of that block at [0, 0]. */
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
  ...(pin.pending && { pending: pin.pending.map((one) => movedValue(one, place)) }),
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

/** These squares of a drawing, at least one of them, with the walls, force fields and openings around them. Stairs and pins that leave them stay behind. */
export function copyRegion({ map, openings = [], labels = [], pins = [] }: Drawing, squares: readonly SquareXY[]): Region {
  const taken = squares.filter((at) => isOnMap(map, at))
  const keys = new Set(taken.map(squareKey))
  const [columns, rows] = [taken.map(([x]) => x), taken.map(([, y]) => y)]
  const [left, top] = [least(columns), least(rows)]
  const isIn = (at: SquareXY): boolean => keys.has(squareKey(at))
  const inside = ([from, to]: Segment): boolean => isIn(from) && isIn(to)
  const beside = ([from, to]: Segment): boolean => isIn(from) || isIn(to)
  const place: Place = ([x, y]) => [x - left, y - top]
  const moved = ([from, to]: Segment): Segment => [place(from), place(to)]
  return {
    size: [most(columns) - left + 1, most(rows) - top + 1],
    ground: taken.map((at) => ({ ...groundOf(map, at), at: place(at) })),
    edges: edgesOf((kind) => (map[kind] ?? []).filter(kind === 'stairs' ? inside : beside).map(moved)),
    openings: openings.filter(({ edge }) => beside(edge)).map((one) => ({ ...one, edge: moved(one.edge) })),
    labels: labels
      .filter(({ at }) => squaresAt(at).some(isIn))
      .map((one) => ({ ...one, at: [one.at[0] - left, one.at[1] - top] as const })),
    pins: pins.filter((pin) => placesOf(pin).length > 0 && placesOf(pin).every(isIn)).map((pin) => movedPin(pin, place))
  }
}

const least = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b))
const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b))

/** The squares that a point touches: one within a square, two on an edge, four on a corner. */
const squaresAt = ([px, py]: readonly [number, number]): SquareXY[] =>
  [...new Set([Math.ceil(px) - 1, Math.floor(px)])].flatMap((x) =>
    [...new Set([Math.ceil(py) - 1, Math.floor(py)])].map((y): SquareXY => [x, y])
  )

/** The drawing without the words that stand on nothing but these squares. */
export function withoutLabels<D extends Drawing>(drawing: D, squares: readonly SquareXY[]): D {
  const keys = new Set(squares.map(squareKey))
  const { labels = [] } = drawing
  const kept = labels.filter(({ at }) => !squaresAt(at).every((one) => keys.has(squareKey(one)) || !isOnMap(drawing.map, one)))
  return kept.length === labels.length ? drawing : withLists(drawing, { labels: kept })
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

/**
 * The region with its upper left square there; of what lies under it nothing is left, and around it what it has no edge for. What would lie beside the map is
 * left out.
 */
export function stampRegion<D extends Drawing>(drawing: D, region: Region, [left, top]: SquareXY): D {
  const place: Place = ([x, y]) => [x + left, y + top]
  const moved = ([a, b]: Segment): Segment => [place(a), place(b)]
  const covered = region.ground.map(({ at }) => place(at))
  const isOn = (edge: Segment): boolean => edge.every((at) => isOnMap(drawing.map, at))
  const own = [...region.edges.walls, ...region.edges.barriers, ...region.openings.map(({ edge }) => edge)]
  const inside = [...edgesAmong(region.ground.map(({ at }) => at)), ...own].map(moved).filter(isOn)
  let map = setGround(
    drawing.map,
    region.ground.map((one) => ({ ...one, at: place(one.at) }))
  )
  for (const kind of EDGE_KINDS) map = setEdges(map, kind, kind === 'stairs' ? stairsWithin(map.stairs, covered) : inside, false)
  for (const kind of EDGE_KINDS) map = setEdges(map, kind, region.edges[kind].map(moved).filter(isOn), true)
  const cleared = withoutLabels(withoutOpenings({ ...drawing, map }, inside), covered)
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

/** Every edge between two of these squares. */
function edgesAmong(squares: readonly SquareXY[]): Segment[] {
  const keys = new Set(squares.map(squareKey))
  return squares.flatMap((at) =>
    ([[at[0] + 1, at[1]], [at[0], at[1] + 1]] as const).flatMap((next): Segment[] => (keys.has(squareKey(next)) ? [[at, next]] : []))
  ) // prettier-ignore
}

function stairsWithin(stairs: readonly Segment[] = [], squares: readonly SquareXY[]): readonly Segment[] {
  const inside = new Set(squares.map(String))
  return stairs.filter(([a, b]) => inside.has(String(a)) && inside.has(String(b)))
}
