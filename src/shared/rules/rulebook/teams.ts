/** Team abilities and conditions that touch a ruling (TEAM, COND). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const teamRules: readonly RuleEntry[] = [
  ...rulesOf(documents.guide05, [['TEAM-MYSTICS', 'Mystics, Arachnos, CrossGen, Kaiju', 'Mystics; Arachnos; CrossGen; Kaiju']]),
  ...rulesOf(documents.knockBackIntro, [['TEAM-HYPERTIME', 'Hypertime, Kingdom Come', 'Hypertime']]),
  ...rulesOf(documents.guide05, [
    ['TEAM-BATMAN-ALLY', 'Batman Ally, Kabuki', 'Batman Ally; Kabuki'],
    ['TEAM-SUPERMAN-ALLY', 'Superman Ally, Ultimates, Avengers Initiative', 'Superman Ally; Ultimates; Avengers Initiative'],
    ['TEAM-POWER-COSMIC', 'Power Cosmic, Quintessence', 'Power Cosmic; Quintessence'],
    [
      'TEAM-ACTIONS',
      'Masters of Evil; teams with free moves',
      'Masters of Evil; Avengers; Brotherhood of Mutants; Justice League; Top Cow'
    ],
    ['TEAM-SKRULL', 'Skrull, Danger Girl', 'Skrull; Danger Girl'],
    ['TEAM-POLICE', 'Police, Hydra, PPDC', 'Police; Hydra; PPDC'],
    ['TEAM-SHIELD', 'S.H.I.E.L.D. team', 'S.H.I.E.L.D.'],
    ['TEAM-DEFENDERS', 'Defenders, Justice Society', 'Defenders; Justice Society'],
    ['TEAM-BATMAN-ENEMY', 'Batman Enemy, Sinister Syndicate', 'Batman Enemy; Sinister Syndicate']
  ]),
  ...rulesOf(documents.guide08, [['COND-ARMOR-WARS', 'Battlefield condition: Armor Wars', 'Armor Wars']])
]
