/** Movement (MOV). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const movementRules: readonly RuleEntry[] = [
  {
    id: 'MOV-01',
    title: 'Move action',
    document: documents.core2013,
    section: 'Move actions'
  },
  {
    id: 'MOV-02',
    title: 'Moving past figures',
    document: documents.core2013,
    section: 'Move actions'
  },
  {
    id: 'MOV-03',
    title: 'Coming next to an opponent',
    document: documents.core2013,
    section: 'Breaking away'
  },
  {
    id: 'MOV-04',
    title: 'Breaking away',
    document: documents.core2013,
    section: 'Breaking away'
  },
  {
    id: 'MOV-05',
    title: 'Entering hindering terrain',
    document: documents.core2013,
    section: 'Hindering terrain: Movement'
  },
  {
    id: 'MOV-06',
    title: 'Starting in hindering terrain',
    document: documents.core2013,
    section: 'Hindering terrain: Movement'
  },
  {
    id: 'MOV-07',
    title: 'Halved twice: Charge from hindering terrain',
    document: documents.reading,
    section: "Follows from MOV-06, GEN-06 and the power's text"
  },
  {
    id: 'MOV-08',
    title: 'Stairs and ladders',
    document: documents.core2013,
    section: 'Movement: Stairs and ladders'
  },
  {
    id: 'MOV-09',
    title: 'Diagonal steps past a corner',
    document: documents.core2010,
    section: 'Intersections; Movement through intersection points (2013)'
  },
  {
    id: 'MOV-10',
    title: 'Placing is not moving',
    document: documents.core2013,
    section: 'Placing characters'
  },
  {
    id: 'MOV-11',
    title: 'Direct line movement',
    document: documents.core2013,
    section: 'Move actions'
  }
]
