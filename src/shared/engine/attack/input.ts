/** One attack as the engine works on it: who, how, with what, and the oracle that answers for dice and choices. */
import { shapeOf } from '../action/shape.ts'
import type { AttackAsk } from '../../contract/case.ts'
import type { ClauseOf } from '../../rules/vocabulary/vocabulary.ts'
import type { LineDrawn, LineVerdict, Reason } from '../../contract/ruling.ts'
import type { Oracle } from '../oracle/oracle.ts'
import type { FigureState, Situation } from '../situation/situation.ts'
import type { Means } from '../situation/target.ts'
import { markerUsed, reachingWith } from '../values/heldMarker.ts'

export interface AttackInput {
  readonly situation: Situation
  readonly ask: AttackAsk
  readonly attacker: FigureState
  readonly means: Means
  readonly oracle: Oracle
  /** The attack is inside an action that is paid for as a whole: no token of its own (ACT-05). */
  readonly withinAction?: true
  /** Its action has been paid for before the attack (ABL-RAM). */
  readonly isPaid?: true
  /** All targets of the attack, if they are known. */
  readonly attacked?: readonly FigureState[]
  /** Only its chances are asked: what terrain does when the action ends is not played. */
  readonly onlyChances?: true
  /** Whom the attacker has moved through in this action; unknown where an attack is asked about by itself (ABL-RAM). */
  readonly passed?: readonly string[]
  /** Who has refused to be its target this turn, and who does so in this attack (POW-SC); only a turn remembers it. */
  readonly refused?: Set<string>
  /** The attack roll is not made yet: what it needs is the answer. */
  readonly isOpen?: true
  /** How the attack came out, if its dice are not given: the damage is before reducers. `assumed`: no result was given either. */
  readonly told?: { readonly hit: boolean; readonly damage: number | null; readonly assumed?: true }
}

/** A figure that is attacked, with the line to it. */
export interface Aimed {
  readonly figure: FigureState
  readonly lineOfFire: LineVerdict | null
  readonly line?: LineDrawn | null
  /** It is not chosen and became a target by a power. */
  readonly becomes?: true
}

/** Whom an attack is aimed at, or why it is not allowed. */
export interface TargetsChosen {
  /** Not empty: the attack is forbidden. */
  readonly against: readonly Reason[]
  readonly aimed: readonly Aimed[]
  /** Everyone caught, not chosen: effects are muted and lines ignore most things. */
  readonly area: boolean
  readonly because: readonly Reason[]
}

export type AttackClauseOf<D extends ClauseOf<'attack'>['does']> = Extract<ClauseOf<'attack'>, { readonly does: D }>

/**
 * The attack clauses of one kind in force: those of the action and the powers used, and of what the attacker always
 * has (GEN-10: what is no option applies).
 */
export function attackClauses<D extends ClauseOf<'attack'>['does']>(
  attacker: FigureState,
  means: Means,
  does: D
): { readonly id: string; readonly clause: AttackClauseOf<D> }[] {
  const found: { id: string; clause: AttackClauseOf<D> }[] = []
  for (const effect of attacker.can.values()) {
    if (shapeOf(effect).needs !== 'nothing' && !means.during.includes(effect.id)) continue
    for (const clause of effect.clauses) {
      // What is hurled deals its damage, and the figure that it strikes stays where it is (POW-TK).
      if (clause.phase === 'attack' && means.object !== undefined && (clause.does === 'no-damage' || clause.does === 'move-hit')) continue
      if (clause.phase === 'attack' && 'only' in clause && clause.only !== undefined && clause.only !== combatKind(means)) continue
      if (clause.phase === 'attack' && clause.does === does) found.push({ id: effect.id, clause: clause as AttackClauseOf<D> })
    }
  }
  return found
}

/** The damage that replaces the normal damage: of a power, or of the marker that the attack throws; undefined if there is none. */
export function insteadOf({
  situation,
  attacker,
  means
}: Pick<AttackInput, 'situation' | 'attacker' | 'means'>):
  | { readonly id: string; readonly clause: Pick<AttackClauseOf<'instead-of-damage'>, 'rule' | 'deals'>; readonly isThrown?: true }
  | undefined {
  const marker = combatKind(means) === 'ranged' ? markerUsed(situation, attacker, means.during) : null
  if (marker) return { id: marker.id, clause: { rule: 'OBJ-05', deals: marker.printed.burst[0] }, isThrown: true }
  return attackClauses(attacker, means, 'instead-of-damage')[0]
}

/** Whether a power in use holds a second attack with what the first used (Flurry). */
export const attacksTwice = (attacker: FigureState, means: Means): boolean =>
  [...attacker.can.values()].some(
    (effect) =>
      means.during.includes(effect.id) &&
      effect.clauses.some((one) => one.phase === 'action' && (one.samePowers || (one.attacks === 2 && shapeOf(effect).takesCombat)))
  )

/** The two combat kinds: a throw is a ranged attack. */
export const combatKind = (means: Means): 'close' | 'ranged' => (means.kind === 'close' ? 'close' : 'ranged')

/** An action that lets no other power of its user work (CC-19): the attacker without them. */
export function inItsAction(asked: AttackInput): AttackInput {
  const { action } = asked.means
  const attacker = reachingWith(asked.situation, asked.attacker, asked.means)
  const input = attacker === asked.attacker ? asked : { ...asked, attacker }
  const alone =
    action === null ? undefined : input.attacker.can.get(action)?.clauses.some((clause) => clause.phase === 'action' && clause.alone)
  if (!alone) return input
  const can = new Map(
    [...input.attacker.can].filter(([id, effect]) => id === action || (effect.kind !== 'power' && effect.kind !== 'special-power'))
  )
  return { ...input, attacker: { ...input.attacker, can } }
}
