/** Objects in hands: what they deal when thrown, and who lets them fall. */
import type { ObjectWeight } from '../../contract/case.ts'
import { contributes } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { clausesOf, type FigureState } from '../situation/situation.ts'
import type { Tally } from '../tokens/tally.ts'
import type { Figure, MapObject } from '../../position/position.ts'
import type { Square } from '../../grid/grid.ts'

/** Whatever the thrower's damage value (OBJ-05). */
export const THROW_DAMAGE: Readonly<Record<ObjectWeight, number>> = { 'ultra-light': 1, light: 2, heavy: 3, 'ultra-heavy': 0 }

/** What a figure held, on the map again with all that it does. */
export const droppedObject = ({ id, held }: Figure, kind: ObjectWeight, square: Square): MapObject => ({
  id: `${id}-object`,
  ...held,
  kind,
  square
})

/** Picks up, carries and fights with objects (POW-SS2). */
const handles = (state: FigureState): boolean => clausesOf(state, 'objects').length > 0

/** Who had Super Strength when the action began and no longer has it drops what it holds (OBJ-02). Pulse Wave only ignores it (ERR-09). */
export function dropObjects(tally: Tally): Reason[] {
  return tally.situation.states
    .filter((state) => {
      if (!state.figure.holding || tally.held.has(state.id) || state.muted) return false
      return state.ko || (handles(tally.start.states[state.figure.index]!) && !handles(state))
    })
    .map((state) => {
      tally.held.set(state.id, null)
      // Who was knocked back before it was defeated has fallen where that ended.
      const [square] = state.stood
      if (square !== undefined) tally.dropped.push(droppedObject(state.figure, state.figure.holding!, square))
      return contributes('OBJ-02', 'object.dropped', { by: state.id, facts: { figure: state.id } })
    })
}
