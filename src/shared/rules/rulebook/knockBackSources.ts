/** Knock back: who is immune, and what makes or changes it (KBX). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const knockBackSourceRules: readonly RuleEntry[] = [
  ...rulesOf(documents.knockBackMore, [
    ['KBX-01', 'Charge and knock back', 'Charge'],
    ['KBX-02', 'Giants and colossals stay put', 'Great Size'],
    ['KBX-03', 'Multi-base figures stay put', 'Common corner cases: Miscellaneous']
  ]),
  ...rulesOf(documents.reading, [['KBX-04', 'Charge that comes or goes with the damage', 'Follows from KB-05 and KBX-01']]),
  ...rulesOf(documents.knockBackMore, [
    ['KBX-05', 'Combat Reflexes: choosing to be knocked back', 'Combat Reflexes'],
    ['KBX-06', 'Combat Reflexes: two separate parts', 'Combat Reflexes']
  ]),
  ...rulesOf(documents.pac2013, [
    ['KBX-07', 'Combat Reflexes in 2013', 'Combat Reflexes'],
    ['KBX-08', 'Force Blast', 'Force Blast']
  ]),
  ...rulesOf(documents.knockBackMore, [['KBX-09', 'Quake in 2012', 'Quake']]),
  ...rulesOf(documents.pac2013, [['KBX-10', 'Quake in 2013', 'Quake']]),
  ...rulesOf(documents.guide02, [['KBX-11', 'Energy Explosion and knock back', 'Attack powers: Energy Explosion']]),
  ...rulesOf(documents.knockBackIntro, [['KBX-12', 'Mastermind and knock back', 'What is Knock Back?']]),
  ...rulesOf(documents.reading, [
    ['KBX-13', 'Pulse Wave and knock back', "Follows from the Pulse Wave entry of the Player's Guide"],
    ['KBX-14', 'Precision Strike and knock back', 'Follows from the Precision Strike power'],
    ['KBX-15', 'Attacks without damage', 'Follows from KB-02']
  ]),
  ...rulesOf(documents.knockBackMore, [['KBX-16', 'Special powers that knock back', 'Special powers and traits']]),
  ...rulesOf(documents.guide05, [['KBX-17', 'Team abilities that change knock back', 'Crusaders; Guardians of the Globe; Locust Horde']])
]
