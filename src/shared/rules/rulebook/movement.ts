/** Movement (MOV). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const movementRules: readonly RuleEntry[] = [
  ...rulesOf(documents.core2013, [
    ['MOV-01', 'Move action', 'Move actions'],
    ['MOV-02', 'Moving past figures', 'Move actions'],
    ['MOV-03', 'Coming next to an opponent', 'Breaking away'],
    ['MOV-04', 'Breaking away', 'Breaking away'],
    ['MOV-05', 'Entering hindering terrain', 'Hindering terrain: Movement'],
    ['MOV-06', 'Starting in hindering terrain', 'Hindering terrain: Movement']
  ]),
  ...rulesOf(documents.reading, [
    ['MOV-07', 'Halved twice: Charge from hindering terrain', "Follows from MOV-06, GEN-06 and the power's text"]
  ]),
  ...rulesOf(documents.core2013, [['MOV-08', 'Stairs and ladders', 'Movement: Stairs and ladders']]),
  ...rulesOf(documents.core2010, [
    ['MOV-09', 'Diagonal steps past a corner', 'Intersections; Movement through intersection points (2013)']
  ]),
  ...rulesOf(documents.core2013, [
    ['MOV-10', 'Placing is not moving', 'Placing characters'],
    ['MOV-11', 'Direct line movement', 'Move actions']
  ])
]
