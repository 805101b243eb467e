/** What the ground's painter needs to know about a board, worked out once per map: squares by place, outlines, rims. */
import type { SceneBoard, SceneSquare } from '../../shared/explain/scene.ts'

/** A grid edge: `x, y` is its top or left corner; `inside` tells on which side (+1 right or below, -1) the area lies. */
export interface GridEdge {
  readonly x: number
  readonly y: number
  readonly vertical: boolean
  readonly inside: 1 | -1
}

export interface GroundModel {
  readonly board: SceneBoard
  readonly squareAt: (x: number, y: number) => SceneSquare | undefined
  readonly rims: readonly GridEdge[]
  readonly indoor: readonly GridEdge[]
  readonly starting: readonly GridEdge[]
}

type Belongs = (square: SceneSquare, neighbour: SceneSquare | undefined, onBoard: boolean) => boolean

export function groundModel(board: SceneBoard): GroundModel {
  const places = new Map<number, SceneSquare>()
  for (const square of board.squares) places.set(square.at[1] * board.columns + square.at[0], square)
  const onBoard = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < board.columns && y < board.rows
  const squareAt = (x: number, y: number): SceneSquare | undefined =>
    onBoard(x, y) ? places.get(y * board.columns + x) : undefined

  const edges = (ends: Belongs): GridEdge[] => board.squares.flatMap((square): GridEdge[] => {
    const [x, y] = square.at
    const sides = [
      { nx: x - 1, ny: y, edge: { x, y, vertical: true, inside: 1 } },
      { nx: x + 1, ny: y, edge: { x: x + 1, y, vertical: true, inside: -1 } },
      { nx: x, ny: y - 1, edge: { x, y, vertical: false, inside: 1 } },
      { nx: x, ny: y + 1, edge: { x, y: y + 1, vertical: false, inside: -1 } }
    ] as const
    return sides.filter(({ nx, ny }) => ends(square, squareAt(nx, ny), onBoard(nx, ny))).map(({ edge }) => edge)
  })

  return {
    board,
    squareAt,
    rims: edges((square, neighbour, inBoard) => inBoard && square.level > (neighbour?.level ?? 1)),
    indoor: edges((square, neighbour) => square.indoor && !neighbour?.indoor),
    starting: edges((square, neighbour) => square.starting !== null && square.starting !== (neighbour?.starting ?? null))
  }
}
