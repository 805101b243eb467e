/** Other changes of 2010, wild cards and names (NEW, WLD, NAM). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const otherRules: readonly RuleEntry[] = [
  ...rulesOf(documents.newRules, [
    ['NEW-01', 'Click numbers', 'Click Numbers'],
    ['NEW-02', 'Symbols from special powers', 'Small tweaks'],
    ['NEW-03', 'Additional and alternate team abilities', 'Alternate Team Abilities'],
    ['WLD-01', 'Wild cards in 2010', 'Wild Cards']
  ]),
  ...rulesOf(documents.guide05, [['WLD-02', 'Wild cards from 2011 on', 'Wild cards']]),
  ...rulesOf(documents.braveAndBold, [
    ['NAM-01', 'Same name', 'Character names'],
    ['NAM-02', 'Alter egos', 'Alter Egos']
  ]),
  ...rulesOf(documents.core2013, [['NAM-03', 'Where figures stand that replace others in 2013', 'Replacing Characters']])
]
