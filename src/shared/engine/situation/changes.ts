/** From a position to its situation, and from one situation to the next: dials turned, figures moved, effects that last. */
import type { ValueEffect } from '../../contract/case.ts'
import { withObjects } from '../../position/changes.ts'
import type { Figure, MapObject, Position } from '../../position/position.ts'
import { mapClauses } from './mapClauses.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { Height } from '../../rules/vocabulary/vocabulary.ts'
import { stateOf, type Standing } from './figureState.ts'
import { keeps } from './lasting.ts'
import { useClauseOf } from '../action/usedTo.ts'
import type { Applied, FigureState, Lasting, Situation } from './situation.ts'
import { takeSteps } from '../budget/budget.ts'
import { copiedAtStart } from './wildCards.ts'

/** The situation at the start of a question. */
export function situationOf(position: Position, ruleset: Ruleset): Situation {
  const states = position.figures.map((from) => {
    const copies = copiedAtStart(position.figures, from, ruleset)
    const figure = copies === from.copies ? from : { ...from, copies }
    return stateOf(position, ruleset, figure, { click: figure.click, tokens: figure.tokens, squares: figure.squares, muted: false })
  })
  const situation = { position, ruleset, states, occupant: position.occupant }
  return withEffectsBefore(
    states.some((state) => state.ko || state.height !== 'ground') ? { ...situation, occupant: occupantsOf(position, states) } : situation
  )
}

/** The situation with the changes of values that were made before the question is asked (VAL-07); those with an end are effects that last. */
function withEffectsBefore(bare: Situation): Situation {
  let situation = bare
  for (const { figure } of bare.states)
    for (const { until, ...applied } of figure.effects)
      situation =
        until === undefined
          ? withApplied(situation, figure.index, applied)
          : withLasting(situation, lastingBefore(situation, figure, applied, until))
  return situation
}

/** A change of a value that was made before, as it lasts. A change of a value ends if its figure is hurt (POW-PX), unless its clause has another end. */
const lastingBefore = ({ ruleset }: Situation, { id }: Figure, applied: Applied, until: NonNullable<ValueEffect['until']>): Lasting => ({
  by: applied.by ?? id,
  effect: applied.source,
  on: id,
  rule: applied.rule ?? 'VAL-07',
  untilTurnOf: until === 'turn-ends' ? null : until.turnOf,
  applied,
  endsWithSource: applied.by !== undefined && ruleset.params.time.effectsEndWithSource && ruleset.effects.has(applied.source),
  endsWhenHurt: useClauseOf(ruleset.effects.get(applied.source), 'change-value') !== null && !keeps(ruleset, applied.source)
})

function occupantsOf(position: Position, states: readonly FigureState[]): Int16Array {
  takeSteps(2 + (position.occupant.length >> 6) + (states.length >> 3))
  const occupant = new Int16Array(position.occupant.length).fill(-1)
  for (const state of states) {
    for (const square of state.squares) {
      // Where a flier shares a square, who stands lower is there (CC-02).
      const other = occupant[square]!
      if (other < 0 || HEIGHTS.indexOf(state.height) < HEIGHTS.indexOf(states[other]!.height)) occupant[square] = state.figure.index
    }
  }
  return occupant
}

const HEIGHTS: readonly Height[] = ['ground', 'hovering', 'soaring']

/** What a figure has and can use, worked out anew under what is in force now. */
const restated = ({ position, ruleset, lasting }: Situation, before: FigureState, change: Partial<Standing> = {}): FigureState =>
  stateOf(position, ruleset, before.figure, { ...before, ...change }, lasting)

/** The figures that put markers on the map by a power which they have lost since, or that are defeated (GEN-08). Pulse Wave only ignores a power (ERR-09). */
export function lostMarkers(before: Situation, after: Situation): readonly MapObject[] {
  if (!after.ruleset.params.time.markersEndWithSource) return []
  return before.position.objects.filter(({ putBy }) => {
    if (putBy?.figure === undefined || putBy.figure === null) return false
    const was = before.states.find(({ id }) => id === putBy.figure)
    const is = after.states.find(({ id }) => id === putBy.figure)
    if (!was || !is || was === is || was.ko || is.muted || !was.can.has(putBy.effect)) return false
    return is.ko || !is.can.has(putBy.effect)
  })
}

