/** Knock back: trigger, amount, direction and order (KB). */

export const knockBackSummaries: Readonly<Record<string, string>> = {
  'KB-01':
    'An attack that hits with doubles knocks its target back. Double one is always a miss, so it never ' +
    'does; the Clix Campaign says so outright.',
  'KB-02':
    'One square for every click the target took from the attack, after reducers and with the extra ' +
    'damage of a critical hit. No damage taken means no knock back and no knock-back damage.',
  'KB-03': 'The damage is applied first. A figure that it defeats is gone and is not knocked back.',
  'KB-04':
    'The figure goes away from whoever caused the knock back, also when Mastermind passed the damage ' +
    'on or an Energy Explosion caught it. An attacker hurt by its own explosion stays where it is.',
  'KB-05':
    "Effects that prevent or allow knock back are judged before the attack's damage is applied: the " +
    'click that shows when the figure is hit decides. The 2012 rulebook words it loosely; the article and the ' +
    '2013 rulebook are plain.',
  'KB-06': 'Effects that watch for moving or entering squares do not react: no Hypertime roll, no breaking ' + 'away, no Plasticity.',
  'KB-07':
    'Hindering terrain and objects do not stop a figure that is knocked back, and water, which only ' +
    'hinders movement, does not either.',
  'KB-08': 'If attacker and target stand in one row, column or perfect diagonal, the path goes on in that ' + 'direction.',
  'KB-09':
    'What stands beside a diagonal path does not stop it, so a figure slips between two others. Only ' +
    'the squares it enters count, and for terrain the corner rule (KBD-03).',
  'KB-10':
    '2012 and 2013: the path is the diagonal on the far side of the target, away from the attacker ' +
    'both across and along. Nobody chooses.',
  'KB-11':
    '2010: prolong the line of fire past the target. The attacker chooses one of the first two squares ' +
    'it enters, and the path runs in the direction from the target to that square.',
  'KB-12':
    '2010: where the line is so flat that the text gives no two directions, the choices are the ' +
    "straight direction along the longer side and the diagonal next to it. (Linejudge's reading: no document " +
    'settles it.)',
  'KB-13':
    'The attacker picks a vertical, horizontal or diagonal line leading away. We allow the two ' +
    "straight directions and the diagonal that point from attacker to target. (Linejudge's reading: no " +
    'document settles it.)',
  'KB-14': 'Only the squares on the map decide the direction; range and elevation play no part.',
  'KB-20':
    'The figure farthest from the attacker goes first and is finished before the next one; its new ' + 'square counts for the others.',
  'KB-21':
    'The texts name no order for figures at equal distance. As effects at the same moment, the player ' +
    'whose turn it is puts them in order.',
  'KB-22':
    "Farthest is counted in squares from the attacker's square, diagonals as one. (Linejudge's " + 'reading: no document settles it.)'
}
