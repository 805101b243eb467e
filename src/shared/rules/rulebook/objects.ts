/** Objects (OBJ). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const objectRules: readonly RuleEntry[] = [
  ...rulesOf(documents.core2012, [['OBJ-01', 'Objects in a force', 'Tactics: Objects']]),
  ...rulesOf(documents.guide02, [['OBJ-02', 'Picking up and putting down', 'Attack powers: Super Strength']]),
  ...rulesOf(documents.core2013, [
    ['OBJ-03', 'Held objects', 'Tactics: Objects'],
    ['OBJ-04', 'Hitting with an object', 'Tactics: Objects'],
    ['OBJ-05', 'Throwing an object', 'Tactics: Objects'],
    ['OBJ-06', 'Objects are used up', 'Tactics: Objects'],
    ['OBJ-07', 'Destroying an object', 'Tactics: Objects']
  ])
]
