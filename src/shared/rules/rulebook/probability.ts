/** Chances of the dice (PRB). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const probabilityRules: readonly RuleEntry[] = [
  {
    id: 'PRB-01',
    title: 'Chance to hit',
    document: documents.outwitSpotlight,
    section: 'Challenge #4 solution',
    summary:
      'The number needed is defense minus attack. Because 1-1 always misses and 6-6 always hits, the ' +
      'chance is never above 35 in 36 nor below 1 in 36.'
  },
  {
    id: 'PRB-02',
    title: 'Chance of a hit with doubles',
    document: documents.reading,
    section: 'Exact count of the 36 rolls',
    summary:
      'Of 36 rolls, doubles that hit are 5 when 4 or less is needed, 4 for 5 or 6, 3 for 7 or 8, 2 for 9 ' +
      'or 10, and 1 above that; 1-1 never counts.'
  },
  {
    id: 'PRB-03',
    title: 'Chance against Probability Control',
    document: documents.outwitSpotlight,
    section: 'Challenge #4 solution',
    summary:
      'If the opponent rerolls every hit, you must hit twice: square the chance. With your own reroll of ' +
      'a miss you fail only if both rolls miss.'
  },
  {
    id: 'PRB-04',
    title: 'Chance of a 5 or 6',
    document: documents.outwitSpotlight,
    section: 'Challenge #4 solution',
    summary: 'Super Senses and Shape Change succeed once in three rolls and fail twice in three.'
  },
  {
    id: 'PRB-05',
    title: 'Chances that must all come true',
    document: documents.outwitSpotlight,
    section: 'Challenge #4 solution',
    summary: 'Chances of independent rolls are multiplied: two heads in a row come up once in four.'
  },
  {
    id: 'PRB-06',
    title: 'Example: needing 7 against a reroll',
    document: documents.outwitSpotlight,
    section: 'Challenge #4 solution',
    summary:
      'Needing 7 against a reroll gives 49 in 144, about 34 percent. Super Senses as well leaves 49 in ' +
      '216, about 23 percent; the article says 22 because it multiplies rounded numbers.'
  }
]
