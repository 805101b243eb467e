/**
 * The board seen from another side: a scene turned clockwise by quarters, and points turned back. Only where things are
 * drawn changes, never what is ruled; texts and figures stay upright because they are drawn after the turning.
 */
import type { Segment, SquareXY } from '../../../shared/contract/case.ts'
import type { BoardHint, BoardScene, Point, Quarter, SceneBoard, SceneMark } from '../../../shared/scene/scene.ts'
import { formatColumn, formatRow, formatSquareName } from '../../../shared/grid/squareName.ts'

interface Extent {
  readonly columns: number
  readonly rows: number
}

export interface Turning {
  readonly point: (point: Point) => Point
  readonly square: (square: SquareXY) => SquareXY
  /** A step or a direction, without a place. */
  readonly step: (step: SquareXY) => SquareXY
}

export const quartersBack = (by: Quarter): Quarter => ((4 - by) % 4) as Quarter

/** How places on a board of this size are turned. */
export function turningOf({ columns, rows }: Extent, by: Quarter): Turning {
  const about =
    (width: number, height: number) =>
    ([x, y]: Point): Point =>
      by === 0 ? [x, y] : by === 1 ? [height - y, x] : by === 2 ? [width - x, height - y] : [y, width - x]
  return { point: about(columns, rows), square: about(columns - 1, rows - 1), step: about(0, 0) }
}

/** The way back from a board of this size that was turned by so many quarters; `size` is as it is before the turning. */
export const turningBack = (size: Extent, by: Quarter): Turning => turningOf(turnedExtent(size, by), quartersBack(by))

const turnedExtent = ({ columns, rows }: Extent, by: Quarter): Extent =>
  by % 2 === 0 ? { columns, rows } : { columns: rows, rows: columns }

function turnBoard(board: SceneBoard, by: Quarter, turn: Turning): SceneBoard {
  const segments = (of: readonly Segment[]): Segment[] => of.map(([a, b]) => [turn.square(a), turn.square(b)])
  return {
    ...board,
    ...turnedExtent(board, by),
    key: `${board.key} turned ${by}`,
    turned: by,
    squares: board.squares.map((square) => ({ ...square, at: turn.square(square.at) })),
    walls: segments(board.walls),
    barriers: segments(board.barriers),
    ...(board.stairs && { stairs: segments(board.stairs) })
  }
}

function turnMark(mark: SceneMark, { point, square, step }: Turning): SceneMark {
  const squares = (of: readonly SquareXY[]): SquareXY[] => of.map(square)
  switch (mark.kind) {
    case 'line': {
      const parts = mark.parts.map((part) => ({ ...part, from: point(part.from), to: point(part.to) }))
      return { ...mark, from: point(mark.from), to: point(mark.to), parts }
    }
    case 'opening':
      return { ...mark, edge: [square(mark.edge[0]), square(mark.edge[1])] }
    case 'label':
      return { ...mark, point: point(mark.point) }
    case 'heat':
      return { ...mark, bands: mark.bands.map((band) => ({ ...band, squares: squares(band.squares) })) }
    case 'aim':
    case 'ruler':
      return { ...mark, from: point(mark.from), to: point(mark.to) }
    case 'blocker':
      return { ...mark, at: squares(mark.at), point: point(mark.point) }
    case 'hinder':
      return { ...mark, at: square(mark.at) }
    case 'corner':
      return { ...mark, point: point(mark.point) }
    case 'knock-back': {
      const others = mark.others.map((other) => ({ ...other, at: other.at && square(other.at) }))
      return { ...mark, from: square(mark.from), direction: step(mark.direction), path: squares(mark.path), end: square(mark.end), others }
    }
    case 'reach':
    case 'highlight':
      return { ...mark, squares: squares(mark.squares) }
    case 'sight':
      return { ...mark, clear: squares(mark.clear), hindered: squares(mark.hindered), blocked: squares(mark.blocked) }
    case 'move':
      return { ...mark, from: square(mark.from), path: squares(mark.path) }
    case 'target':
      return { ...mark, at: squares(mark.at) }
  }
}

let last: { readonly board: SceneBoard; readonly by: Quarter; readonly turned: SceneBoard } | null = null

/** The scene turned clockwise; the very same one for no quarter at all. */
export function turnScene(scene: BoardScene, by: Quarter): BoardScene {
  if (by === 0) return scene
  const turn = turningOf(scene.board, by)
  // The board is turned once for each map, not with every mark.
  if (last?.board !== scene.board || last.by !== by) last = { board: scene.board, by, turned: turnBoard(scene.board, by, turn) }
  return {
    ...scene,
    board: last.turned,
    tokens: scene.tokens.map((token) => ({ ...token, squares: token.squares.map(turn.square) })),
    objects: scene.objects.map((object) => ({ ...object, at: turn.square(object.at) })),
    marks: scene.marks.map((mark) => turnMark(mark, turn)),
    cursor: scene.cursor && turn.square(scene.cursor)
  }
}

export const turnHint = (hint: BoardHint, { square }: Turning): BoardHint => ({
  squares: hint.squares.map(square),
  edges: hint.edges.map(([a, b]) => [square(a), square(b)])
})

/** What columns, rows and squares of a board are called, however it is turned: as on the map. */
export function squareNamer(board: SceneBoard): {
  column: (x: number) => string
  row: (y: number) => string
  square: (square: SquareXY) => string
} {
  const by = board.turned ?? 0
  const { square: back } = turningOf(board, quartersBack(by))
  const [across, down] = by % 2 === 0 ? [formatColumn, formatRow] : [formatRow, formatColumn]
  const along = by % 2
  return {
    column: (x) => across(back([x, 0])[along]!),
    row: (y) => down(back([0, y])[1 - along]!),
    square: (square) => formatSquareName(back(square))
  }
}
