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
  'TEAM-XMEN':
    'Given a power action next to a friend that uses it and can be healed, it rolls a d6: the friend is healed of 1 click, and on 1 to 4 it is dealt 1 unavoidable damage itself.',
  'TEAM-FANTASTIC-FOUR':
    'When it is KO’d, each other friend that uses it may be healed of 1 click, but nobody if all that remain are KO’d in the same action.',
  'TEAM-GLC': 'It can use Carry for up to eight friends.',
  'TEAM-OUTSIDERS':
    'Free action: the combat values of a figure within 10 squares and line of fire, itself included, cannot be modified until its next turn. It cannot be copied.',
  'TEAM-SUICIDE':
    'After an action in which an adjacent friend is KO’d, it may be healed of a d6 less 2 clicks, at least 1, for each friend KO’d so.',
  'TEAM-WATCHMEN': 'Opponents cannot modify its combat values.',
  'TEAM-SERPENT': 'It can use Phasing/Teleport.',
  'TEAM-CRIME-SYNDICATE':
    'It can use Probability Control; when that ignores a roll, a friend on the map must get an action token, or the roll stands. It cannot be copied.',
  'TEAM-UNDERWORLD':
    'Given a move action it can use Carry, but only for friends that use the same team ability: one, or two if both have fewer points than itself. Covenant Empire cannot be copied.',
  'TEAM-SUPERMAN-ENEMY-02':
    'Of two adjacent friends that use it, the one of more points has Outwit while they are adjacent, unless it has it already; if both have the same points, the player chooses one. It ends with the action in which they part.',
  'TEAM-SUPERMAN-ENEMY-12':
    'Next to a friend that uses it, the one of more points may be given a free action to use Outwit at once, but not inside another action; if both have the same points, the player chooses one. Each adjacent pair may do so.',
  'TEAM-INJUSTICE':
    'An action in which it attacks an opponent that another friend with it has attacked this turn does not count against the action total.',
  'TEAM-ULTIMATE-XMEN':
    'Once per game it chooses an opponent or a team ability: targets of the choice have 1 less defense against its attacks. A choice of one figure holds for that figure alone; a wild card keeps its choice for good.',
  'TEAM-2000AD':
    'Once per game, for all that use it together, an opponent or an opposing team ability is chosen: they have 1 more attack against the choice.',
  'TEAM-FOUNDERS':
    'At the beginning of its turn one opponent in line of fire of a figure that uses it is chosen: all that use it have 1 more attack against it this turn. It cannot be copied.',
  'TEAM-STREET': 'Given a power action it moves up to 3 squares and then makes a close attack. It cannot be copied.',
  'TEAM-COG':
    'After its ranged attack it may move up to 3 squares if it ends in hindering terrain or next to blocking terrain or a wall. It cannot be copied.',
  'TEAM-MORLOCKS': 'It has 1 more attack in close combat for each other friend with it that is adjacent to it and to the target.',
  'TEAM-ASSASSINS':
    'It can use Stealth; if a close attack against it misses with doubles, it may take an action token to deal the attacker 1 damage.',
  'TEAM-VOX': 'If it has an action token, its attack rolls of doubles hit, except a critical miss.',
  'TEAM-TEMPLARS':
    'With an action token at the beginning of its turn it may give an adjacent friend 1 more attack or defense until its next turn, by a free action.',
  'COND-ARMOR-WARS':
    'Whenever damage dealt has been reduced, 1 is added to it afterwards. Ignoring damage is not ' +
    'reducing it, so Combat Reflexes does not set it off.'
}
