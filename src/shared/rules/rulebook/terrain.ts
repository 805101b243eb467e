/** Squares, adjacency and terrain (ADJ, TER). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const terrainRules: readonly RuleEntry[] = [
  {
    id: 'ADJ-01',
    title: 'Adjacent squares',
    document: documents.core2013,
    section: 'Adjacent squares'
  },
  {
    id: 'ADJ-02',
    title: 'Adjacency past walls and corners',
    document: documents.core2013,
    section: 'Terrain: Blocking terrain (adjacency)'
  },
  {
    id: 'ADJ-03',
    title: 'Figures do not break adjacency',
    document: documents.laterRulings,
    section: 'Adjacency past two figures'
  },
  {
    id: 'ADJ-04',
    title: 'Adjacency and levels',
    document: documents.core2013,
    section: 'Elevated terrain; Movement: Stairs and ladders'
  },
  {
    id: 'ADJ-05',
    title: 'Adjacency through a multi-base figure',
    document: documents.core2012,
    section: 'Multi-base characters'
  },
  {
    id: 'TER-01',
    title: 'Kinds of terrain and their colors',
    document: documents.core2013,
    section: 'Terrain'
  },
  {
    id: 'TER-02',
    title: 'Levels',
    document: documents.rulebook2011,
    section: 'Elevated terrain'
  },
  {
    id: 'TER-03',
    title: 'Clear, hindered, blocked',
    document: documents.core2013,
    section: 'Clear, hindered, or blocked'
  },
  {
    id: 'TER-04',
    title: 'Hindering terrain',
    document: documents.core2013,
    section: 'Hindering terrain'
  },
  {
    id: 'TER-05',
    title: 'Water terrain',
    document: documents.core2013,
    section: 'Water terrain'
  },
  {
    id: 'TER-06',
    title: 'Blocking terrain',
    document: documents.core2013,
    section: 'Blocking terrain'
  },
  {
    id: 'TER-07',
    title: 'Rule of occupancy',
    document: documents.newRules,
    section: 'Rule of Occupancy'
  },
  {
    id: 'TER-08',
    title: 'Elevated terrain cannot be destroyed',
    document: documents.core2013,
    section: 'Elevated terrain'
  },
  {
    id: 'TER-09',
    title: 'Objects on the map',
    document: documents.core2013,
    section: 'Tactics: Objects'
  },
  {
    id: 'TER-10',
    title: 'Debris markers',
    document: documents.core2013,
    section: 'Debris markers'
  },
  {
    id: 'TER-11',
    title: 'Destroying blocking terrain',
    document: documents.core2013,
    section: 'Destroying blocking terrain'
  },
  {
    id: 'TER-12',
    title: 'Terrain that changes during an action',
    document: documents.core2012,
    section: 'Changing terrain'
  },
  {
    id: 'TER-13',
    title: 'Walls',
    document: documents.core2013,
    section: 'Walls'
  },
  {
    id: 'TER-14',
    title: 'Indoor blocking and levels',
    document: documents.core2012,
    section: 'Terrain: indoor and outdoor blocking'
  },
  {
    id: 'TER-15',
    title: 'Indoor and outdoor maps',
    document: documents.guide06,
    section: 'Maps: errata and clarifications'
  },
  {
    id: 'TER-16',
    title: 'Destroying a wall',
    document: documents.core2013,
    section: 'Destroying walls'
  },
  {
    id: 'TER-17',
    title: 'Ranged attack on a wall',
    document: documents.newRules,
    section: 'Destroying Walls'
  },
  {
    id: 'TER-18',
    title: 'Starting areas that are too small',
    document: documents.newRules,
    section: 'Starting Areas'
  }
]
