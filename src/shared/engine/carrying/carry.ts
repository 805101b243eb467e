/** Carrying (ABL-CARRY, ABL-TIN, MUL-04, POW-BF): which figures a figure can carry. */
import { areAdjacent } from '../situation/adjacency.ts'
import { rankOf } from '../lineOfFire/walk/causes.ts'
import { considered, contributes, decides } from '../situation/reasons.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { Clause, ClauseOf } from '../../rules/vocabulary/vocabulary.ts'
import type { Facts, Reason } from '../../contract/ruling.ts'
import { clausesOf, haveCommonKeyword, knowsClauseThat, isMoveAction, type FigureState, type Situation } from '../situation/situation.ts'

/** Combat symbols that no effect of ours stands for and that are not carried. */
const OTHER_SYMBOLS: readonly string[] = ['transporter']

type NotCarried = Extract<ClauseOf<'carry'>, { readonly does: 'not-carried' }>

const hasStandardSymbols = (figure: FigureState): boolean =>
  clausesOf(figure, 'possess').some(({ clause }) => clause.does === 'take-standard-symbols')

/** Printed symbols stay when their ability is countered (OUT-03), but Earthbound replaces them. */
function hasSymbol(situation: Situation, figure: FigureState): boolean {
  if (hasStandardSymbols(figure) || !situation.ruleset.params.movement.symbolsBar) return false
  return figure.figure.abilities.some((id) => OTHER_SYMBOLS.includes(id) || isBarred(situation, id, 'symbol'))
}

/** Whether an ability keeps its figure from being carried, for this reason. */
const isBarred = ({ ruleset }: Situation, id: string, because: NotCarried['because']): boolean =>
  ruleset.effects.get(id)?.clauses.some((one) => one.phase === 'carry' && one.does === 'not-carried' && one.because === because) ?? false

/** Tiny beside something larger: it rides along whatever the symbols, at no cost (ABL-TIN). */
export function ridesAlong(carrier: FigureState, friend: FigureState): boolean {
  return (
    clausesOf(friend, 'carry').some(({ clause }) => clause.does === 'rides-along') && rankOf(carrier.size, true) > rankOf(friend.size, true)
  )
}

/** Does it carry passengers: as many as its base shows, whatever their symbols, without losing speed (ABL-VEH)? */
export const carriesPassengers = (carrier: FigureState): boolean =>
  clausesOf(carrier, 'carry').some(({ clause }) => clause.does === 'carries-passengers')

const known = new WeakMap<Ruleset['effects'], string>()

/** The effect that is carrying itself, in every action in which its user moves; the word for it if these rules have none. */
export function carryingOf({ effects }: Ruleset): string {
  let id = known.get(effects)
  if (id === undefined) {
    const isCarrying = (clause: Clause): boolean => clause.phase === 'carry' && clause.does === 'carries' && clause.act === undefined
    const word: ClauseOf<'carry'>['phase'] = 'carry'
    known.set(effects, (id = [...effects.values()].find(({ clauses }) => clauses.some(isCarrying))?.id ?? word))
  }
  return id
}

const carryingBy = (carrier: FigureState) =>
  clausesOf(carrier, 'carry').flatMap(({ effect, clause }) => (clause.does === 'carries' ? [{ effect, clause }] : []))

type Carries = ReturnType<typeof carryingBy>[number]

/** Why this friend is none of those that the clause is for, by its keywords, effects and points: a sentence and its facts; null: it is one. */
function unfitBy({ effect, clause }: Carries, carrier: FigureState, friend: FigureState): readonly [string, Facts] | null {
  const facts = { user: carrier.id, figure: friend.id }
  if (clause.sharesKeyword && !haveCommonKeyword(carrier, friend)) return ['carry.no-common-keyword', facts]
  if (clause.sharesEffect && !friend.can.has(effect.id)) return ['carry.no-member', { ...facts, effect: effect.id }]
  return clause.fewerPoints && friend.figure.points >= carrier.figure.points ? ['carry.not-fewer-points', facts] : null
}

/** Does the clause work in this action: one that is for it, a move action if it asks for one? */
const worksIn = (situation: Situation, { clause }: Carries, action: string): boolean =>
  (clause.during?.includes(action) ?? true) && (clause.act === undefined || isMoveAction(situation, action))

/** Whether the edition counts all carried figures, so that holding and carrying exclude each other (MR-OBJ-08). */
export const countsCarried = (ruleset: Situation['ruleset']): boolean =>
  knowsClauseThat(ruleset, 'carry', 'most', (clause) => clause.does === 'carries' && clause.most !== undefined) &&
  !knowsClauseThat(
    ruleset,
    'carry',
    'any number',
    (clause) => clause.does === 'carries' && clause.act === undefined && clause.most === undefined
  )

