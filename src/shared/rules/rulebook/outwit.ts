/** Outwit in depth (OUT). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const outwitRules: readonly RuleEntry[] = [
  ...rulesOf(documents.outwitSpotlight, [
    ['OUT-01', 'When Outwit may be used', 'Once during your turn'],
    ['OUT-02', 'What Outwit can counter', 'A power or ability possessed']
  ]),
  ...rulesOf(documents.braveAndBold, [['OUT-03', 'What cannot be countered', 'Traits and Outwit']]),
  ...rulesOf(documents.outwitSpotlight, [
    ['OUT-04', 'Bolts do not help', 'By a single target'],
    ['OUT-05', 'Reach of Outwit', 'Within 10 squares; clear line of fire'],
    ['OUT-06', 'How long a counter lasts', 'Which remains countered until the beginning of your next turn']
  ]),
  ...rulesOf(documents.guide02, [['OUT-07', 'Effects with a duration', 'Damage powers: Outwit']]),
  ...rulesOf(documents.outwitSpotlight, [
    ['OUT-08', 'Example: Hela and M-11', 'The Hela and M-11 example'],
    ['OUT-09', 'Example: Bug', 'The Bug example']
  ])
]
