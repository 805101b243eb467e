/** The damage of one attack: its value, how it is divided, whom it catches besides, what each takes (ATK-08, ATK-10, ATK-11). */
import type { Reason } from '../../contract/ruling.ts'
import { attackFloorOf } from '../damage/damage.ts'
import { amountOnDoubles } from '../knockBack/due.ts'
import { adjacentTo } from '../situation/adjacency.ts'
import { notSpared } from '../situation/firstRound.ts'
import { contributes, considered, quiet } from '../situation/reasons.ts'
import { byId, printedValue, type Situation } from '../situation/situation.ts'
import type { Tally } from '../tokens/tally.ts'
import type { ValueContext } from '../values/context.ts'
import { helpersBeyond } from '../values/neighbours.ts'
import { valueOf } from '../values/valueOf.ts'
import { dealtBesides } from './dealt.ts'
import { divideDamage, refuseDivision, sufferBlows, type Blow, type Suffered } from './harm.ts'
import { attackClauses, combatKind, insteadOf, type AttackInput, type Aimed } from './input.ts'
import { blastDamage } from './blast.ts'
import { hurledBy } from './moved.ts'
import { numberOf } from '../situation/objectRules.ts'
import { attackContext, compare, type Compared, type Rolled } from './roll.ts'

/** An attack as far as it is rolled: what its damage depends on. */
export interface RolledAttack {
  readonly input: AttackInput
  /** The table when damage is dealt: what a miss has cost the attacker is done. */
  readonly situation: Situation
  readonly aimed: readonly Aimed[]
  /** Everyone in an area is attacked: nothing is divided. */
  readonly area: boolean
  readonly rolled: Rolled
  /** Hits that were passed: the figure that is hit, by the one that passed it. */
  readonly passed: ReadonlyMap<string, string>
  readonly expert: ValueContext['expert']
}

/** What the damage came to. */
export interface Harmed {
  readonly suffered: readonly Suffered[]
  /** The damage value; 0 where the attack deals none. */
  readonly value: number
  /** Those around the targets whom the attack roll was compared with as well (ATK-11). */
  readonly caught: readonly Compared[]
  /** The power whose damage replaced the normal damage; `null` if there is none, or no figure is hit. */
  readonly instead: string | null
  readonly because: readonly Reason[]
}

/** A damage value, and the power whose roll it is. */
interface Valued {
  readonly value: number
  readonly rolledAs: string | null
}

/** Giant Reach takes squares as adjacent; that friends there add to the damage like those next to it is not said, and not done (SIZ-09). */
function aboutHelpersBeyond(situation: Situation, { attacker, means }: AttackInput, context: ValueContext): Reason[] {
  if (combatKind(means) !== 'close' || context.lock) return []
  // Reads its effects without a step of the question.
  const clauses = [...attacker.can.values()].flatMap((effect) => effect.clauses.map((clause) => ({ effect, clause })))
  return clauses.flatMap(({ effect, clause }) => {
    if (clause.phase !== 'targeting' || clause.does !== 'close-reach' || clause.rule !== 'SIZ-09') return []
    const figures = helpersBeyond(situation, attacker, 'damage', context, clause.squares).map(({ id }) => id)
    const facts = { user: attacker.id, figures, effect: effect.id, squares: clause.squares }
    return figures.length > 0 ? [considered(clause.rule, 'attack.helpers-beyond', { by: effect.id, facts })] : []
  })
}

