/** What the ruling says, on paper: lines told apart by their dash, numbered blockers, paths with their steps. Units: squares. */
import type { SquareXY } from '../../shared/contract/case.ts'
import type { BoardScene, LineMark, Point, SceneMark } from '../../shared/scene/scene.ts'
import type { LineVerdict } from '../../shared/contract/ruling.ts'
import { borderOf } from '../../shared/grid/border.ts'
import { PAPER } from './colours.ts'
import type { Shape } from './shapes.ts'
import { numberShapes } from './tokenShapes.ts'

const centre = ([x, y]: SquareXY): Point => [x + 0.5, y + 0.5]

/** A firm stroke where clear, dashes where hindered, points where blocked. */
export const DASHES: Readonly<Record<LineVerdict, readonly number[] | undefined>> = {
  clear: undefined,
  hindered: [0.32, 0.18],
  blocked: [0.05, 0.17]
}
const COLOURS: Readonly<Record<LineVerdict, string>> = { clear: PAPER.clear, hindered: PAPER.hindered, blocked: PAPER.blocked }

function stateLine(from: Point, to: Point, state: LineVerdict, width: number): Shape[] {
  const dash = DASHES[state]
  return [
    { do: 'line', points: [from, to], stroke: PAPER.white, width: width + 0.08 },
    { do: 'line', points: [from, to], stroke: COLOURS[state], width, ...(dash ? { dash } : {}), round: state === 'blocked' }
  ]
}

/** A bar across the line where it is blocked first. */
function stopBar({ parts }: LineMark): Shape[] {
  const at = parts.find(({ state }) => state === 'blocked')
  if (!at) return []
  const [dx, dy] = [at.to[0] - at.from[0], at.to[1] - at.from[1]]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return []
  const [nx, ny] = [(-dy / length) * 0.34, (dx / length) * 0.34]
  return [
    {
      do: 'line',
      points: [
        [at.from[0] - nx, at.from[1] - ny],
        [at.from[0] + nx, at.from[1] + ny]
      ],
      stroke: PAPER.blocked,
      width: 0.14
    }
  ]
}

function chevron([x, y]: Point, [dx, dy]: SquareXY, colour: string): Shape {
  const [bx, by] = [x - dx * 0.22, y - dy * 0.22]
  return {
    do: 'line',
    points: [
      [bx - dy * 0.24, by + dx * 0.24],
      [x + dx * 0.1, y + dy * 0.1],
      [bx + dy * 0.24, by - dx * 0.24]
    ],
    stroke: colour,
    width: 0.1,
    round: true
  }
}

/** Steps with their numbers; those of a knock back as chevrons. */
function steps(path: readonly SquareXY[], from: SquareXY, colour: string, direction: SquareXY | null): Shape[] {
  const points = [centre(from), ...path.map(centre)]
  return [
    ...(points.length > 1 ? [{ do: 'line' as const, points, stroke: colour, width: 0.06 }] : []),
    ...path.flatMap((at, i): Shape[] => [
      ...(direction
        ? [chevron(centre(at), direction, colour)]
        : [{ do: 'circle' as const, x: at[0] + 0.5, y: at[1] + 0.5, r: 0.12, fill: colour }]),
      { do: 'text', x: at[0] + 0.84, y: at[1] + 0.94, size: 0.28, text: String(i + 1), fill: PAPER.ink, align: 'middle', bold: true }
    ])
  ]
}

function below(mark: SceneMark): Shape[] {
  switch (mark.kind) {
    case 'reach':
      return mark.squares.map(([x, y]) => ({ do: 'circle', x: x + 0.5, y: y + 0.5, r: 0.1, fill: PAPER.accent }))
    // Figures stand on the line: their labels stay readable.
    case 'line':
      return mark.parts.flatMap(({ from, to, state }) => stateLine(from, to, state, 0.13))
    case 'aim':
      return mark.verdict
        ? stateLine(mark.from, mark.to, mark.verdict, 0.06)
        : [{ do: 'line', points: [mark.from, mark.to], stroke: PAPER.quiet, width: 0.05 }]
    case 'hinder':
      return [{ do: 'rect', x: mark.at[0] + 0.06, y: mark.at[1] + 0.06, w: 0.88, h: 0.88, stroke: PAPER.hindered, width: 0.1 }]
    case 'target':
      return mark.wall
        ? []
        : mark.at.map(([x, y]) => ({ do: 'rect', x: x + 0.05, y: y + 0.05, w: 0.9, h: 0.9, stroke: PAPER.ink, width: 0.08 }))
    default:
      return []
  }
}

function above(mark: SceneMark): Shape[] {
  switch (mark.kind) {
    case 'line':
      return stopBar(mark)
    case 'blocker':
      return [
        ...(mark.blocker === 'wall' && mark.at.length === 2
          ? [{ do: 'line' as const, points: borderOf([mark.at[0]!, mark.at[1]!]), stroke: PAPER.blocked, width: 0.2 }]
          : []),
        ...(mark.figure === null ? numberShapes(mark.point[0], mark.point[1], mark.number, PAPER.blocked) : [])
      ]
    case 'corner':
      return [{ do: 'circle', x: mark.point[0], y: mark.point[1], r: 0.16, fill: PAPER.white, stroke: PAPER.ink, width: 0.06 }]
    case 'knock-back':
      return mark.option > 0 ? [] : steps(mark.path, mark.from, PAPER.hindered, mark.direction)
    case 'move':
      return steps(mark.path, mark.from, mark.refused ? PAPER.blocked : PAPER.accent, null)
    default:
      return []
  }
}

/** The marks under the figures, or those over them. */
export const markShapes = ({ marks }: BoardScene, where: 'below' | 'above'): Shape[] => marks.flatMap(where === 'below' ? below : above)
