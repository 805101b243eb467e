import type { RuleEntry } from '../vocabulary/ruleset.ts'

/** The rules of a document: id, title, and where in the document it stands. */
export const rulesOf = (
  document: string,
  rules: readonly (readonly [id: string, title: string, section: string])[]
): readonly RuleEntry[] => rules.map(([id, title, section]) => ({ id, title, document, section }))
