/** The board as lines and areas for paper: drawn from the same scene as the board on the screen. Units: squares. */
import type { ObjectKind, SquareXY } from '../../shared/contract/case.ts'
import { groundModel, type GridEdge } from '../../shared/scene/groundModel.ts'
import { questionPoints } from '../../shared/scene/questionPoints.ts'
import type { BoardScene, Point, SceneBoard, SceneSquare } from '../../shared/scene/scene.ts'
import type { LegendEntry } from '../../shared/scene/sceneLegend.ts'
import { OBJECT_LETTERS } from '../../shared/scene/signs.ts'
import { borderOf } from '../../shared/grid/border.ts'
import { formatColumn, formatRow } from '../../shared/grid/squareName.ts'
import { PAPER } from './colours.ts'
import { markShapes, tokenShapes } from './markShapes.ts'
import { boundsOf, placed, type Drawing, type Shape } from './shapes.ts'

/** The part of the map that is drawn: left and top square, columns and rows. */
export interface Window {
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly rows: number
}

const rect = ([x, y]: SquareXY, fill: string, inset = 0): Shape => ({
  do: 'rect',
  x: x + inset,
  y: y + inset,
  w: 1 - 2 * inset,
  h: 1 - 2 * inset,
  fill
})
const stroke = (points: readonly Point[], colour: string, width: number, dash?: readonly number[]): Shape => ({
  do: 'line',
  points,
  stroke: colour,
  width,
  ...(dash ? { dash } : {})
})

/** Lines across a square in one direction or both, so that kinds of ground are told apart without colour. */
function hatching([x, y]: SquareXY, colour: string, both: boolean): Shape[] {
  const lines: Shape[] = []
  for (const t of [1 / 4, 1 / 2, 3 / 4, 1]) {
    lines.push(
      stroke(
        [
          [x, y + t],
          [x + t, y]
        ],
        colour,
        0.03
      )
    )
    if (t < 1)
      lines.push(
        stroke(
          [
            [x + t, y + 1],
            [x + 1, y + t]
          ],
          colour,
          0.03
        )
      )
    if (!both) continue
    lines.push(
      stroke(
        [
          [x, y + 1 - t],
          [x + t, y + 1]
        ],
        colour,
        0.03
      )
    )
    if (t < 1)
      lines.push(
        stroke(
          [
            [x + t, y],
            [x + 1, y + 1 - t]
          ],
          colour,
          0.03
        )
      )
  }
  return lines
}

const dots = ([x, y]: SquareXY): Shape[] =>
  [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75]
  ].map(([dx, dy]) => ({ do: 'circle', x: x + dx!, y: y + dy!, r: 0.055, fill: PAPER.hinderingMark }))

const waves = ([x, y]: SquareXY): Shape[] =>
  [0.3, 0.6].map((t) =>
    stroke(
      [
        [x + 0.1, y + t],
        [x + 0.3, y + t - 0.1],
        [x + 0.5, y + t],
        [x + 0.7, y + t + 0.1],
        [x + 0.9, y + t]
      ],
      PAPER.waterMark,
      0.04
    )
  )

/** The ground of one square: its colour and its pattern. */
export function groundShapes({ at, kinds, starting, level, special, specialLetter }: SceneSquare): Shape[] {
  const shapes: Shape[] = []
  if (starting !== null) shapes.push(rect(at, PAPER.startingSides[starting] ?? PAPER.starting))
  if (level > 1) shapes.push(rect(at, PAPER.raised))
  if (kinds.includes('special')) shapes.push(rect(at, PAPER.special), ...hatching(at, PAPER.specialMark, false))
  if (kinds.includes('water')) shapes.push(rect(at, PAPER.water), ...waves(at))
  if (kinds.includes('hindering')) shapes.push(rect(at, PAPER.hindering), ...dots(at))
  if (kinds.includes('blocking')) shapes.push(rect(at, PAPER.blocking), ...hatching(at, PAPER.blockingMark, true))
  if (special !== null && specialLetter !== null)
    shapes.push({
      do: 'text',
      x: at[0] + 0.5,
      y: at[1] + 0.62,
      size: 0.34,
      text: specialLetter,
      fill: PAPER.ink,
      align: 'middle',
      bold: true
    })
  if (level > 1)
    shapes.push({
      do: 'text',
      x: at[0] + 0.94,
      y: at[1] + 0.32,
      size: 0.26,
      text: String(level),
      fill: PAPER.rim,
      align: 'right',
      bold: true
    })
  return shapes
}

