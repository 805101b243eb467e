/** The heights along a line of fire, on paper: squares as steps at their levels, figures on them, the line with its stop. Units: points. */
import { formatSquareName } from '../../shared/grid/squareName.ts'
import type { LineProfile } from '../../shared/scene/lineProfile.ts'
import type { Point } from '../../shared/scene/scene.ts'
import { PAPER } from './colours.ts'
import { DASHES } from './markShapes.ts'
import type { Drawing, Shape } from './shapes.ts'

const [WIDTH, LEVEL, HEAD, FOOT, LEFT] = [24, 13, 18, 12, 44]
/** How tall a figure stands, in levels. */
const TALL = { tiny: 0.45, standard: 0.75, giant: 1.35, colossal: 1.9 } as const

export function heightDrawing({ squares, from, to, top, verdict }: LineProfile, levelName: (level: number) => string): Drawing {
  const width = LEFT + squares.length * WIDTH + 4
  const height = HEAD + top * LEVEL + FOOT
  const ground = (level: number): number => HEAD + (top - level + 1) * LEVEL
  const middle = (i: number): number => LEFT + (i + 0.5) * WIDTH
  const eye = (level: number): number => ground(level) - LEVEL * 0.45
  const start: Point = [middle(0), eye(from)]
  const end: Point = [middle(squares.length - 1), eye(to)]
  const at = (x: number): Point => [x, start[1] + ((end[1] - start[1]) * (x - start[0])) / (end[0] - start[0])]
  const first = squares.findIndex(({ blockers, wallAfter }) => blockers.includes(1) || wallAfter === 1)
  const stop =
    first < 0 ? null : at(squares[first]!.wallAfter === 1 ? LEFT + (first + 1) * WIDTH : Math.max(start[0], LEFT + first * WIDTH))
  const stroke = (points: readonly Point[], colour: string, w: number, dash?: readonly number[]): Shape => ({
    do: 'line',
    points,
    stroke: colour,
    width: w,
    ...(dash ? { dash } : {})
  })
  const said = (state: keyof typeof DASHES, points: readonly Point[]): Shape =>
    stroke(
      points,
      PAPER[state],
      1.6,
      DASHES[state]?.map((part) => part * 16)
    )
  const number = (x: number, n: number): Shape[] => [
    { do: 'circle', x, y: 8, r: 6, fill: PAPER.blocked },
    { do: 'text', x, y: 11, size: 8.5, text: String(n), fill: PAPER.white, align: 'middle', bold: true }
  ]
  const before = squares.slice(0, first < 0 ? squares.length : first).some(({ hinders }) => hinders) ? 'hindered' : 'clear'
  return {
    width,
    height,
    shapes: [
      ...Array.from({ length: top }, (_, i): Shape[] => [
        stroke(
          [
            [LEFT, ground(i + 1)],
            [width, ground(i + 1)]
          ],
          PAPER.line,
          0.5,
          [1, 2]
        ),
        { do: 'text', x: LEFT - 5, y: ground(i + 1) - 2, size: 7.5, text: levelName(i + 1), fill: PAPER.quiet, align: 'right' }
      ]).flat(),
      ...squares.flatMap(({ at: square, level, kinds, figure, wallAfter }, i): Shape[] => {
        const [x, y] = [LEFT + i * WIDTH, ground(level)]
        return [
          { do: 'rect', x, y, w: WIDTH, h: height - FOOT - y, fill: level > 1 ? PAPER.raised : PAPER.ground },
          stroke(
            [
              [x, y],
              [x + WIDTH, y]
            ],
            level > 1 ? PAPER.rim : PAPER.quiet,
            1
          ),
          ...(kinds.includes('blocking')
            ? [
                {
                  do: 'rect' as const,
                  x: x + 3,
                  y: y - LEVEL * 0.9,
                  w: WIDTH - 6,
                  h: LEVEL * 0.9,
                  fill: PAPER.blocking,
                  stroke: PAPER.blockingMark,
                  width: 0.8
                }
              ]
            : kinds.includes('hindering')
              ? [
                  stroke(
                    [0, 1, 2, 3, 4].map((step): Point => [x + 4 + step * 4, y - (step % 2) * 6]),
                    PAPER.hinderingMark,
                    1
                  )
                ]
              : []),
          ...(figure
            ? [
                {
                  do: 'rect' as const,
                  x: middle(i) - 5,
                  y: y - TALL[figure.size] * LEVEL,
                  w: 10,
                  h: TALL[figure.size] * LEVEL,
                  fill: PAPER.white,
                  stroke: PAPER.accent,
                  width: 1.2
                }
              ]
            : []),
          ...(wallAfter === null
            ? []
            : [
                stroke(
                  [
                    [x + WIDTH, y],
                    [x + WIDTH, y - LEVEL * 0.95]
                  ],
                  PAPER.wall,
                  3
                )
              ]),
          { do: 'text', x: middle(i), y: height - 3, size: 7.5, text: formatSquareName(square), fill: PAPER.quiet, align: 'middle' }
        ]
      }),
      said(stop === null ? verdict : before, [start, stop ?? end]),
      ...(stop === null
        ? []
        : [
            said('blocked', [stop, end]),
            stroke(
              [
                [stop[0], stop[1] - 6],
                [stop[0], stop[1] + 6]
              ],
              PAPER.blocked,
              2.5
            )
          ]),
      ...squares.flatMap(({ blockers, wallAfter }, i) => [
        ...blockers.flatMap((n) => number(middle(i), n)),
        ...(wallAfter === null ? [] : number(LEFT + (i + 1) * WIDTH, wallAfter))
      ])
    ]
  }
}
