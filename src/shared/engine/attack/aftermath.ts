/** What the damage of an attack sets off against, or for, the attacker: Mystics, Steal Energy, and in which order (GEN-03). */
import { clicksOn, showsKnockOut, turnedBack } from '../../position/dial.ts'
import type { Reason } from '../../contract/ruling.ts'
import type { Oracle } from '../oracle/oracle.ts'
import { dealDamage, unavoidable, type DamageResult } from '../damage/damage.ts'
import { considered, contributes, quiet } from '../situation/reasons.ts'
import { clausesOf, type FigureState, type Situation } from '../situation/situation.ts'
import type { Later } from '../tokens/later.ts'
import type { Tally } from '../tokens/tally.ts'
import type { Suffered } from './harm.ts'
import { combatKind, type AttackInput } from './input.ts'

/** Unavoidable damage that the attack costs the attacker; what it takes of it, in clicks. */
export const selfDamage = (input: AttackInput, tally: Tally, amount: number, because: Reason[]): number =>
  unavoidably(tally, input.attacker.id, amount, because)

/** The same for a critical miss, which some editions let wait for the end of the action. */
export function missDamage(input: AttackInput, tally: Tally, amount: number, because: Reason[]): number {
  if (!waits(input)) return selfDamage(input, tally, amount, because)
  if (amount > 0) tally.later.push({ figure: input.attacker.id, hurt: amount, pierced: 0, healed: 0 })
  return 0
}

function unavoidably(tally: Tally, id: string, amount: number, because: Reason[]): number {
  if (amount <= 0 || tally.state(id).ko) return 0
  const result = unavoidable(tally.situation, tally.state(id), amount)
  because.push(considered('DMG-05', 'damage.unavoidable', { by: id, facts: { figure: id, amount } }))
  tally.hurt(id, result.taken)
  return result.taken
}

/** Penetrating damage to the attacker that comes from no attack. */
const piercing = (tally: Tally, id: string, amount: number): DamageResult =>
  dealDamage(tally.situation, tally.state(id), { amount, type: 'penetrating', attack: false, roll: () => undefined, reducer: null })

/** What comes to the attacker: damage dealt to it, clicks that it heals. */
function aftermath(
  before: Situation,
  attacker: FigureState,
  suffered: readonly Suffered[],
  isClose: boolean
): { readonly hurt: number; readonly pierced: number; readonly healed: number; readonly because: readonly Reason[] } {
  const because: Reason[] = []
  let hurt = 0
  let pierced = 0
  let healed = 0
  for (const { figure: id, result, redirected } of suffered) {
    if (result.taken === 0) continue
    const figure = before.states.find((state) => state.id === id)!
    // Redirected damage is no attack on the one who takes it (POW-MM).
    for (const { effect, clause } of redirected || id === attacker.id ? [] : clausesOf(figure, 'aftermath')) {
      if (clause.does !== 'hurt-attacker') continue
      // The card of 2023 speaks of the attack of an opponent.
      if (clause.type === 'penetrating' && figure.side === attacker.side) continue
      if (clause.type === undefined) hurt += clause.amount
      else pierced += clause.amount
      because.push(
        contributes(clause.rule, clause.type === undefined ? 'aftermath.mystics' : 'aftermath.mystics-penetrating', {
          by: effect.id,
          facts: { figure: id, user: attacker.id, amount: clause.amount }
        })
      )
    }
    for (const { effect, clause } of isClose && figure.side !== attacker.side ? clausesOf(attacker, 'aftermath') : []) {
      if (clause.does !== 'heal-on-close-damage') continue
      if (redirected) {
        because.push(
          considered('POW-MM', 'aftermath.redirected-no-heal', {
            by: effect.id,
            facts: { figure: id, user: attacker.id, effect: effect.id }
          })
        )
        continue
      }
      if (clause.once && healed > 0) continue
      healed += clause.amount
      because.push(
        contributes(clause.rule, 'aftermath.steal-energy', {
          by: effect.id,
          facts: { figure: id, user: attacker.id, amount: clause.amount }
        })
      )
    }
  }
  return { hurt, pierced, healed, because }
}

/** The click that it ends on where the damage comes first, and where it heals first. */
function clicksAfter({ figure, click }: FigureState, hurt: number, healed: number): { readonly damage: number; readonly heal: number } {
  const damaged = clicksOn(figure, click, hurt)
  return {
    damage: showsKnockOut(figure, damaged) ? damaged : turnedBack(figure, damaged, healed),
    heal: clicksOn(figure, turnedBack(figure, click, healed), hurt)
  }
}

/** Heals the attacker, not beyond where it came in (DMG-10); not at all where it is gone by then. */
function heal(id: string, tally: Tally, healed: number, because: Reason[]): void {
  const { click, figure, ko } = tally.state(id)
  const place = { by: id, facts: { figure: id } }
  if (ko) {
    because.push(contributes('DMG-07', 'aftermath.too-late', place))
    return
  }
  if (click - turnedBack(figure, click, healed + 1) <= healed) because.push(contributes('DMG-10', 'damage.healed-to-the-start', place))
  if (click === figure.startClick) because.push(contributes('ERR-11', 'clarified.first-click', place))
  tally.heal(id, healed)
}

/**
 * The effects of the damage on the attacker, in the order that its player chooses if that makes a difference (GEN-03); first is what turns its
 * dial less. Returns the clicks of damage it takes. Inside an action, some editions let it wait for the end of that.
 */
export function playAftermath(
  input: AttackInput,
  tally: Tally,
  before: Situation,
  suffered: readonly Suffered[],
  because: Reason[]
): number {
  const { hurt, pierced, healed, because: why } = aftermath(before, input.attacker, suffered, combatKind(input.means) === 'close')
  because.push(...why)
  const later: Later = { figure: input.attacker.id, hurt, pierced, healed }
  if (waits(input)) {
    if (hurt + pierced + healed > 0) tally.later.push(later)
    return 0
  }
  return settleAftermath(tally, input.oracle, later, because)
}

/** Whether effects that come after resolutions wait for the end of the action. */
const waits = ({ situation, withinAction }: AttackInput): boolean =>
  withinAction === true && situation.ruleset.params.time.afterResolutions === 'action'

/** Deals the attacker that damage and heals it. Returns the clicks of damage it takes. */
export function settleAftermath(tally: Tally, oracle: Oracle, later: Later, because: Reason[]): number {
  const { figure, healed } = later
  const penetrates = later.pierced > 0 ? piercing(tally, figure, later.pierced) : null
  const hurt = later.hurt + (penetrates?.rest ?? 0)
  if (penetrates) because.push(...quiet(penetrates.because))
  const first = healed > 0 && hurt > 0 ? firstOf(oracle, tally.state(figure), hurt, healed, because) : 'damage'
  if (first === 'heal') heal(figure, tally, healed, because)
  const taken = unavoidably(tally, figure, hurt, because)
  if (first === 'damage' && healed > 0) heal(figure, tally, healed, because)
  return taken
}

/** What its player lets come first, healing or damage, where they end on different clicks; said where it is chosen. */
function firstOf(oracle: Oracle, state: FigureState, hurt: number, healed: number, because: Reason[]): 'heal' | 'damage' {
  const ends = clicksAfter(state, hurt, healed)
  if (state.ko || ends.damage === ends.heal) return 'damage'
  const orders = ends.heal < ends.damage ? (['heal', 'damage'] as const) : (['damage', 'heal'] as const)
  const first = oracle.choose('aftermath', null, orders, 'GEN-03')
  because.push(contributes('GEN-03', `aftermath.${first}-first`, { by: state.id, facts: { user: state.id } }))
  return first
}