/** Where the level or the inside changes between neighbours: red rims and a golden line. */
function outlines(board: SceneBoard): Shape[] {
  const { indoor, rims } = groundModel(board)
  const along = (edges: readonly GridEdge[], colour: string, width: number): Shape[] =>
    edges.map(({ x, y, vertical }) => stroke([[x, y], vertical ? [x, y + 1] : [x + 1, y]], colour, width))
  return [...along(indoor, PAPER.indoor, 0.1), ...along(rims, PAPER.rim, 0.08)]
}

function gridShapes({ board }: BoardScene): Shape[] {
  const shapes: Shape[] = []
  for (let x = 0; x <= board.columns; x++)
    shapes.push(
      stroke(
        [
          [x, 0],
          [x, board.rows]
        ],
        PAPER.grid,
        0.02
      )
    )
  for (let y = 0; y <= board.rows; y++)
    shapes.push(
      stroke(
        [
          [0, y],
          [board.columns, y]
        ],
        PAPER.grid,
        0.02
      )
    )
  return shapes
}

const barrierShape = (points: readonly Point[]): Shape => stroke(points, PAPER.barrier, 0.12, [0.16, 0.1])
const wallShape = (points: readonly Point[]): Shape => stroke(points, PAPER.wall, 0.14)
const stairsShape = (points: readonly Point[]): Shape => stroke(points, PAPER.ink, 0.18, [0.06, 0.06])

function objectShapes(kind: ObjectKind, [x, y]: SquareXY): Shape[] {
  return [
    { do: 'rect', x: x + 0.24, y: y + 0.24, w: 0.52, h: 0.52, fill: PAPER.object, stroke: PAPER.ink, width: 0.04 },
    { do: 'text', x: x + 0.5, y: y + 0.59, size: 0.26, text: OBJECT_LETTERS[kind], fill: PAPER.ink, align: 'middle', bold: true }
  ]
}

/** What an entry of the legend looks like, in a square from 0 to 1. */
export function swatchShapes({ sample, object, edge }: LegendEntry): Shape[] {
  const across: readonly Point[] = [
    [0, 0.5],
    [1, 0.5]
  ]
  const frame = (colour: string, width: number): Shape => ({ do: 'rect', x: 0, y: 0, w: 1, h: 1, stroke: colour, width })
  if (object !== null) return objectShapes(object, [0, 0])
  if (edge === 'wall') return [wallShape(across)]
  if (edge === 'barrier') return [barrierShape(across)]
  if (edge === 'stairs') return [stairsShape(across)]
  if (sample === null) return []
  return [
    ...groundShapes(sample),
    sample.level > 1 ? frame(PAPER.rim, 0.12) : sample.indoor ? frame(PAPER.indoor, 0.14) : frame(PAPER.grid, 0.05)
  ]
}

