/** Combat values: replace, then modify (VAL). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const valueRules: readonly RuleEntry[] = [
  {
    id: 'VAL-01',
    title: 'Replace, then modify',
    document: documents.core2013,
    section: 'The Rule of Replace then Modify'
  },
  {
    id: 'VAL-02',
    title: 'What is a replacement, what a modifier',
    document: documents.core2013,
    section: 'Replacement values; Modifiers'
  },
  {
    id: 'VAL-03',
    title: 'Replace and modify before 2010',
    document: documents.newRules,
    section: 'Replace and then Modify'
  },
  {
    id: 'VAL-04',
    title: 'Rule of three',
    document: documents.core2012,
    section: 'The Rule of Three'
  },
  {
    id: 'VAL-05',
    title: 'Locked values',
    document: documents.newRules,
    section: 'Locked Values'
  },
  {
    id: 'VAL-06',
    title: 'Minimum values',
    document: documents.core2013,
    section: 'The Rule of Minimums'
  },
  {
    id: 'VAL-07',
    title: 'Common modifiers',
    document: documents.pac2013,
    section: 'Powers and Abilities Card'
  }
]
