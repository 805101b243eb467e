/** Drawing on both halves of a map at once. */
import type { Segment, SquareXY } from '../contract/case.ts'

/** `mirror-x`: left and right; `mirror-y`: above and below; `both`: all four quarters. */
export const SYMMETRIES = ['none', 'mirror-x', 'mirror-y', 'half-turn', 'both'] as const
export type Symmetry = (typeof SYMMETRIES)[number]

type Turn = (at: readonly [number, number], size: readonly [number, number]) => SquareXY

const MIRROR_X: Turn = ([x, y], [columns]) => [columns - 1 - x, y]
const MIRROR_Y: Turn = ([x, y], [, rows]) => [x, rows - 1 - y]
const HALF_TURN: Turn = ([x, y], [columns, rows]) => [columns - 1 - x, rows - 1 - y]

const TURNS: Readonly<Record<Symmetry, readonly Turn[]>> = {
  none: [],
  'mirror-x': [MIRROR_X],
  'mirror-y': [MIRROR_Y],
  'half-turn': [HALF_TURN],
  both: [MIRROR_X, MIRROR_Y, HALF_TURN]
}

/** The other places that a stroke goes to as well, each as what makes of a square its counterpart. */
export const counterparts = (symmetry: Symmetry, size: readonly [number, number]): readonly ((at: SquareXY) => SquareXY)[] =>
  TURNS[symmetry].map((turn) => (at: SquareXY) => turn(at, size))

export const edgeTurned = ([a, b]: Segment, turn: (at: SquareXY) => SquareXY): Segment => [turn(a), turn(b)]
