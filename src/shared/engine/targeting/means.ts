/**
 * How an attack may be made: what an action grants, and which powers may join it (ACT-10, ACT-11, section 23).
 */
import type { ActionKind } from '../../rules/vocabulary/specialTerrain.ts'
import type { ActionClause, Clause, ClauseOf, Effect } from '../../rules/vocabulary/vocabulary.ts'
import { isAttackAction, shapeOf, THROW, type AttackKind } from '../action/shape.ts'
import { objectionsToEmptyHand } from '../values/heldMarker.ts'
import { captivesOf, capturing } from '../situation/captives.ts'
import { changed } from '../situation/changes.ts'
import { contributes, decides } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { terrainClauses, type FigureState, type Situation } from '../situation/situation.ts'
import type { Means } from '../situation/target.ts'

/** Words for a plain combat action of its own. */
const PLAIN_ATTACKS = new Set(['close', 'ranged', 'close-attack', 'ranged-attack', 'close-combat', 'ranged-combat', 'attack'])

export interface MeansFound {
  readonly means: Means
  readonly against: readonly Reason[]
  /** What the action is that the attack belongs to. */
  readonly because: readonly Reason[]
}

/** Does this action hold an attack that may be a ranged one, so that an object in hand may be thrown in it (OBJ-05)? */
export function holdsRangedAttack(effect: Effect | undefined): boolean {
  return effect !== undefined && shapeOf(effect).holds.includes('ranged')
}

/** The power action named among the powers of an attack inside an action that gives others (ABL-MUL). */
const actionAmong = (situation: Situation, powers: readonly string[]): string | null =>
  powers.find((id) => isAttackAction(situation.ruleset.effects.get(id))) ?? null

/** Does it say one of these of an attack? */
export const saysInAttack = (effect: Effect | undefined, ...what: readonly ClauseOf<'attack'>['does'][]): boolean =>
  effect?.clauses.some((clause) => clause.phase === 'attack' && what.includes(clause.does)) === true

/** Does it spread the damage of the attack that it joins? Then there has to be some (POW-EE). */
export const isSplash = (effect: Effect | undefined): boolean => saysInAttack(effect, 'splash-per-bolt')

/** Does it strike everyone in an area, and nobody as a target (ATK-11)? */
export const isArea = (effect: Effect | undefined): boolean => saysInAttack(effect, 'area')

/** Is its attack one that deals no damage (ATK-12)? */
export const dealsNoDamage = (effect: Effect | undefined): boolean => saysInAttack(effect, 'no-damage')

type BlastClause = Extract<Clause, { readonly phase: 'attack'; readonly does: 'blast' }>
const isBlast = (clause: Clause): clause is BlastClause => clause.phase === 'attack' && clause.does === 'blast'

/**
 * The kinds of action that are given where the attack is made. An action that moves is given where the move begins: of it only the
 * combat action that it gives is given here, and a mere attack in it is none (ACT-11).
 */
function givenHere(effect: Effect, attack: AttackKind): readonly ActionKind[] {
  const { needs, takesCombat, saysHolds, allows, kinds, holdsMovement } = shapeOf(effect)
  const combat = needs === 'joined' || takesCombat || (saysHolds && allows[attack].action)
  const own = takesCombat || holdsMovement ? [] : kinds
  return [...(combat ? [attack] : []), ...own]
}

/** Why ground lets none of these actions be given to the figure on it (MAP-10, MAP-19). */
export function barredByGround(situation: Situation, figure: FigureState, kinds: readonly ActionKind[]): Reason[] {
  return terrainClauses(situation, figure, 'action').flatMap(({ terrain, clause }) => {
    const action = clause.forbids.find((one) => kinds.includes(one))
    return action === undefined
      ? []
      : [decides(clause.rule, 'terrain.no-action', { by: terrain.id, facts: { figure: figure.id, terrain: terrain.id, action } })]
  })
}

/** Ground on which this attack cannot be made, by the action that it belongs to or by itself (MAP-10, MAP-19). */
export function attackBarredByGround(
  situation: Situation,
  attacker: FigureState,
  kind: Means['kind'],
  action: string | null,
  powers: readonly string[]
): Reason[] {
  const attack: AttackKind = kind === 'close' ? 'close' : 'ranged'
  const outer = action === null ? undefined : situation.ruleset.effects.get(action)
  // What gives several actions gives this one (ABL-MUL).
  const gives = outer?.clauses.some((clause) => clause.phase === 'action' && clause.gives?.to === 'self') === true
  const inner = gives ? actionAmong(situation, powers) : null
  const effect = gives ? (inner === null ? undefined : situation.ruleset.effects.get(inner)) : outer
  const against = barredByGround(situation, attacker, effect ? givenHere(effect, attack) : [attack])
  if (attack === 'close' || against.length > 0) return against
  return terrainClauses(situation, attacker, 'action').flatMap(({ terrain, clause }) =>
    clause.noRangedAttacks
      ? [decides(clause.rule, 'terrain.no-ranged-attacks', { by: terrain.id, facts: { figure: attacker.id, terrain: terrain.id } })]
      : []
  )
}

