/** What a brush does to a map where it touches it, goes along it or points at it. Points are in squares. */
import type { CaseMap, Segment, SquareXY, Step } from '../../../shared/contract/case.ts'
import { isOnMap } from '../../../shared/contract/caseSquares.ts'
import { distanceToEdge, EDGE_KINDS, edgeNear, edgeOn, edgesBetweenCorners, hasEdge, setEdges } from '../../../shared/mapEdit/edges.ts'
import { squaresBetween } from '../../../shared/mapEdit/runs.ts'
import type { BoardHint, Point } from '../../../shared/scene/scene.ts'
import { painterOf, type BrushSettings, type SquareBrush } from '../setup/painters.ts'
import type { Brush } from '../setup/setup.svelte.ts'
import { edgeHint, squareHint, type Stroke } from './toolInHand.ts'

/** The brushes that paint the map: a quick figure is put on it. */
export type MapBrush = Exclude<Brush, 'figure'>

/** Gives the map as it is after the brush; throws where the map has no room for it. */
export type Paint = (map: CaseMap) => CaseMap

/** With the eraser a point this near to a wall (in squares) means the wall. */
const AT_EDGE = 0.22

const squareOf = ([px, py]: Point): SquareXY => [Math.floor(px), Math.floor(py)]
const cornerOf = ([px, py]: Point): readonly [number, number] => [Math.round(px), Math.round(py)]

const painting =
  (brush: SquareBrush, settings: BrushSettings, squares: readonly SquareXY[], puts: boolean): Paint =>
  (map) => {
    const painter = painterOf(brush, settings)
    return (puts ? painter.put : painter.take)(map, squares)
  }

const drawing =
  ({ edge: kind }: BrushSettings, edges: readonly Segment[], there: boolean): Paint =>
  (map) =>
    setEdges(map, kind, edges, there)

/** The wall, force field or stairs that the eraser means at this point; null where it means the square. */
function edgeToErase(map: CaseMap, point: Point): Segment | null {
  const near = edgeNear(map, point)
  const there = near !== null && EDGE_KINDS.some((kind) => hasEdge(map, kind, near))
  return there && distanceToEdge(near, point) <= AT_EDGE ? near : null
}

/** One touch of the brush: paints, or takes away what it has painted there. Null where it touches nothing. */
export function touch(brush: MapBrush, settings: BrushSettings, map: CaseMap, point: Point): Paint | null {
  if (brush === 'wall') {
    const edge = edgeNear(map, point)
    return edge && drawing(settings, [edge], !hasEdge(map, settings.edge, edge))
  }
  const edge = brush === 'clear' ? edgeToErase(map, point) : null
  if (edge) return (before) => EDGE_KINDS.reduce((next, kind) => setEdges(next, kind, [edge], false), before)
  const square = squareOf(point)
  return painting(brush, settings, [square], !painterOf(brush, settings).has(map, square))
}

/** A stroke begins here: over squares it paints the first at once, along edges it has drawn nothing yet. */
export function beginStroke(
  brush: MapBrush,
  settings: BrushSettings,
  map: CaseMap,
  point: Point,
  key: string
): { readonly stroke: Stroke; readonly paint: Paint | null } {
  const square = squareOf(point)
  const corner = cornerOf(point)
  if (brush === 'wall') {
    const edge = edgeNear(map, point)
    const isThere = edge !== null && hasEdge(map, settings.edge, edge) && distanceToEdge(edge, point) <= AT_EDGE
    return { stroke: { key, puts: !isThere, square, corner }, paint: null }
  }
  const puts = !painterOf(brush, settings).has(map, square)
  return { stroke: { key, puts, square, corner }, paint: painting(brush, settings, [square], puts) }
}

/** The stroke goes on to this point: over all squares on the way, or along the grid's lines from corner to corner. */
export function continueStroke(
  brush: MapBrush,
  settings: BrushSettings,
  stroke: Stroke,
  point: Point
): { readonly stroke: Stroke; readonly paint: Paint } {
  if (brush === 'wall') {
    const corner = cornerOf(point)
    return { stroke: { ...stroke, corner }, paint: drawing(settings, edgesBetweenCorners(stroke.corner, corner), stroke.puts) }
  }
  const square = squareOf(point)
  return { stroke: { ...stroke, square }, paint: painting(brush, settings, squaresBetween(stroke.square, square), stroke.puts) }
}

/** A wall on that side of the square, or away with the one that stands there. */
export function beside(settings: BrushSettings, map: CaseMap, square: SquareXY, side: Step): Paint {
  const edge = edgeOn(square, side)
  return drawing(settings, [edge], !hasEdge(map, settings.edge, edge))
}

/** What a touch at this point would change: an edge or a square; null beside the map. */
export function aimOf(brush: Brush, map: CaseMap, point: Point): BoardHint | null {
  const edge = brush === 'wall' ? edgeNear(map, point) : brush === 'clear' ? edgeToErase(map, point) : null
  if (edge) return edgeHint(edge)
  const square = squareOf(point)
  return brush === 'wall' || !isOnMap(map, square) ? null : squareHint(square)
}
