/** Lines of fire: geometry (LOF). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const lineOfFireRules: readonly RuleEntry[] = [
  {
    id: 'LOF-01',
    title: 'What a line of fire is',
    document: documents.drawingLines,
    section: 'Drawing Lines',
    summary:
      'A line of fire runs from the center of one square to the center of another. It exists or not ' +
      'whatever the range, and any player may check lines at any time.'
  },
  {
    id: 'LOF-02',
    title: 'Squares a line crosses',
    document: documents.drawingLines,
    section: 'Drawing Lines',
    summary:
      'A line crosses every square whose inside it enters. The square where it starts has no effect on ' + "it; the target's square has."
  },
  {
    id: 'LOF-03',
    title: 'Lines in both directions',
    document: documents.drawingLines,
    section: 'Drawing Lines',
    summary:
      "A line crosses the same squares in either direction. What can differ is the target's square and " + 'the powers of the two figures.'
  },
  {
    id: 'LOF-04',
    title: 'When a line runs through a corner',
    document: documents.reading,
    section: 'Arithmetic of the grid',
    summary:
      'Divide the columns and rows between the two squares by their greatest common factor: the line ' +
      'meets corners exactly when both results are odd. Every perfect diagonal does, and so does three squares ' +
      'over and one up.'
  },
  {
    id: 'LOF-05',
    title: 'Both flanks of a corner',
    document: documents.core2010,
    section: 'Intersections; Line of fire across intersection points (2013)',
    summary:
      'Where a line runs exactly through a corner, only the less restrictive of the two squares beside ' +
      'it counts: blocking and clear is clear, blocking and hindering is hindered, two blocking flanks block. A ' +
      'figure that would block counts as a blocking flank.'
  },
  {
    id: 'LOF-06',
    title: 'Walls at a corner',
    document: documents.drawingLines,
    section: 'The wall that ends at the midpoint',
    summary:
      'A single wall that ends at the corner does not block a line through that corner; a straight wall ' +
      'running through it, between the two squares, does. In other cases look for one free way round the ' +
      "corner. (Linejudge's reading: no document settles it.)"
  },
  {
    id: 'LOF-07',
    title: 'Line across a wall',
    document: documents.core2013,
    section: 'Line of fire',
    summary: 'A line that crosses a wall between the two corners of the segment is blocked.'
  },
  {
    id: 'LOF-08',
    title: 'Midpoint trick',
    document: documents.drawingLines,
    section: 'Finding the midpoint',
    summary:
      'Count the box around both squares, the two end squares included. If both sides are even, the ' +
      'midpoint of the line is a corner; if both are odd, it is the center of a square; otherwise the middle of ' +
      'an edge. A line that is clear from both ends to the midpoint is clear.'
  },
  {
    id: 'LOF-09',
    title: 'What blocks a line of fire',
    document: documents.core2013,
    section: 'Line of fire',
    summary:
      'Blocking terrain, a wall, a square with a figure that is neither end of the line, and elevated ' +
      'terrain where its own rules say so. Size may excuse a figure in between (SIZ-01).'
  },
  {
    id: 'LOF-10',
    title: 'A line to your own square',
    document: documents.core2013,
    section: 'Line of fire',
    summary:
      'A figure always has a line to the square it stands in. Conditions on lines still count there: ' +
      'with the 2010 Stealth a figure in hindering terrain cannot even be drawn to by itself.'
  },
  {
    id: 'LOF-11',
    title: 'Hindered is still clear',
    document: documents.outwitSpotlight,
    section: 'Clear line of fire to the target',
    summary:
      'A hindered line satisfies every effect that asks for a clear line of fire, unless a power such as ' +
      'Stealth makes it a blocked one.'
  },
  {
    id: 'LOF-12',
    title: 'Hindered lines',
    document: documents.core2013,
    section: 'Hindering terrain: Line of fire',
    summary:
      "A line is hindered if it crosses a hindering square, the target's own included and the attacker's " +
      "own left out. The target's defense is then +1 against that attack, once, however many such squares there " +
      'are.'
  },
  {
    id: 'LOF-13',
    title: 'Range, distance and line of fire',
    document: documents.core2013,
    section: 'Line of fire',
    summary:
      '"Within range", "within so many squares" and "within line of fire" are three separate conditions. ' +
      'Range counts the squares along the line without the first one, diagonals as one.'
  },
  {
    id: 'LOF-14',
    title: 'Direct line of fire',
    document: documents.core2013,
    section: 'Line of fire',
    summary:
      'A line in one row, one column or one perfect diagonal is direct. Direct lines take into account ' +
      'only squares that are really adjacent.'
  },
  {
    id: 'LOF-15',
    title: 'Lines to objects; ignoring figures',
    document: documents.guide01,
    section: 'Lines of fire',
    summary:
      "A held object's square can be drawn to without a line to its holder. Ignoring figures for lines " +
      'of fire means their bases, not their powers. Whatever a line of fire is drawn to is a target.'
  },
  {
    id: 'LOF-16',
    title: 'Several targets, several lines',
    document: documents.core2013,
    section: 'Multiple ranged combat targets',
    summary: 'Every target of a ranged attack needs its own line of fire.'
  }
]
