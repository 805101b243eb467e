/** Starting points of editions without a parent, by the field `foundation`. */
import { foundation } from '../rules/foundation.ts'
import { resolveRuleset } from '../rules/editions/patch.ts'
import { modern } from '../rules/modern/foundation.ts'
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'

export const FOUNDATIONS = ['classic', 'modern'] as const
export type FoundationId = (typeof FOUNDATIONS)[number]

let classic: Ruleset | null = null

/** The ruleset that an edition of this foundation is laid over; it is no edition itself. */
export function foundationOf(id: FoundationId): Ruleset {
  if (id === 'modern') return modern
  classic ??= resolveRuleset({ id: 'classic', name: 'Classic HeroClix', parent: null }, foundation)
  return classic
}
