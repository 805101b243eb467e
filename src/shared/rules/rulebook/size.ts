/** Lines of fire and close combat: size (SIZ). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const sizeRules: readonly RuleEntry[] = [
  ...rulesOf(documents.guide01, [['SIZ-01', 'Smaller figures do not block', 'Lines of fire']]),
  ...rulesOf(documents.giantColossal, [['SIZ-02', 'Size and lines in 2010', 'Line of fire to and from colossal figures']]),
  ...rulesOf(documents.linesOfFire2, [
    ['SIZ-03', 'Giant and elevated figure in 2010', 'Giant Size: as if both were elevated'],
    ['SIZ-04', 'When Giant Size changes nothing', 'Giant Size: when the rule applies']
  ]),
  ...rulesOf(documents.pac2013, [['SIZ-05', 'Great Size counts as higher', 'Combat abilities: Great Size']]),
  ...rulesOf(documents.reading, [
    ['SIZ-06', 'Giants, roofs and buildings', 'Follows from SIZ-05 and ELV-04'],
    ['SIZ-07', 'Giants over hindering terrain', 'Follows from SIZ-05 and ELV-05']
  ]),
  ...rulesOf(documents.guide02, [
    ['SIZ-08', "Giants' close combat across levels", 'Abilities: Giant Reach'],
    ['SIZ-09', 'Giant Reach', 'Abilities: Giant Reach']
  ]),
  ...rulesOf(documents.giantColossal, [['SIZ-10', 'Ranged attacks while adjacent to an opponent', 'Ranged combat attacks when adjacent']]),
  ...rulesOf(documents.guide02, [['SIZ-11', 'Tiny figures and hindering terrain', 'Abilities: Tiny Size']]),
  ...rulesOf(documents.bigOrSmall, [['SIZ-12', 'Where size is read', 'Size and combat symbols']])
]
