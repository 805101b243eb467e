/** Objects (OBJ). */

export const objectSummaries: Readonly<Record<string, string>> = {
  'OBJ-01':
    'Each force brings up to three objects; two of them differ in weight, and three include a heavy ' +
    'and a light one. They are placed in turn on clear terrain outside the starting areas, special ones at ' +
    'least 5 squares away.',
  'OBJ-02':
    'A figure with Super Strength picks up or puts down one object as it moves, in its square or one next to the path, and holds one at most. Before 2013 it picks up none in the step that stops next to an opposing figure. Losing the power or being defeated drops it in its square; if an object lies there already, the dropped one is removed.',
  'OBJ-03': 'An object that is held is not terrain and cannot be targeted in the ordinary way.',
  'OBJ-04':
    'A figure that holds an object uses it in a close attack on a single target, unless the attack ' +
    'deals no damage: light +1, heavy +2, ultra-heavy +3 to the damage value. A locked value takes no bonus.',
  'OBJ-05':
    'A ranged attack on one target, even with range 0: ultra-light 8 squares for 1 damage, light 6 for ' +
    "2, heavy 4 for 3; ultra-heavy objects are never thrown. The figure's own damage value does not matter.",
  'OBJ-06': 'An object used in an attack is removed, even if the attack missed.',
  'OBJ-07':
    'As for blocking terrain, with 3 damage, 4 for an ultra-heavy object. No debris is left, a figure ' +
    'in the square is not hurt, and one attack cannot go at both the object and the figure.'
}
