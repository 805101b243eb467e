/** Improved Movement and Improved Targeting, symbol by symbol (IMT). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const improvedRules: readonly RuleEntry[] = [
  {
    id: 'IMT-01',
    title: 'When the symbols work, and countering them',
    document: documents.guide02,
    section: 'Abilities: Improved Movement; Improved Targeting',
    summary:
      'Improved Movement works whenever the figure moves, also in Charge or Sidestep; Improved Targeting ' +
      'whenever it draws a line. Each is one combat ability, so one Outwit takes away all its symbols.'
  },
  {
    id: 'IMT-02',
    title: 'Symbol: elevated terrain',
    document: documents.guide02,
    section: 'Abilities: Improved Movement; Improved Targeting',
    summary: 'The figure ignores elevated terrain when it moves, or when it draws lines of fire.'
  },
  {
    id: 'IMT-03',
    title: 'Symbol: hindering terrain',
    document: documents.guide02,
    section: 'Abilities: Improved Movement; Improved Targeting',
    summary: 'The figure ignores hindering terrain when it moves, or when it draws lines of fire.'
  },
  {
    id: 'IMT-04',
    title: 'Symbol: water terrain',
    document: documents.guide02,
    section: 'Abilities: Improved Movement; Improved Targeting',
    summary: 'The figure ignores water terrain. For lines of fire water is clear anyway.'
  },
  {
    id: 'IMT-05',
    title: 'Symbols: blocking terrain',
    document: documents.guide02,
    section: 'Abilities: Improved Movement; Improved Targeting',
    summary:
      'The plain symbol ignores all blocking terrain, the one with an I only indoor blocking, the one ' + 'with an O only outdoor blocking.'
  },
  {
    id: 'IMT-06',
    title: 'Symbol: destroying blocking terrain',
    document: documents.guide02,
    section: 'Abilities: Improved Movement; Improved Targeting',
    summary:
      'Moving: blocking terrain is ignored and destroyed on the way, at a corner on both sides. ' +
      'Targeting: blocking terrain along the line is ignored and destroyed when the ranged attack resolves.'
  },
  {
    id: 'IMT-07',
    title: 'Symbols: figures',
    document: documents.guide02,
    section: 'Abilities: Improved Movement; Improved Targeting',
    summary:
      'The filled dot ignores all figures and the open dot opposing ones. The dot with an F, for ' +
      'targeting only, ignores friendly figures.'
  },
  {
    id: 'IMT-08',
    title: 'Symbols: adjacent opponents',
    document: documents.guide02,
    section: 'Abilities: Improved Movement; Improved Targeting',
    summary:
      'Two dots: it may move on past adjacent opponents, or shoot at adjacent ones. Two dots with an ' +
      'arrow: it may move through opponents as well, or shoot at any target while one is adjacent. Breaking ' +
      'away is still needed.'
  }
]
