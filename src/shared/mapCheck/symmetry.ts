/** How far a map is the same under a half turn or a mirror. */
import type { Segment, SquareXY } from '../contract/case.ts'
import { edgeKey, edgesByKey, groundAt } from '../contract/caseSquares.ts'
import { squaresOfMap } from './census.ts'
import type { MapDocument } from '../formats/documents/maps/mapDocument.ts'

export type SymmetryKind = 'half-turn' | 'mirror-x' | 'mirror-y'

export interface Symmetry {
  readonly kind: SymmetryKind
  /** Squares and edges that have their like, of all of them. */
  readonly same: number
  readonly of: number
  /** What has not. */
  readonly squares: readonly SquareXY[]
  readonly edges: readonly Segment[]
}

/** Where a square comes to lie. `mirror-x`: left and right change; `mirror-y`: up and down. */
const TURNS: Readonly<Record<SymmetryKind, (at: SquareXY, columns: number, rows: number) => SquareXY>> = {
  'half-turn': ([x, y], columns, rows) => [columns - 1 - x, rows - 1 - y],
  'mirror-x': ([x, y], columns) => [columns - 1 - x, y],
  'mirror-y': ([x, y], _, rows) => [x, rows - 1 - y]
}

/** The best of the three; of equal ones the first. Starting areas are not looked at. */
export function symmetryOf({ map }: Pick<MapDocument, 'map'>): Symmetry {
  const [columns, rows] = map.size
  const textAt = new Map<string, string>()
  for (const at of squaresOfMap(map)) textAt.set(at.join(), groundAt(map, at).join())
  let best: Symmetry | null = null
  for (const kind of ['half-turn', 'mirror-x', 'mirror-y'] as const) {
    const turn = (at: SquareXY): SquareXY => TURNS[kind](at, columns, rows)
    const squares = [...squaresOfMap(map)].filter((at) => textAt.get(at.join()) !== textAt.get(turn(at).join()))
    let [same, of] = [columns * rows - squares.length, columns * rows]
    const edges: Segment[] = []
    for (const field of ['walls', 'barriers', 'stairs'] as const) {
      const own = edgesByKey(map[field])
      for (const [a, b] of own.values()) {
        of++
        if (own.has(edgeKey([turn(a), turn(b)]))) same++
        else edges.push([a, b])
      }
    }
    if (best === null || same * best.of > best.same * of) best = { kind, same, of, squares, edges }
  }
  return best!
}
