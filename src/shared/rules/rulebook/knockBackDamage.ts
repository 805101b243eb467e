/** Knock back: where the path stops and what it costs (KBD). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const knockBackDamageRules: readonly RuleEntry[] = [
  {
    id: 'KBD-01',
    title: 'Map edge',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects',
    summary:
      'A path that would leave the map stops in the last square, and the figure is dealt 1 knock-back ' +
      'damage. For other rules the edge is still no wall.'
  },
  {
    id: 'KBD-02',
    title: 'Walls and squares that block movement',
    document: documents.core2012,
    section: 'Knock back damage (page 11)',
    summary:
      'If the next square blocks movement, or a wall lies on the edge in front, the path stops and the ' +
      'figure is dealt 1 knock-back damage.'
  },
  {
    id: 'KBD-03',
    title: 'Diagonal step with both ways closed',
    document: documents.reading,
    section: 'Follows from MOV-09 and ADJ-02',
    summary:
      'If both ways round the corner are closed, the path stops for 1 knock-back damage; one open side ' +
      "lets the figure through. We treat higher ground on both sides as closed. (Linejudge's reading: no " +
      'document settles it.)'
  },
  {
    id: 'KBD-04',
    title: 'Higher ground',
    document: documents.core2012,
    section: 'Knock back damage (page 11)',
    summary: 'If the next square is on a higher level, the path stops in front of it and the figure is dealt 1 ' + 'knock-back damage.'
  },
  {
    id: 'KBD-05',
    title: 'Knocked off elevated terrain',
    document: documents.core2012,
    section: 'Knock back off elevated terrain (page 11)',
    summary:
      'A free square on a lower level is entered, the path ends there and the figure is dealt 2 ' +
      'knock-back damage, however deep the drop.'
  },
  {
    id: 'KBD-06',
    title: 'Nowhere to fall',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects',
    summary:
      'From 2010 on: if the lower square cannot be occupied, for whatever reason, the figure stays in ' +
      'the last higher square and is dealt no knock-back damage. Before 2010 it took 1 when a figure stood ' +
      'there.'
  },
  {
    id: 'KBD-07',
    title: 'Stopped by a figure',
    document: documents.knockBackMore,
    section: 'Common corner cases: Map effects (first picture)',
    summary: 'A figure in the next square of the same level ends the path in front of it. Neither of the two is ' + 'dealt damage.'
  },
  {
    id: 'KBD-08',
    title: 'Path completed',
    document: documents.knockBackIntro,
    section: 'Knock back damage',
    summary: 'A path that ran its full length deals no damage, even if the figure now stands against a wall.'
  },
  {
    id: 'KBD-09',
    title: 'Already against the wall',
    document: documents.reading,
    section: 'Follows from KBD-02',
    summary: 'A figure that cannot move at all is still dealt 1 knock-back damage, provided the knock back was ' + 'of at least 1 square.'
  },
  {
    id: 'KBD-10',
    title: 'Knock-back damage can be reduced',
    document: documents.knockBackIntro,
    section: 'Finishing up',
    summary:
      "It is damage dealt, separate from the attack's and after it, so Toughness and the like reduce it " +
      "and it can be transferred. It is not penetrating, even if the attack's damage was."
  },
  {
    id: 'KBD-11',
    title: 'Knock-back damage is no attack',
    document: documents.knockBackIntro,
    section: 'Finishing up',
    summary: 'What reacts to an attack, such as Mystics, Super Senses, Shape Change or Steal Energy, does not ' + 'react to it.'
  },
  {
    id: 'KBD-12',
    title: 'One knock-back damage at most',
    document: documents.knockBackIntro,
    section: 'Knock back damage',
    summary: 'Whatever deals knock-back damage also ends the path, so one knock back costs 1 or 2 and never ' + 'both.'
  },
  {
    id: 'KBD-13',
    title: 'Terrain survives',
    document: documents.core2013,
    section: 'Knock back damage',
    summary: 'Being knocked into a piece of terrain does not destroy it.'
  },
  {
    id: 'KBD-14',
    title: 'Flight and falling',
    document: documents.knockBackMore,
    section: 'Flight',
    summary:
      'A figure with Flight is dealt nothing when it leaves elevated terrain, though its path ends in ' +
      'the first lower square. Walls, edges and blocking hurt it as usual.'
  },
  {
    id: 'KBD-15',
    title: 'Combat Reflexes and knock-back damage',
    document: documents.knockBackMore,
    section: 'Combat Reflexes',
    summary:
      '2010 to 2012: the figure ignores all knock-back damage. Ignoring is not reducing, which matters ' +
      'to effects that ask for reduced damage.'
  },
  {
    id: 'KBD-16',
    title: 'Powers showing after the attack',
    document: documents.knockBackMore,
    section: 'Combat Reflexes',
    summary: "Knock-back damage meets the powers on the click that shows once the attack's damage has been " + 'taken.'
  },
  {
    id: 'KBD-17',
    title: 'Who is credited with knock-back damage',
    document: documents.reading,
    section: 'Later official answers, applied to all editions',
    summary:
      'Knock-back damage does not count as damage from the attacker unless an effect says so. ' +
      "(Linejudge's reading: no document settles it.)"
  }
]
