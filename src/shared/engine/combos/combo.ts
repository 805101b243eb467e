/**
 * Which powers may be used together within one action: derived from what each one needs and what the action grants
 * (ACT-10, ACT-11, section 23), not from a table of pairs.
 */
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { Effect } from '../../rules/vocabulary/vocabulary.ts'
import { considered, contributes, decides } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { dealsNoDamage, holdsRangedAttack, isArea, isSplash, saysInAttack } from '../targeting/means.ts'
import { plainKind, shapeOf, shapeOfAction, THROW, type ActionShape, type AttackKind } from '../action/shape.ts'
import { checkGiven, giverOf, unknownPower, type KnownAnywhere } from './givenActions.ts'

export interface ComboFound {
  readonly legal: boolean
  /** Nothing speaks against it but a power that no edition knows. */
  readonly open: boolean
  readonly because: readonly Reason[]
}

/** What is going on inside the action: combat actions it holds, and whether one of them is still free to be given. */
interface Within {
  readonly close: boolean
  readonly ranged: boolean
  /** Some attack happens. */
  readonly attack: boolean
  readonly move: boolean
  /** The kinds of attack that may happen in it. */
  readonly attacks: readonly AttackKind[]
}

function withinOf({ gives, kinds, holds, takesCombat, allows }: ActionShape): Within {
  return {
    close: gives === 'close' || kinds.includes('close'),
    ranged: gives === 'ranged' || kinds.includes('ranged'),
    attack: holds.length > 0 || takesCombat,
    move: kinds.includes('move'),
    attacks: (['close', 'ranged'] as const).filter((kind) => gives === kind || (holds.length + kinds.length > 0 && allows[kind].attack))
  }
}

/** The one kind of attack in which the power works; null: either. */
function onlyIn({ clauses }: Effect): AttackKind | null {
  const kinds = clauses.flatMap((clause) => (clause.phase === 'attack' ? [('only' in clause ? clause.only : undefined) ?? null] : []))
  return kinds.length > 0 && kinds.every((kind) => kind === kinds[0]) ? kinds[0]! : null
}

/** Why this power does not fit, or null; `taken`, `moved`: the combat or move action is given to another power already (CMB-12). */
function clash(effect: Effect, within: Within, taken: boolean, moved: boolean, freeInside: boolean): string | null {
  const { needs, joins, kinds } = shapeOf(effect)
  if (needs === 'nothing') return null
  if (needs === 'free') return freeInside ? null : 'combo.own-action'
  if (needs === 'joined') {
    if (joins === 'close') return within.close ? null : 'combo.needs-close-action'
    if (joins === 'ranged') return within.ranged ? null : 'combo.needs-ranged-action'
    const only = onlyIn(effect)
    return only !== null && !within.attacks.includes(only) ? 'combo.needs-other-attack' : null
  }
  if (kinds.length > 1) return !within.close && !within.ranged ? 'combo.needs-combat-action' : taken ? 'combo.action-taken' : null
  switch (kinds[0]!) {
    // Force Blast from 2013 on: its hits may knock back, which asks for an attack only.
    case 'power':
      return within.attack && effect.clauses.some((clause) => clause.phase === 'knock-back' && clause.does === 'may-cause')
        ? null
        : 'combo.needs-power-action'
    case 'move':
      return !within.move ? 'combo.needs-move-action' : moved ? 'combo.move-taken' : null
    case 'close':
      return !within.close ? 'combo.needs-close-action' : taken ? 'combo.action-taken' : null
    case 'ranged':
      return !within.ranged ? 'combo.needs-ranged-action' : taken ? 'combo.action-taken' : null
  }
}

