/** Figures that take no part, because they are not on the map: they do nothing, and nothing is done to them (DMG-07). */
import type { Reason } from '../../contract/ruling.ts'
import { decides } from './reasons.ts'
import type { FigureState, Situation } from './situation.ts'

/** Why this figure can neither act nor be acted on; null: it can. A question without a board has nobody on a map. */
export function absenceOf(situation: Situation, figure: FigureState): Reason | null {
  if (!figure.ko && (!situation.position.hasMap || figure.squares.length > 0)) return null
  return decides('DMG-07', 'target.gone', { by: figure.id, facts: { figure: figure.id, user: figure.id } })
}
