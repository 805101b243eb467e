/** A brush on the board: what a tap, a drag or a key does with it. One stroke is one step of the history. */
import type { CaseMap, Segment, SquareXY, Step } from '../../../shared/contract/case.ts'
import type { BoardIntent, Point } from '../../../shared/scene/scene.ts'
import { distanceToEdge, EDGE_KINDS, edgeNear, edgeOn, edgesBetweenCorners, hasEdge, setEdges } from '../../../shared/mapEdit/edges.ts'
import { squaresBetween } from '../../../shared/mapEdit/runs.ts'
import { isOnMap } from '../../../shared/contract/caseSquares.ts'
import { setupTexts } from '../../i18n/texts/setupTexts.ts'
import type { App } from '../app.ts'
import { painterOf, type SquareBrush } from './brushes.ts'
import { changeMap } from './ownMap.ts'
import type { Brush } from '../../model/setup/setup.svelte.ts'

type StrokeIntent = Extract<BoardIntent, { readonly do: 'stroke' }>

/** With the eraser a point this near to a wall (in squares) means the wall. */
const AT_EDGE = 0.22

/** A drag under way: what it does, fixed by where it began, and the last place that it has been to. */
let drag: { readonly puts: boolean; square: SquareXY; corner: readonly [number, number] } | null = null

const squareOf = ([px, py]: Point): SquareXY => [Math.floor(px), Math.floor(py)]
const cornerOf = ([px, py]: Point): readonly [number, number] => [Math.round(px), Math.round(py)]

const stepName = (app: App, brush: Brush): string => {
  const { edge } = app.session.setup
  return setupTexts.steps.brush(brush === 'wall' ? setupTexts.edges[edge] : setupTexts.brushes[brush])
}

function paintSquares(app: App, brush: SquareBrush, squares: readonly SquareXY[], puts: boolean): void {
  const { setup } = app.session
  const painter = painterOf(brush, setup)
  changeMap(app, stepName(app, brush), (map) => (puts ? painter.put : painter.take)(map, squares), setup.stroke)
}

function paintEdges(app: App, edges: readonly Segment[], there: boolean): void {
  const { setup } = app.session
  changeMap(app, stepName(app, 'wall'), (map) => setEdges(map, setup.edge, edges, there), setup.stroke)
}

/** The wall, force field or stairs that the eraser means at this point; null where it means the square. */
function edgeToErase(map: CaseMap, point: Point): Segment | null {
  const near = edgeNear(map, point)
  const there = near !== null && EDGE_KINDS.some((kind) => hasEdge(map, kind, near))
  return there && distanceToEdge(near, point) <= AT_EDGE ? near : null
}

function eraseEdge(app: App, edge: Segment): void {
  changeMap(
    app,
    stepName(app, 'clear'),
    (map) => EDGE_KINDS.reduce((next, kind) => setEdges(next, kind, [edge], false), map),
    app.session.setup.stroke
  )
}

/** One touch of the brush in the hand, as a stroke of its own. False where there is none, or where the tap is meant otherwise. */
export function tapBrush(app: App, point: Point): boolean {
  const {
    session: { setup },
    table
  } = app
  const { map } = table.case
  const { brush } = setup
  if (!map || brush === null || brush === 'figure') return false
  setup.newStroke()
  if (brush === 'wall') {
    const edge = edgeNear(map, point)
    if (edge) paintEdges(app, [edge], !hasEdge(map, setup.edge, edge))
    return true
  }
  const edge = brush === 'clear' ? edgeToErase(map, point) : null
  if (edge) {
    eraseEdge(app, edge)
    return true
  }
  const square = squareOf(point)
  paintSquares(app, brush, [square], !painterOf(brush, setup).has(map, square))
  return true
}

/** A drag with the brush in the hand: over squares, or along the grid's lines from corner to corner. */
export function strokeBrush(app: App, { phase, point }: StrokeIntent): void {
  const {
    session: { setup },
    table
  } = app
  const { map } = table.case
  const { brush } = setup
  if (!map || brush === null || brush === 'figure') return
  if (phase === 'begin') {
    setup.newStroke()
    const square = squareOf(point)
    const edge = brush === 'wall' ? edgeNear(map, point) : null
    const isThere =
      brush === 'wall'
        ? edge !== null && hasEdge(map, setup.edge, edge) && distanceToEdge(edge, point) <= AT_EDGE
        : painterOf(brush, setup).has(map, square)
    drag = { puts: !isThere, square, corner: cornerOf(point) }
    if (brush !== 'wall') paintSquares(app, brush, [square], drag.puts)
    return
  }
  if (!drag) return
  if (brush === 'wall') {
    const corner = cornerOf(point)
    paintEdges(app, edgesBetweenCorners(drag.corner, corner), drag.puts)
    drag.corner = corner
  } else {
    const square = squareOf(point)
    paintSquares(app, brush, squaresBetween(drag.square, square), drag.puts)
    drag.square = square
  }
  aimBrush(app, phase === 'end' ? null : point)
  if (phase === 'end') drag = null
}

/** Shows what the brush would touch here; null: the pointer is nowhere. */
export function aimBrush(app: App, point: Point | null): void {
  const {
    session: { setup },
    table
  } = app
  const { map } = table.case
  if (!map || !point || setup.brush === null) {
    setup.forgetHint()
    return
  }
  const square = squareOf(point)
  const edge = setup.brush === 'wall' ? edgeNear(map, point) : setup.brush === 'clear' ? edgeToErase(map, point) : null
  setup.hintEdge = edge
  setup.hintSquare = edge || setup.brush === 'wall' || !isOnMap(map, square) ? null : square
}

/** The brush on the cursor's square; with the wall brush the next arrow says on which side. */
export function brushAtCursor(app: App): boolean {
  const { setup, cursor } = app.session
  if (!cursor || setup.brush === null || setup.brush === 'figure') return false
  if (setup.brush === 'wall') {
    setup.awaitsSide = true
    return true
  }
  return tapBrush(app, [cursor[0] + 0.5, cursor[1] + 0.5])
}

/** A wall put on that side of the cursor's square, or taken away where one stands. */
export function wallBeside(app: App, step: Step): void {
  const {
    session: { setup, cursor },
    table
  } = app
  setup.awaitsSide = false
  if (!cursor || !table.case.map) return
  const edge = edgeOn(cursor, step)
  setup.newStroke()
  paintEdges(app, [edge], !hasEdge(table.case.map, setup.edge, edge))
}
