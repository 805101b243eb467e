/** Lines of fire: elevation (ELV). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const elevationRules: readonly RuleEntry[] = [
  {
    id: 'ELV-01',
    title: 'Lines on the same level',
    document: documents.core2013,
    section: 'Elevated terrain: Line of fire',
    summary:
      'Between two squares of one level, any higher square in between blocks. Terrain and figures of ' +
      'that level act as usual, and whatever lies lower does not matter: blocking, hindering and standard ' +
      'figures below are overlooked.'
  },
  {
    id: 'ELV-02',
    title: 'Grounded giants under a high line',
    document: documents.linesOfFire2,
    section: 'Giant Size: elevated to elevated',
    summary:
      '2010: a grounded giant blocks a line between two elevated squares. The texts of 2012 and 2013 are ' +
      'silent; we let a figure with Great Size still block from below, unless it is smaller than one of the ' +
      "ends. (Linejudge's reading: no document settles it.)"
  },
  {
    id: 'ELV-03',
    title: 'Indoor blocking under a high line',
    document: documents.core2012,
    section: 'Terrain: indoor and outdoor blocking',
    summary: 'Indoor blocking terrain and indoor walls block lines on every level.'
  },
  {
    id: 'ELV-04',
    title: 'Lines between levels',
    document: documents.core2013,
    section: 'Line of fire: The rim',
    summary:
      'A line between two levels is blocked by any square higher than the lower end, except the higher ' +
      'end itself; by blocking terrain and walls on the lower level; and by giants and colossals on the line.'
  },
  {
    id: 'ELV-05',
    title: 'What a line between levels overlooks',
    document: documents.core2013,
    section: 'Line of fire: The rim',
    summary: 'Standard and tiny figures and hindering terrain between the two squares do not affect a line ' + 'between levels.'
  },
  {
    id: 'ELV-06',
    title: 'Target in hindering terrain on another level',
    document: documents.linesOfFire2,
    section: 'Hindering terrain',
    summary:
      "On a line between levels, hindering terrain in the target's square still hinders and gives +1 " +
      "defense. In the attacker's square it does not."
  },
  {
    id: 'ELV-07',
    title: 'The cone below a rim',
    document: documents.linesOfFire2,
    section: 'The rim and the cone',
    summary:
      'From a straight rim a figure sees the lower squares between the two perfect diagonals, the ' +
      'diagonals included. A figure farther back sees no ground straight over its own roof.'
  },
  {
    id: 'ELV-08',
    title: 'Three and more levels',
    document: documents.rulebook2011,
    section: 'Lines of fire and elevation',
    summary:
      'Read higher and lower for elevated and grounded. With levels 2, 3 and 4 side by side, 2 sees 3 ' +
      'and 3 sees 4, but the level-3 square blocks the line from 2 to 4.'
  },
  {
    id: 'ELV-09',
    title: 'Targeting a figure on the rim',
    document: documents.core2013,
    section: 'Line of fire: The rim',
    summary:
      'To be drawn to from below by a figure that is no giant, the higher figure has to stand on the ' +
      'rim: next to lower ground in the direction of the line.'
  }
]
