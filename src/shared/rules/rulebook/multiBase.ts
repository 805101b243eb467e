/** Multi-base figures (MUL). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const multiBaseRules: readonly RuleEntry[] = [
  ...rulesOf(documents.core2013, [
    ['MUL-01', 'Squares of a multi-base figure', 'Multi-base characters'],
    ['MUL-02', 'Moving a multi-base figure', 'Moving multi-base characters'],
    ['MUL-03', 'Lines to and from a multi-base figure', 'Attacking and multi-base characters'],
    ['MUL-04', 'What cannot be done to a multi-base figure', 'Multi-base characters']
  ]),
  ...rulesOf(documents.laterRulings, [['MUL-05', 'Adjacent to one square is adjacent to all', 'Multi-base figures next to an opponent']]),
  ...rulesOf(documents.guide01, [['MUL-06', 'Starting area too small for the base', 'Multi-based characters']])
]
