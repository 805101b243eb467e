/** Knock back: who is immune, and what makes or changes it (KBX). */

export const knockBackSourceSummaries: Readonly<Record<string, string>> = {
  'KBX-01': 'A figure with Charge ignores knock back of every kind, and its player cannot choose otherwise.',
  'KBX-02': 'Figures with Great Size, or Giant Size and Colossal Size in 2010, cannot be knocked back.',
  'KBX-03': 'Multi-base figures can be neither carried nor knocked back nor placed by Telekinesis.',
  'KBX-04':
    'Charge on the click that was hit prevents the knock back even if the damage turns it off. Charge ' +
    'that the damage brings up is too late.',
  'KBX-05':
    '2010 to 2012: when an attack damages the figure its player may let it be knocked back although ' +
    'the attack would not do so, even past Charge or Great Size. It never lets him refuse. The power must ' +
    'show when the figure is hit.',
  'KBX-06':
    '2010 to 2012: ignoring knock-back damage asks whether the power shows when that damage is dealt, ' +
    'choosing knock back whether it showed at the hit. Either part can work without the other.',
  'KBX-07':
    '2013: +2 defense against close combat, and the figure ignores knock back just as with Charge. The ' +
    "two earlier notes of the Player's Guide no longer apply.",
  'KBX-08':
    'Power action: one adjacent opponent goes d6 squares straight away, with no attack roll and no ' +
    'damage; Shape Change, Super Senses and Stealth do not help, immunities do. 2013 also lets any hit of the ' +
    'figure cause knock back.',
  'KBX-09':
    '2012: one close attack against all opponents in reach with damage locked at 2. Whoever takes ' +
    'damage is knocked back by that damage, 1 or 2 squares, 3 on a critical hit; doubles add nothing.',
  'KBX-10':
    '2013: every figure that is hit goes back exactly 2 squares, damaged or not. With doubles or a ' +
    "critical hit we keep it at 2. (Linejudge's reading: no document settles it.)",
  'KBX-11': 'With doubles, everyone the explosion damaged is knocked away from the attacker, the farthest ' + 'first.',
  'KBX-12': 'The figure that takes the damage is the one knocked back, away from the original attacker; its ' + 'own immunities count.',
  'KBX-13':
    '2013: Charge, Combat Reflexes, Great Size and damage reducers are ignored until the action is ' +
    'over, so they protect neither from the knock back nor from its damage. That multi-base figures stay put ' +
    'is a rule and still holds.',
  'KBX-14': '2013: at least 1 damage gets through, so doubles knock the target back at least 1 square.',
  'KBX-15': 'Incapacitate and other attacks that deal no damage cause no damage taken, hence no knock back.',
  'KBX-16':
    'Repulsor Rays: after a ranged hit, range minus distance squares, no damage needed, and in ' +
    'addition to ordinary knock back. Living Bomb Burst: all its damage knocks back. Swat: as well, and a ' +
    'figure that stops the path is dealt 2 knock-back damage like the one that hit it.',
  'KBX-17':
    "2013: Doubles of a Crusader, but 1-1, knock back by the attacker's damage value, hit or miss, damage or not. " +
    'Targets that doubles of a Guardian of the Globe hit get an action token, if they have fewer than two, and are not knocked back. ' +
    'Locust Horde: uses Phasing/Teleport, and after that action may knock one adjacent opponent back 1 square.'
}
