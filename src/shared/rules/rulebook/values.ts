/** Combat values: replace, then modify (VAL). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const valueRules: readonly RuleEntry[] = [
  ...rulesOf(documents.core2013, [
    ['VAL-01', 'Replace, then modify', 'The Rule of Replace then Modify'],
    ['VAL-02', 'What is a replacement, what a modifier', 'Replacement values; Modifiers']
  ]),
  ...rulesOf(documents.newRules, [['VAL-03', 'Replace and modify before 2010', 'Replace and then Modify']]),
  ...rulesOf(documents.core2012, [['VAL-04', 'Rule of three', 'The Rule of Three']]),
  ...rulesOf(documents.newRules, [['VAL-05', 'Locked values', 'Locked Values']]),
  ...rulesOf(documents.core2013, [['VAL-06', 'Minimum values', 'The Rule of Minimums']]),
  ...rulesOf(documents.pac2013, [['VAL-07', 'Common modifiers', 'Powers and Abilities Card']])
]
