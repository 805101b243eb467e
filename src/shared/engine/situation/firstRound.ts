/** Whom opponents cannot touch in the first round (GEN-05). */
import type { Reason } from '../../contract/ruling.ts'
import { contributes } from './reasons.ts'
import type { FigureState, Situation } from './situation.ts'

/** Whether figures of this side cannot target, damage or move it yet: an opponent who has not acted, moved or been placed. */
export const isSparedFrom = (situation: Situation, figure: FigureState, side: string): boolean =>
  situation.ruleset.params.targeting.firstRoundImmunity &&
  situation.position.turn.round === 1 &&
  !figure.figure.acted &&
  figure.side !== side

/** That an effect leaves this figure alone, which it would reach otherwise. */
export const sparedReason = ({ id }: FigureState): Reason => contributes('GEN-05', 'target.first-round', { by: id, facts: { figure: id } })
