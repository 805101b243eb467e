/** Other changes of 2010, wild cards and names (NEW, WLD, NAM). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const otherRules: readonly RuleEntry[] = [
  {
    id: 'NEW-01',
    title: 'Click numbers',
    document: documents.newRules,
    section: 'Click Numbers',
    summary: 'From Blackest Night on, figures show the number of the click.'
  },
  {
    id: 'NEW-02',
    title: 'Symbols from special powers',
    document: documents.newRules,
    section: 'Small tweaks',
    summary:
      'A combat symbol that comes from a special power takes the place of the printed one unless errata ' +
      'say otherwise. A feat that asks for a power counts one that a special power names.'
  },
  {
    id: 'NEW-03',
    title: 'Additional and alternate team abilities',
    document: documents.newRules,
    section: 'Alternate Team Abilities',
    summary: 'They are tied to keywords, come on top of other team abilities, one card for each force, and wild ' + 'cards may use them.'
  },
  {
    id: 'WLD-01',
    title: 'Wild cards in 2010',
    document: documents.newRules,
    section: 'Wild Cards',
    summary:
      '2010: a wild card may change its team ability whenever either side declares an action, keeps it ' +
      'until then and may drop it. No change that would make the current action illegal, such as turning ' +
      'Stealthy when already targeted.'
  },
  {
    id: 'WLD-02',
    title: 'Wild cards from 2011 on',
    document: documents.guide05,
    section: 'Wild cards',
    summary:
      'From 2011 on changing is a free action in your own turn, as often as you like; it holds until ' +
      'changed or until no friend with that team ability is left. The wild card never possesses it.'
  },
  {
    id: 'NAM-01',
    title: 'Same name',
    document: documents.braveAndBold,
    section: 'Character names',
    summary:
      'Names count only as a whole: a longer name that contains the other is not the same. ' +
      'Abbreviations, articles, accents and capitals do not matter.'
  },
  {
    id: 'NAM-02',
    title: 'Alter egos',
    document: documents.braveAndBold,
    section: 'Alter Egos',
    summary:
      'The orange starting line is only for the transformation; the hero cannot be bought at that price, ' +
      'nor healed past the line with which it came in. In sealed play both figures must come from your ' +
      'boosters.'
  }
]
