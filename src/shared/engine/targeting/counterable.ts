/** The possessions of a figure that Outwit can counter (section 21, OUT-02, OUT-03): in a timeline, and before an attack of a best turn. */
import type { Reason } from '../../contract/ruling.ts'
import { possessedPowers } from '../situation/possessed.ts'
import { decides } from '../situation/reasons.ts'
import type { FigureState, Situation } from '../situation/situation.ts'
import { powerGuardOf, teamAbilitiesOf } from '../situation/wildCards.ts'

/** Something that a figure possesses, with the powers that it loses with it. */
export interface Possession {
  readonly id: string
  readonly gives: readonly string[]
}

/** The present possessions of a figure that Outwit could name: dial, gained, combat abilities, those of its size, special powers. */
export function possessionsOf({ ruleset }: Situation, state: FigureState): readonly Possession[] {
  const { figure, texts, size } = state
  const specialPowers = figure.specialPowers.filter(({ id, onClicks }) => !onClicks || texts.some((text) => text.id === id))
  return [
    ...[...possessedPowers(state), ...figure.abilities, ...ruleset.sizeAbilities[size]].map((id) => ({ id, gives: [id] })),
    ...specialPowers.map(({ id, grants }) => ({ id, gives: [id, ...grants] }))
  ]
}

/** Why this cannot be countered on that figure, or null (OUT-02, OUT-03). */
export function objectionToCounter(situation: Situation, target: FigureState, counter: string): Reason | null {
  const effect = situation.ruleset.effects.get(counter)
  const facts = { figure: target.id, effect: counter }
  if (effect?.counterable === false) return decides('OUT-03', 'outwit.not-counterable', { by: counter, facts })
  if (effect?.kind === 'team-ability') return decides('OUT-02', 'counter.team-ability', { by: counter, facts })
  if (situation.ruleset.params.targeting.counters === 'standard-powers') {
    const isSpecial = target.figure.specialPowers.some(({ id }) => id === counter)
    if (effect?.kind !== 'power' && !isSpecial) return decides('OUT-02', 'outwit.no-standard-power', { by: counter, facts })
  } else if (!possessionsOf(situation, target).some(({ id }) => id === counter || id.startsWith(`${counter}:`))) {
    const uses =
      teamAbilitiesOf(target.figure).includes(counter) ||
      target.figure.canUse.includes(counter) ||
      target.can.has(counter) ||
      target.figure.traits.some((trait) => trait.id === counter || trait.grants.includes(counter))
    return decides('OUT-02', uses ? 'outwit.only-used' : 'outwit.not-possessed', { by: counter, facts })
  }
  if (target.figure.specialPowers.some((text) => text.id === counter && text.protected.includes('outwit')))
    return decides('OUT-03', 'outwit.protected', { by: counter, facts })
  const guard = powerGuardOf(situation.ruleset, target.figure)
  if (guard && effect?.kind !== 'ability') {
    return decides(guard.rule, 'outwit.guarded', { by: guard.id, facts: { ...facts, guard: guard.id } })
  }
  return null
}
