/** Combat values: replace, then modify (VAL). */

export const valueSummaries: Readonly<Record<string, string>> = {
  'VAL-01':
    'Work a value out only when it is needed: take the printed value, make all replacements in the ' +
    'order its controller likes, then add the sum of the modifiers, and last apply a minimum. A locked value ' +
    'overrides all of it.',
  'VAL-02':
    'Halving, doubling and "becomes" a number replace the value; plus and minus modify it. A value ' +
    'that was replaced counts as the unmodified value from then on.',
  'VAL-03':
    'Before the 2010 rulebook the order held only for effects applied at the same moment: a Perplex ' +
    'given earlier was lost when Defend replaced the value later, while a hindering bonus added afterwards ' +
    'stayed.',
  'VAL-04':
    'Modifiers to one value that add up to more than +3 or less than -3 count as +3 or -3; replacements know no such limit. Printed from 2012 on; for 2010 and before, a thread of 2009 quotes it from the rulebook of 2006.',
  'VAL-05':
    'A locked value is neither replaced nor modified. It lasts to the end of the attack that locked ' +
    'it, or to the end of the action if there is no attack.',
  'VAL-06':
    'A final result below a stated minimum becomes that minimum, and no combat value falls below 0; ' +
    'locked values obey this too. A figure with range 0 and a minimum of 4 has range 4, also when a modifier ' +
    'of +1 is added.',
  'VAL-07':
    'Defense: hindered line +1, Combat Reflexes +2 in close combat, Energy Shield/Deflection +2 and ' +
    'tiny +1 at range. Damage: Enhancement and Empower +1, light object +1, heavy +2. Carry -2 speed, Move ' +
    'and Attack -2 attack, Perplex 1 either way, Smoke Cloud -1 attack (2013).'
}
