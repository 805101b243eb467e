/** Colossal stamina (COL). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const colossalRules: readonly RuleEntry[] = rulesOf(documents.giantColossal, [
  ['COL-01', 'Acting with two tokens', 'When this character has two action tokens'],
  ['COL-02', 'No pushing damage', 'The Apocalypse example, round 3'],
  ['COL-03', 'Resting', 'The Apocalypse example, round 4'],
  ['COL-04', 'Example: Apocalypse', 'The Apocalypse example'],
  ['COL-05', 'Who has it; moving indoors', 'Colossal Size and movement']
])
