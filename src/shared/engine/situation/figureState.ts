/** What a figure has and can use right now: its printed abilities, what takes them away and what gives it more. */
import { clickShown, showsKnockOut, showsText } from '../../position/dial.ts'
import { weightOf, type Grant, type Protection, type Size } from '../../contract/case.ts'
import type { Figure, FigureText, Position } from '../../position/position.ts'
import { improvedFamily } from '../../rules/vocabulary/ignores.ts'
import type { SpecialTerrainRule } from '../../rules/vocabulary/specialTerrain.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { Clause, Effect, Height, PossessClause } from '../../rules/vocabulary/vocabulary.ts'
import {
  isMeant,
  knowsClause,
  terrainUnder,
  type FigureState,
  type ImprovedLost,
  type Lasting,
  type Situation,
  type Unknown
} from './situation.ts'
import { distanceBetween, type Square } from '../../grid/grid.ts'
import { mapClauses } from './mapClauses.ts'
import { takeSteps } from '../budget/budget.ts'
import { powerGuardOf, sameAsCopied, teamAbilitiesOf } from './wildCards.ts'
import { takesPilot } from './pilots.ts'

const isKept = (id: string, keeps: readonly string[]): boolean => keeps.some((kept) => id === kept || id.startsWith(`${kept}:`))

const NOTHING: readonly string[] = []

const isStandardPower = ({ effects }: Ruleset, id: string): boolean => {
  const effect = effects.get(id)
  return effect?.kind === 'power' && effect.counterable !== false
}

/** One symbol of Improved Movement or Targeting stands for all of them: they are one ability each (IMT-01). */
const familyOf = (id: string): string => improvedFamily(id) ?? id

function isCountered(id: string, countered: readonly string[]): boolean {
  return countered.some((one) => familyOf(one) === familyOf(id))
}

/** How a figure stands in play just now, besides what it is. */
export type Standing = Pick<FigureState, 'click' | 'tokens' | 'squares' | 'muted'> & Partial<Pick<FigureState, 'stood'>>