/** The damage value of the attack, or the damage of what is thrown (OBJ-05). */
function damageValue({ input, situation, aimed, rolled, expert }: RolledAttack, because: Reason[]): Valued {
  const plain = (value: number): Valued => ({ value, rolledAs: null })
  if (input.told && input.told.damage !== null) return plain(input.told.damage)
  const hurled = hurledBy(input)
  if (hurled) {
    const amount = numberOf(situation.ruleset.params.objects.throwDamage, hurled.weight)
    because.push(contributes('OBJ-05', 'attack.object-damage', { facts: { amount } }))
    return plain(amount)
  }
  if (input.means.kind === 'thrown' && input.attacker.figure.holding) {
    const amount = numberOf(situation.ruleset.params.objects.throwDamage, input.attacker.figure.holding)
    because.push(contributes('OBJ-05', 'attack.object-damage', { facts: { amount } }))
    return plain(amount)
  }
  const anySuccess = rolled.compared.some((one) => one.success)
  let lock: ValueContext['lock'] = null
  let rolledAs: string | null = null
  for (const { id, clause } of attackClauses(input.attacker, input.means, 'area')) {
    if (aimed.length > 1 && clause.lockWhenSeveral !== undefined) lock = { source: id, rule: clause.rule, value: clause.lockWhenSeveral }
  }
  for (const { id, clause } of attackClauses(input.attacker, input.means, 'damage-roll')) {
    const roll = anySuccess ? input.oracle.die(input.attacker.id, clause.roll) : undefined
    if (roll !== undefined) {
      const floor = clause.floor === undefined ? 0 : printedValue(input.attacker, 'damage') + clause.floor
      if (roll < floor) because.push(contributes(clause.rule, 'attack.roll-floor', { by: id, facts: { effect: id, floor } }))
      lock = { source: id, rule: clause.rule, value: Math.max(roll, floor) }
      rolledAs = id
    } else if (anySuccess) because.push(considered(clause.rule, 'attack.damage-not-rolled', { by: id, facts: { effect: id } }))
  }
  const context = { ...attackContext(input, aimed[0]?.figure ?? null, aimed.length === 1, expert), lock }
  const value = valueOf(situation, input.attacker, 'damage', context)
  because.push(...quiet(value.because), ...aboutHelpersBeyond(situation, input, context))
  return { value: value.value, rolledAs }
}

/** Energy Explosion from 2013 on: those around hit targets that were assigned damage (POW-EE, ERR-08). */
function splash(
  { input, situation, aimed, expert }: RolledAttack,
  split: Readonly<Record<string, number>>,
  because: Reason[]
): { compared: Compared[]; blows: Blow[] } {
  const clause = attackClauses(input.attacker, input.means, 'splash-per-bolt')[0]
  if (!clause) return { compared: [], blows: [] }
  const sources = aimed.filter(({ figure }) => (split[figure.id] ?? 0) > 0)
  if (sources.length === 0) {
    if (Object.keys(split).length > 0)
      because.push(considered('RDG-SPLASH', 'attack.no-splash', { by: clause.id, facts: { figures: Object.keys(split) } }))
    return { compared: [], blows: [] }
  }
  const around = new Set(sources.flatMap(({ figure }) => adjacentTo(situation, figure).map(({ id }) => id)))
  const near = [...situation.states]
    .sort(byId)
    .filter((state) => !state.ko && !aimed.some(({ figure }) => figure.id === state.id) && around.has(state.id))
  const { figures: caught, because: spared } = notSpared(situation, near, input.attacker.side)
  because.push(...spared)
  if (caught.length > 0)
    because.push(
      contributes(clause.clause.rule, 'attack.splash', {
        by: clause.id,
        facts: { figures: caught.map((state) => state.id), bolts: input.attacker.figure.bolts }
      })
    )
  if (caught.length > 0)
    because.push(contributes('ATK-11', 'attack.caught', { by: clause.id, facts: { figures: caught.map((state) => state.id) } }))
  const compared = caught.map((figure) =>
    compare(input, situation, { figure, lineOfFire: null }, input.oracle.attackRoll(figure.id), expert, because)
  )
  return {
    compared,
    // A critical hit adds to the damage of everyone whom the attack hits (ATK-06).
    blows: compared
      .filter((one) => one.hit)
      .map(({ figure, critical }) => {
        const extra = critical === 'hit' ? 1 : 0
        return { figure: figure.id, amount: input.attacker.figure.bolts + extra, critical: extra }
      })
  }
}