/** Powers of which one is idle beside another: nothing to spread, or nothing that could change (POW-EE, VAL-05). */
function besideEachOther(action: string, effects: readonly Effect[]): { readonly against: Reason[]; readonly because: Reason[] } {
  const harmless = effects.find(dealsNoDamage)
  const against = harmless
    ? effects
        .filter(isSplash)
        .map(({ id }) => decides('POW-EE', 'combo.needs-damage', { by: id, facts: { effect: id, action: harmless.id } }))
    : []
  const locking = effects.find(({ id, clauses }) =>
    clauses.some(
      (clause) => clause.phase === 'value' && clause.value === 'damage' && 'lock' in clause.then && clause.during?.includes(id) === true
    )
  )
  const because = locking
    ? effects
        .filter((effect) => effect !== locking && changesDamage(effect))
        .map(({ id }) => contributes('VAL-05', 'combo.locked', { by: id, facts: { effect: id, power: locking.id, action } }))
    : []
  return { against, because }
}

const changesDamage = ({ clauses }: Effect): boolean =>
  clauses.some(
    (clause) => (clause.phase === 'attack' && clause.does === 'damage-roll') || (clause.phase === 'value' && clause.value === 'damage')
  )

/** The half of a power that works in every close combat action: striking at other elevations (POW-LC). */
const closeHalf = (effect: Effect): string | null =>
  effect.clauses.find((clause) => clause.phase === 'targeting' && clause.does === 'close-elevation')?.rule ?? null

/** Abilities work where their own words say so, in every action (IMT-01, CMB-06). */
const isPlainAbility = (effect: Effect): boolean => effect.kind === 'ability' && shapeOf(effect).needs === 'nothing'

const isPowerAction = (effect: Effect | undefined): boolean => effect !== undefined && shapeOf(effect).kinds.includes('power')

const isUnknown = ({ say }: Reason): boolean => say === 'combo.unknown-anywhere'

/** An action while its effects are checked one after the other. */
interface Joining {
  readonly ruleset: Ruleset
  readonly action: string
  /** The power of the action; null: it has none, or its power is not known. */
  readonly outer: Effect | null
  readonly within: Within
  readonly rowOf: (action: string, id: string) => string
  readonly isKnown: KnownAnywhere
  /** The action moves its user. */
  readonly moves: boolean
  readonly against: Reason[]
  readonly because: Reason[]
  /** The effect that the combat action is given to already, by its id. */
  takenBy: string | null
  moved: boolean
}

/** Whether this effect goes together with the action and those before it. */
function join(joining: Joining, id: string): void {
  const { ruleset, action, outer, within, rowOf, isKnown, against, because } = joining
  const place = { by: id, facts: { effect: id, action } }
  if (id === THROW) {
    if (within.ranged || holdsRangedAttack(outer ?? undefined)) because.push(contributes(rowOf(action, id), 'combo.fits', place))
    else against.push(decides('OBJ-05', 'combo.needs-ranged-attack', place))
    return
  }
  if (id === 'close' || id === 'ranged') {
    if (within[id]) because.push(contributes('ACT-11', 'combo.fits', place))
    else against.push(decides('ACT-11', id === 'close' ? 'combo.needs-close-action' : 'combo.needs-ranged-action', place))
    return
  }
  const effect = ruleset.effects.get(id)
  if (!effect) {
    against.push(unknownPower(id, action, isKnown))
    return
  }
  if (id === action) return
  if (isPlainAbility(effect)) {
    because.push(contributes(rowOf(action, id), 'combo.always', place))
    return
  }
  const alone = outer?.clauses.find((clause) => clause.phase === 'action' && clause.alone)
  if (alone && effect.kind === 'power') against.push(decides(alone.rule, 'combo.alone', place))
  else joinPower(joining, id, effect)
}

/** Whether a power goes together with the action and the powers before it. */
function joinPower(joining: Joining, id: string, effect: Effect): void {
  const { ruleset, action, outer, within, rowOf, moves, against, because } = joining
  const place = { by: id, facts: { effect: id, action } }
  const why = clash(effect, within, joining.takenBy !== null, joining.moved, ruleset.params.time.freeActionsInside)
  // A power with two halves: the one that joins a close combat action works all the same. If the action moves its
  // user, the other half is needed, too.
  const half = why && within.close ? closeHalf(effect) : null
  if (half && !moves) {
    because.push(contributes(half, 'combo.other-half', place))
    return
  }
  if (outer && saysInAttack(effect, 'use-held')) because.push(contributes('OBJ-05', 'means.terrain-action', place))
  // Two that want the one combat action: the row is that of the two, and not of either in the action around them.
  if (why) against.push(decides(rowOf(why === 'combo.action-taken' ? (joining.takenBy ?? action) : action, id), why, place))
  if (half) because.push(considered('CMB-05', 'combo.other-half', place))
  if (why) return
  const { needs, takesCombat, kinds } = shapeOf(effect)
  if (needs === 'free') because.push(contributes('CC-12', 'combo.free-inside', place))
  else because.push(contributes(rowOf(action, id), 'combo.fits', place))
  if (takesCombat) joining.takenBy = id
  if (kinds.includes('move')) joining.moved = true
}

