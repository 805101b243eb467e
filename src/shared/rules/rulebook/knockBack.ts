/** Knock back: trigger, amount, direction and order (KB). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const knockBackRules: readonly RuleEntry[] = [
  {
    id: 'KB-01',
    title: 'What causes knock back',
    document: documents.knockBackIntro,
    section: 'What is Knock Back?',
    summary:
      'An attack that hits with doubles knocks its target back. Double one is always a miss, so it never ' +
      'does; the Clix Campaign says so outright.'
  },
  {
    id: 'KB-02',
    title: 'How far',
    document: documents.knockBackIntro,
    section: 'What is Knock Back?',
    summary:
      'One square for every click the target took from the attack, after reducers and with the extra ' +
      'damage of a critical hit. No damage taken means no knock back and no knock-back damage.'
  },
  {
    id: 'KB-03',
    title: 'Knock back comes after the damage',
    document: documents.core2012,
    section: 'Knock back (page 10)',
    summary: 'The damage is applied first. A figure that it defeats is gone and is not knocked back.'
  },
  {
    id: 'KB-04',
    title: 'Away from the attacker',
    document: documents.knockBackIntro,
    section: 'What is Knock Back?',
    summary:
      'The figure goes away from whoever caused the knock back, also when Mastermind passed the damage ' +
      'on or an Energy Explosion caught it. An attacker hurt by its own explosion stays where it is.'
  },
  {
    id: 'KB-05',
    title: 'When immunity is checked',
    document: documents.knockBackMore,
    section: 'Common corner cases: Powers and abilities',
    summary:
      "Effects that prevent or allow knock back are judged before the attack's damage is applied: the " +
      'click that shows when the figure is hit decides. The 2012 rulebook words it loosely; the article and the ' +
      '2013 rulebook are plain.'
  },
  {
    id: 'KB-06',
    title: 'Knock back is not movement',
    document: documents.knockBackIntro,
    section: 'What is Knock Back?',
    summary: 'Effects that watch for moving or entering squares do not react: no Hypertime roll, no breaking ' + 'away, no Plasticity.'
  },
  {
    id: 'KB-07',
    title: 'What the path ignores',
    document: documents.knockBackIntro,
    section: 'What is Knock Back?',
    summary:
      'Hindering terrain and objects do not stop a figure that is knocked back, and water, which only ' +
      'hinders movement, does not either.'
  },
  {
    id: 'KB-08',
    title: 'Straight knock back',
    document: documents.core2012,
    section: 'Knock back (page 10)',
    summary: 'If attacker and target stand in one row, column or perfect diagonal, the path goes on in that ' + 'direction.'
  },
  {
    id: 'KB-09',
    title: 'Beside a diagonal path',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects (second picture)',
    summary:
      'What stands beside a diagonal path does not stop it, so a figure slips between two others. Only ' +
      'the squares it enters count, and for terrain the corner rule (KBD-03).'
  },
  {
    id: 'KB-10',
    title: 'Target off the straight lines, from 2012 on',
    document: documents.knockBackIntro,
    section: 'What is Knock Back?',
    summary:
      '2012 and 2013: the path is the diagonal on the far side of the target, away from the attacker ' +
      'both across and along. Nobody chooses.'
  },
  {
    id: 'KB-11',
    title: 'Target off the straight lines in 2010',
    document: documents.newRules,
    section: 'Knock Back',
    summary:
      '2010: prolong the line of fire past the target. The attacker chooses one of the first two squares ' +
      'it enters, and the path runs in the direction from the target to that square.'
  },
  {
    id: 'KB-12',
    title: 'Flat lines in 2010',
    document: documents.reading,
    section: '2010 knock back on flat lines',
    summary:
      '2010: where the line is so flat that the text gives no two directions, the choices are the ' +
      "straight direction along the longer side and the diagonal next to it. (Linejudge's reading: no document " +
      'settles it.)'
  },
  {
    id: 'KB-13',
    title: 'Target off the straight lines, Clix Campaign',
    document: documents.clixCampaign,
    section: 'Knock back',
    summary:
      'The attacker picks a vertical, horizontal or diagonal line leading away. We allow the two ' +
      "straight directions and the diagonal that point from attacker to target. (Linejudge's reading: no " +
      'document settles it.)'
  },
  {
    id: 'KB-14',
    title: 'Direction in plan view',
    document: documents.reading,
    section: 'Follows from KB-08 and KB-10',
    summary: 'Only the squares on the map decide the direction; range and elevation play no part.'
  },
  {
    id: 'KB-20',
    title: 'Several figures knocked back',
    document: documents.core2012,
    section: 'Knock back (page 10)',
    summary:
      'The figure farthest from the attacker goes first and is finished before the next one; its new ' + 'square counts for the others.'
  },
  {
    id: 'KB-21',
    title: 'Equal distance',
    document: documents.core2013,
    section: 'Timing',
    summary:
      'The texts name no order for figures at equal distance. As effects at the same moment, the player ' +
      'whose turn it is puts them in order.'
  },
  {
    id: 'KB-22',
    title: 'Distance for the order',
    document: documents.reading,
    section: 'Order of knock back',
    summary:
      "Farthest is counted in squares from the attacker's square, diagonals as one. (Linejudge's " + 'reading: no document settles it.)'
  }
]
