/** Objects (OBJ). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const objectRules: readonly RuleEntry[] = [
  {
    id: 'OBJ-01',
    title: 'Objects in a force',
    document: documents.core2012,
    section: 'Tactics: Objects'
  },
  {
    id: 'OBJ-02',
    title: 'Picking up and putting down',
    document: documents.guide02,
    section: 'Attack powers: Super Strength'
  },
  {
    id: 'OBJ-03',
    title: 'Held objects',
    document: documents.core2013,
    section: 'Tactics: Objects'
  },
  {
    id: 'OBJ-04',
    title: 'Hitting with an object',
    document: documents.core2013,
    section: 'Tactics: Objects'
  },
  {
    id: 'OBJ-05',
    title: 'Throwing an object',
    document: documents.core2013,
    section: 'Tactics: Objects'
  },
  {
    id: 'OBJ-06',
    title: 'Objects are used up',
    document: documents.core2013,
    section: 'Tactics: Objects'
  },
  {
    id: 'OBJ-07',
    title: 'Destroying an object',
    document: documents.core2013,
    section: 'Tactics: Objects'
  }
]
