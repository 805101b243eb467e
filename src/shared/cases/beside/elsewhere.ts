/** Powers and abilities that other shipped editions have. */
import { CLASSIC_EDITIONS, shippedRuleset } from '../../editions/shippedEditions.ts'
import type { Effect } from '../../rules/vocabulary/vocabulary.ts'

export interface Elsewhere {
  readonly effect: Effect
  /** The name of an edition that has it. */
  readonly rules: string
}

/** An effect of this id in the first edition that has it. */
export function effectElsewhere(id: string): Elsewhere | null {
  for (const edition of CLASSIC_EDITIONS) {
    const effect = shippedRuleset(edition.id)?.effects.get(id)
    if (effect) return { effect, rules: edition.name }
  }
  return null
}
