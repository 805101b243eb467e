/** A force on the squares of its starting area: larger bases first, turned if they only fit so; a figure without room there is placed outside. */
import type { CaseFigure, CaseMap, ClixCase, SquareXY } from '../../../shared/contract/case.ts'
import { unfitGround } from '../../../shared/scene/standing.ts'
import { boxOf, type AreaBox } from '../../../shared/tournament/startingAreas.ts'
import { editFigure, figureById, figureName, standFigure } from '../table/position/caseEdit.ts'
import { basesAt, isFree } from '../table/figures/footprints.ts'

/** A figure of a force. */
export interface ForcePiece {
  readonly figure: CaseFigure
  /** Squares of its base. */
  readonly base: number
  /** It is not on the map yet. */
  readonly isAside: boolean
  /** The place in the list of the figure whose bystander it is. */
  readonly owner: number | null
}

export interface PlacedForce {
  readonly value: ClixCase
  /** By their place in the list; `null`: no square was free. */
  readonly ids: readonly (string | null)[]
  /** The map has a starting area of this side. */
  readonly hasArea: boolean
  /** Names of the figures on the map outside the starting area. */
  readonly outside: readonly string[]
  /** Names of the figures without a free square. */
  readonly left: readonly string[]
}

/** The edge of a side on a map without starting areas, as the shipped maps have it: red begins at the bottom. */
function edgeOf(side: string, [columns, rows]: CaseMap['size']): AreaBox {
  if (side === 'green') return { left: 0, top: 0, columns: 1, rows }
  if (side === 'gold') return { left: columns - 1, top: 0, columns: 1, rows }
  return { left: 0, top: side === 'red' ? rows - 1 : 0, columns, rows: 1 }
}

/** How far a square is outside a box. */
const outsideBy = ([x, y]: SquareXY, { left, top, columns, rows }: AreaBox): number =>
  Math.max(left - x, x - (left + columns - 1), top - y, y - (top + rows - 1), 0)

const keyOf = ([x, y]: SquareXY): string => `${x} ${y}`

interface Ground {
  readonly box: AreaBox
  /** The squares of the starting area. */
  readonly area: ReadonlySet<string>
  /** All squares of the map, the best ones first. */
  readonly squares: readonly SquareXY[]
}

function groundOf(map: CaseMap, side: string): Ground {
  const own = map.starting?.[side] ?? []
  const box = own.length > 0 ? boxOf(own) : edgeOf(side, map.size)
  const [columns, rows] = map.size
  const middle = [box.left + (box.columns - 1) / 2, box.top + (box.rows - 1) / 2] as const
  // From the middle outwards along the edge, in the first row the nearest to the other side.
  const ranked = Array.from({ length: columns * rows }, (_, index): SquareXY => [index % columns, Math.floor(index / columns)])
    .map((at) => {
      const away = Math.abs(at[0] - middle[0]) + Math.abs(at[1] - middle[1])
      const ahead = Math.max(Math.abs(at[0] - (columns - 1) / 2), Math.abs(at[1] - (rows - 1) / 2))
      return { at, key: outsideBy(at, box) * 1e6 + away * 1e3 + ahead }
    })
    .sort((a, b) => a.key - b.key)
  return { box, area: new Set(own.map(keyOf)), squares: ranked.map(({ at }) => at) }
}

/** The squares for a base: in the area if it fits there, else the nearest free ones; `null`: there are none. */
function roomFor(value: ClixCase, base: number, ground: Ground, taken: ReadonlySet<string>): readonly SquareXY[] | null {
  let beside: readonly SquareXY[] | null = null
  for (const at of ground.squares) {
    if (beside && (ground.area.size === 0 || outsideBy(at, ground.box) > 0)) return beside
    for (const squares of basesAt(base, at)) {
      if (squares.some((square) => taken.has(keyOf(square))) || !isFree(value, squares) || unfitGround(value, squares)) continue
      if (squares.every((square) => ground.area.has(keyOf(square)))) return squares
      beside ??= squares
    }
  }
  return beside
}

/** The table with the force of a side on it. */
export function placeForce(value: ClixCase, side: string, pieces: readonly ForcePiece[]): PlacedForce {
  const { map } = value
  const ground = map ? groundOf(map, side) : null
  const taken = new Set<string>()
  const rooms = new Map<ForcePiece, readonly SquareXY[] | null>()
  for (const piece of pieces.toSorted((a, b) => b.base - a.base)) {
    const squares = piece.isAside ? [] : ground && roomFor(value, piece.base, ground, taken)
    rooms.set(piece, squares)
    for (const square of squares ?? []) taken.add(keyOf(square))
  }
  let next = value
  const ids = pieces.map((piece): string | null => {
    const squares = rooms.get(piece)
    if (!squares) return null
    const put = standFigure(next, piece.figure, squares)
    next = put.value
    return put.id
  })
  for (const [index, { owner }] of pieces.entries()) {
    const [id, maker] = [ids[index], owner === null ? null : ids[owner]]
    if (id && maker) next = editFigure(next, id, { generatedBy: maker })
  }
  const isOutside = (piece: ForcePiece): boolean => (rooms.get(piece) ?? []).some((square) => !ground?.area.has(keyOf(square)))
  return {
    value: next,
    ids,
    hasArea: (ground?.area.size ?? 0) > 0,
    outside: pieces.flatMap((piece, index) => (isOutside(piece) ? [figureName(figureById(next, ids[index]!) ?? piece.figure)] : [])),
    left: pieces.flatMap((piece) => (rooms.get(piece) ? [] : [figureName(piece.figure)]))
  }
}
