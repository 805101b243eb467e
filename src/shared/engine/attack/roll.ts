/** The attack roll: what each target needs, the total, criticals, who is hit and who evades (ATK-01, ATK-05 to ATK-09). */
import { considered, contributes, quiet } from '../reasons.ts'
import type { Reason } from '../ruling.ts'
import { clausesOf, type FigureState, type Situation } from '../situation.ts'
import { plainContext, type ValueContext } from '../values/context.ts'
import { valueOf } from '../values/valueOf.ts'
import { attackClauses, combatKind, type AttackInput } from './input.ts'
import type { Aimed } from './targets.ts'

export type Dice = readonly [number, number]

export interface Compared {
  readonly figure: FigureState
  readonly needed: number
  readonly total: number
  /** The roll reached its defense; it may still evade. */
  readonly success: boolean
  readonly hit: boolean
}

export interface Rolled {
  readonly compared: readonly Compared[]
  readonly critical: 'hit' | 'miss' | null
  readonly doubles: boolean
  readonly because: readonly Reason[]
}

export function attackContext(input: AttackInput, opponent: FigureState | null, singleTarget: boolean, expert: ValueContext['expert']): ValueContext {
  return { ...plainContext, during: input.means.during, attack: combatKind(input.means), opponent, hindered: false, singleTarget, expert }
}

/** The difference that the dice must make up, for one figure. */
export function neededAgainst(input: AttackInput, situation: Situation, aimed: Aimed, singleTarget: boolean, expert: ValueContext['expert']) {
  const attack = valueOf(situation, input.attacker, 'attack', attackContext(input, aimed.figure, singleTarget, expert))
  const defense = valueOf(situation, aimed.figure, 'defense', {
    ...attackContext(input, input.attacker, singleTarget, null), hindered: aimed.lineOfFire === 'hindered'
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
      because.push(contributes(clause.rule, 'attack.evaded', { by: effect.id, facts }), contributes('ATK-09', 'attack.evaded-is-miss', { facts }))
      return true
    } else because.push(considered(clause.rule, 'attack.evade-failed', { by: effect.id, facts }))
  }
  return false
}

/** One roll compared with one figure. */
export function compare(input: AttackInput, situation: Situation, aimed: Aimed, dice: Dice, singleTarget: boolean, expert: ValueContext['expert'], because: Reason[]): Compared {
  const { attack, defense, because: why } = neededAgainst(input, situation, aimed, singleTarget, expert)
  because.push(...why)
  const sum = dice[0] + dice[1]
  const critical = sum === 12 ? 'hit' : sum === 2 ? 'miss' : null
  const success = critical === 'hit' || (critical === null && attack + sum >= defense)
  because.push(contributes('ATK-01', success ? 'attack.roll-hits' : 'attack.roll-misses', {
    by: aimed.figure.id, facts: { figure: aimed.figure.id, attack, defense, needed: defense - attack, roll: sum, total: attack + sum }
  }))
  const hit = success && !evades(input, aimed.figure, because)
  return { figure: aimed.figure, needed: defense - attack, total: attack + sum, success, hit }
}

/** The roll against all targets. */
export function rollAttack(input: AttackInput, situation: Situation, aimed: readonly Aimed[], dice: Dice, expert: ValueContext['expert']): Rolled {
  const because: Reason[] = []
  const doubles = dice[0] === dice[1]
  const critical = doubles && dice[0] === 6 ? 'hit' : doubles && dice[0] === 1 ? 'miss' : null
  if (critical === 'hit') because.push(contributes('ATK-06', 'attack.critical-hit'))
  if (critical === 'miss') because.push(contributes('ATK-07', 'attack.critical-miss'))
  if (doubles && critical === null) because.push(considered('ATK-05', 'attack.doubles'))
  const compared = aimed.map((one) => compare(input, situation, one, dice, aimed.length === 1, expert, because))
  return { compared, critical, doubles: doubles && critical !== 'miss', because }
}
