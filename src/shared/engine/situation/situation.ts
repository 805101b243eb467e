/**
 * A position under a ruleset: what each figure has and can use right now (GEN-09, OUT-02, OUT-03), and what can be
 * asked of it. Immutable; a click turned or a figure moved makes a new situation (changes.ts).
 */
import { shapeOfAction } from '../action/shape.ts'
import { isAmong, isSameName } from '../../base/text/plainName.ts'
import { clickShown } from '../../position/dial.ts'
import type { Size, ValueName } from '../../contract/case.ts'
import type { Figure, FigureText, Position } from '../../position/position.ts'
import type { Square } from '../../grid/grid.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { ClauseOf, Effect, Height, Phase, Stance } from '../../rules/vocabulary/vocabulary.ts'
import type { Only, SpecialTerrainRule, TerrainClause } from '../../rules/vocabulary/specialTerrain.ts'
import { takeSteps } from '../budget/budget.ts'
import { inCodeOrder } from '../../base/text/inCodeOrder.ts'

export interface Unknown {
  readonly kind: FigureText['kind'] | 'team-ability'
  readonly id: string
}

/** Effects that lose their improved movement and targeting, and the effect by which they do. */
export interface ImprovedLost {
  readonly by: string
  readonly rule: string
  readonly effects: readonly string[]
}

export interface FigureState {
  readonly figure: Figure
  readonly id: string
  readonly side: string
  readonly squares: readonly Square[]
  /** The squares where it stands, or stood last before it left the map. */
  readonly stood: readonly Square[]
  readonly click: number
  readonly tokens: number
  readonly ko: boolean
  readonly size: Size
  /** How high it is over its square; on the ground where the ruleset does not know flying as a state. */
  readonly height: Height
  /** Effects that it can use, by id. */
  readonly can: ReadonlyMap<string, Effect>
  readonly unknown: readonly Unknown[]
  /** Its special powers, traits and the like that are at work now. */
  readonly texts: readonly FigureText[]
  /** Their own clauses. */
  readonly rules: readonly SpecialTerrainRule[]
  /** What it possesses through them, and what ground lent it (MAP-21). */
  readonly gained: readonly string[]
  /** Its effects are ignored until the action is over (Pulse Wave). */
  readonly muted: boolean
  /** Powers and abilities countered now, as those who countered them named them. */
  readonly countered: readonly string[]
  /** Its effects with improved movement or targeting that it cannot use, if there are any. */
  readonly improvedLost?: ImprovedLost
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
  /** It ends when this side's next turn begins; null: at the end of this turn; undefined: no turn ends it. */
  readonly untilTurnOf: string | null | undefined
  /** The power or ability that it counters (OUT-02). */
  readonly counter?: string
  /** What it does to a value. */
  readonly applied?: Applied
  /** Powers that the figure possesses through it. */
  readonly gives?: readonly string[]
  /** Nothing modifies the values of the figure. */
  readonly holdsValues?: true
  /** It ends with the first attack of its kind. */
  readonly once?: true
  /** The figure may not move in what it is given (MAP-08). */
  readonly holds?: true
  /** It is gone when the figure it is on is damaged. */
  readonly endsWhenDamaged?: true
  /** It is gone as soon as its maker loses the effect that made it, or is defeated (OUT-06, GEN-08). */
  readonly endsWithSource: boolean
  /** It is gone when the figure it is on is damaged or healed (POW-PX). */
  readonly endsWhenHurt: boolean
}

/** A change of a value that lasts: it counts whenever the value is needed (VAL-01). */
export interface Applied {
  readonly source: string
  readonly value: ValueName
  readonly modifier?: number
  readonly replacement?: number
  /** Who used it: while that one's effects are ignored it counts for nothing (POW-PW). */
  readonly by?: string
  /** Only in attacks of this kind. */
  readonly attack?: 'close' | 'ranged'
  /** Only while the figure is adjacent to this one (TEAM-SHIELD). */
  readonly nextTo?: string
  /** The rule that names it; default VAL-07. */
  readonly rule?: string
  /** It does not bring the value below this (ATK-13). */
  readonly minimum?: number
  /** The same source counts once for one value (MKEY-UNIQ). */
  readonly uniqueModifier?: boolean
}

