/** Knock back: trigger, amount, direction and order (KB). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const knockBackRules: readonly RuleEntry[] = [
  ...rulesOf(documents.knockBackIntro, [
    ['KB-01', 'What causes knock back', 'What is Knock Back?'],
    ['KB-02', 'How far', 'What is Knock Back?']
  ]),
  ...rulesOf(documents.core2012, [['KB-03', 'Knock back comes after the damage', 'Knock back (page 10)']]),
  ...rulesOf(documents.knockBackIntro, [['KB-04', 'Away from the attacker', 'What is Knock Back?']]),
  ...rulesOf(documents.knockBackMore, [['KB-05', 'When immunity is checked', 'Common corner cases: Powers and abilities']]),
  ...rulesOf(documents.knockBackIntro, [
    ['KB-06', 'Knock back is not movement', 'What is Knock Back?'],
    ['KB-07', 'What the path ignores', 'What is Knock Back?']
  ]),
  ...rulesOf(documents.core2012, [['KB-08', 'Straight knock back', 'Knock back (page 10)']]),
  ...rulesOf(documents.knockBackMore, [['KB-09', 'Beside a diagonal path', 'Common corner cases: Map effects (second picture)']]),
  ...rulesOf(documents.knockBackIntro, [['KB-10', 'Target off the straight lines, from 2012 on', 'What is Knock Back?']]),
  ...rulesOf(documents.newRules, [['KB-11', 'Target off the straight lines in 2010', 'Knock Back']]),
  ...rulesOf(documents.reading, [['KB-12', 'Flat lines in 2010', '2010 knock back on flat lines']]),
  ...rulesOf(documents.clixCampaign, [['KB-13', 'Target off the straight lines, Clix Campaign', 'Knock back']]),
  ...rulesOf(documents.reading, [['KB-14', 'Direction in plan view', 'Follows from KB-08 and KB-10']]),
  ...rulesOf(documents.core2012, [['KB-20', 'Several figures knocked back', 'Knock back (page 10)']]),
  ...rulesOf(documents.core2013, [['KB-21', 'Equal distance', 'Timing']]),
  ...rulesOf(documents.reading, [['KB-22', 'Distance for the order', 'Order of knock back']])
]
