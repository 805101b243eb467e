/** The attack roll: what each target needs, the total, criticals, who is hit and who evades (ATK-01, ATK-05 to ATK-09). */
import { considered, contributes, quiet } from '../situation/reasons.ts'
import type { AttackAsk } from '../../contract/case.ts'
import type { Reason } from '../../contract/ruling.ts'
import { clausesOf, type FigureState, type Situation } from '../situation/situation.ts'
import { plainContext, type ValueContext } from '../values/context.ts'
import { valueOf } from '../values/valueOf.ts'
import { attackClauses, combatKind, type AttackClauseOf, type AttackInput, type Aimed } from './input.ts'

export type Dice = readonly [number, number]
/** One roll for all, or one for each target (CC-18). */
export type AttackDice = Dice | Readonly<Record<string, Dice>>
export type Critical = 'hit' | 'miss' | null

/** Attacks with one roll however many they strike, where each target is rolled for otherwise (CC-18). */
export const ROLLED_ONCE = ['area', 'all-close-targets', 'at-square', 'blast'] as const

export const isOneRoll = (dice: NonNullable<AttackAsk['dice']>): dice is Dice => Array.isArray(dice)
/** Every roll has been made. */
export const isRolled = (dice: NonNullable<AttackAsk['dice']>): dice is AttackDice =>
  isOneRoll(dice) || Object.values(dice).every((one) => one !== null)
/** The roll against this target; the case check makes sure that it is there. */
export const diceFor = (dice: AttackDice, target: string): Dice => (isOneRoll(dice) ? dice : (dice[target] ?? [1, 2]))
export const isDoubles = ([a, b]: Dice): boolean => a === b && a !== 1
export const criticalOf = ([a, b]: Dice): Critical => (a + b === 12 ? 'hit' : a + b === 2 ? 'miss' : null)

export interface Floor {
  readonly at: number
  readonly rule: string
}

export interface Compared {
  readonly figure: FigureState
  readonly needed: number
  readonly total: number
  /** The roll reached its defense; it may still evade. */
  readonly success: boolean
  readonly hit: boolean
  readonly critical: Critical
  readonly doubles: boolean
  /** Damage dealt to it is not brought below this, by that rule (CC-27). */
  readonly floor: Floor | null
}

export interface Rolled {
  readonly compared: readonly Compared[]
  /** A hit where any roll is one, else a miss where any roll is one. */
  readonly critical: Critical
  /** How many rolls were a critical miss. */
  readonly misses: number
  /** Each target has had a roll of its own. */
  readonly separate: boolean
  readonly because: readonly Reason[]
}

export function attackContext(
  input: AttackInput,
  opponent: FigureState | null,
  singleTarget: boolean,
  expert: ValueContext['expert']
): ValueContext {
  return { ...plainContext, during: input.means.during, attack: combatKind(input.means), opponent, singleTarget, expert }
}

type Unguard = { readonly id: string; readonly clause: AttackClauseOf<'unguard'> }

/** The difference that the dice must make up, for one figure. `unguarded`: its defense is given away (CC-27). */
export function neededAgainst(
  input: AttackInput,
  situation: Situation,
  aimed: Aimed,
  expert: ValueContext['expert'],
  unguarded: Unguard | null = null
) {
  const attack = valueOf(situation, input.attacker, 'attack', attackContext(input, aimed.figure, true, expert))
  const defense = valueOf(situation, aimed.figure, 'defense', {
    ...attackContext(input, input.attacker, true, null),
    hindered: aimed.lineOfFire === 'hindered',
    lock: unguarded ? { source: unguarded.id, rule: unguarded.clause.rule, value: unguarded.clause.defense } : null
  })
  return { attack: attack.value, defense: defense.value, because: [...quiet(attack.because), ...quiet(defense.because)] }
}

function evades(input: AttackInput, figure: FigureState, because: Reason[]): boolean {
  const sure = attackClauses(input.attacker, input.means, 'cannot-be-evaded')[0]
  for (const { effect, clause } of clausesOf(figure, 'attack')) {
    if (clause.does !== 'evade') continue
    const roll = input.rolls.next(figure.id, clause.roll)
    const facts = { figure: figure.id, effect: effect.id, roll: roll ?? null, from: clause.from }
    if (sure) {
      because.push(contributes(sure.clause.rule, 'attack.cannot-be-evaded', { by: sure.id, facts }))
      return false
    }
    if (roll === undefined) because.push(considered(clause.rule, 'attack.evade-not-rolled', { by: effect.id, facts }))
    else if (roll >= clause.from) {
      because.push(
        contributes(clause.rule, 'attack.evaded', { by: effect.id, facts }),
        contributes('ATK-09', 'attack.evaded-is-miss', { facts })
      )
      return true
    } else because.push(considered(clause.rule, 'attack.evade-failed', { by: effect.id, facts }))
  }
  return false
}