/**
 * The clause that limits the number of carried figures in this action (`most`), or `null`: the edition does not count them and the carrier has no
 * such clause, or another one that is for figures that such clauses are not for. The greatest number that fits all of `carried` counts, but 0
 * before every other one.
 */
function limitOn(situation: Situation, carrier: FigureState, action: string, carried: readonly FigureState[]): Carries | null {
  const ways = carryingBy(carrier).filter((one) => worksIn(situation, one, action))
  const able = ways.filter(({ clause }) => clause.most !== undefined)
  const none = able.find(({ clause }) => clause.most === 0)
  const fits = able.filter((one) => carried.every((friend) => unfitBy(one, carrier, friend) === null))
  if (!none && fits.length === 0 && able.length < ways.length) return null
  return (
    none ??
    (fits.length > 0 ? fits : able).reduce<Carries | null>(
      (best, one) => (best && best.clause.most! >= one.clause.most! ? best : one),
      null
    )
  )
}

/** Why it does not carry in this action, or null: some carry in move actions only (ABL-GR). */
function unableIn(situation: Situation, carrier: FigureState, action: string, facts: Facts): Reason | null {
  const able = carryingBy(carrier)
  const [first] = able
  if (!first) return decides('ABL-CARRY', 'carry.cannot', { facts })
  if (able.some(({ clause }) => clause.act === undefined) || isMoveAction(situation, action)) return null
  return decides(first.clause.rule, 'carry.only-in-move', { by: first.effect.id, facts: { ...facts, effect: first.effect.id } })
}

/** Why this friend cannot be carried in the action, each with its rule. */
function objectionsTo(
  situation: Situation,
  carrier: FigureState,
  friend: FigureState,
  carried: readonly FigureState[],
  action: string
): Reason[] {
  const against: Reason[] = []
  const facts = { user: carrier.id, figure: friend.id }
  const say = (rule: string, sentence: string): void => {
    against.push(decides(rule, sentence, { facts }))
  }
  const tiny = ridesAlong(carrier, friend)
  const asPassenger = carriesPassengers(carrier)
  const limit = limitOn(situation, carrier, action, carried)
  const isLarger = rankOf(friend.size, true) - (limit?.clause.than === 'smaller' ? 0 : 1) >= rankOf(carrier.size, true)
  const unable = tiny || asPassenger ? null : unableIn(situation, carrier, action, facts)
  if (unable) against.push(unable)
  if (friend.side !== carrier.side || friend.id === carrier.id) say('ABL-CARRY', 'carry.no-friend')
  if (!areAdjacent(situation, carrier, friend)) say('ABL-CARRY', 'carry.not-adjacent')
  if (isLarger) {
    const place = { by: limit?.effect.id ?? null, facts }
    against.push(decides(limit?.clause.rule ?? 'ABL-CARRY', limit?.clause.than === 'smaller' ? 'carry.not-smaller' : 'carry.larger', place))
  }
  const unfit = limit && unfitBy(limit, carrier, friend)
  if (unfit) against.push(decides(limit.clause.rule, unfit[0], { by: limit.effect.id, facts: unfit[1] }))
  // What would let it carry others of this size is named where this one is too large.
  if (limit && isLarger)
    for (const one of carryingBy(carrier)) {
      const why = one.clause === limit.clause ? null : unfitBy(one, carrier, friend)
      if (why) against.push(considered(one.clause.rule, why[0], { by: one.effect.id, facts: why[1] }))
    }
  if (isLarger && asPassenger) against.push(considered('RDG-SYMBOL', 'carry.larger-read', { facts }))
  if (friend.squares.length > 1) say('MUL-04', 'carry.multi-base')
  if (friend.figure.holding) say('ABL-CARRY', 'carry.holding')
  if (limit && countsCarried(situation.ruleset) && carrier.figure.holding) say('ABL-CARRY', 'carry.carrier-holds')
  const power = clausesOf(friend, 'carry').find(({ clause }) => clause.does === 'not-carried' && clause.because === 'power')
  if (power) against.push(decides(power.clause.rule, 'carry.power', { by: power.effect.id, facts: { ...facts, effect: power.effect.id } }))
  if (!tiny && !asPassenger && hasSymbol(situation, friend)) say('ABL-CARRY', 'carry.symbol')
  return against
}

