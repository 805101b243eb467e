/**
 * A position under a ruleset: what each figure has and can use right now (GEN-09, OUT-02, OUT-03).
 * Immutable; a click turned or a figure moved makes a new situation.
 */
import type { Size, ValueName } from '../cases/case.ts'
import type { Figure, Position } from '../position/position.ts'
import type { Square } from '../grid/grid.ts'
import type { ClauseOf, Effect, Height, Phase, PossessClause, Ruleset, Stance } from '../rules/vocabulary.ts'
import type { SpecialTerrainRule, TerrainClause } from '../rules/specialTerrain.ts'

export interface Unknown {
  readonly kind: 'special-power' | 'trait' | 'team-ability'
  readonly id: string
}

export interface FigureState {
  readonly figure: Figure
  readonly id: string
  readonly side: string
  readonly squares: readonly Square[]
  readonly click: number
  readonly tokens: number
  readonly ko: boolean
  readonly size: Size
  /** How high it is over its square; on the ground where the ruleset does not know flying as a state. */
  readonly height: Height
  /** Effects that it can use, by id. */
  readonly can: ReadonlyMap<string, Effect>
  readonly unknown: readonly Unknown[]
  /** Its effects are ignored until the action is over (Pulse Wave). */
  readonly muted: boolean
  /** Powers and abilities countered now, as those who countered them named them. */
  readonly countered: readonly string[]
  /** What its effects leave to the judge. */
  readonly open: readonly { readonly id: string; readonly text: string }[]
}

export interface Situation {
  readonly position: Position
  readonly ruleset: Ruleset
  readonly states: readonly FigureState[]
  /** Index of the figure in each square, or -1: as the figures stand now. */
  readonly occupant: Int16Array
  /** What was applied to the values of figures before (Perplex), by figure index, the oldest first. */
  readonly applied?: ReadonlyMap<number, readonly Applied[]>
  /** Effects with a duration now in force, the oldest first (OUT-06, GEN-08). */
  readonly lasting?: readonly Lasting[]
}

/** An effect with a duration that one figure has put on another (or on itself). */
export interface Lasting {
  /** The figure that made it and the effect it used. */
  readonly by: string
  readonly effect: string
  readonly on: string
  readonly rule: string
  /** It ends when this side's next turn begins; null: at the end of this turn. */
  readonly untilTurnOf: string | null
  /** The power or ability that it counters (OUT-02). */
  readonly counter?: string
  /** What it does to a value. */
  readonly applied?: Applied
  /** It is gone as soon as its maker loses the effect that made it, or is defeated (OUT-06, GEN-08). */
  readonly endsWithSource: boolean
  /** It is gone when the figure it is on is damaged or healed (POW-PX). */
  readonly endsWhenHurt: boolean
}

/** A modifier that lasts: it counts whenever the value is needed (VAL-01). */
export interface Applied {
  readonly source: string
  readonly value: ValueName
  readonly modifier: number
  /** Only in attacks of this kind. */
  readonly attack?: 'close' | 'ranged'
  /** The rule that names it; default VAL-07. */
  readonly rule?: string
  /** It does not bring the value below this (ATK-13). */
  readonly minimum?: number
}

const isKept = (id: string, keeps: readonly string[]): boolean =>
  keeps.some((kept) => id === kept || id.startsWith(`${kept}:`))

/** One symbol of Improved Movement or Targeting stands for all of them: they are one ability each (IMT-01). */
const familyOf = (id: string): string => (id.startsWith('improved-') ? id.split(':')[0]! : id)

function isCountered(id: string, countered: readonly string[]): boolean {
  return countered.length > 0 && countered.some((one) => one === id || familyOf(one) === familyOf(id))
}

