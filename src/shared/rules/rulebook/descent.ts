/** Descent: resolving an attack (D2). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const descentRules: readonly RuleEntry[] = rulesOf(documents.descent, [
  ['D2-01', 'Steps of an attack', 'Attack'],
  ['D2-02', 'Choosing the target', 'Attack: Declare weapon and target'],
  ['D2-03', "Heroes' weapons", 'Attack: Declare weapon and target'],
  ['D2-04', "Monsters' attacks", 'Attack: Monsters'],
  ['D2-05', 'Rolling', 'Attack: Roll dice'],
  ['D2-06', 'A miss on the blue die', 'Attack: Roll dice'],
  ['D2-07', 'Range', 'Attack: Check range'],
  ['D2-08', 'Surges', 'Attack: Spend surges'],
  ['D2-09', 'Damage', 'Attack: Deal damage'],
  ['D2-10', 'Dice', 'Dice']
])
