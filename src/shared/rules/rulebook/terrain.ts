/** Squares, adjacency and terrain (ADJ, TER). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const terrainRules: readonly RuleEntry[] = [
  {
    id: 'ADJ-01',
    title: 'Adjacent squares',
    document: documents.core2013,
    section: 'Adjacent squares',
    summary:
      'Two squares that share an edge or a corner are adjacent if they lie on the same level and nothing ' +
      'that blocks movement stands between them. No square or figure is adjacent to itself.'
  },
  {
    id: 'ADJ-02',
    title: 'Adjacency past walls and corners',
    document: documents.core2013,
    section: 'Terrain: Blocking terrain (adjacency)',
    summary:
      'A wall between two squares parts them. Diagonal squares stay adjacent as long as one of the two ' +
      'ways round the corner is free of blocking squares and walls, so it takes both to part them. The general ' +
      "test is ours. (Linejudge's reading: no document settles it.)"
  },
  {
    id: 'ADJ-03',
    title: 'Figures do not break adjacency',
    document: documents.laterRulings,
    section: 'Adjacency past two figures',
    summary:
      'Figures on both sides of a corner leave the diagonal squares adjacent: close combat across it is ' +
      'legal although the line of fire is blocked.'
  },
  {
    id: 'ADJ-04',
    title: 'Adjacency and levels',
    document: documents.core2013,
    section: 'Elevated terrain; Movement: Stairs and ladders',
    summary:
      'Squares on different levels are never adjacent. Only the two squares of a stair or ladder let ' +
      'their occupants make close combat attacks against each other.'
  },
  {
    id: 'ADJ-05',
    title: 'Adjacency through a multi-base figure',
    document: documents.core2012,
    section: 'Multi-base characters',
    summary: 'Two squares with a multi-base figure between them are not adjacent through it.'
  },
  {
    id: 'TER-01',
    title: 'Kinds of terrain and their colors',
    document: documents.core2013,
    section: 'Terrain',
    summary:
      'Green is hindering, blue water, brown blocking, red elevated with its level number; heavy black ' +
      'lines are walls. Purple marks starting areas, yellow the indoor part, orange special rules. A square may ' +
      'be several kinds at once, and clear if nothing marks it.'
  },
  {
    id: 'TER-02',
    title: 'Levels',
    document: documents.rulebook2011,
    section: 'Elevated terrain',
    summary:
      'Ground is level 1; where a map prints no numbers, elevated squares are level 2. Whatever stands ' +
      'in a square is at the level of that square. 2010 knows grounded and elevated only.'
  },
  {
    id: 'TER-03',
    title: 'Clear, hindered, blocked',
    document: documents.core2013,
    section: 'Clear, hindered, or blocked',
    summary:
      'A line of fire or a path is as restricted as the worst terrain that it crosses: one blocking ' +
      'square makes it blocked, otherwise one hindering square makes it hindered.'
  },
  {
    id: 'TER-04',
    title: 'Hindering terrain',
    document: documents.core2013,
    section: 'Hindering terrain',
    summary:
      'It stops figures that move into it, halves the speed of those that start in it, and hinders lines ' +
      'of fire. Close combat is not affected.'
  },
  {
    id: 'TER-05',
    title: 'Water terrain',
    document: documents.core2013,
    section: 'Water terrain',
    summary:
      'Water counts as hindering for movement and as clear for lines of fire. For everything else it is ' + 'a kind of terrain of its own.'
  },
  {
    id: 'TER-06',
    title: 'Blocking terrain',
    document: documents.core2013,
    section: 'Blocking terrain',
    summary:
      'No figure enters or passes it, lines of fire through it are blocked, and squares on opposite ' + 'sides of it are not adjacent.'
  },
  {
    id: 'TER-07',
    title: 'Rule of occupancy',
    document: documents.newRules,
    section: 'Rule of Occupancy',
    summary:
      'Nothing comes to rest in a blocking square, and no two figures in the same square. The part of an ' +
      'effect that would lead to this is skipped or has to use another square.'
  },
  {
    id: 'TER-08',
    title: 'Elevated terrain cannot be destroyed',
    document: documents.core2013,
    section: 'Elevated terrain',
    summary:
      'Elevated terrain itself stays whatever happens. Hindering or blocking terrain on top of it keeps ' +
      'its own rules, and blocking terrain there can be destroyed.'
  },
  {
    id: 'TER-09',
    title: 'Objects on the map',
    document: documents.core2013,
    section: 'Tactics: Objects',
    summary: 'A square with an object that nobody holds is hindering terrain. Ultra-light objects are the ' + 'exception.'
  },
  {
    id: 'TER-10',
    title: 'Debris markers',
    document: documents.core2013,
    section: 'Debris markers',
    summary: 'Debris is a hindering marker that may also lie on a blocking square, which then is hindering ' + 'instead of blocking.'
  },
  {
    id: 'TER-11',
    title: 'Destroying blocking terrain',
    document: documents.core2013,
    section: 'Destroying blocking terrain',
    summary:
      'One attack of at least 3 damage destroys a blocking square; it succeeds without an attack roll. ' +
      'Close: an adjacent square. Ranged: a line of fire to its center, which the square itself does not block. ' +
      'Debris is left behind.'
  },
  {
    id: 'TER-12',
    title: 'Terrain that changes during an action',
    document: documents.core2012,
    section: 'Changing terrain',
    summary:
      'A change that makes lines or movement easier counts at once; one that makes them harder waits ' +
      'until the action has resolved. So a destroyed wall is gone immediately, and its debris counts after the ' +
      'action.'
  },
  {
    id: 'TER-13',
    title: 'Walls',
    document: documents.core2013,
    section: 'Walls',
    summary:
      'A wall acts like blocking terrain but is not a blocking square. Squares on its two sides are not ' +
      'adjacent. It ends exactly at the corner of the grid, and the edge of the map is no wall.'
  },
  {
    id: 'TER-14',
    title: 'Indoor blocking and levels',
    document: documents.core2012,
    section: 'Terrain: indoor and outdoor blocking',
    summary:
      'Indoor blocking terrain and indoor walls reach through every level; outdoor ones stand on their ' +
      'own level only. A wall between indoors and outdoors is both, and a yellow edge along outdoor blocking ' +
      'acts as an indoor wall.'
  },
  {
    id: 'TER-15',
    title: 'Indoor and outdoor maps',
    document: documents.guide06,
    section: 'Maps: errata and clarifications',
    summary:
      'A map is an outdoor map unless its label says otherwise. An indoor/outdoor map follows outdoor ' +
      'rules everywhere except inside the yellow lines.'
  },
  {
    id: 'TER-16',
    title: 'Destroying a wall',
    document: documents.core2013,
    section: 'Destroying walls',
    summary:
      "Close: a segment on an edge of the attacker's own square. Ranged: see the rule on lines to walls " +
      '(TER-17). Debris is placed in the clear squares on both sides, none where a side is blocking.'
  },
  {
    id: 'TER-17',
    title: 'Ranged attack on a wall',
    document: documents.newRules,
    section: 'Destroying Walls',
    summary:
      'From 2010 on: one line to the center of the far square that also passes the near square, so it ' +
      'crosses the segment; both squares in range; the segment and a figure in the far square do not block. ' +
      'Before: a line to each of the two squares that this segment does not block, even without crossing it.'
  },
  {
    id: 'TER-18',
    title: 'Starting areas that are too small',
    document: documents.newRules,
    section: 'Starting Areas',
    summary: 'If a force does not fit, the starting areas of both players grow by one row and one column, as ' + 'often as needed.'
  }
]
