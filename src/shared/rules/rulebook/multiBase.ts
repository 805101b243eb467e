/** Multi-base figures (MUL). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const multiBaseRules: readonly RuleEntry[] = [
  {
    id: 'MUL-01',
    title: 'Squares of a multi-base figure',
    document: documents.core2013,
    section: 'Multi-base characters',
    summary:
      'It occupies every square of its base and is adjacent to all squares around it. A two-square base ' +
      'may lie in any two adjacent squares, a larger one only straight along the grid.'
  },
  {
    id: 'MUL-02',
    title: 'Moving a multi-base figure',
    document: documents.core2013,
    section: 'Moving multi-base characters',
    summary:
      'It moves as the one square its player chooses, and no part may go farther than that square. It ' +
      'must end in legal squares, and starts in hindering terrain if any of its squares is hindering.'
  },
  {
    id: 'MUL-03',
    title: 'Lines to and from a multi-base figure',
    document: documents.core2013,
    section: 'Attacking and multi-base characters',
    summary:
      'Lines run to or from any one of its squares, another one for each target if wished. Its other ' +
      'squares never block its own lines; for everyone else each of its squares blocks on the same level.'
  },
  {
    id: 'MUL-04',
    title: 'What cannot be done to a multi-base figure',
    document: documents.core2013,
    section: 'Multi-base characters',
    summary: 'It is never carried, knocked back or placed by Telekinesis.'
  },
  {
    id: 'MUL-05',
    title: 'Adjacent to one square is adjacent to all',
    document: documents.laterRulings,
    section: 'Multi-base figures next to an opponent',
    summary:
      'An opponent next to one of its squares is next to the whole figure: a colossal cannot shoot at ' + 'that opponent from its far end.'
  },
  {
    id: 'MUL-06',
    title: 'Starting area too small for the base',
    document: documents.guide01,
    section: 'Multi-based characters',
    summary: 'If it does not fit into the starting area, the squares under it count as clear and of one level ' + 'until it leaves them.'
  }
]
