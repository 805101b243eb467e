/** Chances of the dice (PRB). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const probabilityRules: readonly RuleEntry[] = [
  ...rulesOf(documents.outwitSpotlight, [['PRB-01', 'Chance to hit', 'Challenge #4 solution']]),
  ...rulesOf(documents.reading, [['PRB-02', 'Chance of a hit with doubles', 'Exact count of the 36 rolls']]),
  ...rulesOf(documents.outwitSpotlight, [
    ['PRB-03', 'Chance against Probability Control', 'Challenge #4 solution'],
    ['PRB-04', 'Chance of a 5 or 6', 'Challenge #4 solution'],
    ['PRB-05', 'Chances that must all come true', 'Challenge #4 solution'],
    ['PRB-06', 'Example: needing 7 against a reroll', 'Challenge #4 solution']
  ])
]
