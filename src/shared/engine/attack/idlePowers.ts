/** Powers that are named for an attack and that nothing in it asked for. */
import { pointerStep } from '../../base/validate.ts'
import type { Reason } from '../../contract/ruling.ts'
import type { Ruleset } from '../../rules/vocabulary/ruleset.ts'
import type { Effect } from '../../rules/vocabulary/vocabulary.ts'

export interface IdlePower {
  /** Where it stands: a pointer into the case. */
  readonly path: string
  readonly figure: string
  readonly power: string
}

const isAbout = ({ rule, by, facts }: Reason, { id, rule: own, clauses }: Effect): boolean =>
  rule === own ||
  by === id ||
  clauses.some((clause) => clause.rule === rule) ||
  Object.values(facts).some((fact) => fact === id || (Array.isArray(fact) && (fact as readonly unknown[]).includes(id)))

/**
 * Those of which no reason of the attack speaks: it went as it would have gone without them. What the rules do not know is told as that.
 * @param action the action that the attack is made in, which says itself what it does @param at where the powers stand: a pointer
 */
export const idlePowersIn = (
  { effects }: Ruleset,
  figure: string,
  powers: readonly string[],
  action: string | undefined,
  because: readonly Reason[],
  at: string
): readonly IdlePower[] =>
  powers.flatMap((power, index) => {
    const effect = effects.get(power)
    return power === action || !effect || because.some((reason) => isAbout(reason, effect))
      ? []
      : [{ path: at + pointerStep(index), figure, power }]
  })
