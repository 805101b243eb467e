/** Knock back: who is immune, and what makes or changes it (KBX). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const knockBackSourceRules: readonly RuleEntry[] = [
  {
    id: 'KBX-01',
    title: 'Charge and knock back',
    document: documents.knockBackMore,
    section: 'Charge',
    summary: 'A figure with Charge ignores knock back of every kind, and its player cannot choose otherwise.'
  },
  {
    id: 'KBX-02',
    title: 'Giants and colossals stay put',
    document: documents.knockBackMore,
    section: 'Great Size',
    summary: 'Figures with Great Size, or Giant Size and Colossal Size in 2010, cannot be knocked back.'
  },
  {
    id: 'KBX-03',
    title: 'Multi-base figures stay put',
    document: documents.knockBackMore,
    section: 'Common corner cases: Miscellaneous',
    summary: 'Multi-base figures can be neither carried nor knocked back nor placed by Telekinesis.'
  },
  {
    id: 'KBX-04',
    title: 'Charge that comes or goes with the damage',
    document: documents.reading,
    section: 'Follows from KB-05 and KBX-01',
    summary:
      'Charge on the click that was hit prevents the knock back even if the damage turns it off. Charge ' +
      'that the damage brings up is too late.'
  },
  {
    id: 'KBX-05',
    title: 'Combat Reflexes: choosing to be knocked back',
    document: documents.knockBackMore,
    section: 'Combat Reflexes',
    summary:
      '2010 to 2012: when an attack damages the figure its player may let it be knocked back although ' +
      'the attack would not do so, even past Charge or Great Size. It never lets him refuse. The power must ' +
      'show when the figure is hit.'
  },
  {
    id: 'KBX-06',
    title: 'Combat Reflexes: two separate parts',
    document: documents.knockBackMore,
    section: 'Combat Reflexes',
    summary:
      '2010 to 2012: ignoring knock-back damage asks whether the power shows when that damage is dealt, ' +
      'choosing knock back whether it showed at the hit. Either part can work without the other.'
  },
  {
    id: 'KBX-07',
    title: 'Combat Reflexes in 2013',
    document: documents.pac2013,
    section: 'Combat Reflexes',
    summary:
      '2013: +2 defense against close combat, and the figure ignores knock back just as with Charge. The ' +
      "two earlier notes of the Player's Guide no longer apply."
  },
  {
    id: 'KBX-08',
    title: 'Force Blast',
    document: documents.pac2013,
    section: 'Force Blast',
    summary:
      'Power action: one adjacent opponent goes d6 squares straight away, with no attack roll and no ' +
      'damage; Shape Change, Super Senses and Stealth do not help, immunities do. 2013 also lets any hit of the ' +
      'figure cause knock back.'
  },
  {
    id: 'KBX-09',
    title: 'Quake in 2012',
    document: documents.knockBackMore,
    section: 'Quake',
    summary:
      '2012: one close attack against all opponents in reach with damage locked at 2. Whoever takes ' +
      'damage is knocked back by that damage, 1 or 2 squares, 3 on a critical hit; doubles add nothing.'
  },
  {
    id: 'KBX-10',
    title: 'Quake in 2013',
    document: documents.pac2013,
    section: 'Quake',
    summary:
      '2013: every figure that is hit goes back exactly 2 squares, damaged or not. With doubles or a ' +
      "critical hit we keep it at 2. (Linejudge's reading: no document settles it.)"
  },
  {
    id: 'KBX-11',
    title: 'Energy Explosion and knock back',
    document: documents.guide02,
    section: 'Attack powers: Energy Explosion',
    summary: 'With doubles, everyone the explosion damaged is knocked away from the attacker, the farthest ' + 'first.'
  },
  {
    id: 'KBX-12',
    title: 'Mastermind and knock back',
    document: documents.knockBackIntro,
    section: 'What is Knock Back?',
    summary: 'The figure that takes the damage is the one knocked back, away from the original attacker; its ' + 'own immunities count.'
  },
  {
    id: 'KBX-13',
    title: 'Pulse Wave and knock back',
    document: documents.reading,
    section: "Follows from the Pulse Wave entry of the Player's Guide",
    summary:
      '2013: Charge, Combat Reflexes, Great Size and damage reducers are ignored until the action is ' +
      'over, so they protect neither from the knock back nor from its damage. That multi-base figures stay put ' +
      'is a rule and still holds.'
  },
  {
    id: 'KBX-14',
    title: 'Precision Strike and knock back',
    document: documents.reading,
    section: 'Follows from the Precision Strike power',
    summary: '2013: at least 1 damage gets through, so doubles knock the target back at least 1 square.'
  },
  {
    id: 'KBX-15',
    title: 'Attacks without damage',
    document: documents.reading,
    section: 'Follows from KB-02',
    summary: 'Incapacitate and other attacks that deal no damage cause no damage taken, hence no knock back.'
  },
  {
    id: 'KBX-16',
    title: 'Special powers that knock back',
    document: documents.knockBackMore,
    section: 'Special powers and traits',
    summary:
      'Repulsor Rays: after a ranged hit, range minus distance squares, no damage needed, and in ' +
      'addition to ordinary knock back. Living Bomb Burst: all its damage knocks back. Swat: as well, and a ' +
      'figure that stops the path is dealt 2 knock-back damage like the one that hit it.'
  },
  {
    id: 'KBX-17',
    title: 'Team abilities that change knock back',
    document: documents.guide05,
    section: 'Crusaders; Guardians of the Globe; Locust Horde',
    summary:
      "2013: Crusaders knock back by the attacker's damage value on doubles. Guardians of the Globe give " +
      'a token instead. Locust Horde figures go back 1 square.'
  }
]
