/** The board as lines and areas for paper: drawn from the same scene as the board on the screen. Units: squares. */
import type { BoardScene, Point, SceneSquare } from '../../shared/explain/scene.ts'
import type { XY } from '../../shared/engine/ruling.ts'
import { borderOf } from '../../shared/grid/border.ts'
import { formatColumn, formatRow } from '../../shared/grid/squareName.ts'
import { PAPER } from './colours.ts'
import { markShapes } from './markShapes.ts'
import { tokenShapes } from './tokenShapes.ts'
import type { Drawing, Shape } from './shapes.ts'

/** The part of the map that is drawn: left and top square, columns and rows. */
export interface Window {
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly rows: number
}

const rect = ([x, y]: XY, fill: string, inset = 0): Shape => ({ do: 'rect', x: x + inset, y: y + inset, w: 1 - 2 * inset, h: 1 - 2 * inset, fill })
const stroke = (points: readonly Point[], colour: string, width: number, dash?: readonly number[]): Shape => ({ do: 'line', points, stroke: colour, width, ...(dash ? { dash } : {}) })

/** Lines across a square in one direction or both, so that kinds of ground are told apart without colour. */
function hatching([x, y]: XY, colour: string, both: boolean): Shape[] {
  const lines: Shape[] = []
  for (const t of [1 / 4, 1 / 2, 3 / 4, 1]) {
    lines.push(stroke([[x, y + t], [x + t, y]], colour, 0.03))
    if (t < 1) lines.push(stroke([[x + t, y + 1], [x + 1, y + t]], colour, 0.03))
    if (!both) continue
    lines.push(stroke([[x, y + 1 - t], [x + t, y + 1]], colour, 0.03))
    if (t < 1) lines.push(stroke([[x + t, y], [x + 1, y + 1 - t]], colour, 0.03))
  }
  return lines
}

const dots = ([x, y]: XY): Shape[] => [[0.25, 0.25], [0.75, 0.25], [0.5, 0.5], [0.25, 0.75], [0.75, 0.75]]
  .map(([dx, dy]) => ({ do: 'circle', x: x + dx!, y: y + dy!, r: 0.055, fill: PAPER.hinderingMark }))

const waves = ([x, y]: XY): Shape[] => [0.3, 0.6].map(t =>
  stroke([[x + 0.1, y + t], [x + 0.3, y + t - 0.1], [x + 0.5, y + t], [x + 0.7, y + t + 0.1], [x + 0.9, y + t]], PAPER.waterMark, 0.04))

/** The ground of one square: its colour and its pattern. */
export function groundShapes({ at, kinds, starting, level, special, specialLetter }: SceneSquare): Shape[] {
  const shapes: Shape[] = []
  if (starting !== null) shapes.push(rect(at, PAPER.starting))
  if (level > 1) shapes.push(rect(at, PAPER.raised))
  if (kinds.includes('special')) shapes.push(rect(at, PAPER.special), ...hatching(at, PAPER.specialMark, false))
  if (kinds.includes('water')) shapes.push(rect(at, PAPER.water), ...waves(at))
  if (kinds.includes('hindering')) shapes.push(rect(at, PAPER.hindering), ...dots(at))
  if (kinds.includes('blocking')) shapes.push(rect(at, PAPER.blocking), ...hatching(at, PAPER.blockingMark, true))
  if (special !== null && specialLetter !== null) shapes.push({ do: 'text', x: at[0] + 0.5, y: at[1] + 0.62, size: 0.34, text: specialLetter, fill: PAPER.ink, align: 'middle', bold: true })
  if (level > 1) shapes.push({ do: 'text', x: at[0] + 0.94, y: at[1] + 0.32, size: 0.26, text: String(level), fill: PAPER.rim, align: 'right', bold: true })
  return shapes
}

/** Where the level or the inside changes between neighbours: red rims and a golden line. */
function rims(scene: BoardScene): Shape[] {
  const { board } = scene
  const squares = new Map(board.squares.map(square => [`${square.at[0]},${square.at[1]}`, square]))
  const shapes: Shape[] = []
  const levelOf = (x: number, y: number): number => squares.get(`${x},${y}`)?.level ?? 1
  const inside = (x: number, y: number): boolean => squares.get(`${x},${y}`)?.indoor ?? false
  // Off the map is outside.
  for (let y = -1; y < board.rows; y++) {
    for (let x = -1; x < board.columns; x++) {
      const borders: readonly (readonly [number, number, Point, Point])[] = [[x + 1, y, [x + 1, y], [x + 1, y + 1]], [x, y + 1, [x, y + 1], [x + 1, y + 1]]]
      for (const [nx, ny, a, b] of borders) {
        if (nx < 0 || ny < 0) continue
        if (inside(x, y) !== inside(nx, ny)) shapes.push(stroke([a, b], PAPER.indoor, 0.1))
        if (x >= 0 && y >= 0 && nx < board.columns && ny < board.rows && levelOf(x, y) !== levelOf(nx, ny)) shapes.push(stroke([a, b], PAPER.rim, 0.08))
      }
    }
  }
  return shapes
}

function gridShapes({ board }: BoardScene): Shape[] {
  const shapes: Shape[] = []
  for (let x = 0; x <= board.columns; x++) shapes.push(stroke([[x, 0], [x, board.rows]], PAPER.grid, 0.02))
  for (let y = 0; y <= board.rows; y++) shapes.push(stroke([[0, y], [board.columns, y]], PAPER.grid, 0.02))
  return shapes
}

const OBJECT_LETTERS = { 'ultra-light': 'UL', light: 'L', heavy: 'H', 'ultra-heavy': 'UH', debris: 'D', 'hindering-marker': 'HM', 'blocking-marker': 'BM' } as const

