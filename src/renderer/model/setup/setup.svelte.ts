/** How the brushes are set with which a position is set up, and what is on its way from the tray to the board. */
import type { Size, SquareXY } from '../../../shared/contract/case.ts'
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
  /** The board's cursor was moved by keys last, and not by a pointer. */
  steering = $state(false)
  carried = $state.raw<Carried | null>(null)
  #strokes = 0

  /** Steps with the same key are one step of the history; every stroke has a key of its own. */
  newStroke(): string {
    this.#strokes++
    return `stroke ${this.#strokes}`
  }
}
