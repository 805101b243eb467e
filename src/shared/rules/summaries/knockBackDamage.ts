/** Knock back: where the path stops and what it costs (KBD). */

export const knockBackDamageSummaries: Readonly<Record<string, string>> = {
  'KBD-01':
    'A path that would leave the map stops in the last square, and the figure is dealt 1 knock-back ' +
    'damage. For other rules the edge is still no wall.',
  'KBD-02':
    'If the next square blocks movement, or a wall lies on the edge in front, the path stops and the ' +
    'figure is dealt 1 knock-back damage.',
  'KBD-03':
    'If both ways round the corner are closed, the path stops for 1 knock-back damage; one open side ' +
    "lets the figure through. We treat higher ground on both sides as closed. (Linejudge's reading: no " +
    'document settles it.)',
  'KBD-04': 'If the next square is on a higher level, the path stops in front of it and the figure is dealt 1 ' + 'knock-back damage.',
  'KBD-05':
    'A free square on a lower level is entered, the path ends there and the figure is dealt 2 ' +
    'knock-back damage, however deep the drop.',
  'KBD-06':
    'From 2010 on: if the lower square cannot be occupied, for whatever reason, the figure stays in ' +
    'the last higher square and is dealt no knock-back damage. Before 2010 it took 1 when a figure stood ' +
    'there.',
  'KBD-07': 'A figure in the next square of the same level ends the path in front of it. Neither of the two is ' + 'dealt damage.',
  'KBD-08': 'A path that ran its full length deals no damage, even if the figure now stands against a wall.',
  'KBD-09': 'A figure that cannot move at all is still dealt 1 knock-back damage, provided the knock back was ' + 'of at least 1 square.',
  'KBD-10':
    "It is damage dealt, separate from the attack's and after it, so Toughness and the like reduce it " +
    "and it can be transferred. It is not penetrating, even if the attack's damage was.",
  'KBD-11': 'What reacts to an attack, such as Mystics, Super Senses, Shape Change or Steal Energy, does not ' + 'react to it.',
  'KBD-12': 'Whatever deals knock-back damage also ends the path, so one knock back costs 1 or 2 and never ' + 'both.',
  'KBD-13': 'Being knocked into a piece of terrain does not destroy it.',
  'KBD-14':
    'A figure with Flight is dealt nothing when it leaves elevated terrain, though its path ends in ' +
    'the first lower square. Walls, edges and blocking hurt it as usual.',
  'KBD-15':
    '2010 to 2012: the figure ignores all knock-back damage. Ignoring is not reducing, which matters ' +
    'to effects that ask for reduced damage.',
  'KBD-16': "Knock-back damage meets the powers on the click that shows once the attack's damage has been " + 'taken.',
  'KBD-17':
    'Knock-back damage does not count as damage from the attacker unless an effect says so. ' +
    "(Linejudge's reading: no document settles it.)"
}
