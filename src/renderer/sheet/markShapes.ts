/** Figures and marks of the ruling on paper: lines that differ by their dash, numbered blockers, paths with their steps. Units: squares. */
import type { SquareXY } from '../../shared/contract/case.ts'
import type { BoardScene, LineMark, Point, SceneMark, SceneToken } from '../../shared/scene/scene.ts'
import { sideShape } from '../../shared/scene/signs.ts'
import type { LineVerdict } from '../../shared/contract/ruling.ts'
import { borderOf } from '../../shared/grid/border.ts'
import { PAPER } from './colours.ts'
import type { Shape } from './shapes.ts'

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

/* Figures: a ring in the side's colour with the side's mark, a label, the number of a blocker. */

/** The side's mark around (x, y). */
function sideMark(index: number, x: number, y: number, colour: string): Shape {
  const r = 0.13
  const corners = sideShape(index)
  return corners
    ? { do: 'area', points: corners.map(([dx, dy]): Point => [x + dx * r, y + dy * r]), fill: colour }
    : { do: 'circle', x, y, r, fill: colour }
}

/** A numbered disc, as the reasons count. */
export const numberShapes = (x: number, y: number, number: number, colour: string): Shape[] => [
  { do: 'circle', x, y, r: 0.26, fill: colour, stroke: PAPER.white, width: 0.05 },
  { do: 'text', x, y: y + 0.13, size: 0.36, text: String(number), fill: PAPER.white, align: 'middle', bold: true }
]

export function tokenShapes({ squares, label, sideIndex, role, blocker }: SceneToken): Shape[] {
  const colour = PAPER.sides[sideIndex % PAPER.sides.length]!
  const [left, top] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))]
  const [right, bottom] = [Math.max(...squares.map(([x]) => x)) + 1, Math.max(...squares.map(([, y]) => y)) + 1]
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const single = squares.length === 1
  const ring: Shape = single
    ? { do: 'circle', x, y, r: 0.42, fill: PAPER.white, stroke: colour, width: 0.1 }
    : {
        do: 'rect',
        x: left + 0.08,
        y: top + 0.08,
        w: right - left - 0.16,
        h: bottom - top - 0.16,
        fill: PAPER.white,
        stroke: colour,
        width: 0.1
      }
  return [
    ...(role === null
      ? []
      : [
          {
            do: 'circle' as const,
            x,
            y,
            r: single ? 0.54 : Math.max(right - left, bottom - top) / 2 + 0.05,
            stroke: PAPER.ink,
            width: role === 'attacker' ? 0.07 : 0.03
          }
        ]),
    ring,
    { do: 'text', x, y: y + 0.13, size: label.length > 2 ? 0.32 : 0.36, text: label, fill: PAPER.ink, align: 'middle', bold: true },
    sideMark(sideIndex, single ? x - 0.36 : left + 0.2, single ? y - 0.36 : top + 0.2, colour),
    ...(blocker === null ? [] : numberShapes(single ? x + 0.38 : right - 0.15, single ? y - 0.38 : top + 0.15, blocker, PAPER.blocked))
  ]
}