/**
 * May these powers be used within one action?
 * @param rowOf the row of section 23 for an action and a power
 * @param isKnown what some edition has: of anything else nobody can say (GEN-09)
 */
export function checkCombo(
  ruleset: Ruleset,
  action: string,
  withIds: readonly string[],
  rowOf: (action: string, id: string) => string,
  isKnown: KnownAnywhere
): ComboFound {
  // A plain power action is given for one of its powers: that one is the action (ACT-01).
  const given = action === 'power' ? withIds.find((id) => isPowerAction(ruleset.effects.get(id))) : undefined
  if (given !== undefined)
    return checkCombo(
      ruleset,
      given,
      withIds.filter((id) => id !== given),
      rowOf,
      isKnown
    )
  const isPlain = plainKind(action) !== null
  const outer = isPlain ? null : (ruleset.effects.get(action) ?? null)
  // What an unknown action holds nobody can say, nor what clashes with it.
  if (!isPlain && !outer && !isKnown(action)) return weighed([unknownPower(action, action, isKnown)], [], action)
  const shape = shapeOfAction(isPlain || outer ? action : 'power', outer)!
  const within = withinOf(shape)
  const giver = giverOf(outer)
  if (giver) {
    const reasons = checkGiven(
      ruleset,
      action,
      giver,
      withIds,
      (one, more) => checkCombo(ruleset, one, more, rowOf, isKnown).legal,
      isKnown
    )
    return weighed(
      reasons.filter(({ weight }) => weight === 'decides'),
      reasons.filter(({ weight }) => weight !== 'decides'),
      action
    )
  }
  const joining: Joining = {
    ruleset,
    action,
    outer,
    within,
    rowOf,
    isKnown,
    moves: outer?.clauses.some((clause) => clause.phase === 'action' && clause.move !== undefined) === true,
    against: [],
    because: [],
    takenBy: shape.takesCombat ? action : null,
    moved: outer !== null && within.move
  }
  if (!isPlain && !outer) joining.against.push(unknownPower(action, action, isKnown))
  // The given power takes the combat action before the events join it.
  for (const id of withIds) join(joining, id)
  const effects = [outer, ...withIds.map((id) => ruleset.effects.get(id))].filter((effect) => effect !== null && effect !== undefined)
  const idle = besideEachOther(action, effects)
  const { against, because } = joining
  const all = [action, ...withIds]
  const spread = all.includes(THROW) ? all.find((id) => isArea(ruleset.effects.get(id))) : undefined
  if (spread !== undefined) against.push(decides('OBJ-05', 'attack.thrown-at-one', { by: spread, facts: { effect: spread } }))
  const kept = spread === undefined ? because : because.filter(({ by }) => by !== spread && by !== THROW)
  return weighed([...against, ...idle.against], [...kept, ...idle.because], action)
}

function weighed(found: readonly Reason[], because: readonly Reason[], action: string): ComboFound {
  // What the rules forbid is told before what nobody knows.
  const against = [...found.filter((one) => !isUnknown(one)), ...found.filter(isUnknown)]
  const legal = against.length === 0
  return {
    legal,
    open: against[0] !== undefined && isUnknown(against[0]),
    because: [
      ...against.map((one, index) => (index === 0 ? one : { ...one, weight: 'contributes' as const })),
      ...because,
      ...(legal ? [decides('CMB-00', 'combo.legal', { facts: { action } })] : [contributes('CMB-00', 'combo.test')])
    ]
  }
}
