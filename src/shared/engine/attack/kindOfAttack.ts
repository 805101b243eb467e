/** Close or ranged, where a question leaves it open. */
import type { CaseTarget } from '../../contract/case.ts'
import { areAdjacent } from '../situation/adjacency.ts'
import { figureOf, type FigureState, type Situation } from '../situation/situation.ts'
import { attackKindOf } from '../targeting/means.ts'
import type { Means } from '../situation/target.ts'

export interface AttackSaid {
  readonly targets: readonly CaseTarget[]
  readonly attack?: 'close' | 'ranged'
  readonly action?: string
  readonly object?: string
  readonly powers?: readonly string[]
}

/** What the question says, what its powers are for, or whether the targets stand next to the attacker. */
export function kindOfAttack(situation: Situation, attacker: FigureState, said: AttackSaid): Means['kind'] {
  if (said.action === 'thrown-object') return 'thrown'
  if (said.object !== undefined) return 'ranged'
  if (said.attack) return said.attack
  for (const id of [said.action, ...(said.powers ?? [])]) {
    const effect = id === undefined ? undefined : situation.ruleset.effects.get(id)
    const kind = effect ? attackKindOf(effect) : null
    if (kind) return kind
  }
  const near = said.targets.every((target) => typeof target === 'string' && areAdjacent(situation, attacker, figureOf(situation, target)))
  return near ? 'close' : 'ranged'
}