/** Everything on the board in the order of drawing; the map's top left corner is [0, 0]. */
export function boardShapes(scene: BoardScene): readonly Shape[] {
  const { board, objects } = scene
  return [
    { do: 'rect', x: 0, y: 0, w: board.columns, h: board.rows, fill: PAPER.ground },
    ...board.squares.flatMap(groundShapes),
    ...gridShapes(scene),
    ...outlines(board),
    ...board.barriers.map((barrier) => barrierShape(borderOf(barrier))),
    ...board.walls.map((wall) => wallShape(borderOf(wall))),
    ...(board.stairs ?? []).map(([a, b]) =>
      stairsShape([
        [a[0] + 0.5, a[1] + 0.5],
        [b[0] + 0.5, b[1] + 0.5]
      ])
    ),
    { do: 'rect', x: 0, y: 0, w: board.columns, h: board.rows, stroke: PAPER.wall, width: 0.06 },
    ...objects.flatMap(({ kind, at }) => objectShapes(kind, at)),
    ...markShapes(scene, 'below'),
    ...scene.tokens.flatMap(tokenShapes),
    ...markShapes(scene, 'above')
  ]
}

const MARGIN = 0.9

/** The names of columns and rows around a window of the map. */
function nameShapes({ x, y, columns, rows }: Window): Shape[] {
  const name = (px: number, py: number, text: string): Shape => ({
    do: 'text',
    x: px,
    y: py,
    size: 0.42,
    text,
    fill: PAPER.quiet,
    align: 'middle'
  })
  return [
    ...Array.from({ length: columns }, (_, i) => [
      name(x + i + 0.5, y - 0.28, formatColumn(x + i)),
      name(x + i + 0.5, y + rows + 0.62, formatColumn(x + i))
    ]).flat(),
    ...Array.from({ length: rows }, (_, i) => [
      name(x - 0.45, y + i + 0.65, formatRow(y + i)),
      name(x + columns + 0.45, y + i + 0.65, formatRow(y + i))
    ]).flat()
  ]
}

/** Units: squares. Strokes and words reach beyond the points that they are given by. */
const REACH = 2
/** Half of a wall: what stands on the map's own edge is drawn whole. */
const EDGE = 0.07

/** What of the board's shapes lies in the window, and nothing beyond it. */
export function clipped(shapes: readonly Shape[], { x, y, columns, rows }: Window, board: SceneBoard): Shape {
  const near = shapes.filter((shape) => {
    const [left, top, right, bottom] = boundsOf(shape)
    return left <= x + columns + REACH && right >= x - REACH && top <= y + rows + REACH && bottom >= y - REACH
  })
  const outside = (at: number, edge: number): number => (at === edge ? EDGE : 0)
  const [left, top] = [x - outside(x, 0), y - outside(y, 0)]
  return {
    do: 'clip',
    x: left,
    y: top,
    w: x + columns + outside(x + columns, board.columns) - left,
    h: y + rows + outside(y + rows, board.rows) - top,
    shapes: near
  }
}

/** A map of more squares than this a side is drawn only around the question. */
const MOST = 30

/** The part of the map worth drawing: all of it, or what the question is about with room around it. */
export function windowOf(scene: BoardScene): Window {
  const points = questionPoints(scene)
  const span = (axis: 0 | 1, size: number): readonly [number, number] => {
    if (size <= MOST || points.length === 0) return [0, Math.min(size, 2 * MOST)]
    const along = points.map((point) => point[axis])
    const start = Math.max(0, Math.floor(Math.min(...along)) - 3)
    return [start, Math.min(size, Math.ceil(Math.max(...along)) + 3) - start]
  }
  const [x, columns] = span(0, scene.board.columns)
  const [y, rows] = span(1, scene.board.rows)
  return { x, y, columns, rows }
}

/** A part of the board with its names around it. `over`: what else is drawn on it, in squares of the map. */
export function boardDrawing(scene: BoardScene, part: Window = windowOf(scene), over: readonly Shape[] = []): Drawing {
  return {
    width: part.columns + 2 * MARGIN,
    height: part.rows + 2 * MARGIN,
    shapes: [clipped([...boardShapes(scene), ...over], part, scene.board), ...nameShapes(part)].map((shape) =>
      placed(shape, MARGIN - part.x, MARGIN - part.y, 1)
    )
  }
}
