/** What a hand on the hex board is doing right now: nothing here is saved. */
import type { HexObject } from '../../../shared/games/heroscape/case.ts'
import type { NewFigure } from './hexEdit.ts'

/** A figure that waits for its space, or an object that goes on each space tapped. */
export type HexPlacing = { readonly figure: NewFigure } | { readonly object: HexObject['kind'] }

class HexToolState {
  /** A figure that waits for its space, or an object that goes on each space tapped. */
  placing = $state.raw<HexPlacing | null>(null)
}

/** There is one board of hexes in the window. */
export const hexToolState = new HexToolState()
