/** What a sheet shows of the board: the question large, the map small beside it with a frame around what is shown large. */
import { questionPoints } from '../../shared/scene/questionPoints.ts'
import type { BoardScene, Point } from '../../shared/scene/scene.ts'
import { boardDrawing, windowOf, type Window } from './boardShapes.ts'
import { PAPER } from './colours.ts'
import type { Drawing, Shape } from './shapes.ts'

/** Squares around the question, and the fewest across and down, so that one sees where on the map it is. */
const AROUND = 2
const FEWEST = 7
/** Where the question takes up more than this part of the map, all of it is shown: two in three. */
const MOST = { of: 3, parts: 2 }

/** The part of the map that the question is about, with some squares around it; null where that is about all of it, or where nothing is asked. */
export function questionWindow(scene: BoardScene): Window | null {
  const points = questionPoints(scene)
  if (points.length === 0) return null
  const span = (axis: 0 | 1, size: number): readonly [number, number] => {
    const along = points.map((point) => point[axis])
    const [least, most] = [Math.floor(Math.min(...along)) - AROUND, Math.ceil(Math.max(...along)) + AROUND]
    const missing = Math.max(0, FEWEST - (most - least))
    const start = Math.max(0, Math.min(least - Math.floor(missing / 2), size - Math.max(FEWEST, most - least)))
    return [start, Math.min(size - start, Math.max(FEWEST, most - least))]
  }
  const { columns: across, rows: down } = scene.board
  const [x, columns] = span(0, across)
  const [y, rows] = span(1, down)
  return columns * rows * MOST.of > across * down * MOST.parts ? null : { x, y, columns, rows }
}

/** A letter is about so wide as a part of its height: a guess, only for the white behind a name. */
const LETTER = 0.58

/** The name of a figure stands under its token, where there is room for it: a list of letters on paper helps nobody. */
function nameShapes({ tokens }: BoardScene): Shape[] {
  return tokens.flatMap(({ squares, name }): Shape[] => {
    const x = squares.reduce((sum, [at]) => sum + at + 0.5, 0) / squares.length
    const bottom = Math.max(...squares.map(([, at]) => at)) + 1
    const text = name.length > 14 ? `${name.slice(0, 13)}…` : name
    // No broader than its square and below the edge: a wall is never hidden.
    const size = Math.min(0.27, Math.max(0.16, 0.88 / (text.length * LETTER)))
    const width = Math.min(0.9, text.length * LETTER * size + 0.08)
    return [
      { do: 'rect', x: x - width / 2, y: bottom + 0.1, w: width, h: size + 0.06, fill: PAPER.white },
      { do: 'text', x, y: bottom + 0.1 + size, size, text, fill: PAPER.ink, align: 'middle' }
    ]
  })
}

/** The question as it is drawn large: the part of the map, with the figures by name. */
export const questionDrawing = (scene: BoardScene): Drawing =>
  boardDrawing(scene, questionWindow(scene) ?? windowOf(scene), nameShapes(scene))

/** The whole map with a frame around what is shown large; null where that is the whole map. */
export function mapDrawing(scene: BoardScene): Drawing | null {
  const part = questionWindow(scene)
  if (part === null) return null
  const whole = windowOf(scene)
  const corners: readonly Point[] = [
    [part.x, part.y],
    [part.x + part.columns, part.y],
    [part.x + part.columns, part.y + part.rows],
    [part.x, part.y + part.rows],
    [part.x, part.y]
  ]
  const frame: Shape = { do: 'line', points: corners, stroke: PAPER.accent, width: 0.35 }
  return boardDrawing(scene, whole, [frame])
}