/** Whether every clause of the power works in attacks of this kind. */
const worksInKind = ({ clauses }: Effect, attack: AttackKind): boolean =>
  clauses.every((clause) => clause.phase !== 'attack' || !('only' in clause) || clause.only === undefined || clause.only === attack)

/** An attack whose means are looked for, with what is found about them. */
interface Sought {
  readonly situation: Situation
  readonly attacker: FigureState
  readonly attack: AttackKind
  /** The power that is its action; null: a plain combat action. */
  readonly outer: string | null
  /** The clause by which its action lets no other power work. */
  readonly alone: ActionClause | undefined
  readonly against: Reason[]
  readonly because: Reason[]
}

/** The place of the attack in its action. */
interface Within {
  /** The action that is given inside one that gives several (ABL-MUL). */
  readonly inner: string | null
  /** A combat action makes the attack, which powers may join. */
  readonly isAction: boolean
  /** A power is the combat action already. */
  readonly slotTaken: boolean
}

/** The effect that the attacker can use; null: it cannot use it, or the effect is not described. */
function seek({ situation, attacker, against }: Sought, id: string): Effect | null {
  const effect = attacker.can.get(id)
  if (effect) return effect
  // A special power without a description is reported as not considered and is not refused.
  if (attacker.unknown.some((unknown) => unknown.id === id)) return null
  const known = situation.ruleset.effects.get(id)
  against.push(decides(known?.rule ?? 'GEN-09', 'means.cannot-use', { by: id, facts: { user: attacker.id, effect: id } }))
  return null
}

/** Whether a power allows this kind of attack, and reports if it does not. */
function allowsAttack({ attack, against }: Sought, effect: Effect, rule = 'ACT-10'): boolean {
  const allowed = shapeOf(effect).allows[attack].attack
  if (!allowed) against.push(decides(rule, 'means.wrong-attack', { by: effect.id, facts: { effect: effect.id, attack } }))
  return allowed
}

/** The attack in an action that gives another one, which is among the powers (ABL-MUL). */
function inGiven(sought: Sought, outer: string, giver: ActionClause, powers: readonly string[]): Within {
  const inner = actionAmong(
    sought.situation,
    powers.filter((id) => id !== outer)
  )
  const within = inner === null ? null : seek(sought, inner)
  if (!within) return { inner, isAction: true, slotTaken: false }
  if (giver.gives?.except?.includes(within.id))
    sought.against.push(decides(giver.rule, 'means.not-inside', { by: within.id, facts: { effect: within.id, action: outer } }))
  allowsAttack(sought, within)
  return { inner, isAction: shapeOf(within).allows[sought.attack].action, slotTaken: false }
}

/** The attack in the action that holds it. */
function inAction(sought: Sought, powers: readonly string[]): Within {
  const { attacker, attack, outer, alone, because } = sought
  const effect = outer === null ? null : seek(sought, outer)
  if (outer === null || !effect) return { inner: null, isAction: true, slotTaken: false }
  because.push(contributes(effect.rule, 'means.action', { by: outer, facts: { user: attacker.id, effect: outer, attack } }))
  const giver = effect.clauses.find((clause) => clause.phase === 'action' && clause.gives?.to === 'self')
  if (giver?.phase === 'action') return inGiven(sought, outer, giver, powers)
  allowsAttack(sought, effect, alone?.rule)
  const { allows, takesCombat } = shapeOf(effect)
  return { inner: null, isAction: allows[attack].action, slotTaken: takesCombat }
}

