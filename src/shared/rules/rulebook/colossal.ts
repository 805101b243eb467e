/** Colossal stamina (COL). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const colossalRules: readonly RuleEntry[] = [
  {
    id: 'COL-01',
    title: 'Acting with two tokens',
    document: documents.giantColossal,
    section: 'When this character has two action tokens'
  },
  {
    id: 'COL-02',
    title: 'No pushing damage',
    document: documents.giantColossal,
    section: 'The Apocalypse example, round 3'
  },
  {
    id: 'COL-03',
    title: 'Resting',
    document: documents.giantColossal,
    section: 'The Apocalypse example, round 4'
  },
  {
    id: 'COL-04',
    title: 'Example: Apocalypse',
    document: documents.giantColossal,
    section: 'The Apocalypse example'
  },
  {
    id: 'COL-05',
    title: 'Who has it; moving indoors',
    document: documents.giantColossal,
    section: 'Colossal Size and movement'
  }
]
