/** Team abilities and conditions that touch a ruling (TEAM, COND). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const teamRules: readonly RuleEntry[] = [
  {
    id: 'TEAM-MYSTICS',
    title: 'Mystics, Arachnos, CrossGen, Kaiju',
    document: documents.guide05,
    section: 'Mystics; Arachnos; CrossGen; Kaiju',
    summary:
      'When an attack makes this figure take damage, the attacker is dealt 1 unavoidable damage. That ' +
      'damage is no attack, and knock-back damage does not set it off.'
  },
  {
    id: 'TEAM-HYPERTIME',
    title: 'Hypertime, Kingdom Come',
    document: documents.knockBackIntro,
    section: 'Hypertime',
    summary:
      'An opponent whose action would move it from a non-adjacent to an adjacent square rolls a d6; on 1 ' +
      'or 2 no square next to the figure may be entered this turn. Knock back is not movement and needs no ' +
      'roll.'
  },
  {
    id: 'TEAM-BATMAN-ALLY',
    title: 'Batman Ally, Kabuki',
    document: documents.guide05,
    section: 'Batman Ally; Kabuki',
    summary: 'The figure can use Stealth.'
  },
  {
    id: 'TEAM-SUPERMAN-ALLY',
    title: 'Superman Ally, Ultimates, Avengers Initiative',
    document: documents.guide05,
    section: 'Superman Ally; Ultimates; Avengers Initiative',
    summary: "Hindering terrain is clear for the figure's movement and for the lines of fire it draws."
  },
  {
    id: 'TEAM-POWER-COSMIC',
    title: 'Power Cosmic, Quintessence',
    document: documents.guide05,
    section: 'Power Cosmic; Quintessence',
    summary: 'The figure can use Willpower, and its powers cannot be countered.'
  },
  {
    id: 'TEAM-ACTIONS',
    title: 'Masters of Evil; teams with free moves',
    document: documents.guide05,
    section: 'Masters of Evil; Avengers; Brotherhood of Mutants; Justice League; Top Cow',
    summary:
      'Masters of Evil may act with two tokens for 1 unavoidable damage and keep the tokens. Move ' +
      'actions of Avengers, Brotherhood, Justice League and Top Cow do not count against the action total.'
  },
  {
    id: 'TEAM-SKRULL',
    title: 'Skrull, Danger Girl',
    document: documents.guide05,
    section: 'Skrull; Danger Girl',
    summary: 'The figure can use Shape Change, but it succeeds only on 6.'
  },
  {
    id: 'TEAM-POLICE',
    title: 'Police, Hydra, PPDC',
    document: documents.guide05,
    section: 'Police; Hydra; PPDC',
    summary: "When an adjacent friend makes a ranged attack, the target's defense is -1 if this figure has a " + 'line of fire to it.'
  },
  {
    id: 'TEAM-SHIELD',
    title: 'S.H.I.E.L.D. team',
    document: documents.guide05,
    section: 'S.H.I.E.L.D.',
    summary: "Adjacent friends have +1 range. By power action a friend's ranged attack has +1 damage."
  },
  {
    id: 'TEAM-DEFENDERS',
    title: 'Defenders, Justice Society',
    document: documents.guide05,
    section: 'Defenders; Justice Society',
    summary: "Adjacent members may use each other's unmodified defense value in place of their own."
  },
  {
    id: 'TEAM-BATMAN-ENEMY',
    title: 'Batman Enemy, Sinister Syndicate',
    document: documents.guide05,
    section: 'Batman Enemy; Sinister Syndicate',
    summary: "Adjacent members may use each other's unmodified attack value in place of their own."
  },
  {
    id: 'COND-ARMOR-WARS',
    title: 'Battlefield condition: Armor Wars',
    document: documents.guide08,
    section: 'Armor Wars',
    summary:
      'Whenever damage dealt has been reduced, 1 is added to it afterwards. Ignoring damage is not ' +
      'reducing it, so Combat Reflexes does not set it off.'
  }
]
