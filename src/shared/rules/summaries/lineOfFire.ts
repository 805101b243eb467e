/** Lines of fire: geometry (LOF). */

export const lineOfFireSummaries: Readonly<Record<string, string>> = {
  'LOF-01':
    'A line of fire runs from the center of one square to the center of another. It exists or not ' +
    'whatever the range, and any player may check lines at any time.',
  'LOF-02':
    'A line crosses every square whose inside it enters. The square where it starts has no effect on ' + "it; the target's square has.",
  'LOF-03':
    "A line crosses the same squares in either direction. What can differ is the target's square and " + 'the powers of the two figures.',
  'LOF-04':
    'Divide the columns and rows between the two squares by their greatest common factor: the line ' +
    'meets corners exactly when both results are odd. Every perfect diagonal does, and so does three squares ' +
    'over and one up.',
  'LOF-05':
    'Where a line runs exactly through a corner, only the less restrictive of the two squares beside ' +
    'it counts: blocking and clear is clear, blocking and hindering is hindered, two blocking flanks block. A ' +
    'figure that would block counts as a blocking flank.',
  'LOF-06':
    'A single wall that ends at the corner does not block a line through that corner; a straight wall ' +
    'running through it, between the two squares, does. In other cases look for one free way round the ' +
    "corner. (Linejudge's reading: no document settles it.)",
  'LOF-07': 'A line that crosses a wall between the two corners of the segment is blocked.',
  'LOF-08':
    'Count the box around both squares, the two end squares included. If both sides are even, the ' +
    'midpoint of the line is a corner; if both are odd, it is the center of a square; otherwise the middle of ' +
    'an edge. A line that is clear from both ends to the midpoint is clear.',
  'LOF-09':
    'Blocking terrain, a wall, a square with a figure that is neither end of the line, and elevated ' +
    'terrain where its own rules say so. Size may excuse a figure in between (SIZ-01).',
  'LOF-10':
    'A figure always has a line to the square it stands in. Conditions on lines still count there: ' +
    'with the 2010 Stealth a figure in hindering terrain cannot even be drawn to by itself.',
  'LOF-11':
    'A hindered line satisfies every effect that asks for a clear line of fire, unless a power such as ' +
    'Stealth makes it a blocked one.',
  'LOF-12':
    "A line is hindered if it crosses a hindering square, the target's own included and the attacker's " +
    "own left out. The target's defense is then +1 against that attack, once, however many such squares there " +
    'are.',
  'LOF-13':
    '"Within range", "within so many squares" and "within line of fire" are three separate conditions. ' +
    'Range counts the squares along the line without the first one, diagonals as one.',
  'LOF-14':
    'A line in one row, one column or one perfect diagonal is direct. Direct lines take into account ' +
    'only squares that are really adjacent.',
  'LOF-15':
    "A held object's square can be drawn to without a line to its holder. Ignoring figures for lines " +
    'of fire means their bases, not their powers. Whatever a line of fire is drawn to is a target.',
  'LOF-16': 'Every target of a ranged attack needs its own line of fire.'
}
