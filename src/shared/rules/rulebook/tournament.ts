/** Winning and tournaments (TRN). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const tournamentRules: readonly RuleEntry[] = [
  {
    id: 'TRN-01',
    title: 'End of the game',
    document: documents.core2013,
    section: 'Winning the game'
  },
  {
    id: 'TRN-02',
    title: 'Winner',
    document: documents.core2013,
    section: 'Determining the winner'
  },
  {
    id: 'TRN-03',
    title: 'Victory points',
    document: documents.core2012,
    section: 'Determining victory points'
  },
  {
    id: 'TRN-04',
    title: 'Building a force',
    document: documents.core2013,
    section: 'Assembling your force'
  },
  {
    id: 'TRN-05',
    title: 'Who goes first',
    document: documents.core2013,
    section: 'Preparing for battle'
  },
  {
    id: 'TRN-06',
    title: 'Length of a round',
    document: documents.tournamentRules,
    section: 'Rounds and time'
  },
  {
    id: 'TRN-07',
    title: 'Pairings',
    document: documents.tournamentRules,
    section: 'Swiss rounds'
  },
  {
    id: 'TRN-08',
    title: 'Formats and ages',
    document: documents.ages,
    section: 'Golden Age and Modern Age'
  },
  {
    id: 'TRN-09',
    title: 'Which rules are in force',
    document: documents.tournamentRules,
    section: 'Rules in force'
  },
  {
    id: 'TRN-10',
    title: 'Byes and standings',
    document: documents.reading,
    section: 'Swiss events'
  },
  {
    id: 'TRN-11',
    title: 'Themed teams',
    document: documents.outwitSpotlight,
    section: 'As a free action'
  }
]
