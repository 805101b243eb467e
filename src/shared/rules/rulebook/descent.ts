/** Descent: resolving an attack (D2). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const descentRules: readonly RuleEntry[] = [
  {
    id: 'D2-01',
    title: 'Steps of an attack',
    document: documents.descent,
    section: 'Attack',
    summary: 'Declare weapon and target, roll the dice, check range, spend surges, deal damage, in this order.'
  },
  {
    id: 'D2-02',
    title: 'Choosing the target',
    document: documents.descent,
    section: 'Attack: Declare weapon and target',
    summary:
      'The target is a space with one enemy figure; of a large monster the space is named. Melee reaches ' +
      'adjacent spaces, Ranged any in line of sight: from any corner of the one space to any of the other. ' +
      'Obstacles and figures block what passes through their space or along its edge, a corner only touched does ' +
      'not. Adjacent spaces see each other.'
  },
  {
    id: 'D2-03',
    title: "Heroes' weapons",
    document: documents.descent,
    section: 'Attack: Declare weapon and target',
    summary:
      'A hero attacks with one equipped weapon and leaves out the abilities of the other. Without one he ' +
      'attacks adjacent spaces with the blue die alone.'
  },
  {
    id: 'D2-04',
    title: "Monsters' attacks",
    document: documents.descent,
    section: 'Attack: Monsters',
    summary: "A monster's card shows the type of attack and the dice. The rest goes as for heroes."
  },
  {
    id: 'D2-05',
    title: 'Rolling',
    document: documents.descent,
    section: 'Attack: Roll dice',
    summary:
      'The attacker rolls his pool and each defender his own defense dice. Rerolls come after all of ' +
      'them have been rolled. Effects on defense dice are for attacks only, not for tests.'
  },
  {
    id: 'D2-06',
    title: 'A miss on the blue die',
    document: documents.descent,
    section: 'Attack: Roll dice',
    summary:
      'One side of the blue die shows an X: the attack misses. We end the attack there unless the die is ' +
      "rolled again. (Linejudge's reading: no document settles it.)"
  },
  {
    id: 'D2-07',
    title: 'Range',
    document: documents.descent,
    section: 'Attack: Check range',
    summary:
      'Ranged attacks need at least as much range on the dice as there are spaces to the target, counted ' +
      'from a space next to the attacker. A shortfall is a miss unless surges make up for it.'
  },
  {
    id: 'D2-08',
    title: 'Surges',
    document: documents.descent,
    section: 'Attack: Spend surges',
    summary:
      "Each surge buys one ability of the weapon, the hero, skills or items, or of the monster's card. " +
      "We allow each ability once in an attack. (Linejudge's reading: no document settles it.)"
  },
  {
    id: 'D2-09',
    title: 'Damage',
    document: documents.descent,
    section: 'Attack: Deal damage',
    summary: 'Hearts minus shields, for each figure by itself, never below 0.'
  },
  {
    id: 'D2-10',
    title: 'Dice',
    document: documents.descent,
    section: 'Dice',
    summary:
      'Blue carries range 2 to 6, hearts, surges and the X; yellow less range and more surges; red the ' +
      'most hearts. Of the defense dice brown is the weakest, gray better, black the best.'
  }
]
