/** HeroScape knockback (HS). */

export const heroscapeSummaries: Readonly<Record<string, string>> = {
  'HS-01':
    'The rule is an optional part of the Super Strength special power. Whatever cancels or gets round ' +
    'that power cancels the knockback.',
  'HS-02':
    'The attacker has Super Strength, the attack is a normal one, and the adjacent defender does not ' +
    'ignore it; knockback follows the damage. A figure that was destroyed is not moved.',
  'HS-03':
    'Skulls rolled by the attacker minus skulls rolled by the defender; shields of any kind do not ' +
    'count, and neither do wounds. Nothing happens at zero or below.',
  'HS-04':
    "Straight on along the line from the attacker's hex through the defender's; those two are not " +
    'counted. With double-spaced figures there may be several lines, and the attacker chooses.',
  'HS-05':
    'The points are spent like movement, each level up costing one more. Flying, climbing and ' +
    'special terrain that neither wounds nor destroys do not matter, figures are not passed. We keep the usual limit on climbing in one step. ' +
    "(Linejudge's reading: no document settles it.)",
  'HS-06':
    'If points are left when a figure, power, glyph, object, obstacle or a climb it cannot afford ' +
    'stops the figure, roll for Knockback Damage.',
  'HS-07': 'A figure that would leave the battlefield stays on its last space and takes no Knockback Damage.',
  'HS-08':
    'Nobody attacks it for leaving an engagement. Falling damage is worked out after the whole ' +
    'knockback. If the space at the foot of a cliff is occupied, the figure stops above and rolls for ' +
    'Knockback Damage.',
  'HS-09':
    'Roll one attack die: a skull is one wound that cannot be blocked for the figure and for the ' +
    'figure or destructible object that stopped it. Terrain takes none.',
  'HS-10': 'When the points are spent exactly there is no roll, even next to an obstacle.',
  'HS-11': 'Its own controller moves it; where there is a choice of direction the attacker makes it.',
  'HS-12': 'An attack die has 3 skulls, 2 shields and 1 blank side, so a skull comes up half the time.',
  'HS-13':
    "A fall of at least the figure's height costs a roll of one attack die, a skull being a wound. " + 'Much deeper falls are worse.',
  'HS-EX1': 'Hawkgirl rolls 2 skulls, Grundy 2 skulls and enough shields: no wound, 0 points, no movement.',
  'HS-EX2': '3 skulls against 2 skulls and 2 shields in all: 1 wound, 1 point, so Grundy moves 1 space.',
  'HS-EX3':
    '5 skulls against none: 5 points. Grundy moves 2; the next step, three levels up, would cost 4 of ' +
    'the 3 left, so he stops and the die is rolled for him alone.',
  'HS-EX4':
    '4 skulls against none: no wound behind 4 shields, 4 points. Grundy moves up to the Joker and the ' +
    'die counts for both. The text also speaks of five skulls, which does not fit its own result.'
}
