/** Powers and abilities that other shipped editions have. */
import { editions, rulesetOf } from '../../rules/catalog.ts'
import type { Effect } from '../../rules/vocabulary/vocabulary.ts'

export interface Elsewhere {
  readonly effect: Effect
  /** The name of an edition that has it. */
  readonly rules: string
}

/** An effect of this id in the first edition that has it. */
export function effectElsewhere(id: string): Elsewhere | null {
  for (const edition of editions) {
    const effect = rulesetOf(edition.id)?.effects.get(id)
    if (effect) return { effect, rules: edition.name }
  }
  return null
}