/** What a figure has and can use, standing like this in the position, with these effects in force. */
export function stateOf(
  position: Position,
  ruleset: Ruleset,
  figure: Figure,
  { click, tokens, squares, muted, stood = [] }: Standing,
  lasting: readonly Lasting[] = []
): FigureState {
  takeSteps(2 + (figure.powers.length >> 1))
  const ko = figure.defeated || showsKnockOut(figure, click)
  const shown = clickShown(figure, click)?.powers ?? []
  const teams = sameAsCopied(ruleset, figure) === null ? teamAbilitiesOf(figure) : figure.teamAbilities
  const guarded = powerGuardOf(ruleset, figure) !== undefined
  const texts =
    figure.specialPowers.length + figure.traits.length === 0 && !figure.held?.inHand
      ? NO_TEXTS
      : textsAtWork(figure, click, lasting, guarded)
  const inUse = (id: string): boolean =>
    (figure.using?.includes(id) ?? false) || lasting.some(({ by, effect }) => by === figure.id && effect === id)
  const gained = [
    ...texts.flatMap((text) => [...text.gains, ...gainedBy(effectOfText(ruleset, text))]),
    ...lasting.flatMap(({ on, gives }) => (on === figure.id ? (gives ?? []) : []))
  ]
  const powers = [...shown, ...figure.powers, ...gained]
  const keeps = abilitiesBesideStandard([...powers, ...figure.canUse], ruleset)
  const exchange = exchangedSymbols([...powers, ...figure.canUse], ruleset)
  const printed = texts.find(({ symbol }) => symbol !== null)?.symbol ?? figure.size
  const size: Size = keeps ? 'standard' : (exchange?.sizes[printed] ?? printed)
  const without = texts.flatMap(({ rule }) =>
    (rule?.clauses ?? []).flatMap((clause) => (clause.phase === 'without' && clause.points === figure.points ? clause.abilities : []))
  )
  const abilities = [...figure.abilities, ...ruleset.sizeAbilities[keeps ? printed : size]].filter(
    (id) => (!keeps || isKept(id, keeps)) && !exchange?.loses.includes(id) && !without.includes(id)
  )
  const flies = figure.flight !== null && !keeps && !exchange && ruleset.effects.get(figure.flight)?.kind === 'state'
  const height: Height = flies ? figure.flight : 'ground'

  const named =
    lasting.length === 0
      ? figure.countered
      : [
          ...figure.countered,
          ...lasting.flatMap(({ on, counter }) =>
            on === figure.id && counter !== undefined && !figure.countered.includes(counter) ? [counter] : []
          )
        ]
  const countered = guarded ? named.filter((id) => !powers.includes(id)) : named
  const can = new Map<string, Effect>()
  const unknown: Unknown[] = []
  /** Standard powers that cannot be used from any source, with all that they give. */
  let barred = ruleset.params.targeting.counters === 'standard-powers' ? named.filter((id) => isStandardPower(ruleset, id)) : NOTHING
  const use = (id: string, kind: Unknown['kind']): void => {
    if (can.has(id) || barred.includes(id)) return
    const effect = ruleset.effects.get(id)
    if (!effect) {
      if (!unknown.some((known) => known.id === id)) unknown.push({ kind, id })
      return
    }
    can.set(id, effect)
    for (const clause of effect.clauses) {
      if (clause.phase === 'possess' && clause.does === 'give') for (const given of clause.gives) use(given, kind)
    }
  }
  for (const id of [...powers, ...abilities]) {
    if (isCountered(id, countered) && ruleset.effects.get(id)?.counterable !== false) continue
    use(id, 'special-power')
  }
  for (const id of figure.canUse) use(id, 'special-power')
  for (const text of texts) {
    const effect = effectOfText(ruleset, text)
    if (effect) use(text.id, text.kind)
    else if (!saysAnything(text) && !unknown.some(({ id }) => id === text.id)) unknown.push({ kind: text.kind, id: text.id })
    for (const id of text.grants) if (holds(text.conditions.get(id), inUse)) use(id, text.kind)
  }
  for (const id of teams) use(id, 'team-ability')
  for (const { clauses } of texts.flatMap(({ rule }) => rule ?? []))
    for (const clause of clauses)
      if (clause.phase === 'use' && isMeant({ position }, { figure, side: figure.side, size, can }, clause.only))
        for (const id of clause.gives) use(id, 'special-power')
  const seen = { figure, side: figure.side, size, can }
  for (const id of givenOn(position, squares, seen)) use(id, 'special-power')
  const suppressed = suppressedAt(position, squares, seen).map(({ power }) => power)
  const own = [...powers, ...abilities, ...figure.canUse, ...teams, ...texts.flatMap(({ grants }) => grants)]
  for (const id of ruleset.params.movement.abilities === 'each-square' ? withGiven(can, suppressed, own) : suppressed) can.delete(id)
  if (figure.piloted !== null)
    for (const { clauses } of [...can.values()])
      for (const clause of clauses.filter(takesPilot)) {
        for (const id of figure.piloted ? clause.loses : [...clause.loses, ...clause.gives]) can.delete(id)
        for (const id of figure.piloted ? clause.gives : [clause.empty]) use(id, 'special-power')
      }
  const restore = (against: Protection): void => {
    for (const text of texts.filter((one) => one.protected.includes(against))) {
      if (effectOfText(ruleset, text)) use(text.id, text.kind)
      for (const id of text.grants) if (holds(text.conditions.get(id), inUse)) use(id, text.kind)
    }
  }
  if (barred.length > 0) {
    barred = NOTHING
    restore('outwit')
  }
  const improvedLost = loseImproved(can, ruleset)
  if (muted) {
    can.clear()
    restore('pulse-wave')
  }
  // How it flies is no effect that anything takes away.
  if (height !== 'ground') use(height, 'special-power')
  for (const id of ruleset.everyone) use(id, 'special-power')
  const bothGone = exchange && size !== printed && figure.abilities.some((id) => exchange.loses.includes(id))
  return {
    figure,
    id: figure.id,
    side: figure.side,
    squares: ko ? [] : squares,
    stood: squares.length > 0 ? squares : stood,
    click,
    tokens,
    ko,
    size,
    height,
    can,
    unknown,
    texts: muted ? NO_TEXTS : texts,
    rules: muted ? NO_OWN_RULES : texts.flatMap(({ rule }) => rule ?? []),
    gained: muted ? [] : gained,
    muted,
    countered: named,
    ...(improvedLost ? { improvedLost } : {}),
    open: bothGone ? [{ id: exchange.rule, text: exchange.both }] : []
  }
}

const withoutImproved = new WeakMap<Effect, Effect>()

