/** What the judge holds in the hand while setting up a position: a brush, how it is set, and what it would touch. */
import type { Segment, Size, SquareXY } from '../../../shared/contract/case.ts'
import type { BoardHint, BoardTool } from '../../../shared/scene/scene.ts'
import type { EdgeKind } from '../../../shared/mapEdit/edges.ts'

/** In the order of their number keys; the last one is 0. */
export const BRUSHES = ['figure', 'wall', 'hindering', 'blocking', 'water', 'elevated', 'special', 'starting', 'indoor', 'clear'] as const
export type Brush = (typeof BRUSHES)[number]

/** Something from the tray that follows the pointer until it is let go over a square. */
export interface Carried {
  readonly name: string
  /** The side's mark for a figure; null for an object. */
  readonly side: number | null
  /** CSS pixels in the window. */
  readonly x: number
  readonly y: number
  /** The square under it; null beside the map. */
  readonly square: SquareXY | null
  /** Puts it on a square. */
  readonly put: (to: SquareXY) => void
}

export class Setup {
  brush = $state<Brush | null>(null)
  /** The brushes stand under the board while the tray is closed. */
  isOpen = $state(false)
  /** The side of the next quick figure; null: red first, then blue. */
  side = $state<string | null>(null)
  size = $state<Size>('standard')
  edge = $state<EdgeKind>('walls')
  level = $state(2)
  special = $state('')
  startSide = $state('red')
  indoor = $state(true)
  /** W was pressed on the board: an arrow says on which side of the cursor the wall stands. */
  awaitsSide = $state(false)
  /** The board's cursor was moved by keys last, and not by a pointer. */
  steering = $state(false)
  carried = $state.raw<Carried | null>(null)
  hintSquare = $state.raw<SquareXY | null>(null)
  hintEdge = $state.raw<Segment | null>(null)
  #strokes = 0

  /** What a drag on the board does; null: it moves figures and the board. */
  readonly boardTool: BoardTool | null = $derived(
    this.brush === null || this.brush === 'figure' ? null : this.brush === 'wall' ? 'edge' : 'square'
  )
  readonly hint: BoardHint | null = $derived(
    this.hintSquare || this.hintEdge
      ? { squares: this.hintSquare ? [this.hintSquare] : [], edges: this.hintEdge ? [this.hintEdge] : [] }
      : null
  )

  take(brush: Brush | null): void {
    this.brush = brush
    this.awaitsSide = false
    this.forgetHint()
  }

  forgetHint(): void {
    this.hintSquare = null
    this.hintEdge = null
  }

  /** Steps with the same key are one step of the history; every stroke has a key of its own. */
  newStroke(): string {
    this.#strokes++
    return this.stroke
  }

  get stroke(): string {
    return `stroke ${this.#strokes}`
  }
}