function stateOf(figure: Figure, ruleset: Ruleset, click: number, tokens: number, squares: readonly Square[], muted: boolean, given: readonly string[], lasting?: readonly Lasting[]): FigureState {
  const ko = figure.dial.length > 0 && click > figure.dial.length
  const shown = figure.dial.length > 0 ? figure.dial[Math.min(click, figure.dial.length) - 1]?.powers ?? [] : []
  const powers = [...shown, ...figure.powers]
  const keeps = keptBesidesStandard([...powers, ...figure.canUse], ruleset)
  const exchange = exchangedSymbols([...powers, ...figure.canUse], ruleset)
  const size: Size = keeps ? 'standard' : exchange?.sizes[figure.size] ?? figure.size
  const abilities = [...figure.abilities, ...ruleset.sizeAbilities[keeps ? figure.size : size]]
    .filter((id) => (!keeps || isKept(id, keeps)) && !exchange?.loses.includes(id))
  const flies = figure.flight !== null && !keeps && !exchange && ruleset.effects.get(figure.flight)?.kind === 'state'
  const height: Height = flies ? figure.flight : 'ground'

  const guarded = figure.teamAbilities.some((id) =>
    ruleset.effects.get(id)?.clauses.some((clause) => clause.phase === 'possess' && 'powersCounterable' in clause))
  const named = lasting === undefined || lasting.length === 0 ? figure.countered
    : [...figure.countered, ...lasting.flatMap(({ on, counter }) => (on === figure.id && counter !== undefined && !figure.countered.includes(counter) ? [counter] : []))]
  const countered = guarded ? named.filter((id) => !powers.includes(id)) : named
  const can = new Map<string, Effect>()
  const unknown: Unknown[] = []
  const use = (id: string, kind: Unknown['kind']): void => {
    if (can.has(id)) return
    const effect = ruleset.effects.get(id)
    if (!effect) {
      if (!unknown.some((known) => known.id === id)) unknown.push({ kind, id })
      return
    }
    can.set(id, effect)
    for (const clause of effect.clauses) {
      if (clause.phase === 'possess' && 'gives' in clause) for (const given of clause.gives) use(given, kind)
    }
  }
  for (const id of [...powers, ...abilities]) {
    if (isCountered(id, countered) && ruleset.effects.get(id)?.counterable !== false) continue
    use(id, 'special-power')
  }
  for (const id of figure.canUse) use(id, 'special-power')
  for (const special of figure.specialPowers) {
    if (countered.includes(special.id)) continue
    if (ruleset.effects.has(special.id) || !special.grants?.length) use(special.id, 'special-power')
    for (const id of special.grants ?? []) use(id, 'special-power')
  }
  for (const trait of figure.traits) {
    if (ruleset.effects.has(trait.id) || !trait.grants?.length) use(trait.id, 'trait')
    for (const id of trait.grants ?? []) use(id, 'trait')
  }
  for (const id of figure.teamAbilities) use(id, 'team-ability')
  for (const id of given) use(id, 'special-power')
  if (muted) can.clear()
  // How it flies is no effect that anything takes away.
  if (height !== 'ground') use(height, 'special-power')
  for (const id of ruleset.everyone) use(id, 'special-power')
  const bothGone = exchange && size !== figure.size && figure.abilities.some((id) => exchange.loses.includes(id))
  return {
    figure, id: figure.id, side: figure.side, squares: ko ? [] : squares, click, tokens, ko, size, height,
    can, unknown, muted, countered: named, open: bothGone ? [{ id: exchange.rule, text: exchange.both }] : []
  }
}

type Exchange = Extract<PossessClause, { readonly exchanges: true }>

/** The exchange of some of its symbols (Earthbound in Clix Campaign), or null. */
function exchangedSymbols(ids: readonly string[], ruleset: Ruleset): Exchange | null {
  for (const id of ids) {
    for (const clause of ruleset.effects.get(id)?.clauses ?? []) {
      if (clause.phase === 'possess' && 'exchanges' in clause) return clause
    }
  }
  return null
}

/** Is this one of the figures that a clause means? A bare square counts as something standard on the ground. */
export function isSuch(state: FigureState | null, stance: Stance): boolean {
  const large = state !== null && (state.size === 'giant' || state.size === 'colossal')
  return (stance.heights?.includes(state?.height ?? 'ground') ?? true) && (stance.large === undefined || stance.large === large)
}

