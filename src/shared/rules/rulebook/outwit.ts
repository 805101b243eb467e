/** Outwit in depth (OUT). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const outwitRules: readonly RuleEntry[] = [
  {
    id: 'OUT-01',
    title: 'When Outwit may be used',
    document: documents.outwitSpotlight,
    section: 'Once during your turn'
  },
  {
    id: 'OUT-02',
    title: 'What Outwit can counter',
    document: documents.outwitSpotlight,
    section: 'A power or ability possessed'
  },
  {
    id: 'OUT-03',
    title: 'What cannot be countered',
    document: documents.braveAndBold,
    section: 'Traits and Outwit'
  },
  {
    id: 'OUT-04',
    title: 'Bolts do not help',
    document: documents.outwitSpotlight,
    section: 'By a single target'
  },
  {
    id: 'OUT-05',
    title: 'Reach of Outwit',
    document: documents.outwitSpotlight,
    section: 'Within 10 squares; clear line of fire'
  },
  {
    id: 'OUT-06',
    title: 'How long a counter lasts',
    document: documents.outwitSpotlight,
    section: 'Which remains countered until the beginning of your next turn'
  },
  {
    id: 'OUT-07',
    title: 'Effects with a duration',
    document: documents.guide02,
    section: 'Damage powers: Outwit'
  },
  {
    id: 'OUT-08',
    title: 'Example: Hela and M-11',
    document: documents.outwitSpotlight,
    section: 'The Hela and M-11 example'
  },
  {
    id: 'OUT-09',
    title: 'Example: Bug',
    document: documents.outwitSpotlight,
    section: 'The Bug example'
  }
]
