/**
 * What a figure may do by free action before its attack: one power of one opponent countered, one value changed by 1
 * (OUT-01, OUT-02, POW-PX). Each once a turn, and never inside another action.
 */
import { objectionToCounter, possessionsOf } from '../targeting/counterable.ts'
import { shapeOf } from '../action/shape.ts'
import type { ValueName } from '../../contract/case.ts'
import type { Effect } from '../../rules/vocabulary/vocabulary.ts'
import { absenceOf } from '../situation/absence.ts'
import { lastingOutwit, lastingPerplex } from '../situation/lasting.ts'
import { byId, type FigureState, type Lasting, type Situation } from '../situation/situation.ts'
import { powerTarget, reachClauseOf } from '../targeting/reachPower.ts'

/** One power or combat ability that may be countered now. */
export interface Counter {
  readonly figure: FigureState
  readonly counter: string
  /** What would be gone with it. */
  readonly effects: readonly Effect[]
}

export interface Perplexed {
  readonly figure: FigureState
  readonly value: ValueName
  readonly modifier: 1 | -1
}

/** A free action before the attacks, and who takes it. */
export type FreeAction =
  | { readonly by: string; readonly counter: Counter; readonly perplex: null }
  | { readonly by: string; readonly counter: null; readonly perplex: Perplexed }

/** The figures that a power used by free action may name now, alphabetically. */
function inReach(situation: Situation, user: FigureState, power: string): readonly FigureState[] {
  const effect = user.can.get(power)
  const clause = effect && shapeOf(effect).needs === 'free' ? reachClauseOf(effect) : null
  if (!effect || !clause || absenceOf(situation, user)) return []
  return [...situation.states].sort(byId).filter((target) => powerTarget(situation, user, target, effect, clause).legal)
}

/** Does its loss change what an attack on this figure, or on a friend next to it, comes to? */
export function bearsOnAttacks(effect: Effect): boolean {
  if (effect.id === 'probability-control') return true
  return effect.clauses.some((clause) => {
    switch (clause.phase) {
      case 'value':
        return clause.value === 'defense'
      case 'attack':
        return clause.does === 'evade'
      case 'targeting':
        return clause.does === 'refuse-target'
      case 'damage':
      case 'knock-back':
      case 'aftermath':
        return true
      case 'possess':
        return clause.does === 'give'
      default:
        return false
    }
  })
}

/** Every power and ability that the figure may counter and that bears on attacks, figure by figure. */
export function countersOf(situation: Situation, user: FigureState): readonly Counter[] {
  return inReach(situation, user, 'outwit').flatMap((figure) => {
    const seen = new Set<string>()
    return possessionsOf(situation, figure).flatMap(({ id, gives }): Counter[] => {
      const effects = gives.flatMap((given) => figure.can.get(given) ?? [])
      if (seen.has(id) || !effects.some(bearsOnAttacks) || objectionToCounter(situation, figure, id) !== null) return []
      seen.add(id)
      return [{ figure, counter: id, effects }]
    })
  })
}

/** Figures whose values it may change by 1. */
export const perplexable = (situation: Situation, user: FigureState): readonly FigureState[] => inReach(situation, user, 'perplex')

/** Whether Perplex of this edition changes this value. */
export const isPerplexed = ({ ruleset }: Situation, value: ValueName): boolean =>
  ruleset.effects
    .get('perplex')
    ?.clauses.every((clause) => clause.phase !== 'use' || clause.does !== 'change-value' || (clause.values?.includes(value) ?? true)) ??
  true

/** The effect of a free action as it lasts through the turn: a changed value until its figure is hurt (POW-PX), both as long as their maker has the power (OUT-06, GEN-08). */
export function lastingOf({ ruleset, states }: Situation, { by, counter, perplex }: FreeAction): Lasting {
  const user = { id: by, side: states.find(({ id }) => id === by)?.side ?? null }
  return counter
    ? lastingOutwit(ruleset, user, counter.figure.id, counter.counter)
    : lastingPerplex(ruleset, user, perplex.figure.id, perplex)
}
