/** Starting points of editions without a parent, by the field `foundation`. */
import { classic } from '../rules/foundation.ts'
import { modern } from '../rules/modern/foundation.ts'
import type { Ruleset } from '../rules/vocabulary/ruleset.ts'

export const FOUNDATIONS = ['classic', 'modern'] as const
export type FoundationId = (typeof FOUNDATIONS)[number]

/** The ruleset that an edition of this foundation is laid over; it is no edition itself. */
export const foundationOf = (id: FoundationId): Ruleset => (id === 'modern' ? modern : classic)
