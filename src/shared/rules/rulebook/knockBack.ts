/** Knock back: trigger, amount, direction and order (KB). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const knockBackRules: readonly RuleEntry[] = [
  {
    id: 'KB-01',
    title: 'What causes knock back',
    document: documents.knockBackIntro,
    section: 'What is Knock Back?'
  },
  {
    id: 'KB-02',
    title: 'How far',
    document: documents.knockBackIntro,
    section: 'What is Knock Back?'
  },
  {
    id: 'KB-03',
    title: 'Knock back comes after the damage',
    document: documents.core2012,
    section: 'Knock back (page 10)'
  },
  {
    id: 'KB-04',
    title: 'Away from the attacker',
    document: documents.knockBackIntro,
    section: 'What is Knock Back?'
  },
  {
    id: 'KB-05',
    title: 'When immunity is checked',
    document: documents.knockBackMore,
    section: 'Common corner cases: Powers and abilities'
  },
  {
    id: 'KB-06',
    title: 'Knock back is not movement',
    document: documents.knockBackIntro,
    section: 'What is Knock Back?'
  },
  {
    id: 'KB-07',
    title: 'What the path ignores',
    document: documents.knockBackIntro,
    section: 'What is Knock Back?'
  },
  {
    id: 'KB-08',
    title: 'Straight knock back',
    document: documents.core2012,
    section: 'Knock back (page 10)'
  },
  {
    id: 'KB-09',
    title: 'Beside a diagonal path',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects (second picture)'
  },
  {
    id: 'KB-10',
    title: 'Target off the straight lines, from 2012 on',
    document: documents.knockBackIntro,
    section: 'What is Knock Back?'
  },
  {
    id: 'KB-11',
    title: 'Target off the straight lines in 2010',
    document: documents.newRules,
    section: 'Knock Back'
  },
  {
    id: 'KB-12',
    title: 'Flat lines in 2010',
    document: documents.reading,
    section: '2010 knock back on flat lines'
  },
  {
    id: 'KB-13',
    title: 'Target off the straight lines, Clix Campaign',
    document: documents.clixCampaign,
    section: 'Knock back'
  },
  {
    id: 'KB-14',
    title: 'Direction in plan view',
    document: documents.reading,
    section: 'Follows from KB-08 and KB-10'
  },
  {
    id: 'KB-20',
    title: 'Several figures knocked back',
    document: documents.core2012,
    section: 'Knock back (page 10)'
  },
  {
    id: 'KB-21',
    title: 'Equal distance',
    document: documents.core2013,
    section: 'Timing'
  },
  {
    id: 'KB-22',
    title: 'Distance for the order',
    document: documents.reading,
    section: 'Order of knock back'
  }
]
