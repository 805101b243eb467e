/** Lines of fire: geometry (LOF). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const lineOfFireRules: readonly RuleEntry[] = [
  {
    id: 'LOF-01',
    title: 'What a line of fire is',
    document: documents.drawingLines,
    section: 'Drawing Lines'
  },
  {
    id: 'LOF-02',
    title: 'Squares a line crosses',
    document: documents.drawingLines,
    section: 'Drawing Lines'
  },
  {
    id: 'LOF-03',
    title: 'Lines in both directions',
    document: documents.drawingLines,
    section: 'Drawing Lines'
  },
  {
    id: 'LOF-04',
    title: 'When a line runs through a corner',
    document: documents.reading,
    section: 'Arithmetic of the grid'
  },
  {
    id: 'LOF-05',
    title: 'Both flanks of a corner',
    document: documents.core2010,
    section: 'Intersections; Line of fire across intersection points (2013)'
  },
  {
    id: 'LOF-06',
    title: 'Walls at a corner',
    document: documents.drawingLines,
    section: 'The wall that ends at the midpoint'
  },
  {
    id: 'LOF-07',
    title: 'Line across a wall',
    document: documents.core2013,
    section: 'Line of fire'
  },
  {
    id: 'LOF-08',
    title: 'Midpoint trick',
    document: documents.drawingLines,
    section: 'Finding the midpoint'
  },
  {
    id: 'LOF-09',
    title: 'What blocks a line of fire',
    document: documents.core2013,
    section: 'Line of fire'
  },
  {
    id: 'LOF-10',
    title: 'A line to your own square',
    document: documents.core2013,
    section: 'Line of fire'
  },
  {
    id: 'LOF-11',
    title: 'Hindered is still clear',
    document: documents.outwitSpotlight,
    section: 'Clear line of fire to the target'
  },
  {
    id: 'LOF-12',
    title: 'Hindered lines',
    document: documents.core2013,
    section: 'Hindering terrain: Line of fire'
  },
  {
    id: 'LOF-13',
    title: 'Range, distance and line of fire',
    document: documents.core2013,
    section: 'Line of fire'
  },
  {
    id: 'LOF-14',
    title: 'Direct line of fire',
    document: documents.core2013,
    section: 'Line of fire'
  },
  {
    id: 'LOF-15',
    title: 'Lines to objects; ignoring figures',
    document: documents.guide01,
    section: 'Lines of fire'
  },
  {
    id: 'LOF-16',
    title: 'Several targets, several lines',
    document: documents.core2013,
    section: 'Multiple ranged combat targets'
  }
]
