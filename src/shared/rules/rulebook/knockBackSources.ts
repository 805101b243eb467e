/** Knock back: who is immune, and what makes or changes it (KBX). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const knockBackSourceRules: readonly RuleEntry[] = [
  {
    id: 'KBX-01',
    title: 'Charge and knock back',
    document: documents.knockBackMore,
    section: 'Charge'
  },
  {
    id: 'KBX-02',
    title: 'Giants and colossals stay put',
    document: documents.knockBackMore,
    section: 'Great Size'
  },
  {
    id: 'KBX-03',
    title: 'Multi-base figures stay put',
    document: documents.knockBackMore,
    section: 'Common corner cases: Miscellaneous'
  },
  {
    id: 'KBX-04',
    title: 'Charge that comes or goes with the damage',
    document: documents.reading,
    section: 'Follows from KB-05 and KBX-01'
  },
  {
    id: 'KBX-05',
    title: 'Combat Reflexes: choosing to be knocked back',
    document: documents.knockBackMore,
    section: 'Combat Reflexes'
  },
  {
    id: 'KBX-06',
    title: 'Combat Reflexes: two separate parts',
    document: documents.knockBackMore,
    section: 'Combat Reflexes'
  },
  {
    id: 'KBX-07',
    title: 'Combat Reflexes in 2013',
    document: documents.pac2013,
    section: 'Combat Reflexes'
  },
  {
    id: 'KBX-08',
    title: 'Force Blast',
    document: documents.pac2013,
    section: 'Force Blast'
  },
  {
    id: 'KBX-09',
    title: 'Quake in 2012',
    document: documents.knockBackMore,
    section: 'Quake'
  },
  {
    id: 'KBX-10',
    title: 'Quake in 2013',
    document: documents.pac2013,
    section: 'Quake'
  },
  {
    id: 'KBX-11',
    title: 'Energy Explosion and knock back',
    document: documents.guide02,
    section: 'Attack powers: Energy Explosion'
  },
  {
    id: 'KBX-12',
    title: 'Mastermind and knock back',
    document: documents.knockBackIntro,
    section: 'What is Knock Back?'
  },
  {
    id: 'KBX-13',
    title: 'Pulse Wave and knock back',
    document: documents.reading,
    section: "Follows from the Pulse Wave entry of the Player's Guide"
  },
  {
    id: 'KBX-14',
    title: 'Precision Strike and knock back',
    document: documents.reading,
    section: 'Follows from the Precision Strike power'
  },
  {
    id: 'KBX-15',
    title: 'Attacks without damage',
    document: documents.reading,
    section: 'Follows from KB-02'
  },
  {
    id: 'KBX-16',
    title: 'Special powers that knock back',
    document: documents.knockBackMore,
    section: 'Special powers and traits'
  },
  {
    id: 'KBX-17',
    title: 'Team abilities that change knock back',
    document: documents.guide05,
    section: 'Crusaders; Guardians of the Globe; Locust Horde'
  }
]
