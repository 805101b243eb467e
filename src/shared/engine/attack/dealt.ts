/** What adds to, or takes from, the damage an attack deals, besides the damage value (CC-05, CC-16). */
import { contributes } from '../situation/reasons.ts'
import type { Reason } from '../../contract/ruling.ts'
import { clausesOf, isSuch, type FigureState, type Situation } from '../situation/situation.ts'
import type { Means } from '../situation/target.ts'
import { addedInClose } from '../situation/objectRules.ts'
import type { AttackInput } from './input.ts'

/** What an object in hand adds to the damage dealt to one target, where it does not add to the value (OBJ-04). */
export const addedByObject = ({ ruleset }: Situation, { figure: { holding } }: FigureState, { kind }: Pick<Means, 'kind'>): number =>
  kind === 'close' && ruleset.params.attack.objectAddsTo === 'damage-dealt' ? addedInClose(ruleset, holding) : 0

/** The damage dealt to this target before anything reduces it; never below 0. */
export function dealtBesides(input: AttackInput, target: FigureState, amount: number, singleTarget: boolean, because: Reason[]): number {
  let dealt = amount
  const added = singleTarget ? addedByObject(input.situation, input.attacker, input.means) : 0
  if (added > 0) {
    dealt += added
    because.push(contributes('OBJ-04', 'attack.object-adds', { facts: { user: input.attacker.id, amount: added, dealt } }))
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
