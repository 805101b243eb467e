/** Damage (DMG). */

export const damageSummaries: Readonly<Record<string, string>> = {
  'DMG-01':
    'Damage dealt is the damage value with its modifiers, first increased, then decreased. Damage ' +
    'taken is the number of clicks the dial really turns.',
  'DMG-02': "Of several effects that could reduce or ignore the damage only one works; the figure's controller " + 'says which.',
  'DMG-03': 'Damage dealt does not fall below 0, and a figure dealt 0 has not been damaged.',
  'DMG-04':
    'It cannot be reduced, but it can be evaded, ignored (Invincible), increased or transferred. 2010: ' +
    'this holds for every kind of reducer; before, only for powers and abilities.',
  'DMG-05': 'Nothing helps against it: no evading, reducing, changing, ignoring or passing it on.',
  'DMG-06':
    'Toughness takes off 1 and Invulnerability 2. Impervious rolls: 5 or 6 leaves nothing, anything ' +
    'else takes off 2. Invincible (2013) ignores half, the ignored half rounded up: of 3 damage 1 is left, of ' +
    '5 damage 2.',
  'DMG-07': 'A figure that shows a KO symbol is defeated and leaves the map at once.',
  'DMG-08': 'If the dial stops before all damage is applied, by a KO or an effect, only the clicks that were ' + 'turned are damage taken.',
  'DMG-09':
    'All damage of one effect is dealt together. Transferred damage does not count as coming from an ' +
    'attack unless the effect says so, and it cannot be handed back.',
  'DMG-10': 'Healing turns the dial back, never past the starting line with which the figure entered the game.'
}
