/** What whoever draws the ground needs to know about a board, worked out once per map: squares by place, outlines, rims. */
import { boardRows } from './sceneBoard.ts'
import type { SceneBoard, SceneSquare } from './scene.ts'

/** How an outline that lies inside its area ends: shorter at an outer corner, longer at an inner one. */
export type Turn = 'outer' | 'straight' | 'inner'

/** A grid edge: `x, y` is its top or left corner; `inside` tells on which side (+1 right or below, -1) the area lies. */
export interface GridEdge {
  readonly x: number
  readonly y: number
  readonly vertical: boolean
  readonly inside: 1 | -1
  /** At the top or left end, and at the other. */
  readonly start: Turn
  readonly end: Turn
}

export interface GroundModel {
  readonly board: SceneBoard
  readonly squareAt: (x: number, y: number) => SceneSquare | undefined
  readonly rims: readonly GridEdge[]
  readonly indoor: readonly GridEdge[]
  readonly starting: readonly GridEdge[]
}

/** Is `other` in the same area as `square`? */
type Together = (square: SceneSquare, other: SceneSquare | undefined) => boolean

const SIDES = [
  { dx: -1, dy: 0 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: -1 },
  { dx: 0, dy: 1 }
] as const

/** What is worked out of a row and its two neighbours, kept as long as all three are the same. */
interface RowOutlines {
  readonly place: string
  readonly above: readonly SceneSquare[] | undefined
  readonly below: readonly SceneSquare[] | undefined
  readonly rims: readonly GridEdge[]
  readonly indoor: readonly GridEdge[]
  readonly starting: readonly GridEdge[]
}

const outlinesOf = new WeakMap<readonly SceneSquare[], RowOutlines>()
const byColumn = new WeakMap<readonly SceneSquare[], readonly (SceneSquare | undefined)[]>()

function columnsOf(row: readonly SceneSquare[]): readonly (SceneSquare | undefined)[] {
  const known = byColumn.get(row)
  if (known) return known
  const found: (SceneSquare | undefined)[] = []
  for (const square of row) found[square.at[0]] = square
  byColumn.set(row, found)
  return found
}

export function groundModel(board: SceneBoard): GroundModel {
  const rows = boardRows(board)
  const places = rows.map(columnsOf)
  const onBoard = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < board.columns && y < board.rows
  const squareAt = (x: number, y: number): SceneSquare | undefined => (onBoard(x, y) ? places[y]?.[x] : undefined)

  /** `open`: the map's own border is no border of the area. */
  const outline = (row: readonly SceneSquare[], belongs: (square: SceneSquare) => boolean, together: Together, open: boolean): GridEdge[] =>
    row.filter(belongs).flatMap((square) =>
      SIDES.flatMap(({ dx, dy }): GridEdge[] => {
        const [x, y] = square.at
        const isIn = (px: number, py: number): boolean => (onBoard(px, py) ? together(square, squareAt(px, py)) : open)
        if (isIn(x + dx, y + dy)) return []
        const vertical = dx !== 0
        const turn = (way: -1 | 1): Turn => {
          const [ex, ey] = vertical ? [x, y + way] : [x + way, y]
          if (!isIn(ex, ey)) return 'outer'
          return onBoard(ex, ey) && isIn(ex + dx, ey + dy) ? 'inner' : 'straight'
        }
        return [
          {
            x: x + (dx === 1 ? 1 : 0),
            y: y + (dy === 1 ? 1 : 0),
            vertical,
            inside: dx + dy === -1 ? 1 : -1,
            start: turn(-1),
            end: turn(1)
          }
        ]
      })
    )

  const outlines = rows.map((row, y): RowOutlines => {
    const [place, above, below] = [`${y} ${board.columns} ${board.rows}`, rows[y - 1], rows[y + 1]]
    const known = outlinesOf.get(row)
    if (known && known.place === place && known.above === above && known.below === below) return known
    const found: RowOutlines = {
      place,
      above,
      below,
      rims: outline(
        row,
        ({ level }) => level > 1,
        (square, other) => (other?.level ?? 1) >= square.level,
        true
      ),
      indoor: outline(
        row,
        ({ indoor }) => indoor,
        (_square, other) => other?.indoor ?? false,
        false
      ),
      starting: outline(
        row,
        ({ starting }) => starting !== null,
        (square, other) => other?.starting === square.starting,
        false
      )
    }
    outlinesOf.set(row, found)
    return found
  })

  return {
    board,
    squareAt,
    rims: outlines.flatMap(({ rims }) => rims),
    indoor: outlines.flatMap(({ indoor }) => indoor),
    starting: outlines.flatMap(({ starting }) => starting)
  }
}

/** The rows from the first to the last in which two boards of one size are drawn otherwise, with those that touch them; null: they have another size, or none. */
export function rowsThatDiffer(before: SceneBoard, after: SceneBoard): { readonly top: number; readonly bottom: number } | null {
  if (before.columns !== after.columns || before.rows !== after.rows || before.turned !== after.turned) return null
  const [was, is] = [boardRows(before), boardRows(after)]
  let [top, bottom] = [Infinity, -Infinity]
  const add = (y: number): void => {
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  is.forEach((row, y) => {
    if (row !== was[y] && (row.length > 0 || was[y]!.length > 0)) add(y)
  })
  for (const field of ['walls', 'barriers', 'stairs'] as const) {
    const [a, b] = [before[field] ?? [], after[field] ?? []]
    if (a === b) continue
    // Lists share their edges: only what is between the same beginning and the same end is another one.
    let from = 0
    while (from < a.length && from < b.length && a[from] === b[from]) from++
    let end = 0
    while (end < a.length - from && end < b.length - from && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
    for (const edge of [...a.slice(from, a.length - end), ...b.slice(from, b.length - end)]) for (const [, y] of edge) add(y)
  }
  return top > bottom ? null : { top: Math.max(0, top - 1), bottom: Math.min(after.rows, bottom + 2) }
}
