/** Lines of fire: geometry (LOF). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const lineOfFireRules: readonly RuleEntry[] = [
  ...rulesOf(documents.drawingLines, [
    ['LOF-01', 'What a line of fire is', 'Drawing Lines'],
    ['LOF-02', 'Squares a line crosses', 'Drawing Lines'],
    ['LOF-03', 'Lines in both directions', 'Drawing Lines']
  ]),
  ...rulesOf(documents.reading, [['LOF-04', 'When a line runs through a corner', 'Arithmetic of the grid']]),
  ...rulesOf(documents.core2010, [['LOF-05', 'Both flanks of a corner', 'Intersections; Line of fire across intersection points (2013)']]),
  ...rulesOf(documents.drawingLines, [['LOF-06', 'Walls at a corner', 'The wall that ends at the midpoint']]),
  ...rulesOf(documents.core2013, [['LOF-07', 'Line across a wall', 'Line of fire']]),
  ...rulesOf(documents.drawingLines, [['LOF-08', 'Midpoint trick', 'Finding the midpoint']]),
  ...rulesOf(documents.core2013, [
    ['LOF-09', 'What blocks a line of fire', 'Line of fire'],
    ['LOF-10', 'A line to your own square', 'Line of fire']
  ]),
  ...rulesOf(documents.outwitSpotlight, [['LOF-11', 'Hindered is still clear', 'Clear line of fire to the target']]),
  ...rulesOf(documents.core2013, [
    ['LOF-12', 'Hindered lines', 'Hindering terrain: Line of fire'],
    ['LOF-13', 'Range, distance and line of fire', 'Line of fire'],
    ['LOF-14', 'Direct line of fire', 'Line of fire']
  ]),
  ...rulesOf(documents.guide01, [['LOF-15', 'Lines to objects; ignoring figures', 'Lines of fire']]),
  ...rulesOf(documents.core2013, [['LOF-16', 'Several targets, several lines', 'Multiple ranged combat targets']])
]
