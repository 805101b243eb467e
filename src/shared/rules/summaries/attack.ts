/** Attacks, targets and dice (ATK). */

export const attackSummaries: Readonly<Record<string, string>> = {
  'ATK-01':
    "Two dice plus the attack value: if the sum reaches the target's defense, the attack hits, " +
    'otherwise it misses. Evading turns a hit into a miss.',
  'ATK-02':
    'One adjacent opposing figure is the target; no line of fire is needed. Other levels are reached ' +
    "only by stairs, Leap/Climb or a giant's size.",
  'ATK-03':
    'The attacker needs a range above 0 and no adjacent opponent; the target must be opposing, not ' +
    "adjacent, within range and line of fire. That the attacker's friends stand next to the target does not " +
    'matter.',
  'ATK-04': 'A figure cannot target itself or its friends unless the effect says so or targets all figures.',
  'ATK-05': 'A roll is doubles when both dice show the same number.',
  'ATK-06':
    'Double six always hits, and every target hit is dealt 1 more damage, except by an attack that ' +
    'deals no damage. It is doubles too, so it causes knock back.',
  'ATK-07':
    'Double one always misses, and the attacker is at once dealt 1 unavoidable damage that is not part ' +
    'of the attack. From 2012 on this damage is not dealt in an attack without damage.',
  'ATK-08':
    'Targets, Shape Change, values, roll and rerolls, hit or miss, evading, effects that prevent or ' +
    'allow knock back, damage dealt (raised, then reduced by one effect), clicks, effects of damage taken, ' +
    'knock back one figure at a time, knock-back damage; then the attack resolves.',
  'ATK-09': 'An attack that was evaded had a successful roll and still misses, so it knocks nothing back.',
  'ATK-10':
    'At most one target per lightning bolt, none twice, the full range to each. One roll is compared ' +
    'with every defense. The damage value is divided among the targets hit as the attacker likes, also 0 to ' +
    'some, but all of it must be given out.',
  'ATK-11':
    'Figures caught in an area are not targets; they may be friendly, out of range or out of line of ' +
    'fire. The same roll is compared with their defense values.',
  'ATK-12': 'Modifiers to damage, the extra damage of criticals and the depletion of damage do not apply to ' + 'them.',
  'ATK-13':
    "2013: after each of its attacks the attacker's damage value is 1 lower, though not below 1, until " +
    'the turn ends. The first attack of Flurry does not count.',
  'ATK-14':
    'Shape Change is rolled when a figure is chosen as a target, Super Senses after it has been hit; ' +
    'see the two powers (POW-SC, POW-SS).'
}
