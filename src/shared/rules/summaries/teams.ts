/** Team abilities and conditions that touch a ruling (TEAM, COND). */

export const teamSummaries: Readonly<Record<string, string>> = {
  'TEAM-MYSTICS':
    'When an attack makes this figure take damage, the attacker is dealt 1 unavoidable damage. That ' +
    'damage is no attack, and knock-back damage does not set it off.',
  'TEAM-HYPERTIME':
    'An opponent whose action would move it from a non-adjacent to an adjacent square rolls a d6; on 1 ' +
    'or 2 no square next to the figure may be entered this turn. Who uses the same team ability ignores it on ' +
    'opponents. Knock back is not movement and needs no roll.',
  'TEAM-BATMAN-ALLY': 'The figure can use Stealth.',
  'TEAM-SUPERMAN-ALLY': "Hindering terrain is clear for the figure's movement and for the lines of fire it draws.",
  'TEAM-POWER-COSMIC': 'The figure can use Willpower, and its powers cannot be countered.',
  'TEAM-ACTIONS':
    'Masters of Evil may act with two tokens for 1 unavoidable damage and keep the tokens. Move ' +
    'actions of Avengers, Brotherhood, Justice League and Top Cow do not count against the action total.',
  'TEAM-SKRULL': 'The figure can use Shape Change, but it succeeds only on 6.',
  'TEAM-POLICE': "When an adjacent friend makes a ranged attack, the target's defense is -1 if this figure has a " + 'line of fire to it.',
  'TEAM-SHIELD': 'Adjacent friends have +1 range. By power action one of them has +1 damage in ranged attacks while adjacent.',
  'TEAM-DEFENDERS': "Adjacent members may use each other's unmodified defense value in place of their own.",
  'TEAM-BATMAN-ENEMY': "Adjacent members may use each other's unmodified attack value in place of their own.",
  'COND-ARMOR-WARS':
    'Whenever damage dealt has been reduced, 1 is added to it afterwards. Ignoring damage is not ' +
    'reducing it, so Combat Reflexes does not set it off.'
}
