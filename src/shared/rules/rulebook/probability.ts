/** Chances of the dice (PRB). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const probabilityRules: readonly RuleEntry[] = [
  {
    id: 'PRB-01',
    title: 'Chance to hit',
    document: documents.outwitSpotlight,
    section: 'Challenge #4 solution'
  },
  {
    id: 'PRB-02',
    title: 'Chance of a hit with doubles',
    document: documents.reading,
    section: 'Exact count of the 36 rolls'
  },
  {
    id: 'PRB-03',
    title: 'Chance against Probability Control',
    document: documents.outwitSpotlight,
    section: 'Challenge #4 solution'
  },
  {
    id: 'PRB-04',
    title: 'Chance of a 5 or 6',
    document: documents.outwitSpotlight,
    section: 'Challenge #4 solution'
  },
  {
    id: 'PRB-05',
    title: 'Chances that must all come true',
    document: documents.outwitSpotlight,
    section: 'Challenge #4 solution'
  },
  {
    id: 'PRB-06',
    title: 'Example: needing 7 against a reroll',
    document: documents.outwitSpotlight,
    section: 'Challenge #4 solution'
  }
]
