/**
 * Hexes on the screen: pointed ones in rows, each second row half a space in. World units are widths of a hex, so
 * that the camera of the square board serves as it is. For drawing only: nothing here decides a ruling.
 */
import type { Point } from '../../../shared/scene/scene.ts'
import type { Hex } from '../../../shared/games/heroscape/case.ts'

/** From one row to the next, and from the middle to a point. */
const ROW = Math.sqrt(3) / 2
export const TIP = 1 / Math.sqrt(3)

export interface HexLayout {
  readonly width: number
  readonly height: number
  centre(hex: Hex): Point
  /** The hex that holds a point, on the map or not. */
  at(point: Point): Hex
}

/** The layout of these hexes with the outermost ones touching the edges of the extent. */
export function layoutOf(spaces: readonly (readonly [number, number, number])[]): HexLayout {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [q, r] of spaces) {
    left = Math.min(left, q + r / 2)
    right = Math.max(right, q + r / 2)
    top = Math.min(top, r)
    bottom = Math.max(bottom, r)
  }
  const [x0, y0] = [0.5 - left, TIP - top * ROW]
  return {
    width: right - left + 1,
    height: (bottom - top) * ROW + 2 * TIP,
    centre: ([q, r]) => [q + r / 2 + x0, r * ROW + y0],
    at([x, y]) {
      const r = (y - y0) / ROW
      return rounded(x - x0 - r / 2, r)
    }
  }
}

/** The nearest hex: of the three coordinates that add up to 0, the one furthest off gives way. */
function rounded(q: number, r: number): Hex {
  const s = -q - r
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)]
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)]
  if (dq > dr && dq > ds) return [-rr - rs || 0, rr || 0]
  return dr > ds ? [rq || 0, -rq - rs || 0] : [rq || 0, rr || 0]
}

/** The six corners of a hex around the origin, `reach` being the way from its middle to an edge. The first is at the right, above. */
export function corners(reach: number): readonly Point[] {
  const tip = reach * 2 * TIP
  return [
    [reach, -tip / 2],
    [reach, tip / 2],
    [0, tip],
    [-reach, tip / 2],
    [-reach, -tip / 2],
    [0, -tip]
  ]
}

/** The neighbour beyond each edge, in the order of the corners: edge i runs from corner i to the next one. */
export const EDGE_NEIGHBOURS: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1]
]
