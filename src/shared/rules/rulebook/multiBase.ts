/** Multi-base figures (MUL). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const multiBaseRules: readonly RuleEntry[] = [
  {
    id: 'MUL-01',
    title: 'Squares of a multi-base figure',
    document: documents.core2013,
    section: 'Multi-base characters'
  },
  {
    id: 'MUL-02',
    title: 'Moving a multi-base figure',
    document: documents.core2013,
    section: 'Moving multi-base characters'
  },
  {
    id: 'MUL-03',
    title: 'Lines to and from a multi-base figure',
    document: documents.core2013,
    section: 'Attacking and multi-base characters'
  },
  {
    id: 'MUL-04',
    title: 'What cannot be done to a multi-base figure',
    document: documents.core2013,
    section: 'Multi-base characters'
  },
  {
    id: 'MUL-05',
    title: 'Adjacent to one square is adjacent to all',
    document: documents.laterRulings,
    section: 'Multi-base figures next to an opponent'
  },
  {
    id: 'MUL-06',
    title: 'Starting area too small for the base',
    document: documents.guide01,
    section: 'Multi-based characters'
  }
]
