/** Squares that belong together: what a fill goes over, and the edges round them. */
import type { CaseMap, Segment, SquareXY } from '../contract/case.ts'
import { edgeKey, isOnMap, squareKey } from '../contract/caseSquares.ts'
import { sorted } from './edges.ts'

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0]
] as const

/** Equal for two squares that are drawn alike: terrain, level, indoors. */
const signsAt = ({ terrain, level, indoor }: CaseMap, [x, y]: SquareXY): string =>
  (terrain?.[y]?.[x] ?? '.') + (level?.[y]?.[x] ?? '1') + (indoor?.[y]?.[x] ?? '.')

/** The squares drawn like this one that can be come to from it over edges without a wall or force field; none beside the map. */
export function joinedSquares(map: CaseMap, start: SquareXY): readonly SquareXY[] {
  if (!isOnMap(map, start)) return []
  const [columns, rows] = map.size
  const signs = signsAt(map, start)
  const shut = new Set([...(map.walls ?? []), ...(map.barriers ?? [])].map(edgeKey))
  const seen = new Uint8Array(columns * rows)
  seen[start[1] * columns + start[0]] = 1
  const found: SquareXY[] = [start]
  for (let at = 0; at < found.length; at++) {
    const from = found[at]!
    for (const [dx, dy] of SIDES) {
      const to: SquareXY = [from[0] + dx, from[1] + dy]
      if (!isOnMap(map, to) || seen[to[1] * columns + to[0]] === 1 || signsAt(map, to) !== signs) continue
      if (shut.size > 0 && shut.has(edgeKey([from, to]))) continue
      seen[to[1] * columns + to[0]] = 1
      found.push(to)
    }
  }
  return found
}

/** Every square of the map drawn like this one, row by row; none beside the map. */
export function likeSquares(map: CaseMap, start: SquareXY): readonly SquareXY[] {
  if (!isOnMap(map, start)) return []
  const signs = signsAt(map, start)
  const found: SquareXY[] = []
  for (let y = 0; y < map.size[1]; y++) for (let x = 0; x < map.size[0]; x++) if (signsAt(map, [x, y]) === signs) found.push([x, y])
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