/** What is left of its abilities beside standard combat symbols; null: it has symbols of its own. */
function keptBesidesStandard(ids: readonly string[], ruleset: Ruleset): readonly string[] | null {
  for (const id of ids) {
    for (const clause of ruleset.effects.get(id)?.clauses ?? []) {
      if (clause.phase === 'possess' && 'standardSymbols' in clause) return clause.keeps
    }
  }
  return null
}

/** The situation at the start of a question. */
export function situationOf(position: Position, ruleset: Ruleset): Situation {
  const states = position.figures.map((figure) => stateOf(figure, ruleset, figure.click, figure.tokens, figure.squares, false, givenOn(position, figure.squares)))
  const situation = { position, ruleset, states, occupant: position.occupant }
  return states.some((state) => state.ko || state.height !== 'ground') ? { ...situation, occupant: occupantsOf(position, states) } : situation
}

function occupantsOf(position: Position, states: readonly FigureState[]): Int16Array {
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

/** Who stands in a square or flies over it: more than one only where a flier shares it (CC-02). */
export const allIn = (situation: Situation, square: Square): FigureState[] =>
  situation.states.filter((state) => state.squares.includes(square))

/** The situation after one figure turned its dial, moved, or got a token. */
export function changed(
  situation: Situation, index: number,
  change: { readonly click?: number; readonly tokens?: number; readonly squares?: readonly Square[]; readonly muted?: boolean }
): Situation {
  const before = situation.states[index]!
  const state = stateOf(
    before.figure, situation.ruleset, change.click ?? before.click, change.tokens ?? before.tokens,
    change.squares ?? before.squares, change.muted ?? before.muted, givenOn(situation.position, change.squares ?? before.squares), situation.lasting
  )
  const states = situation.states.with(index, state)
  const stays = state.squares === before.squares
  const next = { ...situation, states, occupant: stays ? situation.occupant : occupantsOf(situation.position, states) }
  if (!situation.lasting?.length) return next
  const hurt = state.click !== before.click
  return withoutLasting(next, (one) => hurt && one.endsWhenHurt && one.on === state.id)
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
  return withoutLasting(relasting(situation, before.filter((one) => !over.includes(one)), over), () => false)
}

/** The situation with one more effect that lasts. */
export const withLasting = (situation: Situation, one: Lasting): Situation =>
  withoutLasting(relasting(situation, [...(situation.lasting ?? []), one], []), () => false)

/** The same with these effects in force instead; the figures they are on, or were on, are worked out anew. */
function relasting(situation: Situation, lasting: readonly Lasting[], over: readonly Lasting[]): Situation {
  const gone = new Set(over.flatMap(({ applied }) => (applied ? [applied] : [])))
  const applied = new Map(situation.applied)
  for (const [index, list] of applied) applied.set(index, list.filter((one) => !gone.has(one)))
  const affected = new Set([...over, ...lasting].map(({ on }) => on))
  for (const one of lasting) {
    const index = situation.states.findIndex(({ id }) => id === one.on)
    const there = applied.get(index) ?? []
    if (one.applied && !there.includes(one.applied)) applied.set(index, [...there, one.applied])
  }
  const states = situation.states.map((state) => (affected.has(state.id)
    ? stateOf(state.figure, situation.ruleset, state.click, state.tokens, state.squares, state.muted, givenOn(situation.position, state.squares), lasting) : state))
  return { ...situation, lasting, applied, states }
}

/** The situation with one more modifier on a figure's value. */
export function withApplied(situation: Situation, index: number, applied: Applied): Situation {
  const before = situation.applied ?? new Map<number, readonly Applied[]>()
  return { ...situation, applied: new Map([...before, [index, [...before.get(index) ?? [], applied]]]) }
}

export interface FigureChange {
  /** One more power or ability countered (OUT-02). */
  readonly counter?: string
  readonly holding?: Figure['holding']
  readonly acted?: boolean
  readonly side?: string
  /** A hidden figure that has been found (CC-23). */
  readonly spotted?: boolean
}

/** The situation with another fact about a figure that does not turn its dial or move it. */
export function withFigure(situation: Situation, index: number, change: FigureChange): Situation {
  const before = situation.states[index]!
  const { counter, holding, acted, side } = change
  const figure: Figure = {
    ...before.figure, countered: counter === undefined ? before.figure.countered : [...before.figure.countered, counter],
    holding: holding === undefined ? before.figure.holding : holding, acted: acted ?? before.figure.acted, side: side ?? before.figure.side,
    spotted: change.spotted ?? before.figure.spotted
  }
  return { ...situation, states: situation.states.with(index, stateOf(figure, situation.ruleset, before.click, before.tokens, before.squares, before.muted, givenOn(situation.position, before.squares), situation.lasting)) }
}

/** The figure of this id; throws for an id that the case check should have refused. */
export function figureOf(situation: Situation, id: string): FigureState {
  const found = situation.states.find((state) => state.id === id)
  if (!found) throw new Error(`No figure ${id}`)
  return found
}

/** Alphabetical: the order of lists that have no other. */
export const byId = (a: FigureState, b: FigureState): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

export const areFriends = (a: FigureState, b: FigureState): boolean => a.side === b.side
export const canUse = (state: FigureState, id: string): boolean => state.can.has(id)

export interface Found<P extends Phase> {
  readonly effect: Effect
  readonly clause: ClauseOf<P>
}

/** Every clause of a phase among the effects that the figure can use. */
export function clausesOf<P extends Phase>(state: FigureState, phase: P): Found<P>[] {
  const found: Found<P>[] = []
  for (const effect of state.can.values()) {
    for (const clause of effect.clauses) if (clause.phase === phase) found.push({ effect, clause: clause as ClauseOf<P> })
  }
  return found
}

/** The printed value that its dial shows now (VAL-01, first step). */
export function printedValue(state: FigureState, value: ValueName): number {
  const { figure } = state
  if (figure.dial.length > 0 && value !== 'range') {
    const shown = figure.dial[Math.min(state.click, figure.dial.length) - 1]
    if (shown?.[value] !== undefined) return shown[value]
  }
  return figure[value]
}

/**
 * The special-terrain rules that a figure occupies: those of every square of its base (its whole base has to be on
 * the terrain).
 */
export function occupiedTerrain(situation: Situation, state: FigureState): readonly SpecialTerrainRule[] {
  return terrainUnder(situation.position, state.squares)
}

const NO_RULES: readonly SpecialTerrainRule[] = []

/** The rules of special terrain that a base on these squares occupies whole, and those of the map (14.2). */
function terrainUnder({ special, mapRules }: Position, squares: readonly Square[]): readonly SpecialTerrainRule[] {
  const first = squares[0]
  if (first === undefined) return NO_RULES
  const rules = special.get(first) ?? NO_RULES
  const whole = squares.length === 1 ? rules : rules.filter((rule) => squares.every((square) => special.get(square)?.includes(rule)))
  return mapRules.length === 0 ? whole : [...whole, ...mapRules]
}

/** The powers that the ground lets a figure use that stands there (MAP-21). */
function givenOn(position: Position, squares: readonly Square[]): readonly string[] {
  if (position.special.size + position.mapRules.length === 0) return []
  return terrainUnder(position, squares).flatMap((rule) => rule.clauses.flatMap((clause) => (clause.phase === 'use' ? clause.gives : [])))
}

export type TerrainClauseOf<P extends TerrainClause['phase']> = Extract<TerrainClause, { readonly phase: P }>

/** The clauses of one phase among the special terrain that a figure occupies. */
export function terrainClauses<P extends TerrainClause['phase']>(
  situation: Situation, state: FigureState, phase: P
): { readonly terrain: SpecialTerrainRule; readonly clause: TerrainClauseOf<P> }[] {
  return occupiedTerrain(situation, state).flatMap((terrain) =>
    terrain.clauses
      .filter((clause): clause is TerrainClauseOf<P> => clause.phase === phase)
      .map((clause) => ({ terrain, clause })))
}
