/** Rounds, turns, actions and action tokens (GEN, ACT). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const timingRules: readonly RuleEntry[] = [
  ...rulesOf(documents.outwitSpotlight, [['GEN-01', 'Rounds and the three parts of a turn', 'Once during your turn']]),
  ...rulesOf(documents.core2013, [
    ['GEN-02', 'Order at the start and end of a turn', 'Rounds, turns, and actions: beginning or end of a round or turn'],
    ['GEN-03', 'Effects at the same moment', 'Timing']
  ]),
  ...rulesOf(documents.guide01, [['GEN-04', '"After actions resolve"', 'Actions']]),
  ...rulesOf(documents.core2012, [['GEN-05', 'First-round immunity', 'First-round immunity']]),
  ...rulesOf(documents.core2013, [['GEN-06', 'Rounding', 'Rounding']]),
  ...rulesOf(documents.guide01, [['GEN-07', 'Once per occasion; what "ignores" means', 'Ignoring']]),
  ...rulesOf(documents.core2013, [['GEN-08', 'Losing the source of an effect', 'Powers and abilities']]),
  ...rulesOf(documents.braveAndBold, [['GEN-09', 'Possess and use', 'Traits and Outwit']]),
  ...rulesOf(documents.knockBackMore, [['GEN-10', '"May" and must', 'Common corner cases: Charge']]),
  ...rulesOf(documents.guide01, [['GEN-11', 'Rerolls and cocked dice', 'Combat values; Dice']]),
  ...rulesOf(documents.combos, [['ACT-01', 'Five kinds of action', 'Actions']]),
  ...rulesOf(documents.core2013, [
    ['ACT-02', 'Action total', 'Action total'],
    ['ACT-03', 'One action at a time', 'Giving actions to characters'],
    ['ACT-04', 'Free actions', 'Free actions'],
    ['ACT-05', 'Action tokens', 'Action tokens; Double power actions']
  ]),
  ...rulesOf(documents.newRules, [['ACT-06', 'Never more than two tokens', 'Rule of Action Tokens']]),
  ...rulesOf(documents.core2013, [
    ['ACT-07', 'Clearing tokens', 'Clearing action tokens'],
    ['ACT-08', 'Two tokens: no further action', 'Types of actions'],
    ['ACT-09', 'Pushing damage', 'Pushing']
  ]),
  ...rulesOf(documents.combos, [
    ['ACT-10', 'Action or attack', 'Actions and attacks'],
    ['ACT-11', 'Moves and attacks inside a power action', 'Charge; Hypersonic Speed']
  ])
]
