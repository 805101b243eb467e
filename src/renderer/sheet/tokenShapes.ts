/** Figures on paper: a ring in the side's colour with the side's mark, a label, the number of a blocker. Units: squares. */
import type { Point, SceneToken } from '../../shared/scene/scene.ts'
import { sideShape } from '../../shared/scene/signs.ts'
import { PAPER } from './colours.ts'
import type { Shape } from './shapes.ts'

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
