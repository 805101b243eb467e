/**
 * A position under a ruleset: what each figure has and can use right now (GEN-09, OUT-02, OUT-03).
 * Immutable; a click turned or a figure moved makes a new situation.
 */
import type { Size, ValueName } from '../cases/case.ts'
import type { Figure, Position } from '../position/position.ts'
import type { Square } from '../grid/grid.ts'
import type { ClauseOf, Effect, Phase, Ruleset } from '../rules/vocabulary.ts'
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
  /** Effects that it can use, by id. */
  readonly can: ReadonlyMap<string, Effect>
  readonly unknown: readonly Unknown[]
  /** Its effects are ignored until the action is over (Pulse Wave). */
  readonly muted: boolean
}

export interface Situation {
  readonly position: Position
  readonly ruleset: Ruleset
  readonly states: readonly FigureState[]
  /** Index of the figure in each square, or -1: as the figures stand now. */
  readonly occupant: Int16Array
}

const isKept = (id: string, keeps: readonly string[]): boolean =>
  keeps.some((kept) => id === kept || id.startsWith(`${kept}:`))

function stateOf(figure: Figure, ruleset: Ruleset, click: number, tokens: number, squares: readonly Square[], muted: boolean): FigureState {
  const ko = figure.dial.length > 0 && click > figure.dial.length
  const shown = figure.dial.length > 0 ? figure.dial[Math.min(click, figure.dial.length) - 1]?.powers ?? [] : []
  const powers = [...shown, ...figure.powers]
  const keeps = keptBesidesStandard([...powers, ...figure.canUse], ruleset)
  const size: Size = keeps ? 'standard' : figure.size
  const abilities = [...figure.abilities, ...ruleset.sizeAbilities[figure.size]].filter((id) => !keeps || isKept(id, keeps))

  const guarded = figure.teamAbilities.some((id) =>
    ruleset.effects.get(id)?.clauses.some((clause) => clause.phase === 'possess' && 'powersCounterable' in clause))
  const countered = guarded
    ? figure.countered.filter((id) => !powers.includes(id))
    : figure.countered
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
    if (countered.includes(id) && ruleset.effects.get(id)?.counterable !== false) continue
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
  return {
    figure, id: figure.id, side: figure.side, squares: ko ? [] : squares, click, tokens, ko, size,
    can: muted ? new Map() : can, unknown, muted
  }
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
  const states = position.figures.map((figure) => stateOf(figure, ruleset, figure.click, figure.tokens, figure.squares, false))
  const situation = { position, ruleset, states, occupant: position.occupant }
  return states.some((state) => state.ko) ? { ...situation, occupant: occupantsOf(position, states) } : situation
}

function occupantsOf(position: Position, states: readonly FigureState[]): Int16Array {
  const occupant = new Int16Array(position.occupant.length).fill(-1)
  for (const state of states) for (const square of state.squares) occupant[square] = state.figure.index
  return occupant
}

/** The situation after one figure turned its dial, moved, or got a token. */
export function changed(
  situation: Situation, index: number,
  change: { readonly click?: number; readonly tokens?: number; readonly squares?: readonly Square[]; readonly muted?: boolean }
): Situation {
  const before = situation.states[index]!
  const state = stateOf(
    before.figure, situation.ruleset, change.click ?? before.click, change.tokens ?? before.tokens,
    change.squares ?? before.squares, change.muted ?? before.muted
  )
  const states = situation.states.with(index, state)
  const stays = state.squares === before.squares
  return { ...situation, states, occupant: stays ? situation.occupant : occupantsOf(situation.position, states) }
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
  const first = state.squares[0]
  if (first === undefined) return []
  const rules = situation.position.special.get(first) ?? []
  if (state.squares.length === 1) return rules
  return rules.filter((rule) => state.squares.every((square) => situation.position.special.get(square)?.includes(rule)))
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
