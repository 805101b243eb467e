/**
 * Figures hidden in hindering terrain, and who is engaged with whom (CC-21, CC-23). Where a ruleset hides nobody, an
 * opponent engages every figure it is adjacent to.
 */
import { HINDERING } from '../../position/position.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import { adjacentTo } from './adjacency.ts'
import { clausesOf, isSuch, knowsClause, type FigureState, type Situation } from './situation.ts'

export interface Hide {
  /** The power that hides it. */
  readonly id: string
  readonly rule: string
}

/** Whether anything hides figures under these rules. */
export const knowsHiding = (ruleset: Ruleset): boolean => knowsClause(ruleset, 'line-of-fire', 'hide')

/** Does it hide wherever there is hindering terrain? */
export const canHide = (figure: FigureState): boolean => clausesOf(figure, 'line-of-fire').some(({ clause }) => clause.does === 'hide')

/** What hides this figure where it stands, or null: a hiding power in hindering terrain. */
export function hideOf(situation: Situation, figure: FigureState): Hide | null {
  if (!figure.squares.some((square) => (situation.position.sight[square]! & HINDERING) !== 0)) return null
  for (const { effect, clause } of clausesOf(figure, 'line-of-fire')) {
    if (clause.does === 'hide') return { id: effect.id, rule: clause.rule }
  }
  return null
}

/** Does it see hidden figures: by a power, or because its lines to this one pass over hindering terrain? */
function seesHidden(observer: FigureState, figure: FigureState, purpose: string): boolean {
  return (
    clausesOf(observer, 'line-of-fire').some(
      ({ clause }) =>
        clause.does === 'ignore' &&
        (clause.during === undefined || clause.during === purpose) &&
        clause.ignores.some((what) => what === 'hiding' || what === 'hindering')
    ) ||
    [
      [observer, figure],
      [figure, observer]
    ].some(([one, other]) =>
      clausesOf(one!, 'line-of-fire').some(
        ({ clause }) => clause.does === 'aloft' && isSuch(other!, clause.between) && clause.ignores.includes('hindering')
      )
    )
  )
}

/** What hides the figure from this opponent, for the purpose of a line; null: it is seen. */
export function hiddenFrom(situation: Situation, observer: FigureState, figure: FigureState, purpose: string): Hide | null {
  if (observer.side === figure.side) return null
  const hide = hideOf(situation, figure)
  return hide && !seesHidden(observer, figure, purpose) ? hide : null
}

/** Is this opponent unknown to the figure even next to it: hidden, and not spotted before? (CC-21, CC-23) */
export const isUnnoticed = (situation: Situation, figure: FigureState, opponent: FigureState): boolean =>
  !opponent.figure.spotted && hiddenFrom(situation, figure, opponent, 'attack') !== null

/** The adjacent opponents that engage this figure, alphabetically: all but those it does not notice. */
export const engaging = (situation: Situation, figure: FigureState): FigureState[] =>
  adjacentTo(situation, figure).filter((other) => other.side !== figure.side && !isUnnoticed(situation, figure, other))
