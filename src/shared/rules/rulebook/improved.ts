/** Improved Movement and Improved Targeting, symbol by symbol (IMT). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const improvedRules: readonly RuleEntry[] = [
  {
    id: 'IMT-01',
    title: 'When the symbols work, and countering them',
    document: documents.guide02,
    section: 'Abilities: Improved Movement; Improved Targeting'
  },
  {
    id: 'IMT-02',
    title: 'Symbol: elevated terrain',
    document: documents.guide02,
    section: 'Abilities: Improved Movement; Improved Targeting'
  },
  {
    id: 'IMT-03',
    title: 'Symbol: hindering terrain',
    document: documents.guide02,
    section: 'Abilities: Improved Movement; Improved Targeting'
  },
  {
    id: 'IMT-04',
    title: 'Symbol: water terrain',
    document: documents.guide02,
    section: 'Abilities: Improved Movement; Improved Targeting'
  },
  {
    id: 'IMT-05',
    title: 'Symbols: blocking terrain',
    document: documents.guide02,
    section: 'Abilities: Improved Movement; Improved Targeting'
  },
  {
    id: 'IMT-06',
    title: 'Symbol: destroying blocking terrain',
    document: documents.guide02,
    section: 'Abilities: Improved Movement; Improved Targeting'
  },
  {
    id: 'IMT-07',
    title: 'Symbols: figures',
    document: documents.guide02,
    section: 'Abilities: Improved Movement; Improved Targeting'
  },
  {
    id: 'IMT-08',
    title: 'Symbols: adjacent opponents',
    document: documents.guide02,
    section: 'Abilities: Improved Movement; Improved Targeting'
  }
]