/** The situation without the markers of a power that is gone, and without what is left of those that were destroyed (GEN-08, ERR-15). */
function withoutLostMarkers(before: Situation, after: Situation): Situation {
  const lost = lostMarkers(before, after)
  if (lost.length === 0) return after
  const { objects, waiting } = after.position
  return withObjectsOn(
    after,
    objects.filter((one) => !lost.includes(one)),
    waiting
  )
}

/** The situation after one figure turned its dial, moved, or got a token. */
export function changed(situation: Situation, index: number, change: Partial<Standing>): Situation {
  return withoutLostMarkers(situation, changedAlone(situation, index, change))
}

function changedAlone(situation: Situation, index: number, change: Partial<Standing>): Situation {
  const before = situation.states[index]!
  const state = restated(situation, before, change)
  const states = situation.states.with(index, state)
  const stays = state.squares === before.squares
  const next = { ...situation, states, occupant: stays ? situation.occupant : occupantsOf(situation.position, states) }
  if (!situation.lasting?.length) return next
  const hurt = state.click !== before.click
  const worse = state.click > before.click
  return withoutLasting(next, (one) => one.on === state.id && ((hurt && one.endsWhenHurt) || (worse && one.endsWhenDamaged === true)))
}

/** Does what made this effect still stand? Pulse Wave only ignores a power, it does not take it away (ERR-09). */
function stillMade(situation: Situation, one: Lasting): boolean {
  if (!one.endsWithSource) return true
  const source = situation.states.find((state) => state.id === one.by)
  return source !== undefined && !source.ko && (source.muted || source.can.has(one.effect))
}

/**
 * The situation without the effects that have ended: those named, and those whose source is gone (OUT-06, GEN-08).
 * A power that comes back may keep another effect from ending, so this is repeated until nothing changes.
 */
export function withoutLasting(situation: Situation, ended: (one: Lasting) => boolean): Situation {
  const before = situation.lasting ?? []
  const over = before.filter((one) => ended(one) || !stillMade(situation, one))
  if (over.length === 0) return situation
  return withoutLasting(
    relasting(
      situation,
      before.filter((one) => !over.includes(one)),
      over
    ),
    () => false
  )
}

/** The situation with one more effect that lasts. */
export const withLasting = (situation: Situation, one: Lasting): Situation =>
  withoutLasting(relasting(situation, [...(situation.lasting ?? []), one], []), () => false)

/** The situation in which these of its effects last on that figure instead (ERR-19). */
export const withLastingOn = (situation: Situation, effects: readonly Lasting[], on: string): Situation =>
  relasting(
    situation,
    (situation.lasting ?? []).map((one) => (effects.includes(one) ? { ...one, on } : one)),
    effects
  )

/** The situation in which these of its effects are that figure's, and those that it had made on itself last on it (GEN-08). */
export const withLastingBy = (situation: Situation, effects: readonly Lasting[], by: string): Situation =>
  relasting(
    situation,
    (situation.lasting ?? []).map((one) => (effects.includes(one) ? { ...one, by, on: one.on === one.by ? by : one.on } : one)),
    effects
  )

/** The same with these effects in force instead; the figures they are on, or were on, are worked out anew. */
function relasting(situation: Situation, lasting: readonly Lasting[], over: readonly Lasting[]): Situation {
  const gone = new Set(over.flatMap(({ applied }) => (applied ? [applied] : [])))
  const applied = new Map(situation.applied)
  for (const [index, list] of applied)
    applied.set(
      index,
      list.filter((one) => !gone.has(one))
    )
  // Who keeps an effect in use may have powers that go by it.
  const affected = new Set([...over, ...lasting].flatMap(({ on, by }) => [on, by]))
  for (const one of lasting) {
    const index = situation.states.findIndex(({ id }) => id === one.on)
    const there = applied.get(index) ?? []
    if (one.applied && !there.includes(one.applied)) applied.set(index, [...there, one.applied])
  }
  const next = { ...situation, lasting, applied }
  return withoutLostMarkers(situation, {
    ...next,
    states: situation.states.map((state) => (affected.has(state.id) ? restated(next, state) : state))
  })
}

