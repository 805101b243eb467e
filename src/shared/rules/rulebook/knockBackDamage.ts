/** Knock back: where the path stops and what it costs (KBD). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const knockBackDamageRules: readonly RuleEntry[] = [
  ...rulesOf(documents.knockBackMore, [['KBD-01', 'Map edge', 'Common corner cases: Map effects']]),
  ...rulesOf(documents.core2012, [['KBD-02', 'Walls and squares that block movement', 'Knock back damage (page 11)']]),
  ...rulesOf(documents.reading, [['KBD-03', 'Diagonal step with both ways closed', 'Follows from MOV-09 and ADJ-02']]),
  ...rulesOf(documents.core2012, [
    ['KBD-04', 'Higher ground', 'Knock back damage (page 11)'],
    ['KBD-05', 'Knocked off elevated terrain', 'Knock back off elevated terrain (page 11)']
  ]),
  ...rulesOf(documents.knockBackMore, [
    ['KBD-06', 'Nowhere to fall', 'Common corner cases: Map effects'],
    ['KBD-07', 'Stopped by a figure', 'Common corner cases: Map effects (first picture)']
  ]),
  ...rulesOf(documents.knockBackIntro, [['KBD-08', 'Path completed', 'Knock back damage']]),
  ...rulesOf(documents.reading, [['KBD-09', 'Already against the wall', 'Follows from KBD-02']]),
  ...rulesOf(documents.knockBackIntro, [
    ['KBD-10', 'Knock-back damage can be reduced', 'Finishing up'],
    ['KBD-11', 'Knock-back damage is no attack', 'Finishing up'],
    ['KBD-12', 'One knock-back damage at most', 'Knock back damage']
  ]),
  ...rulesOf(documents.core2013, [['KBD-13', 'Terrain survives', 'Knock back damage']]),
  ...rulesOf(documents.knockBackMore, [
    ['KBD-14', 'Flight and falling', 'Flight'],
    ['KBD-15', 'Combat Reflexes and knock-back damage', 'Combat Reflexes'],
    ['KBD-16', 'Powers showing after the attack', 'Combat Reflexes']
  ]),
  ...rulesOf(documents.reading, [['KBD-17', 'Who is credited with knock-back damage', 'Later official answers, applied to all editions']])
]
