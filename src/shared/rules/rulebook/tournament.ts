/** Winning and tournaments (TRN). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const tournamentRules: readonly RuleEntry[] = [
  {
    id: 'TRN-01',
    title: 'End of the game',
    document: documents.core2013,
    section: 'Winning the game',
    summary:
      'The game ends when at most one player has figures on the map after the current actions, when time ' +
      'or rounds run out, or when a scenario says so.'
  },
  {
    id: 'TRN-02',
    title: 'Winner',
    document: documents.core2013,
    section: 'Determining the winner',
    summary: 'A sole survivor wins, otherwise whoever has the most victory points. A tie is settled by the ' + 'higher roll of two dice.'
  },
  {
    id: 'TRN-03',
    title: 'Victory points',
    document: documents.core2012,
    section: 'Determining victory points',
    summary:
      'Each defeated opposing figure is worth its points with what was paid for it. A figure that was ' +
      "replaced scores its own points, or the replacements' if higher, once all of them are gone. With three or " +
      'more players the one whose turn it is scores.'
  },
  {
    id: 'TRN-04',
    title: 'Building a force',
    document: documents.core2013,
    section: 'Assembling your force',
    summary:
      'The players agree on a build total, normally in steps of 100; 300 points with three actions is ' +
      'usual. Each unique figure once, one Prime in a force, and at least one figure.'
  },
  {
    id: 'TRN-05',
    title: 'Who goes first',
    document: documents.core2013,
    section: 'Preparing for battle',
    summary:
      'Each player rolls two dice, a themed force adding its bonus, and the winner says who is first ' +
      '(from 2011 on). The first player picks the map, the other a starting area; the areas face each other.'
  },
  {
    id: 'TRN-06',
    title: 'Length of a round',
    document: documents.tournamentRules,
    section: 'Rounds and time',
    summary:
      'A round lasts 50 minutes. The judge calls the start, 20 to 30 minutes left, 5 to 10 minutes left ' +
      'and the end; then play stops at once, and only an action already announced is finished with its free ' +
      'actions.'
  },
  {
    id: 'TRN-07',
    title: 'Pairings',
    document: documents.tournamentRules,
    section: 'Swiss rounds',
    summary:
      'A store event usually has three Swiss rounds. After the first, players are paired by wins and ' + 'then by collected victory points.'
  },
  {
    id: 'TRN-08',
    title: 'Formats and ages',
    document: documents.ages,
    section: 'Golden Age and Modern Age',
    summary:
      'Sealed forces come from opened boosters only. Constructed: Golden Age allows everything, Modern ' +
      'Age about the last two years. Modern 2010 begins with Avengers; feats, battlefield conditions and event ' +
      'dials are out.'
  },
  {
    id: 'TRN-09',
    title: 'Which rules are in force',
    document: documents.tournamentRules,
    section: 'Rules in force',
    summary: "The newest Core Rulebook with its card and the newest Player's Guide apply. At the table the " + 'judge decides.'
  },
  {
    id: 'TRN-10',
    title: 'Byes and standings',
    document: documents.reading,
    section: 'Swiss events',
    summary:
      'A bye counts as a win worth the build total in points. Standings go by wins, then victory points, ' +
      "then the game between the tied players, then a roll-off. (Linejudge's reading: no document settles it.)"
  }
]