/** The situation with one more modifier on a figure's value. */
export function withApplied(situation: Situation, index: number, applied: Applied): Situation {
  const before = situation.applied ?? new Map<number, readonly Applied[]>()
  return { ...situation, applied: new Map([...before, [index, [...(before.get(index) ?? []), applied]]]) }
}

/**
 * The situation with these objects on the map; figures are worked out anew where terrain looks at what lies on it (MAP-31).
 * @param waiting  ids of those that are not terrain yet (TER-12)
 */
export function withObjectsOn(situation: Situation, objects: readonly MapObject[], waiting?: ReadonlySet<string>): Situation {
  const next = { ...situation, position: withObjects(situation.position, objects, waiting) }
  if (!mapClauses(next.position, 'suppress').some(({ clause }) => clause.while !== undefined)) return next
  return { ...next, states: next.states.map((state) => restated(next, state)) }
}

export interface FigureChange {
  /** Its traits and what it carries, where a part of them is out of its hand for a while (ERR-04). */
  readonly traits?: Figure['traits']
  readonly keywords?: readonly string[]
  readonly generatedBy?: string
  /** Its team abilities, where that of its force is out of its hand (ERR-04). */
  readonly teamAbilities?: readonly string[]
  /** One more power or ability countered (OUT-02). */
  readonly counter?: string
  /** All that the case calls countered, where that goes over to another figure (ERR-19). */
  readonly countered?: Figure['countered']
  readonly holding?: Figure['holding']
  /** Which object that is; left out where `holding` changes: nobody says. */
  readonly held?: Figure['held']
  readonly acted?: boolean
  readonly side?: string
  /** A hidden figure that has been found (CC-23). */
  readonly spotted?: boolean
  readonly captiveOf?: string | null
  readonly rescuedFrom?: Figure['rescuedFrom']
  readonly aside?: boolean
  readonly pilotOf?: string | null
  readonly piloted?: boolean
  /** The line on which it comes in (NAM-02). */
  readonly startClick?: number
  readonly replacedBy?: readonly string[]
  /** The team ability that it copies; null: none any more (WLD-01, WLD-02). */
  readonly copies?: string | null
  /** Counters that it has, by their name. */
  readonly counters?: Figure['counters']
  /** Out of the game whatever its dial shows. */
  readonly defeated?: true
}

/** The situation with another fact about a figure that does not turn its dial or move it. */
export function withFigure(situation: Situation, index: number, change: FigureChange): Situation {
  const before = situation.states[index]!
  const { counter, holding, acted, side } = change
  const figure: Figure = {
    ...before.figure,
    countered: change.countered ?? (counter === undefined ? before.figure.countered : [...before.figure.countered, counter]),
    holding: holding === undefined ? before.figure.holding : holding,
    held: holding === undefined ? before.figure.held : (change.held ?? null),
    acted: acted ?? before.figure.acted,
    side: side ?? before.figure.side,
    spotted: change.spotted ?? before.figure.spotted,
    captiveOf: change.captiveOf === undefined ? before.figure.captiveOf : change.captiveOf,
    rescuedFrom: change.rescuedFrom === undefined ? before.figure.rescuedFrom : change.rescuedFrom,
    aside: change.aside ?? before.figure.aside,
    pilotOf: change.pilotOf === undefined ? before.figure.pilotOf : change.pilotOf,
    piloted: change.piloted ?? before.figure.piloted,
    startClick: change.startClick ?? before.figure.startClick,
    replacedBy: change.replacedBy ?? before.figure.replacedBy,
    copies: change.copies === undefined ? before.figure.copies : change.copies,
    counters: change.counters ?? before.figure.counters,
    defeated: change.defeated ?? before.figure.defeated,
    traits: change.traits ?? before.figure.traits,
    keywords: change.keywords ?? before.figure.keywords,
    generatedBy: change.generatedBy ?? before.figure.generatedBy,
    teamAbilities: change.teamAbilities ?? before.figure.teamAbilities
  }
  return withoutLostMarkers(situation, { ...situation, states: situation.states.with(index, restated(situation, { ...before, figure })) })
}