/** Is this a move action, or a power that is one? */
export const isMoveAction = ({ ruleset }: Pick<Situation, 'ruleset'>, action: string): boolean =>
  shapeOfAction(action, ruleset.effects.get(action))?.kinds.includes('move') === true

/** Is this one of the figures that a clause means? A bare square counts as something standard on the ground. */
export function isSuch(state: FigureState | null, stance: Stance): boolean {
  const large = state !== null && (state.size === 'giant' || state.size === 'colossal')
  return (stance.heights?.includes(state?.height ?? 'ground') ?? true) && (stance.large === undefined || stance.large === large)
}

/** Does the figure have this name (NAM-01)? */
export const isNamed = (state: FigureState | null, name: string): boolean => state !== null && isSameName(state.figure.name, name)

/** The figure of this id; throws for an id that the case check should have refused. */
export function figureOf(situation: Situation, id: string): FigureState {
  takeSteps(1 + (situation.states.length >> 8))
  const found = situation.states.find((state) => state.id === id)
  if (!found) throw new Error(`No figure ${id}`)
  return found
}

/** Alphabetical: the order of lists that have no other. */
export const byId = (a: FigureState, b: FigureState): number => inCodeOrder(a.id, b.id)

export const areFriends = (a: FigureState, b: FigureState): boolean => a.side === b.side

export const haveCommonKeyword = ({ figure }: FigureState, other: FigureState): boolean =>
  figure.keywords.some((keyword) => other.figure.keywords.includes(keyword))

/** Whether the other is a friend of fewer points, or one with a common keyword (Leadership and Mastermind since 2017). */
export const isLesserFriend = (state: FigureState, other: FigureState): boolean =>
  other.side === state.side && other.id !== state.id && (other.figure.points < state.figure.points || haveCommonKeyword(state, other))

/** Is this one of the figures that a clause is about? */
export function isMeant(
  situation: Pick<Situation, 'position'>,
  state: Pick<FigureState, 'figure' | 'side' | 'size' | 'can'>,
  only: Only | undefined
): boolean {
  if (only === undefined) return true
  return (
    (only.ability === undefined || state.can.has(only.ability)) &&
    (only.without?.every((id) => !state.can.has(id)) ?? true) &&
    (only.size === undefined || only.size === state.size) &&
    (only.keyword === undefined || isAmong(state.figure.keywords, only.keyword)) &&
    (only.side === undefined || (only.side === 'active') === (situation.position.turn.active === state.side))
  )
}

/** Does special terrain keep this figure from the square, and not everybody? (What nobody enters is FORBIDDEN ground.) */
export const isKeptOut = (situation: Situation, figure: FigureState, square: Square): boolean =>
  situation.position.special
    .get(square)
    ?.some(({ clauses }) => clauses.some((clause) => clause.phase === 'enter' && clause.only && isMeant(situation, figure, clause.only))) ??
  false

export interface Found<P extends Phase> {
  readonly effect: Effect
  readonly clause: ClauseOf<P>
}

/** Every clause of a phase among the effects that the figure can use. */
export function clausesOf<P extends Phase>(state: FigureState, phase: P): Found<P>[] {
  takeSteps(1 + (state.can.size >> 3))
  const found: Found<P>[] = []
  for (const effect of state.can.values()) {
    for (const clause of effect.clauses) if (clause.phase === phase) found.push({ effect, clause: clause as ClauseOf<P> })
  }
  return found
}

/** Of several entries with the same die, only the one that succeeds most often. @param dieOf the die of an entry */
export function bestByDie<F extends { readonly clause: { readonly from: number } }>(
  found: readonly F[],
  dieOf: (one: F) => string
): readonly F[] {
  const best = new Map<string, F>()
  for (const one of found) {
    const known = best.get(dieOf(one))
    if (!known || known.clause.from > one.clause.from) best.set(dieOf(one), one)
  }
  return [...best.values()]
}

