/** An action while it is being played: what it still allows, and what has happened in it (ACT-01, ACT-03, ACT-11). */
import type { Moving, Rolls } from '../../../contract/case.ts'
import type { ActionClause, Effect } from '../../../rules/vocabulary/vocabulary.ts'
import type { ActionKind, SpecialTerrainRule } from '../../../rules/vocabulary/specialTerrain.ts'
import { actionClauseOf, plainKind, shapeOf, shapeOfAction, type ActionShape } from '../../action/shape.ts'
import { decides } from '../../situation/reasons.ts'
import type { Reason } from '../../../contract/ruling.ts'
import type { FigureState, Situation } from '../../situation/situation.ts'

/** A move farther than it may be for what follows it: by which row and effect, how far, and how far at most. */
export interface Overstepped {
  readonly rule: string
  readonly effect: string
  readonly moved: number
  readonly most: number
}

/** A figure that an attack has hit and that acts for its side. */
export interface Controlled {
  doing: Doing | null
  /** Its move and its attack so far, in order. */
  readonly parts: ('move' | 'attack')[]
  /** Another one has begun after it. */
  isOver: boolean
}

/** The figures that are carried, and where the carrier is. */
export interface Carried {
  readonly loads: readonly Load[]
  readonly at: FigureState['squares']
}

/** A carried figure, and the square in which it is to be set down; undefined: the case does not name it. */
export interface Load {
  readonly figure: string
  readonly setDown: Moving['setDown']
}

export interface Doing {
  readonly figure: string
  /** The power or ability that grants it, or a plain kind. */
  readonly action: string
  readonly effect: Effect | null
  readonly clause: ActionClause | null
  /** The row that says what it holds. */
  readonly rule: string
  /** It costs no action and brings no token: a free action, or one given inside another (ACT-04). */
  readonly isFree: boolean
  /** The action that gives this one; null: it stands by itself. */
  readonly outer: Doing | null
  /** The dice told with the actions inside this one: what happens at its end may ask for one of them. */
  readonly rollsInside: Rolls[]
  /** Whom and what its moves take along, told with the action and not with a step: as far as it has not come to that. */
  load: Pick<Moving, 'carrying' | 'setDown' | 'alsoCarrying' | 'alsoSetDown' | 'pickUp' | 'putDown'>
  /** A plain power, move, close or ranged action that has named the power it is given for. */
  isNamed: boolean
  /** The dice told with the action, for the steps that name none. */
  rolls: Rolls | undefined
  moves: ActionShape['moves']
  /** What the move is called where values ask: a plain move, or the action. */
  readonly movesAs: string
  attacksLeft: number
  attacksMade: number
  /** Who has attacked in it, and in actions inside it. */
  readonly attackers: Set<string>
  /** Whose ranged combat action may be given in the middle of this one, as an action of its own (TEAM-SHIELD). */
  readonly allows: Map<string, { readonly by: string; readonly rule: string }>
  /** Actions that it may still give, by whom. */
  readonly gives: Map<string, number>
  /** The figures that act in it after its attack has hit them. */
  readonly controls: Map<string, Controlled>
  /** The effects that actions it gave have activated. */
  readonly activated: Set<string>
  /** The opponents that it broke away from: they no longer stop this move (MOV-03). */
  brokeFrom: readonly string[]
  /** How many of the dice told with the action its moves have taken to break away: each move has one of its own. */
  awayDice: number
  /** Where its move began, on which click, and the squares allowed in all; null until it moves. */
  began: { readonly click: number; readonly squares: FigureState['squares']; readonly speed: number } | null
  moved: number
  hasMoved: boolean
  /** The squares of the move before the attack, if a second move has begun after it; else `null`. */
  movedBefore: number | null
  /** The steps that go on with its move after the one under way. */
  movesToCome: number
  /** Its figure has still to attack in it, by these steps. */
  attacksToCome: boolean
  /** Who is carried until its move is over, where that is told in several steps or goes on around attacks, where it is to be set down, and where its carrier stands (ABL-CARRY). */
  carries: Carried | null
  /** An object was picked up or put down in its move: one in all its steps (OBJ-02). */
  handled: boolean
  /** An object was picked up in its move. */
  lifted: boolean
  /** It has moved farther than without an attack with that object; null: no farther (CC-15). */
  spared: Overstepped | null
  /** The row that ended its move; null: it may go on. */
  stoppedBy: string | null
  /** Its token has been given, with the pushing damage. */
  isPaid: boolean
  /** It takes two tokens (ACT-05). */
  isDouble: boolean
  /** Clicks of unavoidable damage that it costs its figure when those it has hit have acted, and why (POW-MC). */
  readonly owed: { clicks: number; readonly because: Reason[] }
  /** It did not get away: the action is over (MOV-04). */
  failed: boolean
  /** The powers used in its first attack; null: none has been made. */
  powers: readonly string[] | null
  /** Opponents that its user has moved through, in order (ABL-RAM). */
  readonly passed: Set<string>
  /** The special terrain that figures moved into in it, and in actions inside it, by figure. */
  readonly entered: Map<string, Set<SpecialTerrainRule>>
}

