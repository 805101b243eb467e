/** Lines of fire: elevation (ELV). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const elevationRules: readonly RuleEntry[] = [
  {
    id: 'ELV-01',
    title: 'Lines on the same level',
    document: documents.core2013,
    section: 'Elevated terrain: Line of fire'
  },
  {
    id: 'ELV-02',
    title: 'Grounded giants under a high line',
    // Said for 2010 only, whose edition names its document.
    document: documents.reading,
    section: 'Grounded giants under a line between elevated squares, from 2012 on'
  },
  {
    id: 'ELV-03',
    title: 'Indoor blocking under a high line',
    document: documents.core2012,
    section: 'Terrain: indoor and outdoor blocking'
  },
  {
    id: 'ELV-04',
    title: 'Lines between levels',
    document: documents.core2013,
    section: 'Line of fire: The rim'
  },
  {
    id: 'ELV-05',
    title: 'What a line between levels overlooks',
    document: documents.core2013,
    section: 'Line of fire: The rim'
  },
  {
    id: 'ELV-06',
    title: 'Target in hindering terrain on another level',
    document: documents.linesOfFire2,
    section: 'Hindering terrain'
  },
  {
    id: 'ELV-07',
    title: 'The cone below a rim',
    document: documents.linesOfFire2,
    section: 'The rim and the cone'
  },
  {
    id: 'ELV-08',
    title: 'Three and more levels',
    document: documents.rulebook2011,
    section: 'Lines of fire and elevation'
  },
  {
    id: 'ELV-09',
    title: 'Targeting a figure on the rim',
    document: documents.core2013,
    section: 'Line of fire: The rim'
  }
]
