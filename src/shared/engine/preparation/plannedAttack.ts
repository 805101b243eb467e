/** An attack that is only looked ahead to: nobody has chosen or rolled anything yet. */
import type { AttackInput } from '../attack/input.ts'
import { attackContext } from '../attack/roll.ts'
import { Oracle } from '../oracle/oracle.ts'
import { figureOf, type FigureState, type Situation } from '../situation/situation.ts'
import { valueOf } from '../values/valueOf.ts'
import type { Way } from './attackOptions.ts'

/** @param targets ids of those attacked */
export const plannedAttack = (
  situation: Situation,
  attacker: FigureState,
  means: AttackInput['means'],
  targets: readonly string[]
): AttackInput => ({
  situation,
  attacker,
  means,
  oracle: new Oracle({}),
  ask: { kind: 'attack', from: attacker.id, targets }
})

/** The attack or damage value of the attacker as it counts against the first of the targets. */
export function plannedValue(
  situation: Situation,
  attacker: FigureState,
  value: 'attack' | 'damage',
  { means, expert }: Pick<Way, 'means' | 'expert'>,
  targets: readonly string[]
): number {
  const input = plannedAttack(situation, attacker, means, targets)
  return valueOf(situation, attacker, value, attackContext(input, figureOf(situation, targets[0]!), targets.length === 1, expert)).value
}
