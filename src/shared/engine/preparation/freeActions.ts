/**
 * The free actions that a figure may use before its attack: one power of one opponent countered, one value changed
 * (OUT-01, OUT-02, POW-PX). Each once a turn, and never inside another action.
 */
import { objectionToCounter, possessionsOf } from '../targeting/counterable.ts'
import { isUsedFreely } from '../action/shape.ts'
import { usableTo, useClauseOf } from '../action/usedTo.ts'
import type { ValueName } from '../../contract/case.ts'
import type { Effect } from '../../rules/vocabulary/vocabulary.ts'
import { absenceOf } from '../situation/absence.ts'
import { withApplied } from '../situation/changes.ts'
import { lastingChange, lastingCounter } from '../situation/lasting.ts'
import { byId, type FigureState, type Lasting, type Situation } from '../situation/situation.ts'
import { powerTarget, reachClauseOf } from '../targeting/reachPower.ts'

/** One power or combat ability that may be countered now. */
export interface Counter {
  /** By which it is countered. */
  readonly power: string
  readonly figure: FigureState
  readonly counter: string
  /** What would be gone with it. */
  readonly effects: readonly Effect[]
}

/** A figure whose values may be changed now. */
export interface Changeable {
  readonly figure: FigureState
  readonly power: string
  /** By how much, up or down. */
  readonly by: number
  /** Only these values; `null`: every one. */
  readonly values: readonly ValueName[] | null
}

export interface Perplexed {
  /** By which it is changed. */
  readonly power: string
  readonly figure: FigureState
  readonly value: ValueName
  readonly modifier: number
}

/** A free action before the attacks, and who takes it. */
export type FreeAction =
  | { readonly by: string; readonly counter: Counter; readonly perplex: null }
  | { readonly by: string; readonly counter: null; readonly perplex: Perplexed }

/** The figures that a power used by free action may name now, alphabetically. */
function inReach(situation: Situation, user: FigureState, effect: Effect): readonly FigureState[] {
  const clause = isUsedFreely(effect) ? reachClauseOf(effect) : null
  if (!clause || absenceOf(situation, user)) return []
  return [...situation.states].sort(byId).filter((target) => powerTarget(situation, user, target, effect, clause).legal)
}

/** Does its loss change what an attack on this figure, or on a friend next to it, comes to? */
export function bearsOnAttacks(effect: Effect): boolean {
  if (useClauseOf(effect, 'reroll')) return true
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

/** Every power and ability that the figure may counter and that bears on attacks, figure by figure, each by the first power that can. */
export function countersOf(situation: Situation, user: FigureState): readonly Counter[] {
  const seen = new Set<string>()
  return usableTo(situation.ruleset, user, 'counter').flatMap(({ effect: { id: power }, effect }) =>
    inReach(situation, user, effect).flatMap((figure) =>
      possessionsOf(situation, figure).flatMap(({ id, gives }): Counter[] => {
        const key = `${figure.id} ${id}`
        const effects = gives.flatMap((given) => figure.can.get(given) ?? [])
        if (seen.has(key) || !effects.some(bearsOnAttacks) || objectionToCounter(situation, figure, id) !== null) return []
        seen.add(key)
        return [{ power, figure, counter: id, effects }]
      })
    )
  )
}

/** Figures whose values it may change. */
export const changeable = (situation: Situation, user: FigureState): readonly Changeable[] =>
  usableTo(situation.ruleset, user, 'change-value').flatMap(({ effect, clause }) =>
    inReach(situation, user, effect).map((figure) => ({ figure, power: effect.id, by: clause.by, values: clause.values ?? null }))
  )

/** The changes of this value among those that may be made, up or down; of one figure the largest alone. */
export function changesOf(from: readonly Changeable[], value: ValueName, sign: 1 | -1): readonly Perplexed[] {
  const able = from.filter(({ values }) => values?.includes(value) ?? true)
  return able
    .filter(({ figure, by }, at) =>
      able.every((other, index) => other.figure !== figure || other.by < by || (other.by === by && index >= at))
    )
    .map(({ figure, power, by }) => ({ power, figure, value, modifier: sign * by }))
}

/** The situation in which a value of the figure is so much higher. */
export const withMore = (situation: Situation, { figure }: FigureState, value: ValueName, modifier: number): Situation =>
  withApplied(situation, figure.index, { source: 'free-action', value, modifier })

/** The effect of a free action as it lasts through the turn: a changed value until its figure is hurt (POW-PX), both as long as their maker has the power (OUT-06, GEN-08). */
export function lastingOf({ ruleset, states }: Situation, { by, counter, perplex }: FreeAction): Lasting {
  const user = { id: by, side: states.find(({ id }) => id === by)?.side ?? null }
  return counter
    ? lastingCounter(ruleset, user, counter.power, counter.figure.id, counter.counter)
    : lastingChange(ruleset, user, perplex.power, perplex.figure.id, perplex)
}
