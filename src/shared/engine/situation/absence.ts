/**
 * Figures that take no part, because they are not on the map: they do nothing, and nothing is done to them. Defeated
 * ones (DMG-07), captives and those that are free again and not yet put down (ABL-CAP), and those beside the map (ABL-MER).
 */
import type { Reason } from '../../contract/ruling.ts'
import { decides } from './reasons.ts'
import type { FigureState, Situation } from './situation.ts'

/** Why this figure can neither act nor be acted on; null: it can. A question without a board has nobody on a map. */
export function absenceOf(situation: Situation, state: FigureState): Reason | null {
  const { captiveOf, rescuedFrom, aside, pilotOf } = state.figure
  const place = { by: state.id, facts: { figure: state.id, user: captiveOf ?? state.id } }
  if (state.ko) return decides('DMG-07', 'target.gone', place)
  if (captiveOf !== null) return decides('ABL-CAP', 'capture.captive', place)
  if (pilotOf !== null) return decides('ABL-VEH', 'vehicle.on-board', { by: state.id, facts: { figure: state.id, user: pilotOf } })
  if (aside) return decides('ABL-MER', 'replace.aside', place)
  if (rescuedFrom !== null) return decides('ABL-CAP', 'capture.to-be-placed', place)
  return situation.position.hasMap && state.squares.length === 0 ? decides('DMG-07', 'target.gone', place) : null
}
