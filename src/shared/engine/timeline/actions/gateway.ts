/** A gateway that somebody has just entered (MAP-28). */
import type { PassageClause, SpecialTerrainRule } from '../../../rules/vocabulary/specialTerrain.ts'
import { contributes } from '../../situation/reasons.ts'
import type { FigureState } from '../../situation/situation.ts'
import type { Play } from '../play/play.ts'

/** Whoever has entered a gateway has to pass it, and a die has to say where to. */
export function mustPass(play: Play, figure: FigureState, terrain: SpecialTerrainRule, clause: PassageClause): void {
  play.turn.passing.set(figure.id, terrain.id)
  play.leaveOpen(figure.id, contributes(clause.rule, 'passage.due', { by: terrain.id, facts: { figure: figure.id } }))
}
