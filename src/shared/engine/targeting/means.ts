/**
 * How an attack may be made: what an action grants, and which powers may join it (ACT-10, ACT-11, section 23).
 */
import type { ActionKind } from '../../rules/vocabulary/specialTerrain.ts'
import type { Clause, ClauseOf, Effect } from '../../rules/vocabulary/vocabulary.ts'
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
  const blast = action === null ? undefined : situation.ruleset.effects.get(action)?.clauses.find(isBlast)
  // A grenade named as the action is thrown by the action that throws it.
  if (action !== null && blast) return meansOf(situation, attacker, kind, blast.thrownBy, [action, ...powers])
  const attack: AttackKind = kind === 'close' ? 'close' : 'ranged'
  const against: Reason[] = []
  const outer = action === null || PLAIN_ATTACKS.has(action) || action === THROW ? null : action
  const seek = (id: string): Effect | null => {
    const effect = attacker.can.get(id)
    if (effect) return effect
    // A special power that nobody has described is said to be not considered, not refused.
    if (attacker.unknown.some((unknown) => unknown.id === id)) return null
    const known = situation.ruleset.effects.get(id)
    against.push(decides(known?.rule ?? 'GEN-09', 'means.cannot-use', { by: id, facts: { user: attacker.id, effect: id } }))
    return null
  }
  let isAction = true
  let slotTaken = false
  const because: Reason[] = []
  // The action that is given inside one that gives several (ABL-MUL).
  let inner: string | null = null
  const alone =
    outer === null ? undefined : situation.ruleset.effects.get(outer)?.clauses.find((clause) => clause.phase === 'action' && clause.alone)
  if (outer !== null) {
    const effect = seek(outer)
    if (effect) because.push(contributes(effect.rule, 'means.action', { by: outer, facts: { user: attacker.id, effect: outer, attack } }))
    const giver = effect?.clauses.find((clause) => clause.phase === 'action' && clause.gives?.to === 'self')
    if (giver?.phase === 'action') {
      inner = actionAmong(
        situation,
        powers.filter((id) => id !== outer)
      )
      const within = inner === null ? null : seek(inner)
      if (within && giver.gives?.except?.includes(within.id))
        against.push(decides(giver.rule, 'means.not-inside', { by: within.id, facts: { effect: within.id, action: outer } }))
      if (within) {
        const { attack: allowed, action: combatAction } = shapeOf(within).allows[attack]
        if (!allowed) against.push(decides('ACT-10', 'means.wrong-attack', { by: within.id, facts: { effect: within.id, attack } }))
        isAction = combatAction
      }
    } else if (effect) {
      const { attack: allowed, action: combatAction } = shapeOf(effect).allows[attack]
      if (!allowed) against.push(decides(alone?.rule ?? 'ACT-10', 'means.wrong-attack', { by: outer, facts: { effect: outer, attack } }))
      isAction = combatAction
      slotTaken = shapeOf(effect).takesCombat
    }
  }
  for (const id of powers) {
    if (id === outer || id === inner) continue
    const effect = seek(id)
    if (!effect) continue
    const { allows, kinds, holds, saysHolds, takesCombat, joins } = shapeOf(effect)
    if (situation.ruleset.params.attack.unfitPower === 'forbidden' && joins !== null && !worksInKind(effect, attack))
      against.push(decides(effect.rule, 'means.wrong-attack', { by: id, facts: { effect: id, attack } }))
    const { attack: fits } = allows[attack]
    if (alone && effect.kind === 'power') {
      against.push(decides(alone.rule, 'means.alone', { by: id, facts: { effect: id, action: outer } }))
    } else if (kinds.includes('power') && !(saysHolds && holds.length === 0)) {
      against.push(decides('ACT-10', 'means.needs-own-action', { by: id, facts: { effect: id } }))
    } else if (takesCombat) {
      if (!fits) against.push(decides('ACT-10', 'means.wrong-attack', { by: id, facts: { effect: id, attack } }))
      else if (slotTaken || !isAction) {
        const place = { by: id, facts: { effect: id, action: outer } }
        against.push(decides('ACT-10', 'means.needs-combat-action', place))
        if (saysInAttack(effect, 'use-held')) because.push(contributes('OBJ-05', 'means.terrain-action', place))
      }
      slotTaken = true
    } else if (joins === 'close' || joins === 'ranged') {
      if (!fits) against.push(decides('ACT-10', 'means.wrong-attack', { by: id, facts: { effect: id, attack } }))
      else if (!isAction) against.push(decides('ACT-11', 'means.needs-combat-action', { by: id, facts: { effect: id, action: outer } }))
    }
  }
  const holder = attack === 'close' ? capturing(attacker) : undefined
  if (holder && captivesOf(situation, attacker.id).length >= holder.clause.most)
    against.push(
      decides(holder.clause.rule, 'capture.hands-full', { by: holder.id, facts: { user: attacker.id, count: holder.clause.most } })
    )
  const idle = powers.find((id) => isSplash(situation.ruleset.effects.get(id)))
  const harmless = [outer, inner, ...powers].filter((id) => id !== null).find((id) => dealsNoDamage(situation.ruleset.effects.get(id)))
  if (idle !== undefined && harmless !== undefined)
    against.push(decides('POW-EE', 'combo.needs-damage', { by: idle, facts: { effect: idle, action: harmless } }))
  against.push(...attackBarredByGround(situation, attacker, kind, outer, powers))
  const during = [...(outer === null ? [] : [outer]), ...powers.filter((id) => id !== outer)]
  against.push(...objectionsToEmptyHand(situation, attacker, during))
  return { means: { kind, action: outer, during, isAction }, against, because }
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
