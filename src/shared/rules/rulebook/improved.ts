/** Improved Movement and Improved Targeting, symbol by symbol (IMT). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const improvedRules: readonly RuleEntry[] = rulesOf(documents.guide02, [
  ['IMT-01', 'When the symbols work, and countering them', 'Abilities: Improved Movement; Improved Targeting'],
  ['IMT-02', 'Symbol: elevated terrain', 'Abilities: Improved Movement; Improved Targeting'],
  ['IMT-03', 'Symbol: hindering terrain', 'Abilities: Improved Movement; Improved Targeting'],
  ['IMT-04', 'Symbol: water terrain', 'Abilities: Improved Movement; Improved Targeting'],
  ['IMT-05', 'Symbols: blocking terrain', 'Abilities: Improved Movement; Improved Targeting'],
  ['IMT-06', 'Symbol: destroying blocking terrain', 'Abilities: Improved Movement; Improved Targeting'],
  ['IMT-07', 'Symbols: figures', 'Abilities: Improved Movement; Improved Targeting'],
  ['IMT-08', 'Symbols: adjacent opponents', 'Abilities: Improved Movement; Improved Targeting']
])
