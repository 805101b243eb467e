/** Team abilities and conditions that touch a ruling (TEAM, COND). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const teamRules: readonly RuleEntry[] = [
  {
    id: 'TEAM-MYSTICS',
    title: 'Mystics, Arachnos, CrossGen, Kaiju',
    document: documents.guide05,
    section: 'Mystics; Arachnos; CrossGen; Kaiju'
  },
  {
    id: 'TEAM-HYPERTIME',
    title: 'Hypertime, Kingdom Come',
    document: documents.knockBackIntro,
    section: 'Hypertime'
  },
  {
    id: 'TEAM-BATMAN-ALLY',
    title: 'Batman Ally, Kabuki',
    document: documents.guide05,
    section: 'Batman Ally; Kabuki'
  },
  {
    id: 'TEAM-SUPERMAN-ALLY',
    title: 'Superman Ally, Ultimates, Avengers Initiative',
    document: documents.guide05,
    section: 'Superman Ally; Ultimates; Avengers Initiative'
  },
  {
    id: 'TEAM-POWER-COSMIC',
    title: 'Power Cosmic, Quintessence',
    document: documents.guide05,
    section: 'Power Cosmic; Quintessence'
  },
  {
    id: 'TEAM-ACTIONS',
    title: 'Masters of Evil; teams with free moves',
    document: documents.guide05,
    section: 'Masters of Evil; Avengers; Brotherhood of Mutants; Justice League; Top Cow'
  },
  {
    id: 'TEAM-SKRULL',
    title: 'Skrull, Danger Girl',
    document: documents.guide05,
    section: 'Skrull; Danger Girl'
  },
  {
    id: 'TEAM-POLICE',
    title: 'Police, Hydra, PPDC',
    document: documents.guide05,
    section: 'Police; Hydra; PPDC'
  },
  {
    id: 'TEAM-SHIELD',
    title: 'S.H.I.E.L.D. team',
    document: documents.guide05,
    section: 'S.H.I.E.L.D.'
  },
  {
    id: 'TEAM-DEFENDERS',
    title: 'Defenders, Justice Society',
    document: documents.guide05,
    section: 'Defenders; Justice Society'
  },
  {
    id: 'TEAM-BATMAN-ENEMY',
    title: 'Batman Enemy, Sinister Syndicate',
    document: documents.guide05,
    section: 'Batman Enemy; Sinister Syndicate'
  },
  {
    id: 'COND-ARMOR-WARS',
    title: 'Battlefield condition: Armor Wars',
    document: documents.guide08,
    section: 'Armor Wars'
  }
]
