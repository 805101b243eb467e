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

/** Those of the figures that are not spared from this side, in their order, and the reasons for the others. */
export function notSpared(
  situation: Situation,
  figures: readonly FigureState[],
  side: string
): { readonly figures: readonly FigureState[]; readonly because: readonly Reason[] } {
  const spared = figures.filter((figure) => isSparedFrom(situation, figure, side))
  return {
    figures: spared.length === 0 ? figures : figures.filter((figure) => !spared.includes(figure)),
    because: spared.map(({ id }) => contributes('GEN-05', 'target.first-round', { by: id, facts: { figure: id } }))
  }
}
