/**
 * The shape of an action: its kinds, the attacks it holds and the action it joins (ACT-01, ACT-10, ACT-11). An effect has it as `act`,
 * `grants` and `joins`, which are read here alone.
 */
import type { ActionKind } from '../../rules/vocabulary/specialTerrain.ts'
import type { ActionClause, Effect, Grant } from '../../rules/vocabulary/vocabulary.ts'

export type AttackKind = 'close' | 'ranged'

/** How an attack of a kind fits into an action. */
interface Allowed {
  /** It may be made in it. */
  readonly attack: boolean
  /** It is made by a combat action then, which powers may join; otherwise it is a mere attack. */
  readonly action: boolean
}

export interface ActionShape {
  /** The price of its use: nothing, an action that it joins, a free action, or an action that counts. */
  readonly needs: 'nothing' | 'joined' | 'free' | 'action'
  /** The kinds of action that it is; both kinds of combat if the attack decides which. Empty unless it needs an action. */
  readonly kinds: readonly ActionKind[]
  /** It is the combat action itself, such as Flurry: no other power can be that action. */
  readonly takesCombat: boolean
  /** The kind of combat action that its user is given in it, such as by Charge. */
  readonly gives: AttackKind | null
  /** The kind of combat action that it joins; `either`: any attack. */
  readonly joins: AttackKind | 'either' | null
  /** The kinds of attack that it says it holds. */
  readonly holds: readonly AttackKind[]
  /** Its effect names the attacks it holds, or that it holds none. */
  readonly saysHolds: boolean
  /** The kind of attack that it is for; null: either, or none. */
  readonly attackKind: AttackKind | null
  readonly allows: Readonly<Record<AttackKind, Allowed>>
  /** How many attacks it holds. */
  readonly attacks: number
  /** When its figure moves in it: before everything else, or also after an attack. */
  readonly moves: 'none' | 'before' | 'around'
  /** It lets its figure move, by the name it is given for. */
  readonly holdsMovement: boolean
}

/** Words for actions of the five kinds that no power is named for (ACT-01). */
const PLAIN = ['move', 'power', 'close', 'ranged', 'free'] as const
type Plain = (typeof PLAIN)[number]

/** An object in hand that is thrown: a ranged combat action (OBJ-05). */
export const THROW = 'thrown-object'

/** The kind of an action that no power is named for; null: a power is. */
export const plainKind = (action: string): Plain | null => (action === THROW ? 'ranged' : (PLAIN.find((kind) => kind === action) ?? null))

const HOLDS: Readonly<Record<Grant, readonly AttackKind[]>> = {
  'close-action': ['close'],
  'close-attack': ['close'],
  'ranged-action': ['ranged'],
  'ranged-attack': ['ranged'],
  attack: ['close', 'ranged'],
  none: []
}

const NEEDS: Readonly<Partial<Record<Effect['act'], ActionShape['needs']>>> = { always: 'nothing', event: 'joined', free: 'free' }

function kindsOf(act: Effect['act']): readonly ActionKind[] {
  if (act === 'close-or-ranged') return ['close', 'ranged']
  return act === 'close' || act === 'ranged' || act === 'power' || act === 'move' ? [act] : []
}

const kindOfGrant = (grant: Grant | undefined): AttackKind | null =>
  grant === 'close-action' ? 'close' : grant === 'ranged-action' ? 'ranged' : null

function isMovedBy({ act, id, clauses }: Effect): boolean {
  if (act === 'move') return true
  if (act === 'always' || act === 'event') return false
  return clauses.some(
    (clause) =>
      (clause.phase === 'action' && clause.move !== undefined) ||
      clause.phase === 'movement' ||
      (clause.phase === 'value' && clause.value === 'speed' && clause.during?.includes(id))
  )
}

export const actionClauseOf = ({ clauses }: Effect): ActionClause | null =>
  clauses.find((one): one is ActionClause => one.phase === 'action') ?? null