/** Everything on the board in the order of drawing; the map's top left corner is [0, 0]. */
export function boardShapes(scene: BoardScene): readonly Shape[] {
  const { board, objects } = scene
  return [
    { do: 'rect', x: 0, y: 0, w: board.columns, h: board.rows, fill: PAPER.ground },
    ...board.squares.flatMap(groundShapes), ...gridShapes(scene), ...rims(scene),
    ...board.barriers.map(barrier => stroke(borderOf(barrier), PAPER.barrier, 0.12, [0.16, 0.1])),
    ...board.walls.map(wall => stroke(borderOf(wall), PAPER.wall, 0.14)),
    ...(board.stairs ?? []).map(([a, b]): Shape => stroke([[a[0] + 0.5, a[1] + 0.5], [b[0] + 0.5, b[1] + 0.5]], PAPER.ink, 0.18, [0.06, 0.06])),
    { do: 'rect', x: 0, y: 0, w: board.columns, h: board.rows, stroke: PAPER.wall, width: 0.06 },
    ...objects.flatMap(({ kind, at: [x, y] }): Shape[] => [
      { do: 'rect', x: x + 0.24, y: y + 0.24, w: 0.52, h: 0.52, fill: PAPER.object, stroke: PAPER.ink, width: 0.04 },
      { do: 'text', x: x + 0.5, y: y + 0.59, size: 0.26, text: OBJECT_LETTERS[kind], fill: PAPER.ink, align: 'middle', bold: true }
    ]),
    ...markShapes(scene, 'below'), ...scene.tokens.flatMap(tokenShapes), ...markShapes(scene, 'above')
  ]
}

const MARGIN = 0.9

/** The names of columns and rows around a window of the map. */
function nameShapes({ x, y, columns, rows }: Window): Shape[] {
  const name = (px: number, py: number, text: string): Shape => ({ do: 'text', x: px, y: py, size: 0.42, text, fill: PAPER.quiet, align: 'middle' })
  return [
    ...Array.from({ length: columns }, (_, i) => [name(x + i + 0.5, y - 0.28, formatColumn(x + i)), name(x + i + 0.5, y + rows + 0.62, formatColumn(x + i))]).flat(),
    ...Array.from({ length: rows }, (_, i) => [name(x - 0.45, y + i + 0.65, formatRow(y + i)), name(x + columns + 0.45, y + i + 0.65, formatRow(y + i))]).flat()
  ]
}

/** Does a shape lie in the window, as far as its points tell? */
function isInside(shape: Shape, { x, y, columns, rows }: Window): boolean {
  const inside = ([px, py]: Point, by = 0): boolean => px >= x - by && py >= y - by && px <= x + columns + by && py <= y + rows + by
  switch (shape.do) {
    case 'rect': return shape.x < x + columns && shape.y < y + rows && shape.x + shape.w > x && shape.y + shape.h > y
    case 'line':
    case 'area': return shape.points.every(point => inside(point, 0.01))
    case 'circle':
    case 'text': return inside([shape.x, shape.y])
  }
}

/** A rectangle or a straight line of the map cut off at the window's edges. */
function cut(shape: Shape, { x, y, columns, rows }: Window): Shape {
  const clamp = ([px, py]: Point): Point => [Math.min(x + columns, Math.max(x, px)), Math.min(y + rows, Math.max(y, py))]
  if (shape.do === 'rect') {
    const [left, top] = clamp([shape.x, shape.y])
    const [right, bottom] = clamp([shape.x + shape.w, shape.y + shape.h])
    return { ...shape, x: left, y: top, w: right - left, h: bottom - top }
  }
  const [a, b] = shape.do === 'line' ? shape.points : []
  return shape.do === 'line' && shape.points.length === 2 && a && b && (a[0] === b[0] || a[1] === b[1]) ? { ...shape, points: [clamp(a), clamp(b)] } : shape
}

/** A map of more squares than this a side is drawn only around the question. */
const MOST = 30

/** The part of the map worth drawing: all of it, or what the question is about with room around it. */
export function windowOf(scene: BoardScene): Window {
  const { columns, rows } = scene.board
  const places = [...scene.tokens.filter(({ role, blocker }) => role !== null || blocker !== null).flatMap(({ squares }) => squares),
    ...scene.marks.flatMap(mark => ('squares' in mark ? mark.squares : 'path' in mark ? mark.path : 'at' in mark ? (typeof mark.at[0] === 'number' ? [mark.at as XY] : mark.at as readonly XY[]) : []))]
  const span = (axis: 0 | 1, size: number): readonly [number, number] => {
    if (size <= MOST || places.length === 0) return [0, Math.min(size, 2 * MOST)]
    const along = places.map(place => place[axis])
    const start = Math.max(0, Math.min(...along) - 3)
    return [start, Math.min(size, Math.max(...along) + 4) - start]
  }
  const [x, width] = span(0, columns)
  const [y, height] = span(1, rows)
  return { x, y, columns: width, rows: height }
}

/** The board with its names around it. */
export function boardDrawing(scene: BoardScene, part: Window = windowOf(scene)): Drawing {
  const shapes = [...boardShapes(scene).map(shape => cut(shape, part)).filter(shape => isInside(shape, part)), ...nameShapes(part)]
  return {
    width: part.columns + 2 * MARGIN, height: part.rows + 2 * MARGIN,
    shapes: shapes.map(shape => shift(shape, MARGIN - part.x, MARGIN - part.y))
  }
}

function shift(shape: Shape, dx: number, dy: number): Shape {
  if ('points' in shape) return { ...shape, points: shape.points.map(([x, y]): Point => [x + dx, y + dy]) }
  return { ...shape, x: shape.x + dx, y: shape.y + dy }
}