/** Objections to taking these along: each by itself, and two at once unless one of them is tiny. */
export function objectionsToCarrying(
  situation: Situation,
  carrier: FigureState,
  carried: readonly FigureState[],
  action: string
): Reason[] {
  const against = carried.flatMap((friend) => objectionsTo(situation, carrier, friend, carried, action))
  const ordinary = carried.filter((friend) => !ridesAlong(carrier, friend))
  const limit = limitOn(situation, carrier, action, carried)
  const [twice] = limit ? carried.filter(({ id }, index) => carried.findIndex((other) => other.id === id) < index) : []
  if (twice) against.push(decides('ABL-CARRY', 'carry.twice', { facts: { user: carrier.id, figure: twice.id } }))
  if (limit && ordinary.length > limit.clause.most!) {
    const facts = { user: carrier.id, count: limit.clause.most!, figures: ordinary.map(({ id }) => id) }
    return [
      ...against,
      decides(limit.clause.rule, limit.clause.most === 0 ? 'carry.nobody' : 'carry.at-most', { by: limit.effect.id, facts })
    ]
  }
  if (limit) return against
  if (carried.length === 2 && carried[0]!.id === carried[1]!.id)
    against.push(decides('ABL-CARRY', 'carry.twice', { facts: { user: carrier.id, figure: carried[0]!.id } }))
  else if (carriesPassengers(carrier)) {
    const { passengers } = carrier.figure
    const facts = { user: carrier.id, count: passengers ?? 0, figures: carried.map(({ id }) => id) }
    if (passengers !== null && ordinary.length > passengers) against.push(decides('ABL-VEH', 'carry.too-many', { facts }))
    if (passengers === null && ordinary.length > 1) against.push(decides('ABL-VEH', 'carry.passengers-untold', { facts }))
  } else if (carried.length > 1 && ordinary.length !== 1) {
    // A tiny figure rides beside another, tiny or not, that its carrier carries by its own ability.
    if (ordinary.length > 1 || unableIn(situation, carrier, action, {}))
      against.push(decides('ABL-CARRY', 'carry.one-only', { facts: { user: carrier.id, figures: carried.map(({ id }) => id) } }))
  }
  return against
}

/** That it carries only by what lets it in move actions (ABL-GR). */
function remarkOnMoves({ ruleset }: Situation, carrier: FigureState, carried: readonly FigureState[]): Reason[] {
  const [first, ...more] = carryingBy(carrier)
  if (!first?.clause.act || more.length > 0 || carriesPassengers(carrier) || carried.every((friend) => ridesAlong(carrier, friend)))
    return []
  const { effect, clause } = first
  return [
    contributes(clause.rule, 'effect.given', {
      by: effect.id,
      facts: { figure: carrier.id, giver: effect.id, effect: carryingOf(ruleset) }
    })
  ]
}

/** What is to be said of those carried: who lets it, the free ride, and symbols that a note may forbid. */
export function remarksOnCarrying(situation: Situation, carrier: FigureState, carried: readonly FigureState[], action: string): Reason[] {
  if (carried.length === 0) return []
  const limit = limitOn(situation, carrier, action, carried)
  const ordinary = carried.filter((friend) => !ridesAlong(carrier, friend))
  const facts = { user: carrier.id, count: limit?.clause.most ?? 0 }
  return [
    ...remarkOnMoves(situation, carrier, carried),
    ...carried.flatMap((friend) => remarksOn(situation, carrier, friend)),
    // What everybody can do needs no help.
    ...(limit && limit.clause.most! >= ordinary.length && !situation.ruleset.everyone.includes(limit.effect.id)
      ? [contributes(limit.clause.rule, 'carry.lets', { by: limit.effect.id, facts: { ...facts, effect: limit.effect.id } })]
      : [])
  ]
}

function remarksOn(situation: Situation, carrier: FigureState, friend: FigureState): Reason[] {
  const facts = { user: carrier.id, figure: friend.id }
  const asPassenger = !ridesAlong(carrier, friend) && carriesPassengers(carrier)
  const unsure =
    situation.ruleset.params.movement.symbolsBar && !ridesAlong(carrier, friend) && !asPassenger && !hasStandardSymbols(friend)
      ? friend.figure.abilities.find((id) => isBarred(situation, id, 'note'))
      : undefined
  return [
    considered('ABL-CARRY', 'carry.off-the-map', { facts }),
    ...(ridesAlong(carrier, friend) ? [contributes('ABL-TIN', 'carry.rides-along', { facts })] : []),
    ...(asPassenger ? [contributes('ABL-VEH', 'carry.as-passenger', { facts })] : []),
    ...(asPassenger && carrier.figure.passengers === null ? [considered('ABL-VEH', 'carry.one-passenger', { facts })] : []),
    ...(unsure === undefined
      ? []
      : [
          considered('ERR-19', 'carry.other-symbol', { facts: { ...facts, effect: unsure } }),
          considered('RDG-SYMBOL', 'carry.symbol-read', { facts: { ...facts, effect: unsure } })
        ])
  ]
}
