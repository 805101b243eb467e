/** The tool in the hand over the HeroClix board, with all that it remembers while it is there: putting it down leaves nothing behind. */
import type { CaseFigure, ClixCase, ObjectKind, Segment, SquareXY } from '../../../shared/contract/case.ts'
import type { BoardHint } from '../../../shared/scene/scene.ts'
import type { Brush } from '../setup/setup.svelte.ts'
import type { History } from '../table/history.ts'
import type { End } from '../question/entry/askKind.ts'

/** A figure waiting for its square, or an object that goes on each square tapped. */
export type Placing = { readonly figure: CaseFigure; readonly base: number } | { readonly object: ObjectKind }

/** A drag of a brush under way: what it does, fixed by where it began, and the last place that it has been to. */
export interface Stroke {
  /** Changes with the same key are one step of the history. */
  readonly key: string
  /** It paints; else it takes away. */
  readonly puts: boolean
  readonly square: SquareXY
  readonly corner: readonly [number, number]
}

/** A stroke under way on the table. */
export interface TableStroke extends Stroke {
  /** Where the table goes back to when it is given up. */
  readonly before: History<ClixCase>
}

export interface BrushInHand {
  readonly id: 'brush'
  readonly brush: Brush
  /** An arrow key says on which side of the cursor the wall stands. */
  readonly awaitsSide: boolean
  readonly stroke: TableStroke | null
  /** What it would touch where the pointer is; null: the pointer is nowhere. */
  readonly aim: BoardHint | null
}

export interface RulerInHand {
  readonly id: 'ruler'
  readonly from: End | null
  readonly to: End | null
}

export interface PlaceInHand {
  readonly id: 'place'
  readonly placing: Placing
}

/** A tap on a token turns its dial or gives it an action token. */
export interface DialInHand {
  readonly id: 'dial'
  readonly turns: 'clicks' | 'tokens'
}

export type ToolInHand = BrushInHand | DialInHand | PlaceInHand | RulerInHand

/** A brush just taken. */
export const brushInHand = (brush: Brush): BrushInHand => ({ id: 'brush', brush, awaitsSide: false, stroke: null, aim: null })

/** A ruler just taken, with its first end laid or with none. */
export const rulerInHand = (from: End | null = null): RulerInHand => ({ id: 'ruler', from, to: null })

/** The ruler with its next end laid; after both it begins anew. */
export const layRuler = ({ from, to }: RulerInHand, end: End): RulerInHand =>
  from === null || to !== null ? rulerInHand(end) : { id: 'ruler', from, to: end }

/** The squares and edges that a brush points at, or those of one edge. */
export const edgeHint = (edge: Segment): BoardHint => ({ squares: [], edges: [edge] })
export const squareHint = (square: SquareXY): BoardHint => ({ squares: [square], edges: [] })
