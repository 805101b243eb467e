/** What adds to, or takes from, the damage an attack deals, besides the damage value (CC-05, CC-16). */
import { contributes } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { clausesOf, isSuch, type FigureState } from '../situation/situation.ts'
import { OBJECT_BONUS } from '../values/modifiers.ts'
import type { AttackInput } from './input.ts'

/** The damage dealt to this target before anything reduces it; never below 0. */
export function dealtBesides(input: AttackInput, target: FigureState, amount: number, singleTarget: boolean, because: Reason[]): number {
  let dealt = amount
  const held = input.attacker.figure.holding
  if (
    input.situation.ruleset.params.attack.objectAddsTo === 'damage-dealt' &&
    input.means.kind === 'close' &&
    singleTarget &&
    held &&
    OBJECT_BONUS[held] > 0
  ) {
    dealt += OBJECT_BONUS[held]
    because.push(contributes('OBJ-04', 'attack.object-adds', { facts: { user: input.attacker.id, amount: OBJECT_BONUS[held], dealt } }))
  }
  for (const { effect, clause } of clausesOf(input.attacker, 'damage')) {
    if (clause.does !== 'weaker-against' || !isSuch(target, clause.against)) continue
    dealt = Math.max(0, dealt - clause.by)
    because.push(
      contributes(clause.rule, 'attack.weaker', {
        by: effect.id,
        facts: { user: input.attacker.id, figure: target.id, amount: clause.by, dealt }
      })
    )
  }
  return dealt
}