/** The effect without its clauses of improved movement and improved targeting. */
function plainOf(effect: Effect): Effect {
  const known = withoutImproved.get(effect)
  if (known) return known
  const isPlain = (clause: Clause): boolean =>
    !(
      clause.phase === 'movement' ||
      (clause.phase === 'line-of-fire' && (clause.does === 'ignore' || clause.does === 'break-one')) ||
      (clause.phase === 'targeting' && clause.does === 'ranged-while-based')
    )
  const clauses = effect.clauses.filter(isPlain)
  const plain = clauses.length === effect.clauses.length ? effect : { ...effect, clauses }
  withoutImproved.set(effect, plain)
  return plain
}

/** Removes improved movement and improved targeting from `can` if one of its effects demands it (Earthbound since 2017). */
function loseImproved(can: Map<string, Effect>, ruleset: Ruleset): ImprovedLost | null {
  if (!knowsClause(ruleset, 'possess', 'lose-improved')) return null
  const cause = [...can.values()].find(({ clauses }) => clauses.some((one) => one.phase === 'possess' && one.does === 'lose-improved'))
  if (!cause) return null
  const effects: string[] = []
  const linesGo = ruleset.params.size.earthboundLines === 'gone'
  for (const [id, effect] of [...can]) {
    if (improvedFamily(id) !== null) {
      can.delete(id)
      effects.push(id)
    } else {
      const plain = plainOf(effect)
      const kept = linesGo ? plain.clauses.filter((one) => one.phase !== 'line-of-fire' || one.does !== 'clear-to-and-from') : plain.clauses
      if (kept.length < effect.clauses.length) effects.push(id)
      can.set(id, kept.length === plain.clauses.length ? plain : { ...plain, clauses: kept })
    }
  }
  return effects.length > 0 ? { by: cause.id, rule: cause.rule, effects } : null
}

const NO_TEXTS: readonly FigureText[] = []
const NO_OWN_RULES: FigureState['rules'] = []

/** Its special powers that nobody counters, its traits, what else it carries, and what the object in its hand does. */
function textsAtWork(figure: Figure, click: number, lasting: readonly Lasting[], guarded: boolean): readonly FigureText[] {
  const gone = (id: string): boolean =>
    !guarded && (figure.countered.includes(id) || lasting.some(({ on, counter }) => on === figure.id && counter === id))
  const stands = (text: FigureText): boolean => !text.onClicks || showsText(clickShown(figure, click), text)
  const inHand = figure.holding === null ? null : figure.held?.inHand
  return [
    ...figure.specialPowers.filter((text) => stands(text) && (text.protected.includes('outwit') || !gone(text.id))),
    ...figure.traits,
    ...(inHand ? [inHand] : [])
  ]
}

/** The effect that a text names. What is carried is known by names of its own: a relic called as a team ability is none. */
export function effectOfText(ruleset: Ruleset, { kind, id }: FigureText): Effect | undefined {
  const effect = ruleset.effects.get(id)
  return kind === 'special-power' || kind === 'trait' || effect?.kind === kind ? effect : undefined
}

/** Does a text tell anything that it does? Of one that does not only the name is known. */
const saysAnything = ({ grants, gains, symbol, rule }: FigureText): boolean =>
  grants.length > 0 || gains.length > 0 || symbol !== null || rule !== null

/** What a known effect has its owner possess (OUT-03). */
const gainedBy = (effect: Effect | undefined): readonly string[] =>
  effect?.clauses.flatMap((clause) => (clause.phase === 'possess' && clause.does === 'gain' ? clause.gives : [])) ?? []

/** May a power be used of which a special power says when? `inUse`: whether the figure is using another one now. */
const holds = (condition: Grant['while'] | undefined, inUse: (id: string) => boolean): boolean =>
  condition === undefined ||
  ((condition.using === undefined || inUse(condition.using)) && (condition.notUsing === undefined || !inUse(condition.notUsing)))

type Exchange = Extract<PossessClause, { readonly does: 'exchange-symbols' }>

/** The exchange of some of its symbols (Earthbound in Clix Campaign), or null. */
function exchangedSymbols(ids: readonly string[], ruleset: Ruleset): Exchange | null {
  for (const id of ids) {
    for (const clause of ruleset.effects.get(id)?.clauses ?? []) {
      if (clause.phase === 'possess' && clause.does === 'exchange-symbols') return clause
    }
  }
  return null
}

/** What is left of its abilities beside standard combat symbols; null: it has symbols of its own. */
function abilitiesBesideStandard(ids: readonly string[], ruleset: Ruleset): readonly string[] | null {
  for (const id of ids) {
    for (const clause of ruleset.effects.get(id)?.clauses ?? []) {
      if (clause.phase === 'possess' && clause.does === 'take-standard-symbols') return clause.keeps
    }
  }
  return null
}

