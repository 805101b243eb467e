/** Lines of fire: elevation (ELV). */

export const elevationSummaries: Readonly<Record<string, string>> = {
  'ELV-01':
    'Between two squares of one level, any higher square in between blocks. Terrain and figures of ' +
    'that level act as usual, and whatever lies lower does not matter: blocking, hindering and standard ' +
    'figures below are overlooked.',
  'ELV-02':
    '2010: a grounded giant blocks a line between two elevated squares. The texts of 2012 and 2013 are ' +
    'silent; we let a figure with Great Size still block from below, unless it is smaller than one of the ' +
    "ends. (Linejudge's reading: no document settles it.)",
  'ELV-03': 'Indoor blocking terrain and indoor walls block lines on every level.',
  'ELV-04':
    'A line between two levels is blocked by any square higher than the lower end, except the higher ' +
    'end itself; by blocking terrain and walls on the lower level; and by giants and colossals on the line.',
  'ELV-05': 'Standard and tiny figures and hindering terrain between the two squares do not affect a line ' + 'between levels.',
  'ELV-06':
    "On a line between levels, hindering terrain in the target's square still hinders and gives +1 " +
    "defense. In the attacker's square it does not.",
  'ELV-07':
    'From a straight rim a figure sees the lower squares between the two perfect diagonals, the ' +
    'diagonals included. A figure farther back sees no ground straight over its own roof.',
  'ELV-08':
    'Read higher and lower for elevated and grounded. With levels 2, 3 and 4 side by side, 2 sees 3 ' +
    'and 3 sees 4, but the level-3 square blocks the line from 2 to 4.',
  'ELV-09':
    'To be drawn to from below by a figure that is no giant, the higher figure has to stand on the ' +
    'rim: next to lower ground in the direction of the line.'
}
