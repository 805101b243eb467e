/** Objects in hands: what they deal when thrown, and who lets them fall. */
import { weightOf, type ObjectKind } from '../../contract/case.ts'
import { isHeldBy, isUsedInClose, numberOf } from '../situation/objectRules.ts'
import { considered, contributes } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import type { Tally } from '../tokens/tally.ts'
import { markerUsed } from '../values/heldMarker.ts'
import type { AttackInput } from './input.ts'
import type { Figure, MapObject } from '../../position/position.ts'
import { xyOf, type Square } from '../../grid/grid.ts'
import type { Situation } from '../situation/situation.ts'

/** What a figure held, on the map again with all that it does. */
export const droppedObject = ({ id, held }: Figure, kind: ObjectKind, square: Square): MapObject => ({
  id: `${id}-object`,
  ...held,
  kind,
  square
})

/** Does what falls stay in its square? One with a weight that falls on another is removed (OBJ-02). */
export const liesFree = (objects: readonly MapObject[], dropped: MapObject): boolean =>
  weightOf(dropped.kind) === null || !objects.some(({ kind, square }) => square === dropped.square && weightOf(kind) !== null)

/** The object in the attacker's hand is used, and is gone, hit or miss; one that is not used in close attacks stays (OBJ-04, OBJ-06). */
export function useObject(input: AttackInput, tally: Tally, weight: ObjectKind, because: Reason[]): void {
  const { attacker, means, situation } = input
  const facts = { user: attacker.id }
  const marker = markerUsed(situation, attacker, means.during)
  if (marker) {
    because.push(contributes(marker.clause.rule, 'attack.object-used', { by: marker.id, facts }))
    tally.held.set(attacker.id, null)
    return
  }
  if (situation.ruleset.params.objects.used === 'by-terrain-action' && means.kind === 'close') return
  if (means.kind === 'close' && !isUsedInClose(situation.ruleset, weight)) {
    because.push(considered('OBJ-04', 'attack.object-kept', { facts }))
    return
  }
  because.push(contributes('OBJ-06', 'attack.object-used', { facts }))
  if (means.kind === 'close' && numberOf(situation.ruleset.params.objects.adds, weight) === 0)
    because.push(contributes('RDG-LIGHT', 'attack.object-adds-nothing', { facts }))
  tally.held.set(attacker.id, null)
}

/** That nobody has said in which square of a larger base its object falls: it lies in the first of them. */
export function aboutFall({ position: { grid } }: Situation, figure: string, base: readonly Square[]): Reason[] {
  if (base.length < 2) return []
  return [considered('OBJ-02', 'object.dropped-where', { by: figure, at: [xyOf(grid, base[0]!)], facts: { figure } })]
}

/** Who had Super Strength when the action began and no longer has it drops what it needs that for (OBJ-02). Pulse Wave only ignores it (ERR-09). */
export function dropObjects(tally: Tally): Reason[] {
  return tally.situation.states
    .filter((state) => {
      const { holding, index } = state.figure
      if (!holding || tally.held.has(state.id) || state.muted) return false
      const { ruleset } = tally.situation
      return state.ko || (isHeldBy(ruleset, tally.start.states[index]!, holding) && !isHeldBy(ruleset, state, holding))
    })
    .flatMap((state) => {
      tally.held.set(state.id, null)
      // Who was knocked back before it was defeated has fallen where that ended.
      const [square] = state.stood
      if (square !== undefined) tally.dropped.push(droppedObject(state.figure, state.figure.holding!, square))
      const dropped = contributes('OBJ-02', 'object.dropped', { by: state.id, facts: { figure: state.id } })
      return [dropped, ...aboutFall(tally.situation, state.id, state.stood)]
    })
}
