/** Squares, adjacency and terrain (ADJ, TER). */
import { documents } from './documents.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'
import { rulesOf } from './rulesOf.ts'

export const terrainRules: readonly RuleEntry[] = [
  ...rulesOf(documents.core2013, [
    ['ADJ-01', 'Adjacent squares', 'Adjacent squares'],
    ['ADJ-02', 'Adjacency past walls and corners', 'Terrain: Blocking terrain (adjacency)']
  ]),
  ...rulesOf(documents.laterRulings, [['ADJ-03', 'Figures do not break adjacency', 'Adjacency past two figures']]),
  ...rulesOf(documents.core2013, [['ADJ-04', 'Adjacency and levels', 'Elevated terrain; Movement: Stairs and ladders']]),
  ...rulesOf(documents.core2012, [['ADJ-05', 'Adjacency through a multi-base figure', 'Multi-base characters']]),
  ...rulesOf(documents.core2013, [['TER-01', 'Kinds of terrain and their colors', 'Terrain']]),
  ...rulesOf(documents.rulebook2011, [['TER-02', 'Levels', 'Elevated terrain']]),
  ...rulesOf(documents.core2013, [
    ['TER-03', 'Clear, hindered, blocked', 'Clear, hindered, or blocked'],
    ['TER-04', 'Hindering terrain', 'Hindering terrain'],
    ['TER-05', 'Water terrain', 'Water terrain'],
    ['TER-06', 'Blocking terrain', 'Blocking terrain']
  ]),
  ...rulesOf(documents.newRules, [['TER-07', 'Rule of occupancy', 'Rule of Occupancy']]),
  ...rulesOf(documents.core2013, [
    ['TER-08', 'Elevated terrain cannot be destroyed', 'Elevated terrain'],
    ['TER-09', 'Objects on the map', 'Tactics: Objects'],
    ['TER-10', 'Debris markers', 'Debris markers'],
    ['TER-11', 'Destroying blocking terrain', 'Destroying blocking terrain']
  ]),
  ...rulesOf(documents.core2012, [['TER-12', 'Terrain that changes during an action', 'Changing terrain']]),
  ...rulesOf(documents.core2013, [['TER-13', 'Walls', 'Walls']]),
  ...rulesOf(documents.core2012, [['TER-14', 'Indoor blocking and levels', 'Terrain: indoor and outdoor blocking']]),
  ...rulesOf(documents.guide06, [['TER-15', 'Indoor and outdoor maps', 'Maps: errata and clarifications']]),
  ...rulesOf(documents.core2013, [['TER-16', 'Destroying a wall', 'Destroying walls']]),
  ...rulesOf(documents.newRules, [
    ['TER-17', 'Ranged attack on a wall', 'Destroying Walls'],
    ['TER-18', 'Starting areas that are too small', 'Starting Areas']
  ])
]