/** One power that is used in the attack. Returns whether it is the combat action. */
function addPower(sought: Sought, id: string, { isAction, slotTaken }: Within): boolean {
  const { situation, attack, outer, alone, against, because } = sought
  const effect = seek(sought, id)
  if (!effect) return false
  const { kinds, holds, saysHolds, takesCombat, joins } = shapeOf(effect)
  const about = { by: id, facts: { effect: id } }
  const inOuter = { by: id, facts: { effect: id, action: outer } }
  if (situation.ruleset.params.attack.unfitPower === 'forbidden' && joins !== null && !worksInKind(effect, attack))
    against.push(decides(effect.rule, 'means.wrong-attack', { by: id, facts: { effect: id, attack } }))
  if (alone && effect.kind === 'power') against.push(decides(alone.rule, 'means.alone', inOuter))
  else if (kinds.includes('power') && !(saysHolds && holds.length === 0)) against.push(decides('ACT-10', 'means.needs-own-action', about))
  else if (takesCombat) {
    if (allowsAttack(sought, effect) && (slotTaken || !isAction)) {
      against.push(decides('ACT-10', 'means.needs-combat-action', inOuter))
      if (saysInAttack(effect, 'use-held')) because.push(contributes('OBJ-05', 'means.terrain-action', inOuter))
    }
    return true
  } else if ((joins === 'close' || joins === 'ranged') && allowsAttack(sought, effect) && !isAction)
    against.push(decides('ACT-11', 'means.needs-combat-action', inOuter))
  return false
}

/** Other reasons that forbid the attack: full hands, a power without damage to change, the ground, an empty hand. */
function objectionsTo(
  { situation, attacker, attack, outer }: Sought,
  kind: Means['kind'],
  inner: string | null,
  powers: readonly string[],
  during: readonly string[]
): readonly Reason[] {
  const against: Reason[] = []
  const { effects } = situation.ruleset
  const holder = attack === 'close' ? capturing(attacker) : undefined
  if (holder && captivesOf(situation, attacker.id).length >= holder.clause.most)
    against.push(
      decides(holder.clause.rule, 'capture.hands-full', { by: holder.id, facts: { user: attacker.id, count: holder.clause.most } })
    )
  const idle = powers.find((id) => isSplash(effects.get(id)))
  const harmless = [outer, inner, ...powers].filter((id) => id !== null).find((id) => dealsNoDamage(effects.get(id)))
  if (idle !== undefined && harmless !== undefined)
    against.push(decides('POW-EE', 'combo.needs-damage', { by: idle, facts: { effect: idle, action: harmless } }))
  return [
    ...against,
    ...attackBarredByGround(situation, attacker, kind, outer, powers),
    ...objectionsToEmptyHand(situation, attacker, during)
  ]
}

/**
 * The means of an attack of one kind, inside an action (null: a combat action of its own), with powers used in it.
 * `against` holds what forbids the combination, each with its rule.
 */
export function meansOf(
  situation: Situation,
  attacker: FigureState,
  kind: Means['kind'],
  action: string | null,
  powers: readonly string[]
): MeansFound {
  // Where markers are thrown by an action of their own, a throw is that action.
  const byAction = kind === 'thrown' ? [...attacker.can.values()].find((effect) => saysInAttack(effect, 'use-held')) : undefined
  if (byAction) return meansOf(situation, attacker, 'ranged', byAction.id, powers)
  const clausesOfAction = action === null ? undefined : situation.ruleset.effects.get(action)?.clauses
  const blast = clausesOfAction?.find(isBlast)
  // A grenade named as the action is thrown by the action that throws it.
  if (action !== null && blast) return meansOf(situation, attacker, kind, blast.thrownBy, [action, ...powers])
  const outer = action === null || PLAIN_ATTACKS.has(action) || action === THROW ? null : action
  const sought: Sought = {
    situation,
    attacker,
    attack: kind === 'close' ? 'close' : 'ranged',
    outer,
    alone:
      outer === null
        ? undefined
        : clausesOfAction?.find((clause): clause is ActionClause => clause.phase === 'action' && clause.alone === true),
    against: [],
    because: []
  }
  let within = inAction(sought, powers)
  for (const id of powers) if (id !== outer && id !== within.inner && addPower(sought, id, within)) within = { ...within, slotTaken: true }
  const during = [...(outer === null ? [] : [outer]), ...powers.filter((id) => id !== outer)]
  return {
    means: { kind, action: outer, during, isAction: within.isAction },
    against: [...sought.against, ...objectionsTo(sought, kind, within.inner, powers, during)],
    because: sought.because
  }
}

/** The same for an attack that is made from elsewhere: what the ground under the attacker forbids does not count (MAP-10, MAP-19). */
export function meansElsewhere(
  situation: Situation,
  attacker: FigureState,
  kind: Means['kind'],
  action: string | null,
  powers: readonly string[]
): MeansFound {
  if (terrainClauses(situation, attacker, 'action').length === 0) return meansOf(situation, attacker, kind, action, powers)
  const nowhere = changed(situation, attacker.figure.index, { squares: [] })
  return meansOf(nowhere, nowhere.states[attacker.figure.index]!, kind, action, powers)
}
