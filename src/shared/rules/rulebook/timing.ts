/** Rounds, turns, actions and action tokens (GEN, ACT). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const timingRules: readonly RuleEntry[] = [
  {
    id: 'GEN-01',
    title: 'Rounds and the three parts of a turn',
    document: documents.outwitSpotlight,
    section: 'Once during your turn'
  },
  {
    id: 'GEN-02',
    title: 'Order at the start and end of a turn',
    document: documents.core2013,
    section: 'Rounds, turns, and actions: beginning or end of a round or turn'
  },
  {
    id: 'GEN-03',
    title: 'Effects at the same moment',
    document: documents.core2013,
    section: 'Timing'
  },
  {
    id: 'GEN-04',
    title: '"After actions resolve"',
    document: documents.guide01,
    section: 'Actions'
  },
  {
    id: 'GEN-05',
    title: 'First-round immunity',
    document: documents.core2012,
    section: 'First-round immunity'
  },
  {
    id: 'GEN-06',
    title: 'Rounding',
    document: documents.core2013,
    section: 'Rounding'
  },
  {
    id: 'GEN-07',
    title: 'Once per occasion; what "ignores" means',
    document: documents.guide01,
    section: 'Ignoring'
  },
  {
    id: 'GEN-08',
    title: 'Losing the source of an effect',
    document: documents.core2013,
    section: 'Powers and abilities'
  },
  {
    id: 'GEN-09',
    title: 'Possess and use',
    document: documents.braveAndBold,
    section: 'Traits and Outwit'
  },
  {
    id: 'GEN-10',
    title: '"May" and must',
    document: documents.knockBackMore,
    section: 'Common corner cases: Charge'
  },
  {
    id: 'GEN-11',
    title: 'Rerolls and cocked dice',
    document: documents.guide01,
    section: 'Combat values; Dice'
  },
  {
    id: 'ACT-01',
    title: 'Five kinds of action',
    document: documents.combos,
    section: 'Actions'
  },
  {
    id: 'ACT-02',
    title: 'Action total',
    document: documents.core2013,
    section: 'Action total'
  },
  {
    id: 'ACT-03',
    title: 'One action at a time',
    document: documents.core2013,
    section: 'Giving actions to characters'
  },
  {
    id: 'ACT-04',
    title: 'Free actions',
    document: documents.core2013,
    section: 'Free actions'
  },
  {
    id: 'ACT-05',
    title: 'Action tokens',
    document: documents.core2013,
    section: 'Action tokens; Double power actions'
  },
  {
    id: 'ACT-06',
    title: 'Never more than two tokens',
    document: documents.newRules,
    section: 'Rule of Action Tokens'
  },
  {
    id: 'ACT-07',
    title: 'Clearing tokens',
    document: documents.core2013,
    section: 'Clearing action tokens'
  },
  {
    id: 'ACT-08',
    title: 'Two tokens: no further action',
    document: documents.core2013,
    section: 'Types of actions'
  },
  {
    id: 'ACT-09',
    title: 'Pushing damage',
    document: documents.core2013,
    section: 'Pushing'
  },
  {
    id: 'ACT-10',
    title: 'Action or attack',
    document: documents.combos,
    section: 'Actions and attacks'
  },
  {
    id: 'ACT-11',
    title: 'Moves and attacks inside a power action',
    document: documents.combos,
    section: 'Charge; Hypersonic Speed'
  }
]
