/** Attack rolls on the table: one for all targets, or one for each where the ruleset rolls so (CC-18). */
import type { AttackAsk, ClixCase } from '../../../../shared/contract/case.ts'
import { isStruckWithoutRoll } from '../../../../shared/engine/attack/withoutRoll.ts'
import { saysInAttack } from '../../../../shared/engine/targeting/means.ts'
import { rulesetFor } from '../../../../shared/editions/shelf.ts'

export type Pair = readonly [number, number]

/** The action and the powers that an attack is made by. */
const madeBy = ({ action, powers = [] }: AttackAsk): readonly (string | undefined)[] => [action, ...powers]

/** The targets with a roll of their own, in order; empty where one roll is for all. */
export function ownRolls(value: ClixCase, ask: AttackAsk): readonly string[] {
  const targets = ask.targets.filter((target) => typeof target === 'string')
  const ruleset = rulesetFor(value)
  if (targets.length < 2 || ruleset?.params.attack.severalTargets !== 'roll-each-full') return []
  const area = madeBy(ask).some((id) => id !== undefined && saysInAttack(ruleset?.effects.get(id), 'area', 'all-close-targets'))
  return area ? [] : targets
}

const isPair = (dice: NonNullable<AttackAsk['dice']>): dice is Pair => Array.isArray(dice)

/** The dice against this target; `null`: not rolled yet, or nothing is rolled. */
export function diceAgainst(ask: AttackAsk, target: string | undefined): Pair | null {
  if (!ask.dice) return null
  if (isPair(ask.dice)) return ask.dice
  const own = target === undefined ? undefined : ask.dice[target]
  return own === undefined ? (Object.values(ask.dice).find((one) => one !== null) ?? null) : own
}

/** The question with its dice as its targets and the ruleset want them; the same value if they are so already. */
export function withFittingDice(value: ClixCase, ask: AttackAsk): AttackAsk {
  if (ask.dice === undefined) return ask
  if (ask.targets.length > 0 && isStruckWithoutRoll(rulesetFor(value), ask.targets, madeBy(ask))) return { ...ask, dice: undefined }
  if (ask.dice === null) return ask
  const own = ownRolls(value, ask)
  if (own.length === 0) return isPair(ask.dice) ? ask : { ...ask, dice: diceAgainst(ask, String(ask.targets[0])) }
  if (!isPair(ask.dice) && Object.keys(ask.dice).length === own.length && own.every((id) => Object.hasOwn(ask.dice!, id))) return ask
  return { ...ask, dice: Object.fromEntries(own.map((id) => [id, diceAgainst(ask, id)])) }
}
