/** Squares, adjacency and terrain (ADJ, TER). */

export const terrainSummaries: Readonly<Record<string, string>> = {
  'ADJ-01':
    'Two squares that share an edge or a corner are adjacent if they lie on the same level and nothing ' +
    'that blocks movement stands between them. No square or figure is adjacent to itself.',
  'ADJ-02':
    'A wall between two squares parts them. Diagonal squares stay adjacent as long as one of the two ' +
    'ways round the corner is free of blocking squares and walls, so it takes both to part them. The general ' +
    "test is ours. (Linejudge's reading: no document settles it.)",
  'ADJ-03':
    'Figures on both sides of a corner leave the diagonal squares adjacent: close combat across it is ' +
    'legal although the line of fire is blocked.',
  'ADJ-04':
    'Squares on different levels are never adjacent. Only the two squares of a stair or ladder let ' +
    'their occupants make close combat attacks against each other.',
  'ADJ-05': 'Two squares with a multi-base figure between them are not adjacent through it.',
  'TER-01':
    'Green is hindering, blue water, brown blocking, red elevated with its level number; heavy black ' +
    'lines are walls. Purple marks starting areas, yellow the indoor part, orange special rules. A square may ' +
    'be several kinds at once, and clear if nothing marks it.',
  'TER-02':
    'Ground is level 1; where a map prints no numbers, elevated squares are level 2. Whatever stands ' +
    'in a square is at the level of that square. 2010 knows grounded and elevated only.',
  'TER-03':
    'A line of fire or a path is as restricted as the worst terrain that it crosses: one blocking ' +
    'square makes it blocked, otherwise one hindering square makes it hindered.',
  'TER-04':
    'It stops figures that move into it, halves the speed of those that start in it, and hinders lines ' +
    'of fire. Close combat is not affected.',
  'TER-05':
    'Water counts as hindering for movement and as clear for lines of fire. For everything else it is ' + 'a kind of terrain of its own.',
  'TER-06':
    'No figure enters or passes it, lines of fire through it are blocked, and squares on opposite ' + 'sides of it are not adjacent.',
  'TER-07':
    'Nothing comes to rest in a blocking square, and no two figures in the same square. The part of an ' +
    'effect that would lead to this is skipped or has to use another square.',
  'TER-08':
    'Elevated terrain itself stays whatever happens. Hindering or blocking terrain on top of it keeps ' +
    'its own rules, and blocking terrain there can be destroyed.',
  'TER-09': 'A square with an object that nobody holds is hindering terrain. Ultra-light objects are the ' + 'exception.',
  'TER-10': 'Debris is a hindering marker that may also lie on a blocking square, which then is hindering ' + 'instead of blocking.',
  'TER-11':
    'One attack of at least 3 damage destroys a blocking square; it succeeds without an attack roll. ' +
    'Close: an adjacent square. Ranged: a line of fire to its center, which the square itself does not block. ' +
    'Debris is left behind.',
  'TER-12':
    'A change that makes lines or movement easier counts at once; one that makes them harder waits ' +
    'until the action has resolved. So a destroyed wall is gone immediately, and its debris counts after the ' +
    'action.',
  'TER-13':
    'A wall acts like blocking terrain but is not a blocking square. Squares on its two sides are not ' +
    'adjacent. It ends exactly at the corner of the grid, and the edge of the map is no wall.',
  'TER-14':
    'Indoor blocking terrain and indoor walls reach through every level; outdoor ones stand on their ' +
    'own level only. A wall between indoors and outdoors is both, and a yellow edge along outdoor blocking ' +
    'acts as an indoor wall.',
  'TER-15':
    'A map is an outdoor map unless its label says otherwise. An indoor/outdoor map follows outdoor ' +
    'rules everywhere except inside the yellow lines.',
  'TER-16':
    "Close: a segment on an edge of the attacker's own square. Ranged: see the rule on lines to walls " +
    '(TER-17). Debris is placed in the clear squares on both sides, none where a side is blocking.',
  'TER-17':
    'From 2010 on: one line to the center of the far square that also passes the near square, so it ' +
    'crosses the segment; both squares in range; the segment and a figure in the far square do not block. ' +
    'Before: a line to each of the two squares that this segment does not block, even without crossing it.',
  'TER-18': 'If a force does not fit, the starting areas of both players grow by one row and one column, as ' + 'often as needed.'
}
