/** Descent: resolving an attack (D2). */

export const descentSummaries: Readonly<Record<string, string>> = {
  'D2-01': 'Declare weapon and target, roll the dice, check range, spend surges, deal damage, in this order.',
  'D2-02':
    'The target is a space with one enemy figure; of a large monster the space is named. Melee reaches ' +
    'adjacent spaces, Ranged any in line of sight: from any corner of the one space to any of the other. ' +
    'Obstacles and figures block what passes through their space or along its edge, a corner only touched does ' +
    'not. Adjacent spaces see each other.',
  'D2-03':
    'A hero attacks with one equipped weapon and leaves out the abilities of the other. Without one he ' +
    'attacks adjacent spaces with the blue die alone.',
  'D2-04': "A monster's card shows the type of attack and the dice. The rest goes as for heroes.",
  'D2-05':
    'The attacker rolls his pool and each defender his own defense dice. Rerolls come after all of ' +
    'them have been rolled. Effects on defense dice are for attacks only, not for tests.',
  'D2-06':
    'One side of the blue die shows an X: the attack misses. We end the attack there unless the die is ' +
    "rolled again. (Linejudge's reading: no document settles it.)",
  'D2-07':
    'Ranged attacks need at least as much range on the dice as there are spaces to the target, counted ' +
    'from a space next to the attacker. A shortfall is a miss unless surges make up for it.',
  'D2-08':
    "Each surge buys one ability of the weapon, the hero, skills or items, or of the monster's card. " +
    "We allow each ability once in an attack. (Linejudge's reading: no document settles it.)",
  'D2-09': 'Hearts minus shields, for each figure by itself, never below 0.',
  'D2-10':
    'Blue carries range 2 to 6, hearts, surges and the X; yellow less range and more surges; red the ' +
    'most hearts. Of the defense dice brown is the weakest, gray better, black the best.'
}
