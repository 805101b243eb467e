/** May a card that rerolls dice be used now? (D2-05) */
import { considered, contributes, decides } from '../../engine/situation/reasons.ts'
import type { BareGameRuling } from '../common/game.ts'
import type { DescentRerollAsk } from './case.ts'

/** Rerolls wait until all dice of the attack are rolled; what speaks of attack or defense dice means those of an attack. */
export function ruleOnReroll({ kind, dice, during, allRolled = true }: DescentRerollAsk): BareGameRuling {
  const against =
    during === 'attribute-test'
      ? [decides('D2-05', dice === 'defense' ? 'descent.reroll-test' : 'descent.reroll-no-attack')]
      : allRolled
        ? []
        : [decides('D2-05', 'descent.reroll-early')]
  const because =
    against.length > 0
      ? against
      : [
          decides('D2-05', dice === 'defense' ? 'descent.reroll-defense' : 'descent.reroll-attack'),
          contributes('D2-05', 'descent.reroll-after-all'),
          ...(dice === 'attack' ? [considered('D2-06', 'descent.reroll-cross')] : [])
        ]
  return { kind, verdict: against.length > 0 ? 'illegal' : 'legal', because, notConsidered: [] }
}
