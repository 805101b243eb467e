/** Descent: resolving an attack (D2). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const descentRules: readonly RuleEntry[] = [
  {
    id: 'D2-01',
    title: 'Steps of an attack',
    document: documents.descent,
    section: 'Attack'
  },
  {
    id: 'D2-02',
    title: 'Choosing the target',
    document: documents.descent,
    section: 'Attack: Declare weapon and target'
  },
  {
    id: 'D2-03',
    title: "Heroes' weapons",
    document: documents.descent,
    section: 'Attack: Declare weapon and target'
  },
  {
    id: 'D2-04',
    title: "Monsters' attacks",
    document: documents.descent,
    section: 'Attack: Monsters'
  },
  {
    id: 'D2-05',
    title: 'Rolling',
    document: documents.descent,
    section: 'Attack: Roll dice'
  },
  {
    id: 'D2-06',
    title: 'A miss on the blue die',
    document: documents.descent,
    section: 'Attack: Roll dice'
  },
  {
    id: 'D2-07',
    title: 'Range',
    document: documents.descent,
    section: 'Attack: Check range'
  },
  {
    id: 'D2-08',
    title: 'Surges',
    document: documents.descent,
    section: 'Attack: Spend surges'
  },
  {
    id: 'D2-09',
    title: 'Damage',
    document: documents.descent,
    section: 'Attack: Deal damage'
  },
  {
    id: 'D2-10',
    title: 'Dice',
    document: documents.descent,
    section: 'Dice'
  }
]