/** The kinds of action that giving this one is; none for a free one. What is always there and used besides takes a power action (TEAM-SHIELD). */
export function kindsGiven({ action, effect, isFree }: Doing): readonly ActionKind[] {
  if (isFree) return []
  const shape = shapeOfAction(action, effect)
  const usedBesides = effect !== null && shape?.needs === 'nothing' && effect.clauses.some(({ phase }) => phase === 'use')
  return usedBesides ? ['power'] : (shape?.kinds ?? [])
}

/** May what this action still gives the figure be an action of any kind? Charge and Running Shot give combat actions alone (ACT-11). */
export const givesAny = ({ effect, gives }: Doing, figure: string): boolean =>
  (gives.get(figure) ?? 0) > 0 && (effect === null || shapeOf(effect).gives === null)

/** How many actions those whom its attack hits are given: by the action itself, or by a power that joins the attack (POW-MC). */
export function givenToHit({ ruleset }: Situation, { clause, powers }: Doing): number {
  const named = (powers ?? []).flatMap((id) => ruleset.effects.get(id)?.clauses.filter((one) => one.phase === 'action') ?? [])
  return [clause, ...named].find((one) => one?.gives?.to === 'hit')?.gives?.count ?? 0
}

/** Is this action free by its own kind? */
export const isFreeKind = (action: string, effect: Effect | null): boolean => shapeOfAction(action, effect)?.needs === 'free'

/** Is this action, by its own kind, one of a single ranged combat attack or more? */
export function isRangedAction(situation: Situation, action: string): boolean {
  const shape = shapeOfAction(action, situation.ruleset.effects.get(action))
  return shape !== null && (shape.kinds.includes('ranged') || shape.holds.includes('ranged'))
}

/** The figure as it goes on with its action: what it was given it finishes, though it may have lost the power (GEN-08). */
export function stillUsing(figure: FigureState, doing: Doing): FigureState {
  const { effect, clause } = doing
  if (!effect || clause?.endsWhenLost || figure.can.has(effect.id)) return figure
  return { ...figure, can: new Map([...figure.can, [effect.id, effect]]) }
}

/** The power that carries the action is gone, and the action with it. */
export const isCutShort = (figure: FigureState, doing: Doing): boolean =>
  doing.effect !== null && doing.clause?.endsWhenLost === true && !figure.can.has(doing.effect.id)

export function startDoing(situation: Situation, figure: FigureState, action: string, isFree: boolean, outer: Doing | null = null): Doing {
  const kind = plainKind(action)
  const effect = kind ? null : (situation.ruleset.effects.get(action) ?? null)
  const clause = effect && actionClauseOf(effect)
  const shape = shapeOfAction(action, effect)
  const gives = new Map<string, number>()
  if (clause?.gives?.to === 'self') gives.set(figure.id, clause.gives.count)
  // Charge gives a close combat action, Running Shot a ranged one (ACT-11).
  else if (shape && shape.gives !== null) gives.set(figure.id, 1)
  return {
    figure: figure.id,
    action,
    effect,
    clause,
    rule: clause?.rule ?? effect?.rule ?? 'ACT-01',
    isFree,
    outer,
    rolls: undefined,
    load: {},
    isNamed: false,
    moves: shape?.moves ?? 'none',
    movesAs: kind ? 'move' : action,
    attacksLeft: shape?.attacks ?? 0,
    attacksMade: 0,
    carries: null,
    attackers: outer?.attackers ?? new Set(),
    allows: new Map(),
    gives,
    controls: new Map(),
    activated: new Set(),
    brokeFrom: [],
    awayDice: 0,
    began: null,
    moved: 0,
    hasMoved: false,
    movedBefore: null,
    movesToCome: 0,
    attacksToCome: false,
    handled: false,
    lifted: false,
    spared: null,
    stoppedBy: null,
    isPaid: false,
    isDouble: false,
    owed: { clicks: 0, because: [] },
    rollsInside: [],
    failed: false,
    powers: null,
    passed: new Set(),
    entered: new Map()
  }
}

/** A copy of an action under way; changes of one do not change the other. */
export function branchOf(doing: Doing): Doing {
  const { owed, rollsInside, attackers, allows, gives, controls, activated, passed, entered } = doing
  return {
    ...doing,
    owed: { clicks: owed.clicks, because: [...owed.because] },
    rollsInside: [...rollsInside],
    attackers: new Set(attackers),
    allows: new Map(allows),
    gives: new Map(gives),
    controls: new Map(controls),
    activated: new Set(activated),
    passed: new Set(passed),
    entered: new Map([...entered].map(([id, terrain]) => [id, new Set(terrain)]))
  }
}

/** Why its user cannot use another power in the middle of this action, or null: some let none join (CC-19). */
export const notBesides = (doing: Doing, user: FigureState, power: string): Reason | null =>
  doing.clause?.alone && user.id === doing.figure
    ? decides(doing.rule, 'time.alone', { by: power, facts: { figure: user.id, user: user.id, effect: power, action: doing.action } })
    : null
