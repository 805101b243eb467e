/** What whoever draws the ground needs to know about a board, worked out once per map: squares by place, outlines, rims. */
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

export function groundModel(board: SceneBoard): GroundModel {
  const places = new Map<number, SceneSquare>()
  for (const square of board.squares) places.set(square.at[1] * board.columns + square.at[0], square)
  const onBoard = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < board.columns && y < board.rows
  const squareAt = (x: number, y: number): SceneSquare | undefined => (onBoard(x, y) ? places.get(y * board.columns + x) : undefined)

  /** `open`: the map's own border is no border of the area. */
  const outline = (belongs: (square: SceneSquare) => boolean, together: Together, open: boolean): GridEdge[] =>
    board.squares.filter(belongs).flatMap((square) =>
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

  return {
    board,
    squareAt,
    rims: outline(
      ({ level }) => level > 1,
      (square, other) => (other?.level ?? 1) >= square.level,
      true
    ),
    indoor: outline(
      ({ indoor }) => indoor,
      (_square, other) => other?.indoor ?? false,
      false
    ),
    starting: outline(
      ({ starting }) => starting !== null,
      (square, other) => other?.starting === square.starting,
      false
    )
  }
}