/** What a critical hit adds to: damage dealt, and to whom none is dealt nothing (editions in which it adds to damage that is dealt). */
function aboutCritical(blows: readonly Blow[], compared: readonly Compared[]): Reason[] {
  const struck = compared.filter(({ hit, critical }) => hit && critical === 'hit').map(({ figure }) => figure.id)
  const [more, none] = [
    blows.some(({ critical = 0 }) => critical > 0),
    struck.filter((id) => blows.some((one) => one.figure === id && one.amount === 0))
  ]
  return [
    ...(more ? [contributes('ATK-06', 'attack.critical-beside-value')] : []),
    ...(none.length > 0 ? [contributes('ATK-12', 'attack.none-to-add-to', { facts: { figures: none } })] : [])
  ]
}

/** The attack deals no damage: what that leaves out (ATK-12). */
function withoutDamage(
  { input, situation, rolled }: RolledAttack,
  { id, clause }: { readonly id: string; readonly clause: { readonly rule: string } },
  hits: readonly string[]
): Harmed {
  const { missHurtsWithoutDamage, criticalAddsTo } = situation.ruleset.params.attack
  const because: Reason[] = []
  const about = { by: id, facts: { effect: id } }
  if (rolled.critical && !missHurtsWithoutDamage)
    because.push(contributes('ATK-12', rolled.critical === 'hit' ? 'attack.no-damage-no-critical' : 'attack.no-damage-no-harm', about))
  if (rolled.critical === 'hit' && criticalAddsTo === 'damaged') because.push(contributes('ATK-12', 'attack.no-damage-no-critical', about))
  because.push(contributes(clause.rule, 'attack.no-damage', about))
  // Some doubles knock back without damage (KBX-17).
  if (!amountOnDoubles(input.attacker) || !rolled.compared.some(({ doubles }) => doubles))
    because.push(considered('KBX-15', 'attack.no-damage-no-knock-back'))
  return { suffered: [], value: 0, caught: [], instead: hits.length > 0 ? id : null, because }
}

/** The damage of an attack before those who were hit share it. */
interface Whole extends Valued {
  readonly instead: ReturnType<typeof insteadOf>
  readonly blast: Readonly<Record<string, number>> | null
}

/** The damage value, or what replaces it. */
function wholeDamage(attack: RolledAttack, hits: readonly string[], because: Reason[]): Whole {
  const { input, rolled } = attack
  const hit = rolled.compared.filter((one) => one.hit).map((one) => one.figure)
  const blast = blastDamage(input, hit, because)
  const instead = insteadOf(input)
  if (instead && hits.length > 0)
    because.push(
      contributes(instead.clause.rule, 'attack.instead-damage', {
        by: instead.id,
        facts: { effect: instead.id, amount: instead.clause.deals }
      })
    )
  if (instead) return { instead, blast, value: instead.clause.deals, rolledAs: null }
  return blast
    ? { instead, blast, value: Math.max(0, ...Object.values(blast)), rolledAs: null }
    : { instead, blast, ...damageValue(attack, because) }
}

/** How much of it each of those who were hit is dealt (ATK-10). */
function sharesOf(
  { input, situation, aimed, area, rolled, passed }: RolledAttack,
  { value, blast, instead }: Whole,
  hits: readonly string[],
  because: Reason[]
): Readonly<Record<string, number>> {
  const { severalTargets, boltsIn } = situation.ruleset.params.attack
  const isByBolts = boltsIn === 'both' || combatKind(input.means) === 'ranged'
  const divided = isByBolts && aimed.length > 1 && !area && severalTargets !== 'roll-each-full' && !blast && !instead
  const shares = blast ?? (divided ? divideDamage(hits, value, input.oracle, passed) : Object.fromEntries(hits.map((id) => [id, value])))
  if (hits.length === 0) return shares
  if (!divided) {
    refuseDivision(hits, value, input.oracle)
    return shares
  }
  because.push(contributes('ATK-10', 'attack.divided', { facts: { value, figures: hits } }))
  const missed = aimed.map(({ figure }) => figure.id).filter((id) => !rolled.compared.some((one) => one.hit && one.figure.id === id))
  if (boltsIn === 'both' && missed.length > 0)
    because.push(contributes('ATK-10', 'attack.divided-after-miss', { facts: { figures: missed, others: hits } }))
  return shares
}

