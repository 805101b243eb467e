/** Movement (MOV). */

export const movementSummaries: Readonly<Record<string, string>> = {
  'MOV-01': 'The figure moves up to its speed value in squares, also 0. Every square costs 1, diagonals too.',
  'MOV-02':
    'Squares with opposing figures cannot be passed without an effect, those with friends can. No move ' + 'ends in an occupied square.',
  'MOV-03':
    'A figure stops when it becomes adjacent to an opponent from which it did not break away in this ' +
    'action, unless an effect lets it move on.',
  'MOV-04':
    'A figure next to an opponent rolls a d6 before its action moves it: 4 or more succeeds, against ' +
    'all neighbors at once. A natural 1 always fails and a natural 6 always succeeds, whatever the modifiers. ' +
    'Failure ends the action with its token and without an attack.',
  'MOV-05': 'A figure that steps from terrain that does not hinder movement into terrain that does must stop ' + 'there.',
  'MOV-06': 'The speed value is halved before the figure moves. That is a replacement, so modifiers come after ' + 'it.',
  'MOV-07':
    'Charge and Running Shot halve the speed as well, so from hindering terrain it is halved twice, ' +
    'rounding up each time: 10 becomes 5, then 3. Carry takes off its 2 afterwards.',
  'MOV-08':
    'Without ignoring elevated terrain a figure changes level only through both squares of a stair or ' +
    'ladder, and nobody jumps off. The pair may touch at a corner only (clarified in 2012).',
  'MOV-09':
    'Compare the two ways round the corner and use the easier one. Both blocked: no step. The easier ' +
    'one hindered: the figure steps and must stop. One clear: the step is clear. Before 2010 the stricter ' +
    'side counted for movement.',
  'MOV-10': 'A figure that is placed does not break away and ignores whatever lies in between. For carrying ' + 'see Carry (ABL-CARRY).',
  'MOV-11': '2013: moving in a direct line means that all steps go in the same one of the eight directions.'
}
