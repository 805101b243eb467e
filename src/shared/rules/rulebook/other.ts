/** Other changes of 2010, wild cards and names (NEW, WLD, NAM). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const otherRules: readonly RuleEntry[] = [
  {
    id: 'NEW-01',
    title: 'Click numbers',
    document: documents.newRules,
    section: 'Click Numbers'
  },
  {
    id: 'NEW-02',
    title: 'Symbols from special powers',
    document: documents.newRules,
    section: 'Small tweaks'
  },
  {
    id: 'NEW-03',
    title: 'Additional and alternate team abilities',
    document: documents.newRules,
    section: 'Alternate Team Abilities'
  },
  {
    id: 'WLD-01',
    title: 'Wild cards in 2010',
    document: documents.newRules,
    section: 'Wild Cards'
  },
  {
    id: 'WLD-02',
    title: 'Wild cards from 2011 on',
    document: documents.guide05,
    section: 'Wild cards'
  },
  {
    id: 'NAM-01',
    title: 'Same name',
    document: documents.braveAndBold,
    section: 'Character names'
  },
  {
    id: 'NAM-02',
    title: 'Alter egos',
    document: documents.braveAndBold,
    section: 'Alter Egos'
  }
]