/** The damage dealt to each figure that was hit, with the additions of a critical hit and of other effects. */
function blowsOn(
  { input, situation, aimed, rolled }: RolledAttack,
  { value, rolledAs, instead }: Whole,
  shares: Readonly<Record<string, number>>,
  because: Reason[]
): readonly Blow[] {
  const { criticalAddsToInstead, criticalAddsTo, namesInstead } = situation.ruleset.params.attack
  const isInstead = instead !== undefined || (rolledAs !== null && namesInstead)
  const adds = !isInstead || (criticalAddsToInstead && value > 0)
  return rolled.compared
    .filter((one) => one.hit)
    .map(({ figure, critical, floor }) => {
      const share = shares[figure.id] ?? 0
      const extra = critical === 'hit' && adds && (criticalAddsTo === 'each' || share > 0) ? 1 : 0
      return { figure: figure.id, amount: dealtBesides(input, figure, share + extra, aimed.length === 1, because), critical: extra, floor }
    })
}

/** Deals the damage of an attack to all figures that it hit, at the same time (ATK-08, ATK-10, DMG-09); the tally gets the clicks. */
export function harmTargets(attack: RolledAttack, tally: Tally): Harmed {
  const { input, situation, rolled } = attack
  const { attacker, means, oracle } = input
  const hits = rolled.compared.filter((one) => one.hit).map((one) => one.figure.id)
  const noDamage = attackClauses(attacker, means, 'no-damage')[0]
  if (noDamage) return withoutDamage(attack, noDamage, hits)
  const because: Reason[] = []
  const whole = wholeDamage(attack, hits, because)
  const shares = sharesOf(attack, whole, hits, because)
  const spread = splash(attack, shares, because)
  const penetrating = attackClauses(attacker, means, 'penetrating')[0]
  if (penetrating)
    because.push(contributes(penetrating.clause.rule, 'attack.penetrating', { by: penetrating.id, facts: { effect: penetrating.id } }))
  const blows = [...blowsOn(attack, whole, shares, because), ...spread.blows]
  if (situation.ruleset.params.attack.criticalAddsTo === 'damaged') because.push(...aboutCritical(blows, rolled.compared))
  const type = penetrating ? 'penetrating' : 'normal'
  const suffered = sufferBlows(
    situation,
    blows,
    { by: attacker.side, type, floor: attackFloorOf(attacker), knocksBack: true, oracle },
    because
  )
  const spared = suffered.filter(({ figure, result }) => (shares[figure] ?? 0) > 0 && result.dealt === 0).map(({ figure }) => figure)
  if (spread.compared.length > 0 && spared.length > 0)
    because.push(considered('RDG-SPLASH', 'attack.splash-all-the-same', { facts: { figures: spared } }))
  for (const { figure, result, redirected } of suffered)
    if (tally.strike(figure, result.taken, redirected, attacker.side)) {
      const place = { by: figure, facts: { figure, amount: result.taken } }
      because.push(contributes('MKEY-STOP', 'damage.stopped', place), contributes('MKEY-STOP', 'damage.stop-keeps-damage', place))
    }
  const instead = whole.instead?.id ?? whole.rolledAs
  return { suffered, value: whole.value, caught: spread.compared, instead: hits.length === 0 ? null : instead, because }
}
