/** Powers that are named for an attack and that did nothing in it. */
import { pointerStep } from '../../base/validate.ts'
import type { Reason } from '../../contract/ruling.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { Effect } from '../../rules/vocabulary/vocabulary.ts'
import type { Unused } from '../oracle/unused.ts'

const isAbout = ({ rule, by, facts }: Reason, { id, rule: own, clauses }: Effect): boolean =>
  rule === own ||
  by === id ||
  clauses.some((clause) => clause.rule === rule) ||
  Object.values(facts).some((fact) => fact === id || (Array.isArray(fact) && (fact as readonly unknown[]).includes(id)))

/**
 * The powers that no reason of the attack names: its result is the same without them. Powers that the edition does not know are reported elsewhere.
 * @param action the action of the attack, whose own reasons name it
 * @param at pointer to the powers
 */
export const unusedPowers = (
  { effects }: Ruleset,
  figure: string,
  powers: readonly string[],
  action: string | undefined,
  because: readonly Reason[],
  at: string
): readonly Unused[] =>
  powers.flatMap((power, index) => {
    const effect = effects.get(power)
    return power === action || !effect || because.some((reason) => isAbout(reason, effect))
      ? []
      : [{ kind: 'power', path: at + pointerStep(index), figure, power }]
  })
