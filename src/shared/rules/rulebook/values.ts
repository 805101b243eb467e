/** Combat values: replace, then modify (VAL). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const valueRules: readonly RuleEntry[] = [
  {
    id: 'VAL-01',
    title: 'Replace, then modify',
    document: documents.core2013,
    section: 'The Rule of Replace then Modify',
    summary:
      'Work a value out only when it is needed: take the printed value, make all replacements in the ' +
      'order its controller likes, then add the sum of the modifiers, and last apply a minimum. A locked value ' +
      'overrides all of it.'
  },
  {
    id: 'VAL-02',
    title: 'What is a replacement, what a modifier',
    document: documents.core2013,
    section: 'Replacement values; Modifiers',
    summary:
      'Halving, doubling and "becomes" a number replace the value; plus and minus modify it. A value ' +
      'that was replaced counts as the unmodified value from then on.'
  },
  {
    id: 'VAL-03',
    title: 'Replace and modify before 2010',
    document: documents.newRules,
    section: 'Replace and then Modify',
    summary:
      'Before the 2010 rulebook the order held only for effects applied at the same moment: a Perplex ' +
      'given earlier was lost when Defend replaced the value later, while a hindering bonus added afterwards ' +
      'stayed.'
  },
  {
    id: 'VAL-04',
    title: 'Rule of three',
    document: documents.core2012,
    section: 'The Rule of Three',
    summary:
      'From 2012 on, modifiers to one value that add up to more than +3 or less than -3 count as +3 or ' +
      "-3; replacements know no such limit. For 2010 we apply the same limit. (Linejudge's reading: no document " +
      'settles it.)'
  },
  {
    id: 'VAL-05',
    title: 'Locked values',
    document: documents.newRules,
    section: 'Locked Values',
    summary:
      'A locked value is neither replaced nor modified. It lasts to the end of the attack that locked ' +
      'it, or to the end of the action if there is no attack.'
  },
  {
    id: 'VAL-06',
    title: 'Minimum values',
    document: documents.core2013,
    section: 'The Rule of Minimums',
    summary:
      'A final result below a stated minimum becomes that minimum, and no combat value falls below 0; ' +
      'locked values obey this too. A figure with range 0 and a minimum of 4 has range 4, also when a modifier ' +
      'of +1 is added.'
  },
  {
    id: 'VAL-07',
    title: 'Common modifiers',
    document: documents.pac2013,
    section: 'Powers and Abilities Card',
    summary:
      'Defense: hindered line +1, Combat Reflexes +2 in close combat, Energy Shield/Deflection +2 and ' +
      'tiny +1 at range. Damage: Enhancement and Empower +1, light object +1, heavy +2. Carry -2 speed, Move ' +
      'and Attack -2 attack, Perplex 1 either way, Smoke Cloud -1 attack (2013).'
  }
]
