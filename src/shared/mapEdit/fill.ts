/** Squares that belong together: what a fill goes over, and the edges round them. */
import type { CaseMap, Segment, SquareXY } from '../contract/case.ts'
import { isOnMap, squareKey } from '../contract/caseSquares.ts'
import { sorted } from './edges.ts'

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0]
] as const

/** Whether a square is drawn like this one: terrain, level, indoors. Compared letter by letter: a fill asks it of every square of a large map. */
function alike({ terrain, level, indoor }: CaseMap, [column, row]: SquareXY): (x: number, y: number) => boolean {
  const [kinds, height, roof] = [terrain?.[row]?.[column] ?? '.', level?.[row]?.[column] ?? '1', indoor?.[row]?.[column] ?? '.']
  return (x, y) => (terrain?.[y]?.[x] ?? '.') === kinds && (level?.[y]?.[x] ?? '1') === height && (indoor?.[y]?.[x] ?? '.') === roof
}

const SHUT_RIGHT = 1
const SHUT_BELOW = 2

/** By square, row by row: whether a wall or force field is to its right, and below it. */
function shutSides({ size: [columns, rows], walls = [], barriers = [] }: CaseMap): Uint8Array {
  const shut = new Uint8Array(columns * rows)
  for (const edges of [walls, barriers])
    for (const [a, b] of edges) {
      const at = Math.min(a[1], b[1]) * columns + Math.min(a[0], b[0])
      shut[at] = (shut[at] ?? 0) | (a[1] === b[1] ? SHUT_RIGHT : SHUT_BELOW)
    }
  return shut
}

/**
 * The squares drawn like this one that can be come to from it over edges without a wall or force field; none beside the map.
 * @param most how many are wanted: the nearest ones
 */
export function joinedSquares(map: CaseMap, start: SquareXY, most = Number.POSITIVE_INFINITY): readonly SquareXY[] {
  if (!isOnMap(map, start)) return []
  const [columns, rows] = map.size
  const isAlike = alike(map, start)
  const shut = shutSides(map)
  const seen = new Uint8Array(columns * rows)
  const first = start[1] * columns + start[0]
  seen[first] = 1
  const found = [first]
  const come = (to: number, x: number, y: number): void => {
    if (seen[to] === 1 || !isAlike(x, y)) return
    seen[to] = 1
    found.push(to)
  }
  for (let at = 0; at < found.length && found.length < most; at++) {
    const from = found[at]!
    const x = from % columns
    const y = (from - x) / columns
    if (y > 0 && !(shut[from - columns]! & SHUT_BELOW)) come(from - columns, x, y - 1)
    if (x < columns - 1 && !(shut[from]! & SHUT_RIGHT)) come(from + 1, x + 1, y)
    if (y < rows - 1 && !(shut[from]! & SHUT_BELOW)) come(from + columns, x, y + 1)
    if (x > 0 && !(shut[from - 1]! & SHUT_RIGHT)) come(from - 1, x - 1, y)
  }
  const nearest = found.length > most ? found.slice(0, most) : found
  return nearest.map((square): SquareXY => [square % columns, Math.floor(square / columns)])
}

/** Every square of the map drawn like this one, row by row; none beside the map. */
export function likeSquares(map: CaseMap, start: SquareXY): readonly SquareXY[] {
  if (!isOnMap(map, start)) return []
  const isAlike = alike(map, start)
  const found: SquareXY[] = []
  for (let y = 0; y < map.size[1]; y++) for (let x = 0; x < map.size[0]; x++) if (isAlike(x, y)) found.push([x, y])
  return found
}

/** The edges between these squares and the rest of the map: the walls of a room. */
export function edgesRound(map: CaseMap, squares: readonly SquareXY[]): readonly Segment[] {
  const inside = new Set(squares.map(squareKey))
  return squares.flatMap((from) =>
    SIDES.flatMap(([dx, dy]): Segment[] => {
      const to: SquareXY = [from[0] + dx, from[1] + dy]
      return isOnMap(map, from) && isOnMap(map, to) && !inside.has(squareKey(to)) ? [sorted([from, to])] : []
    })
  )
}
