/** Attacks, targets and dice (ATK). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const attackRules: readonly RuleEntry[] = [
  {
    id: 'ATK-01',
    title: 'The attack roll',
    document: documents.core2013,
    section: 'The attack roll',
    summary:
      "Two dice plus the attack value: if the sum reaches the target's defense, the attack hits, " +
      'otherwise it misses. Evading turns a hit into a miss.'
  },
  {
    id: 'ATK-02',
    title: 'Close combat attacks',
    document: documents.core2013,
    section: 'Combat actions',
    summary:
      'One adjacent opposing figure is the target; no line of fire is needed. Other levels are reached ' +
      "only by stairs, Leap/Climb or a giant's size."
  },
  {
    id: 'ATK-03',
    title: 'Ranged combat attacks',
    document: documents.core2013,
    section: 'Ranged combat',
    summary:
      'The attacker needs a range above 0 and no adjacent opponent; the target must be opposing, not ' +
      "adjacent, within range and line of fire. That the attacker's friends stand next to the target does not " +
      'matter.'
  },
  {
    id: 'ATK-04',
    title: 'Whom you may target',
    document: documents.core2013,
    section: 'Combat actions',
    summary: 'A figure cannot target itself or its friends unless the effect says so or targets all figures.'
  },
  {
    id: 'ATK-05',
    title: 'Doubles',
    document: documents.core2013,
    section: 'Glossary: Doubles',
    summary: 'A roll is doubles when both dice show the same number.'
  },
  {
    id: 'ATK-06',
    title: 'Critical hit',
    document: documents.core2013,
    section: 'Rolling 2 and 12',
    summary:
      'Double six always hits, and every target hit is dealt 1 more damage, except by an attack that ' +
      'deals no damage. It is doubles too, so it causes knock back.'
  },
  {
    id: 'ATK-07',
    title: 'Critical miss',
    document: documents.core2013,
    section: 'Rolling 2 and 12',
    summary:
      'Double one always misses, and the attacker is at once dealt 1 unavoidable damage that is not part ' +
      'of the attack. From 2012 on this damage is not dealt in an attack without damage.'
  },
  {
    id: 'ATK-08',
    title: 'Order of one attack',
    document: documents.core2012,
    section: 'Combat attack rules; heroclix.com: Defense, Defense, Defense',
    summary:
      'Targets, Shape Change, values, roll and rerolls, hit or miss, evading, effects that prevent or ' +
      'allow knock back, damage dealt (raised, then reduced by one effect), clicks, effects of damage taken, ' +
      'knock back one figure at a time, knock-back damage; then the attack resolves.'
  },
  {
    id: 'ATK-09',
    title: 'Successful roll and hit',
    document: documents.core2013,
    section: 'Glossary: Successful attack roll',
    summary: 'An attack that was evaded had a successful roll and still misses, so it knocks nothing back.'
  },
  {
    id: 'ATK-10',
    title: 'Several ranged targets',
    document: documents.core2013,
    section: 'Multiple ranged combat targets',
    summary:
      'At most one target per lightning bolt, none twice, the full range to each. One roll is compared ' +
      'with every defense. The damage value is divided among the targets hit as the attacker likes, also 0 to ' +
      'some, but all of it must be given out.'
  },
  {
    id: 'ATK-11',
    title: 'Area of effect',
    document: documents.core2013,
    section: 'Glossary: Area of effect',
    summary:
      'Figures caught in an area are not targets; they may be friendly, out of range or out of line of ' +
      'fire. The same roll is compared with their defense values.'
  },
  {
    id: 'ATK-12',
    title: 'Attacks that deal no damage',
    document: documents.core2012,
    section: 'No damage',
    summary: 'Modifiers to damage, the extra damage of criticals and the depletion of damage do not apply to ' + 'them.'
  },
  {
    id: 'ATK-13',
    title: 'Damage Depletion Modifier',
    document: documents.core2013,
    section: 'Damage Depletion Modifier',
    summary:
      "2013: after each of its attacks the attacker's damage value is 1 lower, though not below 1, until " +
      'the turn ends. The first attack of Flurry does not count.'
  },
  {
    id: 'ATK-14',
    title: 'Shape Change and Super Senses',
    document: documents.pac2013,
    section: 'Shape Change; Super Senses',
    summary:
      'Shape Change is rolled when a figure is chosen as a target, Super Senses after it has been hit; ' +
      'see the two powers (POW-SC, POW-SS).'
  }
]
