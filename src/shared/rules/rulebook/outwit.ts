/** Outwit in depth (OUT). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const outwitRules: readonly RuleEntry[] = [
  {
    id: 'OUT-01',
    title: 'When Outwit may be used',
    document: documents.outwitSpotlight,
    section: 'Once during your turn',
    summary:
      'By free action once in your turn, at the beginning, middle or end of it, so even before Poison. ' +
      'It cannot interrupt another action, and the figure then counts as having been given an action.'
  },
  {
    id: 'OUT-02',
    title: 'What Outwit can counter',
    document: documents.outwitSpotlight,
    section: 'A power or ability possessed',
    summary:
      'One power or combat ability that one opposing figure possesses. Not team abilities, traits or ' +
      'feats, nor what a special power only lets it use; counter the special power, and all that it grants is ' +
      'gone.'
  },
  {
    id: 'OUT-03',
    title: 'What cannot be countered',
    document: documents.braveAndBold,
    section: 'Traits and Outwit',
    summary:
      'The size abilities of giants and colossals, Merge, Split, Multiattack, Tiny Size, Earthbound and ' +
      'combat symbols. What a trait or feat says the figure gains can be countered; what it only can use ' +
      'cannot.'
  },
  {
    id: 'OUT-04',
    title: 'Bolts do not help',
    document: documents.outwitSpotlight,
    section: 'By a single target',
    summary: 'More bolts do not mean more targets: Outwit is not a ranged attack.'
  },
  {
    id: 'OUT-05',
    title: 'Reach of Outwit',
    document: documents.outwitSpotlight,
    section: 'Within 10 squares; clear line of fire',
    summary:
      'Up to 2012: within 10 squares and line of fire. 2013: within range, at least 6, and line of fire. ' +
      'The line is needed even to an adjacent figure, so Stealth in hindering terrain can stop it; otherwise a ' +
      'hindered line will do.'
  },
  {
    id: 'OUT-06',
    title: 'How long a counter lasts',
    document: documents.outwitSpotlight,
    section: 'Which remains countered until the beginning of your next turn',
    summary:
      "To the beginning of your next turn, whatever the target's dial does meanwhile. It ends at once " +
      'when its user loses Outwit or is defeated.'
  },
  {
    id: 'OUT-07',
    title: 'Effects with a duration',
    document: documents.guide02,
    section: 'Damage powers: Outwit',
    summary: '2013: countering a power also removes effects whose duration that power sets.'
  },
  {
    id: 'OUT-08',
    title: 'Example: Hela and M-11',
    document: documents.outwitSpotlight,
    section: 'The Hela and M-11 example',
    summary:
      'M-11 hits Hela for 5; her Mystics deals him 1, which brings up the Willpower she had countered. ' +
      'She has lost Outwit by that hit, so Willpower is back before his token and pushing damage: he ignores it ' +
      'and has lost 1 click in all.'
  },
  {
    id: 'OUT-09',
    title: 'Example: Bug',
    document: documents.outwitSpotlight,
    section: 'The Bug example',
    summary:
      'Super Senses is countered on click 1. Clicks 4 and 6, reached by two hits in the same turn, show ' +
      'the power again, and it stays countered: the third attack cannot be evaded either.'
  }
]
