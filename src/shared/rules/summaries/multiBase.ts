/** Multi-base figures (MUL). */

export const multiBaseSummaries: Readonly<Record<string, string>> = {
  'MUL-01':
    'It occupies every square of its base and is adjacent to all squares around it. A two-square base ' +
    'may lie in any two adjacent squares, a larger one only straight along the grid.',
  'MUL-02':
    'It moves as the one square its player chooses, and no part may go farther than that square. It ' +
    'must end in legal squares, and starts in hindering terrain if any of its squares is hindering.',
  'MUL-03':
    'Lines run to or from any one of its squares, another one for each target if wished. Its other ' +
    'squares never block its own lines; for everyone else each of its squares blocks on the same level.',
  'MUL-04': 'It is never carried, knocked back or placed by Telekinesis.',
  'MUL-05':
    'An opponent next to one of its squares is next to the whole figure: a colossal cannot shoot at ' + 'that opponent from its far end.',
  'MUL-06': 'If it does not fit into the starting area, the squares under it count as clear and of one level ' + 'until it leaves them.'
}
