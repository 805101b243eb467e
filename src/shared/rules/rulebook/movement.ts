/** Movement (MOV). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const movementRules: readonly RuleEntry[] = [
  {
    id: 'MOV-01',
    title: 'Move action',
    document: documents.core2013,
    section: 'Move actions',
    summary: 'The figure moves up to its speed value in squares, also 0. Every square costs 1, diagonals too.'
  },
  {
    id: 'MOV-02',
    title: 'Moving past figures',
    document: documents.core2013,
    section: 'Move actions',
    summary:
      'Squares with opposing figures cannot be passed without an effect, those with friends can. No move ' + 'ends in an occupied square.'
  },
  {
    id: 'MOV-03',
    title: 'Coming next to an opponent',
    document: documents.core2013,
    section: 'Breaking away',
    summary:
      'A figure stops when it becomes adjacent to an opponent from which it did not break away in this ' +
      'action, unless an effect lets it move on.'
  },
  {
    id: 'MOV-04',
    title: 'Breaking away',
    document: documents.core2013,
    section: 'Breaking away',
    summary:
      'A figure next to an opponent rolls a d6 before its action moves it: 4 or more succeeds, against ' +
      'all neighbors at once. A natural 1 always fails and a natural 6 always succeeds, whatever the modifiers. ' +
      'Failure ends the action with its token and without an attack.'
  },
  {
    id: 'MOV-05',
    title: 'Entering hindering terrain',
    document: documents.core2013,
    section: 'Hindering terrain: Movement',
    summary: 'A figure that steps from terrain that does not hinder movement into terrain that does must stop ' + 'there.'
  },
  {
    id: 'MOV-06',
    title: 'Starting in hindering terrain',
    document: documents.core2013,
    section: 'Hindering terrain: Movement',
    summary: 'The speed value is halved before the figure moves. That is a replacement, so modifiers come after ' + 'it.'
  },
  {
    id: 'MOV-07',
    title: 'Halved twice: Charge from hindering terrain',
    document: documents.reading,
    section: "Follows from MOV-06, GEN-06 and the power's text",
    summary:
      'Charge and Running Shot halve the speed as well, so from hindering terrain it is halved twice, ' +
      'rounding up each time: 10 becomes 5, then 3. Carry takes off its 2 afterwards.'
  },
  {
    id: 'MOV-08',
    title: 'Stairs and ladders',
    document: documents.core2013,
    section: 'Movement: Stairs and ladders',
    summary:
      'Without ignoring elevated terrain a figure changes level only through both squares of a stair or ' +
      'ladder, and nobody jumps off. The pair may touch at a corner only (clarified in 2012).'
  },
  {
    id: 'MOV-09',
    title: 'Diagonal steps past a corner',
    document: documents.core2010,
    section: 'Intersections; Movement through intersection points (2013)',
    summary:
      'Compare the two ways round the corner and use the easier one. Both blocked: no step. The easier ' +
      'one hindered: the figure steps and must stop. One clear: the step is clear. Before 2010 the stricter ' +
      'side counted for movement.'
  },
  {
    id: 'MOV-10',
    title: 'Placing is not moving',
    document: documents.core2013,
    section: 'Placing characters',
    summary: 'A figure that is placed does not break away and ignores whatever lies in between. For carrying ' + 'see Carry (ABL-CARRY).'
  },
  {
    id: 'MOV-11',
    title: 'Direct line movement',
    document: documents.core2013,
    section: 'Move actions',
    summary: '2013: moving in a direct line means that all steps go in the same one of the eight directions.'
  }
]