/** Does the attacker's die take the target's guard away? (CC-27) */
function unguards(input: AttackInput, figure: FigureState, because: Reason[]): Unguard | null {
  for (const effect of input.attacker.can.values()) {
    for (const clause of effect.clauses) {
      if (clause.phase !== 'attack' || clause.does !== 'unguard') continue
      const roll = input.rolls.next(input.attacker.id, clause.roll)
      const facts = {
        user: input.attacker.id,
        figure: figure.id,
        effect: effect.id,
        roll: roll ?? null,
        from: clause.from,
        defense: clause.defense,
        floor: clause.floor
      }
      const say = roll === undefined ? 'attack.unguard-not-rolled' : roll >= clause.from ? 'attack.unguarded' : 'attack.unguard-failed'
      because.push(
        say === 'attack.unguarded'
          ? contributes(clause.rule, say, { by: effect.id, facts })
          : considered(clause.rule, say, { by: effect.id, facts })
      )
      if (say === 'attack.unguarded') return { id: effect.id, clause }
    }
  }
  return null
}

/** One roll compared with one figure. */
export function compare(
  input: AttackInput,
  situation: Situation,
  aimed: Aimed,
  dice: Dice,
  expert: ValueContext['expert'],
  because: Reason[]
): Compared {
  const unguarded = unguards(input, aimed.figure, because)
  const { attack, defense, because: why } = neededAgainst(input, situation, aimed, expert, unguarded)
  const floor = unguarded ? { at: unguarded.clause.floor, rule: unguarded.clause.rule } : null
  if (input.told) {
    because.push(
      contributes('ATK-01', input.told.assumed ? 'attack.assumed-hit' : input.told.hit ? 'attack.told-hit' : 'attack.told-miss', {
        by: aimed.figure.id,
        facts: { figure: aimed.figure.id }
      })
    )
    return {
      figure: aimed.figure,
      needed: defense - attack,
      total: 0,
      success: input.told.hit,
      hit: input.told.hit && !evades(input, aimed.figure, because),
      critical: null,
      doubles: false,
      floor
    }
  }
  because.push(...why)
  const sum = dice[0] + dice[1]
  const critical = criticalOf(dice)
  const success = critical === 'hit' || (critical === null && attack + sum >= defense)
  because.push(
    // Whether the total reaches the defense is told as it is: with a critical roll it does not decide (ATK-06, ATK-07).
    contributes('ATK-01', attack + sum >= defense ? 'attack.roll-hits' : 'attack.roll-misses', {
      by: aimed.figure.id,
      facts: { figure: aimed.figure.id, attack, defense, needed: defense - attack, roll: sum, total: attack + sum }
    })
  )
  const hit = success && !evades(input, aimed.figure, because)
  return { figure: aimed.figure, needed: defense - attack, total: attack + sum, success, hit, critical, doubles: isDoubles(dice), floor }
}

/** What the dice themselves say: criticals and doubles. */
function onDice(dice: Dice, target: string | null): Reason[] {
  const critical = criticalOf(dice)
  const place = target === null ? {} : { by: target }
  if (critical === 'hit') return [contributes('ATK-06', 'attack.critical-hit', place)]
  if (critical === 'miss') return [contributes('ATK-07', 'attack.critical-miss', place)]
  return isDoubles(dice) ? [considered('ATK-05', 'attack.doubles', place)] : []
}

/** The roll against all targets, or a roll against each of them (CC-18). */
export function rollAttack(
  input: AttackInput,
  situation: Situation,
  aimed: readonly Aimed[],
  dice: AttackDice,
  expert: ValueContext['expert']
): Rolled {
  const because: Reason[] = []
  const separate =
    aimed.length > 1 &&
    situation.ruleset.params.attack.severalTargets === 'roll-each-full' &&
    combatKind(input.means) === 'ranged' &&
    attackClauses(input.attacker, input.means, 'area').length === 0 &&
    attackClauses(input.attacker, input.means, 'at-square').length === 0
  if (separate) because.push(contributes('CC-18', 'attack.own-rolls', { facts: { figures: aimed.map(({ figure }) => figure.id) } }))
  const first = aimed[0]
  if (!separate && first && !input.told) because.push(...onDice(diceFor(dice, first.figure.id), null))
  const compared = aimed.map((one) => {
    const own = diceFor(dice, one.figure.id)
    if (separate) because.push(...onDice(own, one.figure.id))
    return compare(input, situation, one, own, expert, because)
  })
  const misses = compared.filter((one) => one.critical === 'miss').length
  return {
    compared,
    separate,
    because,
    misses: separate ? misses : Math.min(1, misses),
    critical: compared.some((one) => one.critical === 'hit') ? 'hit' : misses > 0 ? 'miss' : null
  }
}