/** Has it the combat symbol of this ability? It stays though the ability is countered (OUT-03); another symbol may have taken its place. */
export const bearsSymbol = (state: FigureState, ability: string): boolean =>
  state.figure.abilities.includes(ability) &&
  !clausesOf(state, 'possess').some(
    ({ clause }) =>
      (clause.does === 'take-standard-symbols' && !clause.keeps.includes(ability)) ||
      (clause.does === 'exchange-symbols' && clause.loses.includes(ability))
  )

/** The value that its card or its dial shows now, whatever the judge has set. */
export const shownValue = ({ figure, click }: FigureState, value: ValueName): number =>
  (value === 'range' ? undefined : clickShown(figure, click)?.[value]) ?? figure[value]

const known = new WeakMap<object, Map<string, boolean>>()

type Does<P extends Phase> = Extract<ClauseOf<P>, { readonly does: string }>['does']

/** Whether any effect of this edition has a clause of this phase that does this; `does` left out: any clause of the phase. */
export const knowsClause = <P extends Phase>(ruleset: Ruleset, phase: P, does?: Does<P>): boolean =>
  knowsClauseThat(ruleset, phase, does ?? '', (clause) => does === undefined || ('does' in clause && clause.does === does))

/**
 * Whether any effect of this edition has a clause of this phase that fits. Each edition is searched once for each name: no step of a question.
 * @param name a different one for each `fits` of a phase
 */
export function knowsClauseThat<P extends Phase>(
  { effects }: Ruleset,
  phase: P,
  name: string,
  fits: (clause: ClauseOf<P>) => boolean
): boolean {
  const there = known.get(effects) ?? new Map<string, boolean>()
  known.set(effects, there)
  const key = `${phase} ${name}`
  const before = there.get(key)
  if (before !== undefined) return before
  const found = [...effects.values()].some(({ clauses }) => clauses.some((clause) => clause.phase === phase && fits(clause as ClauseOf<P>)))
  there.set(key, found)
  return found
}

/** The printed value from which its value is worked out (VAL-01, first step): one that the judge has set counts instead. */
export const printedValue = (state: FigureState, value: ValueName): number => state.figure.set?.[value] ?? shownValue(state, value)

/**
 * The special rules that hold for a figure: those of every square of its base (its whole base has to be on the terrain),
 * and its own clauses, which go with it.
 */
export function occupiedTerrain(situation: Situation, state: FigureState): readonly SpecialTerrainRule[] {
  const under = terrainUnder(situation.position, state.squares)
  return state.rules.length === 0 ? under : [...under, ...state.rules]
}

const NO_RULES: readonly SpecialTerrainRule[] = []

/** The rules of special terrain that a base on these squares occupies whole, and those of the map (14.2). */
export function terrainUnder({ special, mapRules }: Position, squares: readonly Square[]): readonly SpecialTerrainRule[] {
  const first = squares[0]
  if (first === undefined) return NO_RULES
  const rules = special.get(first) ?? NO_RULES
  const whole = squares.length === 1 ? rules : rules.filter((rule) => squares.every((square) => special.get(square)?.includes(rule)))
  return mapRules.length === 0 ? whole : [...whole, ...mapRules]
}

type TerrainClauseOf<P extends TerrainClause['phase']> = Extract<TerrainClause, { readonly phase: P }>

/** The clauses of one phase among the special terrain that a figure occupies. */
export function terrainClauses<P extends TerrainClause['phase']>(
  situation: Situation,
  state: FigureState,
  phase: P
): { readonly terrain: SpecialTerrainRule; readonly clause: TerrainClauseOf<P> }[] {
  return occupiedTerrain(situation, state).flatMap((terrain) =>
    terrain.clauses
      .filter((clause): clause is TerrainClauseOf<P> => clause.phase === phase && isMeant(situation, state, clause.only))
      .map((clause) => ({ terrain, clause }))
  )
}
