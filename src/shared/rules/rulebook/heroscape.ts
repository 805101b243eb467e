/** HeroScape knockback (HS). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const heroscapeRules: readonly RuleEntry[] = [
  {
    id: 'HS-01',
    title: 'Knockback belongs to Super Strength',
    document: documents.heroscapeKnockback,
    section: 'Knockback',
    summary:
      'The rule is an optional part of the Super Strength special power. Whatever cancels or gets round ' +
      'that power cancels the knockback.'
  },
  {
    id: 'HS-02',
    title: 'When knockback happens',
    document: documents.heroscapeKnockback,
    section: 'Knockback',
    summary:
      'The attacker has Super Strength, the attack is a normal one, and the adjacent defender does not ' +
      'ignore it; knockback follows the damage. A figure that was destroyed is not moved.'
  },
  {
    id: 'HS-03',
    title: 'Knockback points',
    document: documents.heroscapeKnockback,
    section: 'Knockback',
    summary:
      'Skulls rolled by the attacker minus skulls rolled by the defender; shields of any kind do not ' +
      'count, and neither do wounds. Nothing happens at zero or below.'
  },
  {
    id: 'HS-04',
    title: 'Direction',
    document: documents.heroscapeKnockback,
    section: 'Knockback: Adjacent',
    summary:
      "Straight on along the line from the attacker's hex through the defender's; those two are not " +
      'counted. With double-spaced figures there may be several lines, and the attacker chooses.'
  },
  {
    id: 'HS-05',
    title: 'How far',
    document: documents.heroscapeKnockback,
    section: 'Knockback: Movement',
    summary:
      'The points are spent like movement, each level up costing one more. Flying, climbing and most ' +
      'special terrain do not matter, figures are not passed. We keep the usual limit on climbing in one step. ' +
      "(Linejudge's reading: no document settles it.)"
  },
  {
    id: 'HS-06',
    title: 'Stopped early',
    document: documents.heroscapeKnockback,
    section: 'Knockback Damage',
    summary:
      'If points are left when a figure, power, glyph, object, obstacle or a climb it cannot afford ' +
      'stops the figure, roll for Knockback Damage.'
  },
  {
    id: 'HS-07',
    title: 'Off the battlefield',
    document: documents.heroscapeKnockback,
    section: 'Knockback: Movement',
    summary: 'A figure that would leave the battlefield stays on its last space and takes no Knockback Damage.'
  },
  {
    id: 'HS-08',
    title: 'Engagement and falling',
    document: documents.heroscapeKnockback,
    section: "Knockback: Movement; author's rulings",
    summary:
      'Nobody attacks it for leaving an engagement. Falling damage is worked out after the whole ' +
      'knockback. If the space at the foot of a cliff is occupied, the figure stops above and rolls for ' +
      'Knockback Damage.'
  },
  {
    id: 'HS-09',
    title: 'Knockback Damage',
    document: documents.heroscapeKnockback,
    section: 'Knockback Damage',
    summary:
      'Roll one attack die: a skull is one wound that cannot be blocked for the figure and for the ' +
      'figure or destructible object that stopped it. Terrain takes none.'
  },
  {
    id: 'HS-10',
    title: 'Points used up',
    document: documents.heroscapeKnockback,
    section: 'Knockback Damage',
    summary: 'When the points are spent exactly there is no roll, even next to an obstacle.'
  },
  {
    id: 'HS-11',
    title: 'Who moves the figure',
    document: documents.heroscapeKnockback,
    section: "Author's rulings",
    summary: 'Its own controller moves it; where there is a choice of direction the attacker makes it.'
  },
  {
    id: 'HS-12',
    title: 'Attack die',
    document: documents.heroscape,
    section: 'Attack dice',
    summary: 'An attack die has 3 skulls, 2 shields and 1 blank side, so a skull comes up half the time.'
  },
  {
    id: 'HS-13',
    title: 'Falling',
    document: documents.heroscape,
    section: 'Falling',
    summary:
      "A fall of at least the figure's height costs a roll of one attack die, a skull being a wound. " + 'Much deeper falls are worse.'
  },
  {
    id: 'HS-EX1',
    title: 'Example: no knockback',
    document: documents.heroscapeKnockback,
    section: 'Example 1: An Attack',
    summary: 'Hawkgirl rolls 2 skulls, Grundy 2 skulls and enough shields: no wound, 0 points, no movement.'
  },
  {
    id: 'HS-EX2',
    title: 'Example: one space',
    document: documents.heroscapeKnockback,
    section: 'Example 2: Knockback',
    summary: '3 skulls against 2 skulls and 2 shields in all: 1 wound, 1 point, so Grundy moves 1 space.'
  },
  {
    id: 'HS-EX3',
    title: 'Example: stopped by a ledge',
    document: documents.heroscapeKnockback,
    section: 'Example 3: Knockback Damage',
    summary:
      '5 skulls against none: 5 points. Grundy moves 2; the next step, three levels up, would cost 4 of ' +
      'the 3 left, so he stops and the die is rolled for him alone.'
  },
  {
    id: 'HS-EX4',
    title: 'Example: stopped by a figure',
    document: documents.heroscapeKnockback,
    section: 'Example 4: Knockback Damage Other Figures',
    summary:
      '4 skulls against none: no wound behind 4 shields, 4 points. Grundy moves up to the Joker and the ' +
      'die counts for both. The text also speaks of five skulls, which does not fit its own result.'
  }
]