/** The powers that the ground lets a figure use that stands there (MAP-21). */
function givenOn(position: Position, squares: readonly Square[], seen: Seen): readonly string[] {
  if (position.special.size + position.mapRules.length === 0) return []
  return terrainUnder(position, squares).flatMap((rule) =>
    rule.clauses.flatMap((clause) => (clause.phase === 'use' && isMeant({ position }, seen, clause.only) ? clause.gives : []))
  )
}

type Seen = Pick<FigureState, 'figure' | 'side' | 'size' | 'can'>

interface Suppression {
  readonly power: string
  readonly rule: string
  readonly by: string
  /** The object that lies there and is taken for the one that the terrain waits for; null: it waits for none. */
  readonly object: string | null
}

/** An object that can be held and lies anywhere on this terrain, all squares of which are one zone; debris and markers are no such object. */
const objectOn = ({ objects, special }: Position, { id }: SpecialTerrainRule): string | null =>
  objects.find(({ square, kind }) => weightOf(kind) !== null && special.get(square)?.some((rule) => rule.id === id) === true)?.id ?? null

/** What nobody can use so near to such terrain (MAP-31). */
function suppressedAt(position: Position, squares: readonly Square[], seen: Seen): readonly Suppression[] {
  return mapClauses(position, 'suppress').flatMap(({ square, terrain, clause }) => {
    const near = square === null || squares.some((own) => distanceBetween(position.grid, own, square) <= clause.within)
    const object = clause.while === undefined || !near || square === null ? null : objectOn(position, terrain)
    if (!near || (clause.while !== undefined && object === null) || !isMeant({ position }, seen, clause.only)) return []
    return clause.powers.map((power) => ({ power, rule: clause.rule, by: terrain.id, object }))
  })
}

/** What a figure has itself, whatever else gives it the same. */
const ownOf = ({ figure, click, gained, texts }: FigureState): readonly string[] => [
  ...(clickShown(figure, click)?.powers ?? []),
  ...figure.powers,
  ...figure.abilities,
  ...figure.teamAbilities,
  ...figure.canUse,
  ...gained,
  ...texts.flatMap(({ grants }) => grants)
]

/** These effects with what they give, unless the figure has that itself or something else gives it as well. */
function withGiven(can: ReadonlyMap<string, Effect>, lost: readonly string[], own: readonly string[]): readonly string[] {
  const all = [...lost]
  const givesIt = ({ clauses }: Effect, id: string): boolean =>
    clauses.some((clause) => clause.phase === 'possess' && clause.does === 'give' && clause.gives.includes(id))
  for (const one of all)
    for (const clause of can.get(one)?.clauses ?? []) {
      if (clause.phase !== 'possess' || clause.does !== 'give') continue
      for (const given of clause.gives) {
        const isKept = own.includes(given) || [...can].some(([id, effect]) => !all.includes(id) && givesIt(effect, given))
        if (!isKept && !all.includes(given)) all.push(given)
      }
    }
  return all
}

/**
 * The squares on which ground would keep the figure from using something that it can use where it stands, with what is left there; null: there
 * is no such ground.
 */
export function lesserOn({ position }: Pick<Situation, 'position'>, figure: FigureState): ReadonlyMap<Square, FigureState> | null {
  if (mapClauses(position, 'suppress').length === 0) return null
  const { columns, rows } = position.grid
  const found = new Map<Square, FigureState>()
  const known = new Map<string, FigureState>()
  takeSteps(columns * rows)
  for (let square = 0; square < columns * rows; square++) {
    const suppressed = suppressedAt(position, [square], figure)
      .map(({ power }) => power)
      .filter((power) => figure.can.has(power))
    if (suppressed.length === 0) continue
    const key = suppressed.join(' ')
    const lost = known.has(key) ? NOTHING : withGiven(figure.can, suppressed, ownOf(figure))
    const left = known.get(key) ?? { ...figure, can: new Map([...figure.can].filter(([id]) => !lost.includes(id))) }
    known.set(key, left)
    found.set(square, left)
  }
  return found.size === 0 ? null : found
}

/** The powers and abilities of a figure that the ground around it keeps from being used, once each. */
export function suppressedOn({ position }: Situation, state: FigureState): readonly Suppression[] {
  const has = ownOf(state)
  const found = suppressedAt(position, state.squares, state).filter(({ power }) => has.includes(power))
  return found.filter(({ power }, at) => found.findIndex((one) => one.power === power) === at)
}
