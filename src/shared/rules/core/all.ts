/** All rule entries, section by section. */
import type { RuleEntry } from '../vocabulary.ts'

export const allRules: readonly RuleEntry[] = []
