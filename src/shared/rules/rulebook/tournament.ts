/** Winning and tournaments (TRN). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const tournamentRules: readonly RuleEntry[] = [
  ...rulesOf(documents.core2013, [
    ['TRN-01', 'End of the game', 'Winning the game'],
    ['TRN-02', 'Winner', 'Determining the winner']
  ]),
  ...rulesOf(documents.core2012, [['TRN-03', 'Victory points', 'Determining victory points']]),
  ...rulesOf(documents.core2013, [
    ['TRN-04', 'Building a force', 'Assembling your force'],
    ['TRN-05', 'Who goes first', 'Preparing for battle']
  ]),
  ...rulesOf(documents.tournamentRules, [
    ['TRN-06', 'Length of a round', 'Rounds and time'],
    ['TRN-07', 'Pairings', 'Swiss rounds']
  ]),
  ...rulesOf(documents.ages, [['TRN-08', 'Formats and ages', 'Golden Age and Modern Age']]),
  ...rulesOf(documents.tournamentRules, [['TRN-09', 'Which rules are in force', 'Rules in force']]),
  ...rulesOf(documents.reading, [['TRN-10', 'Byes and standings', 'Swiss events']]),
  ...rulesOf(documents.core2012, [['TRN-11', 'Themed teams', 'Themed team benefits']])
]