function readShape(effect: Effect): ActionShape {
  const { act, grants, joins: joined } = effect
  const kinds = kindsOf(act)
  const holds = grants === undefined ? [] : HOLDS[grants]
  const gives = kindOfGrant(grants)
  const joins = joined === undefined ? null : joined === 'attack' ? 'either' : joined === 'close-action' ? 'close' : 'ranged'
  const takesCombat = kinds.includes('close') || kinds.includes('ranged')
  const clause = actionClauseOf(effect)
  const only = holds.length === 1 ? holds[0]! : null
  const isFor = (kind: AttackKind): boolean => act === kind || joins === kind || only === kind
  const allowed = (kind: AttackKind): Allowed => {
    if (grants !== undefined) return { attack: holds.includes(kind), action: grants !== 'none' && (gives !== null || takesCombat) }
    const own = (['close', 'ranged'] as const).find((one) => act === one || joins === one)
    return { attack: own === undefined || own === kind, action: true }
  }
  const move = clause?.move
  return {
    needs: NEEDS[act] ?? 'action',
    kinds,
    takesCombat,
    gives,
    joins,
    holds,
    saysHolds: grants !== undefined,
    attackKind: isFor('close') ? 'close' : isFor('ranged') ? 'ranged' : null,
    allows: { close: allowed('close'), ranged: allowed('ranged') },
    attacks: clause?.attacks ?? (holds.length > 0 ? 1 : 0),
    moves: move ? (move === 'unknown' ? 'none' : move === 'twice' ? 'around' : move) : act === 'move' ? 'before' : 'none',
    holdsMovement: isMovedBy(effect)
  }
}

const shapes = new WeakMap<Effect, ActionShape>()

/** The shape of what is done by this effect; read once for each effect. */
export function shapeOf(effect: Effect): ActionShape {
  let shape = shapes.get(effect)
  if (!shape) shapes.set(effect, (shape = readShape(effect)))
  return shape
}

function plainShape(kind: Plain): ActionShape {
  const attack = kind === 'close' || kind === 'ranged' ? kind : null
  return {
    needs: kind === 'free' ? 'free' : 'action',
    kinds: kind === 'free' ? [] : [kind],
    takesCombat: false,
    gives: null,
    joins: null,
    holds: attack ? [attack] : [],
    saysHolds: attack !== null,
    attackKind: attack,
    allows: { close: { attack: attack === 'close', action: true }, ranged: { attack: attack === 'ranged', action: true } },
    attacks: attack ? 1 : 0,
    moves: kind === 'move' ? 'before' : 'none',
    holdsMovement: kind === 'move'
  }
}

const PLAIN_SHAPES: ReadonlyMap<Plain, ActionShape> = new Map(PLAIN.map((kind) => [kind, plainShape(kind)]))

/** The shape of an action by its word or, if a power is named, by its effect; null: no power of these rules. */
export function shapeOfAction(action: string, effect: Effect | null | undefined): ActionShape | null {
  const kind = plainKind(action)
  if (kind !== null) return PLAIN_SHAPES.get(kind)!
  return effect ? shapeOf(effect) : null
}

/** Is it given as an action, free or not? Everything else works always or joins an action. */
export const isGiven = (effect: Effect): boolean => {
  const { needs } = shapeOf(effect)
  return needs === 'free' || needs === 'action'
}

/** Is it used by a free action, so that it is not a separate action? */
export const isUsedFreely = (effect: Effect | null | undefined): boolean =>
  effect !== null && effect !== undefined && shapeOf(effect).needs === 'free'

/** Is it a combat action of one kind, such as Quake? Flurry, of either kind, is none. */
export const isCombatAction = (effect: Effect, kind: AttackKind): boolean => {
  const { kinds } = shapeOf(effect)
  return kinds.length === 1 && kinds[0] === kind
}

/** Is it a power action that holds an attack, such as Close Combat Expert? */
export const isAttackAction = (effect: Effect | undefined): boolean => {
  if (effect === undefined) return false
  const { kinds, holds } = shapeOf(effect)
  return kinds.includes('power') && holds.length > 0
}
