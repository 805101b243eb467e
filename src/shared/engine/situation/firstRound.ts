/** Figures that effects of opponents do not touch: in the first round or the first turn, or by an effect of the figure (GEN-05, Immune). */
import type { Reason } from '../../contract/ruling.ts'
import { contributes } from './reasons.ts'
import type { ClauseOf } from '../../rules/vocabulary/vocabulary.ts'
import { clausesOf, knowsClause, knowsClauseThat, type FigureState, type Situation } from './situation.ts'

/** The reason why a side does nothing to a figure: row, sentence, and effect if there is one. */
export interface Spared {
  readonly rule: string
  readonly say: 'target.first-round' | 'target.first-turn' | 'target.immune' | 'target.safeguarded'
  readonly by: string | null
}

/** Whether it has not left its starting area: it has not acted at all, or it is inside the area that the map shows (14.1). */
function isAtStart({ position, ruleset }: Situation, { figure, side, squares }: FigureState): boolean {
  if (figure.generatedBy !== null) return false
  if (!figure.acted) return true
  const area = ruleset.params.firstTurn.immunityBy === 'area' ? position.starting.get(side) : undefined
  return area !== undefined && squares.length > 0 && squares.every((square) => area.includes(square))
}

/** Why figures of this side cannot target, damage or move it now; null: they can. */
export function sparedFrom(situation: Situation, figure: FigureState, side: string): Spared | null {
  if (figure.side === side) return null
  const { ruleset, position } = situation
  if (position.turn.round === 1) {
    if (ruleset.params.targeting.firstRoundImmunity && !figure.figure.acted) return { rule: 'GEN-05', say: 'target.first-round', by: null }
    if (ruleset.params.firstTurn.immunity && isAtStart(situation, figure)) return { rule: 'GEN-05', say: 'target.first-turn', by: null }
  }
  if (!knowsClause(ruleset, 'targeting', 'immune')) return null
  const immune = clausesOf(figure, 'targeting').find(({ clause }) => clause.does === 'immune')
  return immune ? { rule: immune.clause.rule, say: 'target.immune', by: immune.effect.id } : null
}

/** Whether figures of this side cannot target, damage or move it now. */
export const isSparedFrom = (situation: Situation, figure: FigureState, side: string): boolean =>
  sparedFrom(situation, figure, side) !== null

type Safeguard = Extract<ClauseOf<'targeting'>, { readonly does: 'not-targetable-by' }>

/** Whether this clause keeps its figure from the effects that it names, also if they damage without a target. */
const isSafeguard = (clause: ClauseOf<'targeting'>): clause is Safeguard =>
  clause.does === 'not-targetable-by' && clause.notDamaged === true

/** The safeguard of a figure against one of these effects, which then neither targets nor damages it (MKEY-SAFE). */
function safeguardOf({ ruleset }: Situation, figure: FigureState, ids: readonly string[]): Spared | null {
  if (ids.length === 0 || !knowsClauseThat(ruleset, 'targeting', 'not-damaged', isSafeguard)) return null
  for (const { effect, clause } of clausesOf(figure, 'targeting'))
    if (isSafeguard(clause) && clause.ids.some((id) => ids.includes(id)))
      return { rule: clause.rule, say: 'target.safeguarded', by: effect.id }
  return null
}

/**
 * Those of the figures that are not spared from this side, in their order, and the reasons for the others.
 * @param ids the effects that would target or damage them
 */
export function notSpared(
  situation: Situation,
  figures: readonly FigureState[],
  side: string,
  ids: readonly string[] = []
): { readonly figures: readonly FigureState[]; readonly because: readonly Reason[] } {
  const because: Reason[] = []
  const left = figures.filter((figure) => {
    const spared = sparedFrom(situation, figure, side) ?? safeguardOf(situation, figure, ids)
    if (spared) because.push(contributes(spared.rule, spared.say, { by: figure.id, facts: { figure: figure.id } }))
    return spared === null
  })
  return { figures: left.length === figures.length ? figures : left, because }
}
