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
  ...rulesOf(documents.guideTeams, [['TEAM-XMEN', 'X-Men, Titans', 'Team abilities']]),
  ...rulesOf(documents.teamCards2012, [
    ['TEAM-FANTASTIC-FOUR', 'Fantastic Four', 'Team abilities'],
    ['TEAM-GLC', 'Green Lantern Corps', 'Team abilities']
  ]),
  ...rulesOf(documents.guideTeams, [
    ['TEAM-OUTSIDERS', 'Outsiders', 'Team abilities'],
    ['TEAM-SUICIDE', 'Suicide Squad', 'Team abilities'],
    ['TEAM-WATCHMEN', 'Watchmen', 'Team abilities'],
    ['TEAM-SERPENT', 'Serpent Society', 'Team abilities']
  ]),
  ...rulesOf(documents.teamCards2012, [['TEAM-CRIME-SYNDICATE', 'Crime Syndicate', 'Team abilities']]),
  ...rulesOf(documents.guideTeams, [['TEAM-UNDERWORLD', 'Underworld, Covenant Empire', 'Team abilities']]),
  ...rulesOf(documents.teamsBefore2011, [['TEAM-SUPERMAN-ENEMY-02', 'Superman Enemy before 2011', 'Team abilities']]),
  ...rulesOf(documents.teamAnswers, [['TEAM-SUPERMAN-ENEMY-12', 'Superman Enemy since 2012', 'Team abilities']]),
  ...rulesOf(documents.teamCards2012, [['TEAM-INJUSTICE', 'Injustice League', 'Team abilities']]),
  ...rulesOf(documents.guideTeams, [
    ['TEAM-ULTIMATE-XMEN', 'Ultimate X-Men', 'Team abilities'],
    ['TEAM-2000AD', '2000 AD', 'Team abilities'],
    ['TEAM-FOUNDERS', 'Founders', 'Team abilities'],
    ['TEAM-STREET', 'Street Fighter', 'Team abilities'],
    ['TEAM-COG', 'Coalition of Ordered Governments', 'Team abilities'],
    ['TEAM-MORLOCKS', 'Morlocks', 'Team abilities']
  ]),
  ...rulesOf(documents.guideTeams2013, [
    ['TEAM-ASSASSINS', 'Assassins', 'Team abilities'],
    ['TEAM-VOX', 'Vox Populi', 'Team abilities'],
    ['TEAM-TEMPLARS', 'Templars', 'Team abilities']
  ]),
  ...rulesOf(documents.guide08, [['COND-ARMOR-WARS', 'Battlefield condition: Armor Wars', 'Armor Wars']])
]
